/** Who wins what, and how it is pushed. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const showdown = {
  who: (pot: string): string => `Qui gagne le ${pot.toLowerCase()} ?`,
  whoOf: (pot: string, part: string): string => `Qui gagne le ${pot.toLowerCase()}, ${part} ?`,
  parts: { high: 'haut', low: 'bas' } as const,
  board: (board: number): string => `tableau ${board}`,
  order: 'Touchez les mains, la meilleure d’abord.',
  done: 'Poussez les pots, puis cochez-les.',
  ways: { winners: 'Pot par pot', ranking: 'Meilleure main d’abord' } as const,
  way: 'Comment toucher les gagnants',
  tie: 'Égalité : toucher aussi',
  noLow: 'Pas de bas',
  clear: 'Effacer',
  runs: 'Combien de fois ?',
  times: ['Une fois', 'Deux fois', 'Trois fois'],
  open: 'à dire',
  gets: (seat: string, chips: number): string => `${seat} reçoit ${amount(chips)}`,
  odd: (seat: string, chips: number): string => `jeton impair : ${amount(chips)} à ${seat}`,
  rake: (chips: number): string => `rake ${amount(chips)}`,
  paid: (pot: string): string => `${pot} : poussé`,
  paidShort: 'Poussé',
  why: 'Pourquoi ?',
  rule: 'La règle',
  rules: {
    sidePots: 'Chaque pot se joue entre ceux qui y ont mis, et se paie séparément.',
    uncalled: 'Ce que personne n’a suivi est rendu et n’est pas un pot.',
    folded: 'Les jetons des mains passées restent dans les pots.',
    odd: 'Le jeton impair va au premier siège à gauche du bouton.',
    ante: 'L’ante de la grosse blinde est de l’argent mort dans le pot principal.',
    halves:
      'Le high et le low prennent chacun la moitié, un jeton impair va à la moitié high. Sans low, la main high prend tout.',
    boards:
      'Chaque board joue une part égale de chaque pot ; les jetons impairs vont au premier board.',
    best: 'La meilleure main parmi celles qui peuvent gagner un pot le prend.',
  } as const,
  ruleNumbers: {
    sidePots: 'R12–R16 · TDA 21',
    uncalled: 'R10 · TDA 15-B',
    folded: 'R13 · TDA 50-A',
    odd: 'R81–R84 · TDA 20',
    ante: 'R14 · TDA RP-11',
    halves: 'R85–R87 · TDA 20-C',
    boards: 'R88',
    best: 'R79',
  } as const,
  floor: 'Pour le floor',
  floorNote: 'Ce code ouvre la main dans le calculateur d’un autre téléphone.',
  openCalculator: 'Ouvrir dans le calculateur',
  warning: (expected: readonly string[]): string =>
    `Aucun classement ne donne cela : ${list(expected)} devrait gagner ici aussi. C’est payé comme touché.`,
  chips: {
    title: 'Jetons',
    into: (seats: string, chips: number, pot: string): string =>
      `De ${seats} ${amount(chips)} chacun dans le ${pot.toLowerCase()}`,
    from: (seat: string, chips: number, pot: string): string =>
      `De ${seat} ${amount(chips)} dans le ${pot.toLowerCase()}`,
    dead: (chips: number): string => `ante et jetons morts ${amount(chips)}`,
    left: (chips: number): string => `${amount(chips)} sans jeton`,
  },
};
