/**
 * Games are data: a deck, streets and what wins. The reducer knows no game by name. Stud, draw and
 * badugi have their columns here (up cards, draws, who opens) and their events (`dealt` face up,
 * `drew`, a `bring-in` posted); the commands that lead to those are still to come.
 */

/** The betting limits. */
export const LIMITS = ['no-limit', 'pot-limit', 'fixed-limit'] as const;
/** One of `LIMITS`. */
export type Limit = (typeof LIMITS)[number];

/** One street of a game: what is dealt, and who speaks first. */
export interface Street {
  readonly name: string;
  /** Cards to each player, face down and face up. */
  readonly down: number;
  readonly up: number;
  /** Cards to the middle. */
  readonly board: number;
  /** May the players change cards before they bet? */
  readonly draw: boolean;
  /** Who speaks first: after the forced bets, left of the button, or by the cards face up. */
  readonly opens: 'after-blinds' | 'left-of-button' | 'bring-in' | 'best-up';
  /** Fixed limit: which of the two bets. */
  readonly bet: 'small' | 'big';
}

/** A game as data: its deck, forced bets, streets and what wins. */
export interface Game {
  readonly name: string;
  readonly deck: 'full' | 'short';
  /** Blinds, or everybody's ante counts as a bet and the button's is double (R33). */
  readonly forced: 'blinds' | 'live-antes';
  readonly limits: readonly Limit[];
  readonly streets: readonly Street[];
  /** What hands are ranked by: names of strength.ts. */
  readonly high: 'holdem' | 'omaha' | 'short-deck';
  readonly low: 'omaha-eight' | null;
}

/** The games that a hand can be played in: keys of `GAMES`. */
export const GAME_NAMES = [
  'holdem',
  'omaha',
  'omaha5',
  'omaha6',
  'omaha8',
  'omaha5-8',
  'short-deck',
] as const;

/** One of `GAME_NAMES`. */
export type GameName = (typeof GAME_NAMES)[number];

const street = (name: string, parts: Partial<Street>): Street => ({
  name,
  down: 0,
  up: 0,
  board: 0,
  draw: false,
  opens: 'left-of-button',
  bet: 'small',
  ...parts,
});

const boardStreets = (holeCards: number): readonly Street[] => [
  street('preflop', { down: holeCards, opens: 'after-blinds' }),
  street('flop', { board: 3 }),
  street('turn', { board: 1, bet: 'big' }),
  street('river', { board: 1, bet: 'big' }),
];

const omaha = (name: string, holeCards: number, low: Game['low']): Game => ({
  name,
  deck: 'full',
  forced: 'blinds',
  limits: ['pot-limit', 'fixed-limit', 'no-limit'],
  streets: boardStreets(holeCards),
  high: 'omaha',
  low,
});

const makeGames = (): Readonly<Record<GameName, Game>> => ({
  holdem: {
    name: 'hold’em',
    deck: 'full',
    forced: 'blinds',
    limits: ['no-limit', 'pot-limit', 'fixed-limit'],
    streets: boardStreets(2),
    high: 'holdem',
    low: null,
  },
  omaha: omaha('Omaha', 4, null),
  omaha5: omaha('five-card Omaha', 5, null),
  omaha6: omaha('six-card Omaha', 6, null),
  omaha8: omaha('Omaha eight-or-better', 4, 'omaha-eight'),
  'omaha5-8': omaha('five-card Omaha eight-or-better', 5, 'omaha-eight'),
  'short-deck': {
    name: 'short deck',
    deck: 'short',
    forced: 'live-antes',
    limits: ['no-limit', 'pot-limit'],
    streets: boardStreets(2),
    high: 'short-deck',
    low: null,
  },
});

/** The first limit of a game is its usual one. */
export const GAMES: Readonly<Record<GameName, Game>> = /* @__PURE__ */ makeGames();
