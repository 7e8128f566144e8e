/** The steps of a settlement as sentences. */

import { type SumTexts, sumText, type WhyStep } from '@sidepot/engine';
import { amount, count } from '../../../tools/numbers.js';
import type { SeatNames, WonHand } from '../../../tools/told.js';
import { list } from '../numbers.js';
import { towers } from './towers.js';

type Step<K extends WhyStep<number>['kind']> = Extract<WhyStep<number>, { kind: K }>;
interface Part {
  readonly player: number;
  readonly amount: number;
}

const BEST = {
  hand: 'la mejor mano',
  high: 'la mejor mano alta',
  low: 'la mejor mano baja',
} as const;

const parts = (names: SeatNames, all: readonly Part[]): string =>
  list(all.map(({ player, amount: chips }) => `${names.seat(player)} (${amount(chips)})`));

const who = (names: SeatNames, seats: readonly number[]): string => list(seats.map(names.seat));

/** The form is the engine's, so that page, library and command line say the same. */
const SUM: SumTexts = {
  ante: 'ante',
  deadBlinds: 'ciegas muertas',
  folded: 'de quien se retiró',
  orphan: 'por encima de toda mano viva',
  chips: amount,
};

function forfeit(step: Step<'forfeit'>, names: SeatNames): string {
  const { player, called, level, amount: chips } = step;
  const name = names.seat(player);
  const put = called === 0 ? 'nadie lo igualó' : `nadie igualó más de ${amount(called)}`;
  return `${name} puso ${amount(level)}, y ${put}. Pero esta mano está muerta: los ${amount(chips)} obligatorios se quedan y se pueden ganar.`;
}

function rake({ base, bps, cap, amount: chips, due, chip }: Step<'hand-rake'>): string {
  if (!due) return 'Sin flop no hay rake.';
  const whole = chip === undefined ? '' : ` en fichas de ${amount(chip)}`;
  const most = cap === null ? '' : `, con un tope de ${amount(cap)}`;
  return `El rake es el ${count(bps / 100)}\u00a0% de ${amount(base)}${whole}${most}: ${amount(chips)}.`;
}

const inSentence = (hand: string): string => `${hand.charAt(0).toLowerCase()}${hand.slice(1)}`;

const called = (hand: WonHand | null): string =>
  hand === null ? '' : ` (${inSentence(hand.text)})`;

/** "Supera a Bruno: pareja de seises, kicker nueve." */
function beats(hand: WonHand | null, names: SeatNames): string {
  const beat = hand?.beat ?? null;
  return beat === null ? '' : ` Supera a ${names.seat(beat.seat)}: ${inSentence(beat.text)}.`;
}

function split(step: Step<'split'>, names: SeatNames, hand: WonHand | null): string {
  const { players, best, amount: chips, share, odd, chip } = step;
  const small = chip === undefined ? '' : ` en fichas de ${amount(chip)}`;
  const beaten = beats(hand, names);
  const even = `${who(names, players)} empatan con ${BEST[best]}${called(hand)} y se reparten ${amount(chips)}${small}: ${amount(share)} por cabeza`;
  if (odd.length === 0) return `${even}.${beaten}`;
  const more = odd.map((part) => `${amount(part.amount)} para ${names.seat(part.player)}`);
  const goes =
    odd.length === 1
      ? 'La ficha impar es para quien está primero a la izquierda del botón'
      : 'Las fichas impares van por orden desde la izquierda del botón';
  return `${even}. ${goes}: ${list(more)}.${beaten}`;
}

const folded = (names: SeatNames, all: readonly Part[]): string =>
  `${parts(names, all)} ${all.length > 1 ? 'se retiraron' : 'se retiró'}; las fichas se quedan en el bote.`;

const out = (names: SeatNames, all: readonly Part[]): string =>
  `${parts(names, all)} ${all.length > 1 ? 'pusieron menos y no pueden' : 'puso menos y no puede'} ganar este bote.`;

/** `hand`: what wins, if it is known. */
function step(one: WhyStep<number>, names: SeatNames, hand: WonHand | null): string {
  switch (one.kind) {
    case 'refund':
      return `${names.seat(one.player)} puso ${amount(one.level)}, pero nadie igualó más de ${amount(one.matched)}: se le devuelven ${amount(one.amount)}, que no están en ningún bote.`;
    case 'forfeit':
      return forfeit(one, names);
    case 'hand-rake':
      return rake(one);
    case 'sum':
      return sumText(one, SUM);
    case 'folded':
      return folded(names, one.players);
    case 'out':
      return out(names, one.players);
    case 'pot-rake':
      return `Se cobra un rake de ${amount(one.amount)}; se pagan ${amount(one.left)}.`;
    case 'unopposed':
      return `Solo queda ${names.seat(one.player)} para ganarlo y se lleva ${amount(one.amount)}.`;
    case 'board':
      return `El board ${one.board} de ${one.of} se juega ${amount(one.amount)}.`;
    case 'half':
      return `La mitad ${one.half === 'high' ? 'alta' : 'baja'} es de ${amount(one.amount)}.`;
    case 'no-low':
      return 'Nadie tiene mano baja, así que la mano alta se lo lleva todo.';
    case 'same-both-ways':
      return one.players.length === 1
        ? `${who(names, one.players)} gana la alta y la baja.`
        : `${who(names, one.players)} empatan en la alta y en la baja, así que se divide una sola vez.`;
    case 'win':
      return `${names.seat(one.player)} tiene ${BEST[one.best]}${called(hand)} y gana ${amount(one.amount)}.${beats(hand, names)}`;
    case 'split':
      return split(one, names, hand);
  }
}

export const why = {
  title: (pot: string, chips: number): string => `${pot}: ${amount(chips)}`,
  close: 'Cerrar',
  steps: 'Cómo se ha formado este bote',
  contenders: (names: readonly string[]): string =>
    `Lo ${names.length > 1 ? 'disputan' : 'disputa'} ${list(names)}.`,
  paidIn: 'Lo que puso cada uno',
  player: 'Jugador',
  chips: 'Fichas',
  folded: 'se retiró',
  killed: 'mano muerta',
  returned: (chips: number): string => `${amount(chips)} de vuelta`,
  calculator: 'Abrir en la calculadora',
  unknown: 'Los detalles de este bote no están disponibles aquí.',
  step,
  towers,
};
