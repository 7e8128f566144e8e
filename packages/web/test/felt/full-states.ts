/** Tables of 2, 6 and 10 seats at the moments at which most stands on them. */

import type { FeltProps } from '../../src/felt/Felt.js';
import type { FeltSeat } from '../../src/felt/model/view.js';
import { award, BOARD, cards, NAMES, pots, type State, seats, table, won } from './parts.js';

export const COUNTS = [2, 6, 10] as const;
const POTS = 6;

const why = (): void => {};
const all = (count: number): readonly number[] => NAMES.slice(0, count).map((_, i) => i + 1);
/** For each seat what is special about it. */
const each = (
  count: number,
  of: (seat: number) => Partial<FeltSeat>,
): Readonly<Record<number, Partial<FeltSeat>>> =>
  Object.fromEntries(all(count).map((seat) => [seat, of(seat)]));

/** As many as there can be: each pot has one contender less. */
const manyPots = (count: number) =>
  pots(
    ...Array.from(
      { length: Math.min(POTS, count) },
      (_, i) => [1480 - 120 * i, all(Math.max(2, count - i))] as const,
    ),
  );

const chances = (count: number): NonNullable<FeltProps['chances']> =>
  new Map(
    all(count).map((seat) => [
      seat,
      manyPots(count)
        .filter((pot) => pot.seats.includes(seat))
        .map(({ index }) => ({ pot: index, part: (0.137 * (seat + index)) % 1 })),
    ]),
  );

const statesOf = (count: number): readonly State[] => [
  {
    name: `${count} seats: before the flop`,
    props: {
      view: table({
        seatCount: count,
        seats: seats(
          count,
          each(count, (seat) => ({
            bet: seat === 2 ? 240 : 120,
            action: seat === 2 ? 'raise' : 'call',
            isButton: seat === count,
            isTurn: seat === 1,
          })),
        ),
        total: 120 * (count + 1),
      }),
    },
  },
  {
    name: `${count} seats: six pots and bets`,
    props: {
      view: table({
        seatCount: count,
        seats: seats(
          count,
          each(count, (seat) =>
            seat > 3
              ? { stack: 0, isAllIn: true, isButton: seat === 4 }
              : { bet: 1200, isTurn: seat === 1, stack: 12_400, isButton: seat === 1 },
          ),
        ),
        boards: [cards('Kh 6h 2d 4s')],
        pots: manyPots(count),
        total: 12_345,
      }),
    },
  },
  ...[{ isFolded: true }, { isAllIn: true, stack: 0 }].map((done) => ({
    name: `${count} seats: ${done.isFolded ? 'all have folded' : 'all are all-in'} behind their bets`,
    props: {
      view: table({
        seatCount: count,
        seats: seats(
          count,
          each(count, (seat) => ({ bet: 1200, isButton: seat === 4, ...done })),
        ),
        total: 12_345,
      }),
    },
  })),
  {
    name: `${count} seats: six pots, chances`,
    props: {
      view: table({
        seatCount: count,
        seats: seats(
          count,
          { 2: { isButton: true } },
          { stack: 0, isAllIn: true, cards: cards('Qc Qs') },
        ),
        boards: [cards('Kh 6h 2d')],
        pots: manyPots(count),
        total: 7080,
        isAwaited: true,
      }),
      chances: chances(count),
    },
  },
  {
    name: `${count} seats: the first of six pots is paid`,
    props: {
      view: table({
        seatCount: count,
        seats: seats(
          count,
          { 1: { won: 880 }, 2: { isButton: true, cards: cards('Qc Qs') } },
          { stack: 0, isAllIn: true, cards: cards('Jc Js') },
        ),
        boards: [cards(BOARD)],
        pots: manyPots(count),
        total: 7080,
        isOver: true,
      }),
      beat: award(Math.min(POTS, count) - 1, { 1: 880 }, [
        won(1, 'Two pair, kings and sixes', 'Kh Kd 6h 6d Ah'),
      ]),
      onWhy: why,
    },
  },
  {
    name: `${count} seats: hi-lo`,
    props: {
      view: table({
        seatCount: count,
        seats: seats(
          count,
          {
            1: { cards: cards('Ah Kd 3c 2s') },
            2: { cards: cards('As 5d 4h 3h'), won: 700, isButton: true },
          },
          { cards: cards('Kc Ks 9h 9s'), won: 300 },
        ),
        boards: [cards('Kh 7h 2d 8s 6d')],
        pots: pots([1400, [1, 2]], [600, [1, 2]]),
        total: 2000,
        isOver: true,
      }),
      beat: award(0, { 1: 700, 2: 700 }, [
        won(1, 'Three of a kind, kings', 'Kd Ah Kh 8s 7h'),
        won(2, 'Low, 7-6-3-2-A', '7h 6d 3h 2d As'),
      ]),
      onWhy: why,
    },
  },
  {
    name: `${count} seats: six cards each and bets`,
    props: {
      view: table({
        seatCount: count,
        seats: seats(
          count,
          {
            ...each(count, (seat) => ({ bet: 40, action: 'call', isButton: seat === count })),
            1: { cards: cards('Ah Kd 6c 2d 4s 9c'), bet: 40, isTurn: true },
          },
          { cards: [null, null, null, null, null, null] },
        ),
        boards: [cards('Kh 6h 2c')],
        pots: pots([1480, all(count)]),
        total: 1480 + 40 * count,
      }),
    },
  },
  {
    name: `${count} seats: two boards and bets`,
    props: {
      view: table({
        seatCount: count,
        seats: seats(
          count,
          each(count, (seat) => ({ bet: seat % 2 === 0 ? 80 : 0, isButton: seat === 1 })),
        ),
        boards: [cards('Kh 6h 2d'), cards('9c 9d Jh')],
        pots: pots([1480, all(count)], [300, [1, 2]]),
        total: 2100,
      }),
    },
  },
  {
    name: `${count} seats: three boards`,
    props: {
      view: table({
        seatCount: count,
        seats: seats(
          count,
          { 2: { isButton: true, cards: cards('Qc Qs') } },
          { stack: 0, isAllIn: true, cards: cards('Jc Js') },
        ),
        boards: [cards(BOARD), cards('9c 9d Jh 3c 3d'), cards('Qd Tc 5c')],
        pots: manyPots(count),
        total: 7080,
        isAwaited: true,
      }),
      chances: chances(count),
    },
  },
];

export const FULL_STATES: readonly State[] = COUNTS.flatMap(statesOf);
