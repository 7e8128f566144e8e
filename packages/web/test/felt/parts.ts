/** What states of a table are made of: who sits, pots, an award. */

import { type Card, parseCards } from '@sidepot/engine';
import type { FeltProps } from '../../src/felt/Felt.js';
import type { Awarded, Beat } from '../../src/felt/model/beat.js';
import type { PotView } from '../../src/felt/model/pots.js';
import type { FeltSeat, FeltView } from '../../src/felt/model/view.js';

export interface State {
  readonly name: string;
  readonly props: Omit<FeltProps, 'message' | 'hasSpace'>;
  /** Said under the board, or in its place. */
  readonly message?: string;
}

export const NAMES = [
  'Ann',
  'Bob',
  'Carla',
  'Deniz',
  'Emil',
  'Fatou',
  'Greta',
  'Hugo',
  'Ida',
  'Jonas',
];
export const NOW = Date.now();
export const DOWN = [null, null];
export const BOARD = 'Kh 6h 2d 4s 6d';

export const cards = (text: string): readonly Card[] => parseCards(text);

/** So many who sit, with what is special about some of them. The first looks at the table. */
export function seats(
  count: number,
  special: Readonly<Record<number, Partial<FeltSeat>>> = {},
  all: Partial<FeltSeat> = {},
): readonly FeltSeat[] {
  return NAMES.slice(0, count).map((name, i) => ({
    seat: i + 1,
    name,
    stack: 1000 + 45 * i,
    ...(i === 0 ? { isMe: true, cards: cards('Ah Kd') } : { cards: DOWN }),
    isLive: true,
    ...all,
    ...special[i + 1],
  }));
}

/** Main pot first. */
export const pots = (
  ...of: readonly (readonly [
    amount: number,
    seats: readonly number[],
    winners?: readonly number[],
  ])[]
): readonly PotView[] =>
  of.map(([amount, seats, winners = null], index) => ({
    index,
    name: of.length === 1 ? 'Pot' : index === 0 ? 'Main pot' : `Side pot ${index}`,
    amount,
    seats,
    isMine: seats.includes(1),
    winners,
  }));

const halfOf = (text: string): 'high' | 'low' | 'badugi' => {
  if (text.startsWith('Low')) return 'low';
  return text.startsWith('Badugi') ? 'badugi' : 'high';
};

type WonHand = Awarded['hands'][number];

export const won = (seat: number, text: string, played: string, board = 0): WonHand => ({
  seat,
  board,
  half: halfOf(text),
  text,
  cards: cards(played),
});

export function award(
  pot: number,
  amounts: Readonly<Record<number, number>>,
  hands: readonly WonHand[] = [],
): Beat {
  const shares = Object.entries(amounts).map(([seat, amount]) => ({
    ...{ seat: Number(seat), amount, odd: 0 },
  }));
  const amount = shares.reduce((sum, one) => sum + one.amount, 0);
  const event: Awarded = { type: 'awarded', pot, name: '', amount, rake: 0, shares, hands };
  return { kind: 'award', award: event, isPaid: true };
}

/** Of one hand with a button, on a table of six. */
export const table = (view: Partial<FeltView> & Pick<FeltView, 'seats'>): FeltView => ({
  seatCount: 6,
  bottom: 1,
  hand: 12,
  ...view,
});
