/** A hand as the list shows it: little, because there may be a hundred thousand of them. */

import { type PhhHand, type Refusal, type Replay, type Result, replayHand } from '@sidepot/engine';
import { signOf } from '@sidepot/i18n/page';
import { namesIn } from '../steps/past-hand.js';

export interface HandSummary {
  /** Its place among all hands that were opened, from 1. */
  readonly number: number;
  readonly line: number;
  /** By its text, whatever file it is in. */
  readonly key: string;
  readonly players: number;
  /** All names in lower case, one in each line. */
  readonly search: string;
  /** Chips in all pots; what one is worth, and in what. */
  readonly pot: number;
  readonly unit: string;
  readonly symbol: string;
  readonly pots: number;
  readonly isAllIn: boolean;
  readonly isSplit: boolean;
  /** Empty if nobody can know. */
  readonly winners: readonly string[];
  /** How often it departs from the rulebook. */
  readonly notes: number;
}

export type Summarized = Omit<HandSummary, 'number' | 'line' | 'key'>;

export function summarize(hand: PhhHand): Result<Summarized, Refusal> {
  const replay = replayHand(hand, { warnings: true });
  if (!replay.ok) return replay;
  // Better no picture than a wrong one.
  const { contributions, pots, warnings } = replay.value;
  const { startingStacks } = hand;
  const names = namesIn(hand);
  const won = paidIn(hand, replay.value);
  const summary: Summarized = {
    players: names.length,
    search: names.join('\n').toLowerCase(),
    pot: pots.reduce((sum, { amount }) => sum + amount, 0),
    unit: hand.unit,
    symbol: symbolIn(hand),
    pots: pots.length,
    isAllIn: contributions.some((paid, i) => paid >= (startingStacks[i] ?? Infinity)),
    isSplit: won.isSplit,
    winners: won.indexes.map((i) => names[i] ?? ''),
    notes: warnings.length,
  };
  return { ok: true, value: summary };
}

interface Paid {
  readonly indexes: readonly number[];
  /** At least one pot has several winners. */
  readonly isSplit: boolean;
}

function paidIn(hand: PhhHand, { contributions, refund, pots, finishing }: Replay): Paid {
  if (finishing === null) return { indexes: [], isSplit: false };
  const indexes = finishing.flatMap((stack, i) => {
    const back = refund?.index === i ? refund.amount : 0;
    const left = (hand.startingStacks[i] ?? 0) - (contributions[i] ?? 0) + back;
    return stack > left ? i : [];
  });
  // Only here the stacks do not say who won what: several pots, or stacks that nobody knows.
  const isClear = (pots.length === 1 || indexes.length === 1) && indexes.length > 0;
  return isClear ? { indexes, isSplit: indexes.length > 1 } : byEvents(hand);
}

function byEvents(hand: PhhHand): Paid {
  const replay = replayHand(hand, { events: true });
  const events = replay.ok ? (replay.value.events ?? []) : [];
  const awards = events.flatMap((event) => (event.type === 'awarded' ? [event.shares] : []));
  const indexes = new Set(awards.flat().map(({ seat }) => seat - 1));
  return {
    indexes: [...indexes].sort((a, b) => a - b),
    isSplit: awards.some((one) => one.length > 1),
  };
}

/** What stands before its amounts; nothing, if it is about chips. */
export const symbolIn = ({ currency = '', currencySymbol }: PhhHand): string =>
  currencySymbol ?? (currency === '' ? '' : signOf(currency));
