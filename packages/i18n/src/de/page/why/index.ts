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
  hand: 'die beste Hand',
  high: 'die beste High-Hand',
  low: 'die beste Low-Hand',
} as const;

const HALVES = { high: 'High', low: 'Low' } as const;

const parts = (names: SeatNames, all: readonly Part[]): string =>
  list(all.map(({ player, amount: chips }) => `${names.seat(player)} (${amount(chips)})`));

const who = (names: SeatNames, seats: readonly number[]): string => list(seats.map(names.seat));

/** The form is the engine's, so that page, library and command line say the same. */
const SUM: SumTexts = {
  ante: 'Ante',
  deadBlinds: 'tote Blinds',
  folded: 'gefoldet',
  orphan: 'über jeder aktiven Hand',
  chips: amount,
};

function forfeit(step: Step<'forfeit'>, names: SeatNames): string {
  const { player, called, level, amount: chips } = step;
  const name = names.seat(player);
  const put =
    called === 0 ? 'niemand hat gecallt' : `niemand hat mehr als ${amount(called)} gecallt`;
  return `${name} hat ${amount(level)} gesetzt, und ${put}. Aber diese Hand ist tot: Die Pflichteinsätze (${amount(chips)}) bleiben drin und können gewonnen werden.`;
}

function rake({ base, bps, cap, amount: chips, due, chip }: Step<'hand-rake'>): string {
  if (!due) return 'Kein Flop, kein Rake.';
  const whole = chip === undefined ? '' : ` in Chips zu ${amount(chip)}`;
  const most = cap === null ? '' : `, höchstens ${amount(cap)}`;
  return `Der Rake ist ${count(bps / 100)}\u00a0% von ${amount(base)}${whole}${most}: ${amount(chips)}.`;
}

const called = (hand: WonHand | null): string => (hand === null ? '' : ` (${hand.text})`);

/** "Das schlägt Bob: Paar Sechsen, Kicker Neun." */
function beats(hand: WonHand | null, names: SeatNames): string {
  const beat = hand?.beat ?? null;
  return beat === null ? '' : ` Das schlägt ${names.seat(beat.seat)}: ${beat.text}.`;
}

function split(step: Step<'split'>, names: SeatNames, hand: WonHand | null): string {
  const { players, best, amount: chips, share, odd, chip } = step;
  const small = chip === undefined ? '' : ` in Chips zu ${amount(chip)}`;
  const beaten = beats(hand, names);
  const same = players.length === 2 ? 'beide' : 'alle';
  const told = `${who(names, players)} haben ${same} ${BEST[best]}${called(hand)} und teilen ${amount(chips)}${small}: je ${amount(share)}`;
  if (odd.length === 0) return `${told}.${beaten}`;
  const more = odd.map((part) => `${amount(part.amount)} an ${names.seat(part.player)}`);
  const goes = odd.length === 1 ? 'Der ungerade Chip geht' : 'Die ungeraden Chips gehen';
  return `${told}. ${goes} im Uhrzeigersinn ab dem Button: ${list(more)}.${beaten}`;
}

/** `hand`: what wins, if it is known. */
function step(one: WhyStep<number>, names: SeatNames, hand: WonHand | null): string {
  switch (one.kind) {
    case 'refund':
      return `${names.seat(one.player)} hat ${amount(one.level)} gesetzt, aber niemand hat mehr als ${amount(one.matched)} gecallt: ${amount(one.amount)} gingen zurück. Sie sind in keinem Pot.`;
    case 'forfeit':
      return forfeit(one, names);
    case 'hand-rake':
      return rake(one);
    case 'sum':
      return sumText(one, SUM);
    case 'folded':
      return `Gefoldet: ${parts(names, one.players)}. Die Chips bleiben im Pot.`;
    case 'out':
      return `Weniger gesetzt, kein Anspruch auf diesen Pot: ${parts(names, one.players)}.`;
    case 'pot-rake':
      return `${amount(one.amount)} Rake gehen ab; ${amount(one.left)} werden ausgezahlt.`;
    case 'unopposed':
      return `Nur ${names.seat(one.player)} ist dafür übrig und bekommt ${amount(one.amount)}.`;
    case 'board':
      return `Board ${one.board} von ${one.of} spielt um ${amount(one.amount)}.`;
    case 'half':
      return `Die ${HALVES[one.half]}-Hälfte ist ${amount(one.amount)}.`;
    case 'no-low':
      return 'Niemand hat eine Low-Hand, also bekommt die High-Hand alles.';
    case 'same-both-ways':
      return one.players.length === 1
        ? `${who(names, one.players)} gewinnt High und Low.`
        : `${who(names, one.players)} liegen bei High und Low gleichauf, also wird nur einmal geteilt.`;
    case 'win':
      return `${names.seat(one.player)} hat ${BEST[one.best]}${called(hand)} und gewinnt ${amount(one.amount)}.${beats(hand, names)}`;
    case 'split':
      return split(one, names, hand);
  }
}

export const why = {
  title: (pot: string, chips: number): string => `${pot}: ${amount(chips)}`,
  close: 'Schließen',
  steps: 'Wie dieser Pot entstanden ist',
  contenders: (names: readonly string[]): string =>
    `Darum ${names.length > 1 ? 'spielen' : 'spielt'} ${list(names)}.`,
  paidIn: 'Was alle gesetzt haben',
  player: 'Spieler',
  chips: 'Chips',
  folded: 'gefoldet',
  killed: 'tote Hand',
  returned: (chips: number): string => `${amount(chips)} zurück`,
  calculator: 'Im Rechner öffnen',
  unknown: 'Die Einzelheiten dieses Pots sind hier nicht verfügbar.',
  step,
  towers,
};
