/** What stands in the form, as it was typed. Whether it makes sense is for read.ts to say. */

import type { AnteMode, SettleInput, SingleAnteOrder } from '@sidepot/engine';
import type { CalculatorGame } from './link.js';

export const MOST_PLAYERS = 10;
export const MOST_BOARDS = 3;

export interface PlayerDraft {
  /** Stays the same while name and seat are typed. */
  readonly key: number;
  readonly name: string;
  readonly seat: string;
  /** All chips they put in, or their three parts: `entry` says which count. */
  readonly total: string;
  readonly ante: string;
  readonly dead: string;
  readonly live: string;
  readonly folded: boolean;
  /** The hand is dead by a ruling, or its player is away: forced bets stay in (R45). */
  readonly killed: boolean;
  /** How much of what they put in that is; empty for all of it. */
  readonly forfeit: string;
  readonly start: string;
  readonly end: string;
  readonly cards: string;
}

/** A line of a ranking, best first. */
export interface DraftPlace {
  readonly key: number;
  /** As good as the one above. */
  readonly isTied: boolean;
}

/** Of one board; an empty list is not said yet. Who is not in `low` has none. */
export interface Order {
  readonly high: readonly DraftPlace[];
  readonly low: readonly DraftPlace[];
}

export type DraftHalf = keyof Order;

export const ENTRIES = ['total', 'parts'] as const;
export const WAYS = ['pots', 'rank', 'cards'] as const;
export const FLOPS = ['auto', 'yes', 'no'] as const;
export const MODES = ['any', 'cash', 'tournament'] as const;

export interface CalculatorDraft {
  readonly title: string;
  readonly players: readonly PlayerDraft[];
  readonly entry: (typeof ENTRIES)[number];
  readonly seatCount: string;
  readonly button: string;
  readonly smallBlind: string;
  readonly bigBlind: string;
  /** Of what is typed as dead, the dead blinds; the rest is an ante for the table. */
  readonly deadBlinds: string;
  /** Already in the middle, in front of nobody: antes are in it. */
  readonly middle: string;
  readonly anteMode: AnteMode;
  readonly ante: string;
  readonly anteOrder: SingleAnteOrder;
  /** Who antes for the table put that in besides what is typed as their total. */
  readonly anteOnTop: boolean;
  /** Empty: as the amounts have it. */
  readonly unit: string;
  readonly game: CalculatorGame;
  readonly mode: (typeof MODES)[number];
  readonly orphanLayer: NonNullable<SettleInput['orphanLayer']>;
  readonly hasRake: boolean;
  readonly rakePercent: string;
  readonly rakeCap: string;
  readonly rakeNeedsFlop: boolean;
  readonly flop: (typeof FLOPS)[number];
  readonly rounding: 'floor' | 'half-even';
  readonly spread: 'proportional' | 'main-first';
  readonly boardCount: number;
  /** Cards of each board, as typed. */
  readonly boards: readonly string[];
  readonly way: (typeof WAYS)[number];
  /** Who wins a part of a pot, by `pickOf`. */
  readonly picks: Readonly<Record<string, readonly number[]>>;
  readonly orders: readonly Order[];
}

export const pickOf = (pot: number, board: number, half: DraftHalf): string =>
  `${pot}.${board}.${half}`;

export const NO_ORDER: Order = { high: [], low: [] };

export const NOBODY: Omit<PlayerDraft, 'key'> = {
  name: '',
  seat: '',
  total: '',
  ante: '',
  dead: '',
  live: '',
  folded: false,
  killed: false,
  forfeit: '',
  start: '',
  end: '',
  cards: '',
};

/** Two empty seats. */
export const EMPTY: CalculatorDraft = {
  title: '',
  players: [1, 2].map((key) => ({ ...NOBODY, key, seat: String(key) })),
  entry: 'total',
  seatCount: '9',
  button: '1',
  smallBlind: '',
  bigBlind: '',
  deadBlinds: '',
  middle: '',
  anteMode: 'none',
  ante: '',
  anteOrder: 'ante-first',
  anteOnTop: false,
  unit: '',
  game: 'holdem',
  mode: 'any',
  orphanLayer: 'roll-down',
  hasRake: false,
  rakePercent: '5',
  rakeCap: '',
  rakeNeedsFlop: true,
  flop: 'auto',
  rounding: 'floor',
  spread: 'proportional',
  boardCount: 1,
  boards: ['', '', ''],
  way: 'pots',
  picks: {},
  orders: [NO_ORDER, NO_ORDER, NO_ORDER],
};

export const withPlayer = (
  draft: CalculatorDraft,
  key: number,
  change: Partial<PlayerDraft>,
): CalculatorDraft => ({
  ...draft,
  players: draft.players.map((player) => (player.key === key ? { ...player, ...change } : player)),
});

/** Who has a live hand has no dead one. */
export const withFolded = (draft: CalculatorDraft, key: number, folded: boolean): CalculatorDraft =>
  withPlayer(draft, key, folded ? { folded } : { folded, killed: false, forfeit: '' });

/** In the first free seat, with a seat more at the table if none is free. */
export function addPlayer(draft: CalculatorDraft): CalculatorDraft {
  const { players } = draft;
  if (players.length >= MOST_PLAYERS) return draft;
  const taken = new Set(players.map(({ seat }) => Number(seat)));
  let seat = 1;
  while (taken.has(seat)) seat++;
  const key = nextKey(draft);
  const seatCount = seat > Number(draft.seatCount) ? String(seat) : draft.seatCount;
  return { ...draft, seatCount, players: [...players, { ...NOBODY, key, seat: String(seat) }] };
}

const nextKey = ({ players }: CalculatorDraft): number =>
  Math.max(0, ...players.map(({ key }) => key)) + 1;

export const removePlayer = (draft: CalculatorDraft, key: number): CalculatorDraft => ({
  ...draft,
  players: draft.players.filter((player) => player.key !== key),
  picks: Object.fromEntries(
    Object.entries(draft.picks).map(([pick, keys]) => [pick, keys.filter((one) => one !== key)]),
  ),
});

/** Takes back `removePlayer`, whatever was typed since: line, seat, and the pots they were picked for. */
export function restorePlayer(
  draft: CalculatorDraft,
  before: CalculatorDraft,
  key: number,
): CalculatorDraft {
  const at = before.players.findIndex((player) => player.key === key);
  const player = before.players[at];
  if (player === undefined || draft.players.length >= MOST_PLAYERS) return draft;
  const isKeyTaken = draft.players.some((other) => other.key === key);
  const own = isKeyTaken ? nextKey(draft) : key;
  const isPicked = (pick: string): boolean => before.picks[pick]?.includes(key) === true;
  return {
    ...draft,
    players: draft.players.toSpliced(at, 0, { ...player, key: own }),
    picks: Object.fromEntries(
      Object.entries(draft.picks).map(([pick, keys]) => [
        pick,
        isPicked(pick) ? [...keys, own] : keys,
      ]),
    ),
  };
}

export const withoutStacks = (draft: CalculatorDraft): CalculatorDraft => ({
  ...draft,
  players: draft.players.map((player) => ({ ...player, start: '', end: '' })),
});
