/** What the small pictures show. The tests ask the engine whether it is so. */

import type { HandCategory } from '@sidepot/engine';
import type { ExamplePerson, RuleAnchor } from '@sidepot/i18n/page';

export type SeatTag = 'D' | 'SB' | 'BB' | '1' | '2' | '3';

export interface SeatShown {
  /** Null: nobody sits there. */
  readonly name: ExamplePerson | null;
  readonly tags?: readonly SeatTag[];
  readonly isOut?: boolean;
}

export interface SeatPicture {
  readonly title: 'before' | 'after' | 'river';
  /** Clockwise from the lower left. */
  readonly seats: readonly SeatShown[];
}

export const SEAT_PICTURES: Partial<Readonly<Record<RuleAnchor, readonly SeatPicture[]>>> = {
  blinds: [
    {
      title: 'before',
      seats: [
        { name: 'Ann', tags: ['SB'] },
        { name: 'Bob', tags: ['BB'] },
        { name: 'Cat' },
        { name: 'Dan', tags: ['D'] },
      ],
    },
    {
      title: 'after',
      seats: [
        { name: 'Ann', tags: ['D'] },
        { name: null },
        { name: 'Cat', tags: ['BB'] },
        { name: 'Dan' },
      ],
    },
  ],
  showdown: [
    {
      title: 'river',
      seats: [
        { name: 'Ann', isOut: true },
        { name: 'Bob', tags: ['3'] },
        { name: 'Cat', tags: ['1'] },
        { name: 'Dan', tags: ['2'] },
      ],
    },
  ],
};

/** `say` names the words beside it. */
export interface Bar {
  readonly say: 'bigBlind' | 'to' | 'atLeast' | 'atMost' | 'next' | 'bets' | 'allIn' | 'clock';
  readonly name?: ExamplePerson;
  /** What is there to call already, and what comes on top. */
  readonly call: number;
  readonly top: number;
}

export interface BarPicture {
  readonly legend: readonly ['call', 'raise'] | readonly ['clock', 'bank'];
  readonly bars: readonly Bar[];
}

const CALL = ['call', 'raise'] as const;

export const BAR_PICTURES: Partial<Readonly<Record<RuleAnchor, BarPicture>>> = {
  betting: {
    legend: CALL,
    bars: [
      { say: 'bigBlind', call: 0, top: 100 },
      { say: 'to', name: 'Cat', call: 100, top: 200 },
      { say: 'atLeast', name: 'Dan', call: 300, top: 200 },
      { say: 'to', name: 'Dan', call: 300, top: 500 },
      { say: 'next', call: 800, top: 500 },
    ],
  },
  'short-all-in': {
    legend: CALL,
    bars: [
      { say: 'bets', name: 'Ann', call: 0, top: 200 },
      { say: 'allIn', name: 'Bob', call: 200, top: 70 },
      { say: 'atLeast', name: 'Cat', call: 270, top: 200 },
    ],
  },
  limits: {
    legend: CALL,
    bars: [
      { say: 'bets', name: 'Ann', call: 0, top: 100 },
      { say: 'atMost', name: 'Bob', call: 100, top: 500 },
    ],
  },
  clock: { legend: ['clock', 'bank'], bars: [{ say: 'clock', call: 30, top: 60 }] },
};

/** After a night: what each bought and took away. */
export const LEDGER = [
  { name: 'Ann', bought: 200, left: 340 },
  { name: 'Bob', bought: 200, left: 110 },
  { name: 'Cat', bought: 300, left: 320 },
  { name: 'Dan', bought: 100, left: 30 },
] as const;

export const TRANSFERS = [
  { from: 'Bob', to: 'Ann', amount: 90 },
  { from: 'Dan', to: 'Ann', amount: 50 },
  { from: 'Dan', to: 'Cat', amount: 20 },
] as const;

/** The board when the last rival folded, and the card that would have come. */
export const RABBIT = { board: 'KhTd6s2c', next: 'Ks' } as const;

/** Best first. */
export const RANKED_HANDS: readonly (readonly [HandCategory, cards: string])[] = [
  ['straight flush', 'JsTs9s8s7s'],
  ['four of a kind', 'QcQdQhQsAd'],
  ['full house', 'KsKhKd9c9d'],
  ['flush', 'AhJh9h6h2h'],
  ['straight', '9c8d7s6h5h'],
  ['three of a kind', '7c7d7sKhTd'],
  ['two pair', 'AsAdJcJh6s'],
  ['pair', 'TsThKd8c4s'],
  ['high card', 'AcQd9s7h3c'],
];
