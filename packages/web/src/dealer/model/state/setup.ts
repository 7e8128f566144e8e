/** What is chosen before the first hand: seats, chips, blinds, and the levels of a tournament. */

import {
  BOARD_GAMES,
  type GameName,
  type Level,
  type Refusal,
  settingsOf,
  type TableOptions,
  TOURNAMENT_PRESETS,
} from '@sidepot/engine';

/** What is paid first by a big blind that is short of blind and ante (R27, R28). */
export const DEALER_PRESETS = ['TDA 2024', 'Ante first', 'none'] as const;
export type DealerPreset = (typeof DEALER_PRESETS)[number];

/** Names of colours are data: what they are called is the page's to say. */
export const CHIP_COLOURS = [
  ...(['white', 'red', 'green', 'black', 'purple', 'yellow', 'orange', 'blue'] as const),
  ...(['grey', 'pink', 'brown', 'teal'] as const),
] as const;
export type ChipColour = (typeof CHIP_COLOURS)[number];

export interface DealerChip {
  readonly colour: ChipColour;
  readonly value: number;
}

export interface SetupSeat {
  readonly seat: number;
  /** Empty: the seat number will do. */
  readonly name: string;
  /** Null: as everybody. */
  readonly stack: number | null;
}

export interface DealerSetup {
  readonly mode: 'cash' | 'tournament';
  readonly game: GameName;
  readonly seatCount: number;
  /** Taken ones, ascending. */
  readonly seats: readonly SetupSeat[];
  /** Of everybody who has none of their own; a tournament's starting stack. */
  readonly stack: number;
  /** Values ascending; the smallest is the unit. */
  readonly chips: readonly DealerChip[];
  readonly preset: DealerPreset;
  /** Cash; a tournament has them by level. */
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  /** Cash: how often an all-in may be run (R88). */
  readonly runs: 1 | 2 | 3;
  /** Tournament. Durations in milliseconds. */
  readonly levels: readonly Level[];
  readonly buyIn: number;
  /** Weights, first place first. */
  readonly payouts: readonly number[];
  /** Of the event, if it has more tables: its entries (null: here and there), and players left there. */
  readonly entries: number | null;
  readonly elsewhere: number;
  /** Seat of the first button; null: the highest that is taken (R231). */
  readonly button: number | null;
}

const MINUTE = 60_000;

const level = (smallBlind: number, bigBlind: number): Level => ({
  smallBlind,
  bigBlind,
  ante: bigBlind,
  duration: 20 * MINUTE,
});

/** A set that most clubs have. */
const TOURNAMENT_CHIPS: readonly DealerChip[] = [
  { colour: 'black', value: 100 },
  { colour: 'purple', value: 500 },
  { colour: 'yellow', value: 1000 },
  { colour: 'orange', value: 5000 },
  { colour: 'green', value: 25_000 },
];

export const FRESH_SETUP: DealerSetup = {
  mode: 'tournament',
  game: 'holdem',
  seatCount: 9,
  seats: [],
  stack: 20_000,
  chips: TOURNAMENT_CHIPS,
  preset: 'TDA 2024',
  smallBlind: 500,
  bigBlind: 1000,
  ante: 1000,
  runs: 1,
  levels: [
    ...[level(100, 200), level(200, 400), level(300, 600), level(400, 800), level(500, 1000)],
    ...[level(600, 1200), level(800, 1600), level(1000, 2000), level(1500, 3000)],
    ...[level(2000, 4000), level(3000, 6000), level(4000, 8000), level(5000, 10_000)],
  ],
  buyIn: 0,
  payouts: [50, 30, 20],
  entries: null,
  elsewhere: 0,
  button: null,
};

/** The smallest chip is the unit (R9, R84). */
export const smallestChip = ({ chips }: Pick<DealerSetup, 'chips'>): number =>
  chips.reduce((least, { value }) => Math.min(least, value), chips[0]?.value ?? 1);

/** What the engine calls a player: their name if it is theirs alone, else the seat's number. */
export const playerAtSeat = ({ seats }: Pick<DealerSetup, 'seats'>, seat: SetupSeat): string => {
  const name = seat.name.trim();
  const isAlone = seats.every((one) => one === seat || one.name.trim() !== name);
  return name === '' || !isAlone || /^\d+$/.test(name) ? String(seat.seat) : name;
};

export const stackAtSeat = ({ stack }: Pick<DealerSetup, 'stack'>, seat: SetupSeat): number =>
  seat.stack ?? stack;

/** The games that are dealt here: with a board, since the page asks for one street after the other. */
export const isDealerGame = (game: GameName): boolean =>
  (BOARD_GAMES as readonly GameName[]).includes(game);

export function tableOptions(setup: DealerSetup): TableOptions {
  const { mode, game, seatCount, preset, smallBlind, bigBlind } = setup;
  const hasAnte = preset !== 'none';
  const shared: TableOptions = {
    game,
    seatCount,
    anteMode: hasAnte ? 'bigBlind' : 'none',
    singleAnteOrder: hasAnte
      ? (TOURNAMENT_PRESETS[preset].singleAnteOrder ?? 'ante-first')
      : 'ante-first',
    unit: smallestChip(setup),
  };
  if (mode === 'cash') {
    return {
      ...shared,
      smallBlind,
      bigBlind,
      ante: hasAnte ? setup.ante : 0,
      // A dealer seats whoever has bought in, with whatever they bought.
      minBuyIn: 1,
      maxBuyIn: Number.MAX_SAFE_INTEGER,
      runs: setup.runs,
    };
  }
  return {
    ...shared,
    tournament: {
      startingStack: setup.stack,
      buyIn: setup.buyIn,
      levels: hasAnte ? setup.levels : setup.levels.map((one) => ({ ...one, ante: 0 })),
      payouts: setup.payouts,
      // What a late entry needs is a person at the desk, not this table.
      lateEntryLevel: setup.levels.length,
      reEntries: Number.MAX_SAFE_INTEGER,
    },
  };
}

/** What is wrong with it, by the engine's own words; the page shows it beside the field. */
export function setupProblem(setup: DealerSetup): Refusal | null {
  const judged = settingsOf(tableOptions(setup));
  return judged.ok ? null : judged.error;
}
