/**
 * What a game is: one record of data. Whoever needs to know something about a game (the dealer, the
 * evaluators, equity, bots, histories) reads it here; nobody else knows a game by its name.
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
  /** Cards thrown before those of the street come, and whether new ones do (R123, R146). */
  readonly draw: { readonly min: number; readonly max: number; readonly replace: boolean } | null;
  /** Who speaks first: after the forced bets, left of the button, or by the cards face up. */
  readonly opens: 'after-blinds' | 'left-of-button' | 'bring-in' | 'best-up';
  /** Fixed limit: which of the two bets. */
  readonly bet: 'small' | 'big';
}

/** What wins a pot, or one half of it. */
export interface Half {
  readonly name: 'high' | 'low' | 'badugi';
  /** The evaluator; `eight` is a low of eight or better. */
  readonly by: 'high' | 'short-deck' | 'ace-to-five' | 'eight' | 'deuce-to-seven' | 'badugi';
  /** Which cards make a hand: any, two of one's own with three of the board (R99), one's own. */
  readonly from: 'any' | 'two-and-three' | 'own';
}

/** A game as data: its deck, forced bets, streets, what wins, and what others call it. */
export interface Game {
  /** In English, as the command line says it. */
  readonly name: string;
  readonly deck: 'full' | 'short';
  /** Most players that the deck serves, with a burn before each street of the board. */
  readonly seats: number;
  /** Blinds, or everybody's ante counts as a bet and the button's is double (R33). */
  readonly forced: 'blinds' | 'live-antes';
  /** The first is the usual one. */
  readonly limits: readonly Limit[];
  readonly streets: readonly Street[];
  readonly halves: readonly [Half] | readonly [Half, Half];
  /** Its names in hand histories. Open Hand History has one for all Omahas of a kind. */
  readonly codes: {
    readonly phh: Readonly<Partial<Record<Limit, string>>>;
    readonly stars: string;
    readonly ohh: 'Holdem' | 'Omaha' | 'OmahaHiLo' | 'ShortDeck';
  };
}

const street = (name: string, parts: Partial<Street>): Street => ({
  name,
  down: 0,
  up: 0,
  board: 0,
  draw: null,
  opens: 'left-of-button',
  bet: 'small',
  ...parts,
});

/** Preflop, flop, turn and river. */
export const boardStreets = (holeCards: number): readonly Street[] => [
  street('preflop', { down: holeCards, opens: 'after-blinds' }),
  street('flop', { board: 3 }),
  street('turn', { board: 1, bet: 'big' }),
  street('river', { board: 1, bet: 'big' }),
];
