/** The games of the rulebook's part X as data of our own. */
import { type Card, combinations } from './cards.js';
import { aceToFive, badugi, deuceToSeven, eightOrBetter, high } from './values.js';

export type Limit = 'no-limit' | 'pot-limit' | 'fixed-limit';

export interface Draw {
  readonly min: number;
  readonly max: number;
  readonly replace: boolean;
}

export interface Street {
  readonly name: string;
  readonly down: number;
  readonly up: number;
  readonly board: number;
  readonly draw: Draw | null;
  readonly bet: 'small' | 'big';
}

/** One half of the pot, or the whole. */
export interface Half {
  readonly name: string;
  readonly candidates: (own: readonly Card[], board: readonly Card[]) => Card[][];
  readonly value: (cards: readonly Card[]) => number;
  /** R132. */
  readonly aceLow: boolean;
}

export interface UpCards {
  readonly bringIn: 'lowest' | 'highest';
  readonly opens: 'highest' | 'lowest';
  readonly aceLow: boolean;
}

export interface GameRecord {
  readonly name: string;
  readonly seats: number;
  readonly limits: readonly Limit[];
  readonly streets: readonly Street[];
  /** Stud: whose cards open. Null: blinds and a button. */
  readonly upCards: UpCards | null;
  readonly halves: readonly Half[];
  readonly oddHalf: 'first' | 'position';
  /** Seventh street's common card (R119) instead of a reshuffle (R127). */
  readonly commonCard: boolean;
}

// ---------------------------------------------------------------- halves

const anyFive = (own: readonly Card[], board: readonly Card[]): Card[][] =>
  combinations([...own, ...board], 5);

const ownFive = (own: readonly Card[]): Card[][] => combinations(own, 5);

/** R99. */
const twoAndThree = (own: readonly Card[], board: readonly Card[]): Card[][] =>
  combinations(own, 2).flatMap((two) => combinations(board, 3).map((three) => [...two, ...three]));

/** R140: any one to four cards. */
const upToFour = (own: readonly Card[], board: readonly Card[]): Card[][] =>
  [4, 3, 2, 1].flatMap((count) => combinations([...own, ...board], count));

const HIGH: Half = { name: 'high', candidates: anyFive, value: high, aceLow: false };
const LOW: Half = { name: 'low', candidates: anyFive, value: aceToFive, aceLow: true };
const LOW_8: Half = { name: 'low8', candidates: anyFive, value: eightOrBetter, aceLow: true };
const LOW_27: Half = { name: '27', candidates: anyFive, value: deuceToSeven, aceLow: false };
const BADUGI: Half = {
  name: 'badugi',
  candidates: upToFour,
  value: (cards) => badugi(cards, true),
  aceLow: true,
};
const BADUGI_27: Half = {
  name: 'badugi27',
  candidates: upToFour,
  value: (cards) => badugi(cards, false),
  aceLow: false,
};
const OMAHA: Half = { ...HIGH, name: 'omaha', candidates: twoAndThree };
const OMAHA_8: Half = { ...LOW_8, name: 'omaha8', candidates: twoAndThree };
const OWN_HIGH: Half = { ...HIGH, name: 'ownHigh', candidates: ownFive };
const OWN_27: Half = { ...LOW_27, name: 'own27', candidates: ownFive };

// ---------------------------------------------------------------- streets

const street = (name: string, bet: 'small' | 'big', more: Partial<Street> = {}): Street => ({
  name,
  down: 0,
  up: 0,
  board: 0,
  draw: null,
  bet,
  ...more,
});

/** R106. */
const STUD: readonly Street[] = [
  street('third', 'small', { down: 2, up: 1 }),
  street('fourth', 'small', { up: 1 }),
  street('fifth', 'big', { up: 1 }),
  street('sixth', 'big', { up: 1 }),
  street('seventh', 'big', { down: 1 }),
];

/** R146. */
const SUPER_STUD: readonly Street[] = [
  street('third', 'small', { down: 4, up: 1 }),
  street('fourth', 'small', { up: 1, draw: { min: 2, max: 2, replace: false } }),
  ...STUD.slice(2),
];

const upTo = (max: number): Draw => ({ min: 0, max, replace: true });

/** R122. */
const singleDraw = (cards: number): readonly Street[] => [
  street('deal', 'small', { down: cards }),
  street('first draw', 'big', { draw: upTo(cards) }),
];

const tripleDraw = (cards: number): readonly Street[] => [
  street('deal', 'small', { down: cards }),
  street('first draw', 'small', { draw: upTo(cards) }),
  street('second draw', 'big', { draw: upTo(cards) }),
  street('third draw', 'big', { draw: upTo(cards) }),
];

const flopGame = (
  down: number,
  boards: readonly number[],
  draw: Draw | null,
): readonly Street[] => [
  street('preflop', 'small', { down, board: boards[0]! }),
  street('flop', 'small', { board: boards[1]! }),
  street('turn', 'big', { board: boards[2]!, draw }),
  street('river', 'big', { board: boards[3]! }),
];

// ---------------------------------------------------------------- games

const blinds = { upCards: null, oddHalf: 'first', commonCard: false } as const;
const stud = {
  seats: 8,
  limits: ['fixed-limit'],
  streets: STUD,
  oddHalf: 'first',
  commonCard: true,
} as const;
const F: readonly Limit[] = ['fixed-limit'];
const FPN: readonly Limit[] = ['fixed-limit', 'pot-limit', 'no-limit'];
const LOW_OPENS: UpCards = { bringIn: 'lowest', opens: 'highest', aceLow: false };
const RAZZ_OPENS: UpCards = { bringIn: 'highest', opens: 'lowest', aceLow: true };
const COURCHEVEL = { ...blinds, seats: 8, streets: flopGame(5, [1, 2, 1, 1], null) } as const;
const DRAWMAHA = {
  ...blinds,
  seats: 7,
  streets: flopGame(5, [0, 3, 1, 1], upTo(3)),
  oddHalf: 'position',
} as const;
const POT_FIXED: readonly Limit[] = ['pot-limit', 'fixed-limit'];
const NO_FIXED: readonly Limit[] = ['no-limit', 'fixed-limit'];

const TABLE: Readonly<Record<string, Omit<GameRecord, 'name'>>> = {
  stud: { ...stud, upCards: LOW_OPENS, halves: [HIGH] },
  stud8: { ...stud, upCards: LOW_OPENS, halves: [HIGH, LOW_8] },
  razz: { ...stud, upCards: RAZZ_OPENS, halves: [LOW] },
  '27sd': { ...blinds, seats: 7, limits: FPN, streets: singleDraw(5), halves: [LOW_27] },
  '27td': { ...blinds, seats: 6, limits: POT_FIXED, streets: tripleDraw(5), halves: [LOW_27] },
  badugi: { ...blinds, seats: 8, limits: FPN, streets: tripleDraw(4), halves: [BADUGI] },
  '5draw': { ...blinds, seats: 7, limits: FPN, streets: singleDraw(5), halves: [HIGH] },
  a5td: { ...blinds, seats: 6, limits: FPN, streets: tripleDraw(5), halves: [LOW] },
  a5sd: { ...blinds, seats: 7, limits: FPN, streets: singleDraw(5), halves: [LOW] },
  badeucy: {
    ...blinds,
    ...{ seats: 6, limits: F, streets: tripleDraw(5) },
    halves: [LOW_27, BADUGI_27],
    oddHalf: 'position',
  },
  badacey: {
    ...blinds,
    ...{ seats: 6, limits: F, streets: tripleDraw(5) },
    halves: [LOW, BADUGI],
    oddHalf: 'position',
  },
  courchevel: { ...COURCHEVEL, limits: POT_FIXED, halves: [OMAHA] },
  'courchevel-8': { ...COURCHEVEL, limits: POT_FIXED, halves: [OMAHA, OMAHA_8] },
  drawmaha: { ...DRAWMAHA, limits: FPN, halves: [OMAHA, OWN_HIGH] },
  'drawmaha-27': { ...DRAWMAHA, limits: FPN, halves: [OMAHA, OWN_27] },
  pineapple: {
    ...blinds,
    ...{ seats: 10, limits: NO_FIXED, halves: [HIGH] },
    streets: flopGame(3, [0, 3, 1, 1], { min: 1, max: 1, replace: false }),
  },
  'super-stud': {
    ...stud,
    ...{ seats: 7, streets: SUPER_STUD, commonCard: false },
    ...{ upCards: LOW_OPENS, halves: [HIGH] },
  },
  'stud-hilo': { ...stud, upCards: RAZZ_OPENS, halves: [HIGH, LOW] },
  // R137: where the ace is high only, it is high on the table too.
  razz27: { ...stud, upCards: { ...RAZZ_OPENS, aceLow: false }, halves: [LOW_27] },
  razzdugi: { ...stud, upCards: RAZZ_OPENS, halves: [LOW, BADUGI] },
};

export const GAME_NAMES: readonly string[] = Object.keys(TABLE);

/** The vectors write two names without the dash. */
const ALIASES: Readonly<Record<string, string>> = {
  courchevel8: 'courchevel-8',
  drawmaha27: 'drawmaha-27',
};

export function recordOf(game: string): GameRecord {
  const name = ALIASES[game] ?? game;
  const found = TABLE[name];
  if (found === undefined) throw new Error(`no such game: ${game}`);
  return { name, ...found };
}
