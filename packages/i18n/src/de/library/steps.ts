/** Why a pot was paid as it was, one step after the other: parts of a sentence, as in English. */

import { type PlayerId, type SumTexts, sumText, type WhyStep } from '@sidepot/engine';
import { count, listed } from './numbers.js';

type Step<K extends WhyStep['kind']> = Extract<WhyStep<PlayerId>, { kind: K }>;

interface Part {
  readonly player: PlayerId;
  readonly amount: number;
}

const BEST = {
  hand: 'die beste Hand',
  high: 'die beste High-Hand',
  low: 'die beste Low-Hand',
} as const;

const HALVES = { high: 'High', low: 'Low' } as const;

const SUM: SumTexts = {
  ante: 'Ante',
  deadBlinds: 'tote Blinds',
  folded: 'gefoldet',
  orphan: 'über jeder aktiven Hand',
  chips: count,
};

const who = (players: readonly PlayerId[]): string => listed(players.map(String));

const parts = (all: readonly Part[]): string =>
  listed(all.map(({ player, amount }) => `${String(player)} (${count(amount)})`));

const inChips = (chip: number | undefined): string =>
  chip === undefined ? '' : ` in Chips zu ${count(chip)}`;

function rake({ base, bps, cap, amount, due, chip }: Step<'hand-rake'>): string {
  if (!due) return 'kein Flop, kein Rake';
  const most = cap === null ? '' : `, höchstens ${count(cap)}`;
  return `Rake ${count(bps / 100)}\u00a0% von ${count(base)}${inChips(chip)}${most}: ${count(amount)}`;
}

function split({ players, best, amount, share, odd, chip }: Step<'split'>): string {
  const same = players.length === 2 ? 'beide' : 'alle';
  const even = `${who(players)} haben ${same} ${BEST[best]} und teilen ${count(amount)}${inChips(chip)}: je ${count(share)}`;
  if (odd.length === 0) return even;
  const more = odd.map((part) => `${count(part.amount)} an ${String(part.player)}`);
  const chips = odd.length === 1 ? 'der ungerade Chip' : 'die ungeraden Chips';
  return `${even}, ${chips} im Uhrzeigersinn ab dem Button: ${listed(more)}`;
}

export function step(one: WhyStep<PlayerId>): string {
  switch (one.kind) {
    case 'refund':
      return `nicht gecallt: ${count(one.level)} - ${count(one.matched)} = ${count(one.amount)} zurück an ${String(one.player)}`;
    case 'forfeit':
      return `${count(one.amount - one.called)} hat niemand gecallt, aber die Hand von ${String(one.player)} ist tot: Die Pflichteinsätze (${count(one.amount)}) bleiben drin`;
    case 'hand-rake':
      return rake(one);
    case 'sum':
      return sumText(one, SUM);
    case 'folded':
      return `gefoldet, die Chips bleiben im Pot: ${parts(one.players)}`;
    case 'out':
      return `weniger gesetzt, kein Anspruch auf diesen Pot: ${parts(one.players)}`;
    case 'pot-rake':
      return `Rake ${count(one.amount)}, es bleiben ${count(one.left)}`;
    case 'unopposed':
      return `nur ${String(one.player)} ist dafür übrig und bekommt ${count(one.amount)}`;
    case 'board':
      return `Board ${one.board} von ${one.of} spielt um ${count(one.amount)}`;
    case 'half':
      return `die ${HALVES[one.half]}-Hälfte ist ${count(one.amount)}`;
    case 'no-low':
      return 'niemand hat eine Low-Hand, also bekommt die High-Hand alles';
    case 'same-both-ways':
      return one.players.length === 1
        ? `${who(one.players)} gewinnt High und Low`
        : `${who(one.players)} liegen bei High und Low gleichauf, also wird nur einmal geteilt`;
    case 'win':
      return `${String(one.player)} hat ${BEST[one.best]} und gewinnt ${count(one.amount)}`;
    case 'split':
      return split(one);
  }
}
