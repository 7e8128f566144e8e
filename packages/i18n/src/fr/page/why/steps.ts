/** The steps of a settlement as sentences. `tools/why/steps.ts` chooses. */

import type { PageStepTexts, SplitFacts } from '../../../tools/why/steps.js';
import { aHand } from '../grammar.js';

const even = ({ who, best, hand, chips, inChips, share }: SplitFacts): string =>
  `Égalité : ${who} ont ${best}${hand} et partagent ${chips}${inChips}, soit ${share} chacun`;

export const step: PageStepTexts = {
  best: {
    hand: 'la meilleure main',
    high: 'la meilleure main haute',
    low: 'la meilleure main basse',
  },
  sum: {
    ante: 'ante',
    deadBlinds: 'blindes mortes',
    folded: 'main couchée',
    orphan: 'au-dessus de toute main en jeu',
  },
  refund: (who, level, matched, chips) =>
    `${who} a mis ${level}, mais personne n’a suivi au-delà de ${matched} : l’excédent de ${chips} a été rendu. Il n’est dans aucun pot.`,
  forfeit: ({ who, level, called, chips }) =>
    `${who} a mis ${level}, et personne n’a suivi au-delà de ${called}. Mais cette main est morte : les mises forcées, ${chips}, restent dans le pot et peuvent être gagnées.`,
  forfeitUncalled: ({ who, level, chips }) =>
    `${who} a mis ${level}, et personne n’a suivi. Mais cette main est morte : les mises forcées, ${chips}, restent dans le pot et peuvent être gagnées.`,
  noRake: 'Pas de flop, pas de rake.',
  rake: ({ percent, base, inChips, atMost, chips }) =>
    `Le rake est de ${percent} % de ${base}${inChips}${atMost} : ${chips}.`,
  inChips: (chip) => ` en jetons de ${chip}`,
  atMost: (cap) => `, au plus ${cap}`,
  folded: (who, people) =>
    `${who} ${people === 1 ? 'a' : 'ont'} passé ; les jetons restent dans le pot.`,
  out: (who, people) =>
    `${who} ${people === 1 ? 'a mis moins et ne peut' : 'ont mis moins et ne peuvent'} pas gagner ce pot.`,
  potRake: (chips, left) => `Un rake de ${chips} est prélevé ; il reste ${left} à payer.`,
  unopposed: (who, chips) => `${who} n’a plus d’adversaire pour ce pot et prend ${chips}.`,
  board: (board, of, chips) => `Le board ${board} sur ${of} se joue pour ${chips}.`,
  half: {
    high: (chips) => `La moitié haute est de ${chips}.`,
    low: (chips) => `La moitié basse est de ${chips}.`,
  },
  noLow: 'Personne n’a de main basse : la main haute prend tout.',
  winsBoth: (who) => `${who} gagne le haut et le bas.`,
  tieBoth: (who) => `${who} sont à égalité en haut comme en bas : on ne divise qu’une fois.`,
  win: ({ who, best, hand, chips }) => `${who} a ${best}${hand} et gagne ${chips}.`,
  split: (facts) => `${even(facts)}.`,
  splitOdd: (facts, odd, parts) =>
    `${even(facts)}. ${parts === 1 ? 'Le jeton impair va' : 'Les jetons impairs vont'} dans le sens horaire à partir du bouton : ${odd}.`,
  oddPart: (chips, who) => `${chips} à ${who}`,
  called: (hand) => ` (${aHand(hand)})`,
  /** "Bob perd avec une paire de six, kicker neuf." */
  beats: (who, hand) => `${who} perd avec ${aHand(hand)}.`,
};
