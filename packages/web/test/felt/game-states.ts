/** Tables of games without a board, and of those with a draw, at the moments at which most stands on them. */

import type { Card } from '@sidepot/engine';
import type { FeltProps } from '../../src/felt/Felt.js';
import type { FeltSeat } from '../../src/felt/model/view.js';
import { award, cards, NAMES, pots, type State, seats, table, won } from './parts.js';

const COUNTS = [2, 6, 8] as const;

const why = (): void => {};
const all = (count: number): readonly number[] => NAMES.slice(0, count).map((_, i) => i + 1);
const each = (
  count: number,
  of: (seat: number) => Partial<FeltSeat>,
): Readonly<Record<number, Partial<FeltSeat>>> =>
  Object.fromEntries(all(count).map((seat) => [seat, of(seat)]));

/** Four open cards for each of eight. */
const UP = [
  'Ad 7h 7d 2c',
  'Kc Qc Jc 9h',
  'Ts 9s 8d 3h',
  '5c 5d 6h Kh',
  'Jd 4c Td Ac',
  '2s 3s 4s 6s',
  'Qd Qh 8c 7c',
  '9d 6c 5h 3d',
].map((text) => cards(text));

const upOf = (seat: number, count: number): readonly Card[] => (UP[seat - 1] ?? []).slice(0, count);
const down = (count: number): readonly null[] => Array.from({ length: count }, () => null);

/** On a street of stud: third is 1, seventh 5. */
const stud =
  (street: number) =>
  (seat: number): Partial<FeltSeat> => ({
    cards: seat === 1 ? cards('Ah Kd 9c').slice(0, street < 5 ? 2 : 3) : down(street < 5 ? 2 : 3),
    up: upOf(seat, Math.min(4, street)),
  });

const manyPots = (count: number, most = 4) =>
  pots(
    ...Array.from(
      { length: Math.min(most, count) },
      (_, i) => [1480 - 120 * i, all(Math.max(2, count - i))] as const,
    ),
  );

const HORSE = { now: 'Seven-card stud', next: 'Stud Hi-Lo 8' };

const drawing = (count: number, chosen: readonly Card[]): FeltProps => ({
  view: table({
    seatCount: count,
    slots: 0,
    seats: seats(
      count,
      {
        ...each(count, (seat) => ({
          drawn: seat === 3 ? [2, 1] : [3],
          drew: seat === 3 ? 1 : null,
        })),
        1: { cards: cards('8s 7d 4c 2h Kd'), isTurn: true, drawn: [2] },
      },
      { cards: down(5) },
    ),
    pots: pots([480, all(count)]),
    total: 480,
  }),
  choice: { open: cards('8s 7d 4c 2h Kd'), chosen, onToggle: why },
});

const statesOf = (count: number): readonly State[] => [
  {
    name: `stud, ${count} seats: third street`,
    props: {
      view: table({
        seatCount: count,
        slots: 0,
        game: HORSE,
        seats: seats(
          count,
          each(count, (seat) => ({
            ...stud(1)(seat),
            bet: seat === 2 ? 10 : 40,
            action: seat === 2 ? 'bring-in' : 'raise',
            isTurn: seat === 1,
          })),
        ),
        pots: pots([5 * count, all(count)]),
        total: 45 * count,
      }),
    },
  },
  {
    name: `stud, ${count} seats: seventh street, bets and pots`,
    props: {
      view: table({
        seatCount: count,
        slots: 0,
        game: HORSE,
        seats: seats(
          count,
          each(count, (seat) => ({
            ...stud(5)(seat),
            ...(seat > 4
              ? { stack: 0, isAllIn: true }
              : { bet: 1200, isTurn: seat === 1, stack: 12_400 }),
          })),
        ),
        pots: manyPots(count),
        total: 12_345,
      }),
    },
  },
  {
    name: `stud, ${count} seats: showdown, seven cards of each`,
    props: {
      view: table({
        seatCount: count,
        slots: 0,
        seats: seats(
          count,
          each(count, (seat) => ({ cards: cards('Qs Tc Ac'), up: upOf(seat, 4) })),
        ),
        pots: manyPots(count),
        total: 12_345,
        isOver: true,
      }),
    },
  },
  {
    name: `stud, ${count} seats: a card for all, one half is paid`,
    props: {
      view: table({
        seatCount: count,
        slots: 0,
        seats: seats(
          count,
          each(count, (seat) => ({
            cards: cards(seat === 1 ? 'Ah Kd' : 'Jc Js'),
            up: upOf(seat, 4),
            ...(seat < 3 && { won: 700 }),
          })),
        ),
        boards: [cards('8h')],
        pots: pots([1400, all(count)], [600, [1, 2]]),
        total: 2000,
        isOver: true,
      }),
      beat: award(0, { 1: 700, 2: 700 }, [
        won(2, 'Straight, king to nine', 'Kc Qc Jc Js 9h'),
        won(1, 'Low, 8-7-4-2-A', '8h 7h 2c Ad Ah'),
      ]),
      onWhy: why,
    },
  },
  {
    name: `draw, ${count} seats: my cards are marked`,
    props: drawing(count, cards('Kd')),
  },
  {
    name: `draw, ${count} seats: bets after the second draw`,
    props: {
      view: table({
        seatCount: count,
        slots: 0,
        game: { now: '2-7 Triple draw', next: 'Hold’em' },
        seats: seats(
          count,
          {
            ...each(count, (seat) => ({
              bet: 80,
              action: 'call',
              drawn: [3, seat % 3],
              isButton: seat === count,
            })),
            1: { cards: cards('8s 7d 4c 2h 3d'), bet: 80, drawn: [2, 0], isTurn: true },
          },
          { cards: down(5) },
        ),
        pots: manyPots(count),
        total: 1480 + 80 * count,
      }),
    },
  },
  {
    name: `badugi, ${count} seats: shown down`,
    props: {
      view: table({
        seatCount: count,
        slots: 0,
        seats: seats(
          count,
          { 1: { cards: cards('8s 4c 3h Ad'), won: 960, drawn: [2, 1, 0], isButton: true } },
          { cards: cards('Ks 9c 5h 2d'), drawn: [3, 2, 1] },
        ),
        pots: pots([960, all(count), [1]]),
        total: 960,
        isOver: true,
      }),
      beat: award(0, { 1: 960 }, [won(1, 'Badugi, 8-4-3-A', '8s 4c 3h Ad')]),
      onWhy: why,
    },
  },
];

export const GAME_STATES: readonly State[] = [
  ...COUNTS.flatMap(statesOf),
  {
    name: 'badeucy: two halves',
    props: {
      view: table({
        slots: 0,
        seats: seats(
          6,
          {
            1: { cards: cards('7s 5d 4c 3h 2s'), won: 480 },
            2: { cards: cards('9s 5c 4h 3d 2c'), won: 480 },
          },
          { cards: down(5), drawn: [1, 1, 1] },
        ),
        pots: pots([960, [1, 2], [1, 2]]),
        total: 960,
        isOver: true,
      }),
      beat: award(0, { 1: 480, 2: 480 }, [
        won(1, 'Low, 7-5-4-3-2', '7s 5d 4c 3h 2s'),
        won(2, 'Badugi, 9-5-4-3', '9s 5c 4h 3d'),
      ]),
      onWhy: why,
    },
  },
  {
    name: 'drawmaha: three of five may go',
    props: {
      view: table({
        seats: seats(
          6,
          { 1: { cards: cards('8s 7d 4c 2h Kd'), isTurn: true }, 3: { drew: 2, drawn: [2] } },
          { cards: down(5) },
        ),
        boards: [cards('Kh 6h 2d')],
        pots: pots([300, all(6)]),
        total: 300,
      }),
      choice: {
        open: cards('8s 7d 4c 2h Kd'),
        chosen: cards('4c 2h'),
        onToggle: why,
      },
    },
  },
  {
    name: 'super stud: two of the down cards go',
    props: {
      view: table({
        slots: 0,
        seats: seats(
          6,
          {
            ...each(6, (seat) => ({ cards: down(4), up: upOf(seat, 1) })),
            1: { cards: cards('Ah Kd 6h 2d'), up: upOf(1, 1), isTurn: true },
          },
          {},
        ),
        pots: pots([180, all(6)]),
        total: 180,
      }),
      choice: { open: cards('Ah Kd 6h 2d'), chosen: cards('6h 2d'), onToggle: why },
    },
  },
];
