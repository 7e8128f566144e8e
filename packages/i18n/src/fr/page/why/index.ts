/** The steps of a settlement as sentences. */

import { type SumTexts, sumText, type WhyStep } from '@sidepot/engine';
import { amount, count } from '../../../tools/numbers.js';
import type { SeatNames, WonHand } from '../../../tools/told.js';
import { aHand } from '../grammar.js';
import { list } from '../numbers.js';
import { towers } from './towers.js';

type Step<K extends WhyStep<number>['kind']> = Extract<WhyStep<number>, { kind: K }>;
interface Part {
  readonly player: number;
  readonly amount: number;
}

const BEST = {
  hand: 'la meilleure main',
  high: 'la meilleure main haute',
  low: 'la meilleure main basse',
} as const;

const parts = (names: SeatNames, all: readonly Part[]): string =>
  list(all.map(({ player, amount: chips }) => `${names.seat(player)} (${amount(chips)})`));

const who = (names: SeatNames, seats: readonly number[]): string => list(seats.map(names.seat));

/** The form is the engine's, so that page, library and command line say the same. */
const SUM: SumTexts = {
  ante: 'ante',
  deadBlinds: 'blindes mortes',
  folded: 'main couchée',
  orphan: 'au-dessus de toute main en jeu',
  chips: amount,
};

function forfeit(step: Step<'forfeit'>, names: SeatNames): string {
  const { player, called, level, amount: chips } = step;
  const name = names.seat(player);
  const put =
    called === 0 ? 'personne n’a suivi' : `personne n’a suivi au-delà de ${amount(called)}`;
  return `${name} a mis ${amount(level)}, et ${put}. Mais cette main est morte : les mises forcées, ${amount(chips)}, restent dans le pot et peuvent être gagnées.`;
}

function rake({ base, bps, cap, amount: chips, due, chip }: Step<'hand-rake'>): string {
  if (!due) return 'Pas de flop, pas de rake.';
  const whole = chip === undefined ? '' : ` en jetons de ${amount(chip)}`;
  const most = cap === null ? '' : `, au plus ${amount(cap)}`;
  return `Le rake est de ${count(bps / 100)} % de ${amount(base)}${whole}${most} : ${amount(chips)}.`;
}

const called = (hand: WonHand | null): string => (hand === null ? '' : ` (${aHand(hand.text)})`);

/** "Bob perd avec une paire de six, kicker neuf." */
function beats(hand: WonHand | null, names: SeatNames): string {
  const beat = hand?.beat ?? null;
  return beat === null ? '' : ` ${names.seat(beat.seat)} perd avec ${aHand(beat.text)}.`;
}

function split(step: Step<'split'>, names: SeatNames, hand: WonHand | null): string {
  const { players, best, amount: chips, share, odd, chip } = step;
  const small = chip === undefined ? '' : ` en jetons de ${amount(chip)}`;
  const beaten = beats(hand, names);
  const even = `Égalité : ${who(names, players)} ont ${BEST[best]}${called(hand)} et partagent ${amount(chips)}${small}, soit ${amount(share)} chacun`;
  if (odd.length === 0) return `${even}.${beaten}`;
  const more = odd.map((part) => `${amount(part.amount)} à ${names.seat(part.player)}`);
  const goes = odd.length === 1 ? 'Le jeton impair va' : 'Les jetons impairs vont';
  return `${even}. ${goes} dans le sens horaire à partir du bouton : ${list(more)}.${beaten}`;
}

/** `hand`: what wins, if it is known. */
function step(one: WhyStep<number>, names: SeatNames, hand: WonHand | null): string {
  switch (one.kind) {
    case 'refund':
      return `${names.seat(one.player)} a mis ${amount(one.level)}, mais personne n’a suivi au-delà de ${amount(one.matched)} : l’excédent de ${amount(one.amount)} a été rendu. Il n’est dans aucun pot.`;
    case 'forfeit':
      return forfeit(one, names);
    case 'hand-rake':
      return rake(one);
    case 'sum':
      return sumText(one, SUM);
    case 'folded':
      return one.players.length === 1
        ? `${parts(names, one.players)} a passé ; les jetons restent dans le pot.`
        : `${parts(names, one.players)} ont passé ; les jetons restent dans le pot.`;
    case 'out':
      return one.players.length === 1
        ? `${parts(names, one.players)} a mis moins et ne peut pas gagner ce pot.`
        : `${parts(names, one.players)} ont mis moins et ne peuvent pas gagner ce pot.`;
    case 'pot-rake':
      return `Un rake de ${amount(one.amount)} est prélevé ; il reste ${amount(one.left)} à payer.`;
    case 'unopposed':
      return `${names.seat(one.player)} n’a plus d’adversaire pour ce pot et prend ${amount(one.amount)}.`;
    case 'board':
      return `Le board ${one.board} sur ${one.of} se joue pour ${amount(one.amount)}.`;
    case 'half':
      return `La moitié ${one.half === 'high' ? 'haute' : 'basse'} est de ${amount(one.amount)}.`;
    case 'no-low':
      return 'Personne n’a de main basse : la main haute prend tout.';
    case 'same-both-ways':
      return one.players.length === 1
        ? `${who(names, one.players)} gagne le haut et le bas.`
        : `${who(names, one.players)} sont à égalité en haut comme en bas : on ne divise qu’une fois.`;
    case 'win':
      return `${names.seat(one.player)} a ${BEST[one.best]}${called(hand)} et gagne ${amount(one.amount)}.${beats(hand, names)}`;
    case 'split':
      return split(one, names, hand);
  }
}

export const why = {
  title: (pot: string, chips: number): string => `${pot} : ${amount(chips)}`,
  close: 'Fermer',
  steps: 'D’où vient ce pot',
  contenders: (names: readonly string[]): string =>
    names.length === 1 ? `En jeu : ${list(names)}.` : `Se joue entre ${list(names)}.`,
  paidIn: 'Ce que chacun a mis',
  player: 'Joueur',
  chips: 'Jetons',
  folded: 'a passé',
  killed: 'main morte',
  returned: (chips: number): string => `rendu : ${amount(chips)}`,
  calculator: 'Ouvrir dans le calculateur',
  unknown: 'Les détails de ce pot ne sont pas disponibles ici.',
  step,
  towers,
};
