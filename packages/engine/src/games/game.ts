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
  /** In Drawmaha both halves are high hands: the second one is that of the five in hand. */
  readonly name: 'high' | 'low' | 'badugi' | 'in-hand';
  /** The evaluator; `eight` is a low of eight or better. */
  readonly by:
    | 'high'
    | 'short-deck'
    | 'ace-to-five'
    | 'eight'
    | 'deuce-to-seven'
    | 'badugi'
    | 'badugi-ace-high';
  /** Which cards make a hand: any, two of one's own with three of the board (R99), one's own. */
  readonly from: 'any' | 'two-and-three' | 'own';
  /** Is the ace the lowest card of the hand? The order of odd chips in stud asks (R132). */
  readonly aceLow: boolean;
}

/** Stud: whose door card brings it in, and which board speaks first later (R107, R114). */
export interface UpCards {
  readonly bringIn: 'lowest' | 'highest';
  readonly opens: 'highest' | 'lowest';
}

/** A game as data: its deck, forced bets, streets, what wins, and what others call it. */
export interface Game {
  /** In English, as the command line says it. */
  readonly name: string;
  readonly deck: 'full' | 'short';
  /** Most players; where cards may run short, more than the deck alone serves (R119, R127). */
  readonly seats: number;
  /**
   * Blinds; or everybody's ante counts as a bet and the button's is double (R33); or antes and the
   * bring-in of stud (R105).
   */
  readonly forced: 'blinds' | 'live-antes' | 'bring-in';
  /** The first is the usual one. */
  readonly limits: readonly Limit[];
  readonly streets: readonly Street[];
  /** Null where nothing goes by cards face up. */
  readonly upCards: UpCards | null;
  readonly halves: readonly [Half] | readonly [Half, Half];
  /** Who gets the odd unit between two halves: the first, or whose winner sits first (R85, R135). */
  readonly oddHalf: 'first' | 'position';
  /** Odd chips of tied hands go by position (R81), or in stud by suit (R132). */
  readonly oddChip: 'position' | 'suit';
  /** When cards run short: it cannot happen, a common card (R119), a reshuffle (R127). */
  readonly shortDeck: 'refuse' | 'common' | 'reshuffle';
  /** Its names in hand histories; null where nobody has one. Open Hand History has one for many. */
  readonly codes: {
    readonly phh: Readonly<Partial<Record<Limit, string>>>;
    readonly stars: string | null;
    readonly ohh: string;
  };
}

export const street = (name: string, parts: Partial<Street>): Street => ({
  name,
  down: 0,
  up: 0,
  board: 0,
  draw: null,
  opens: 'left-of-button',
  bet: 'small',
  ...parts,
});

/** The usual: odd chips by position, and cards enough for all. */
export const BUTTON_GAME = {
  forced: 'blinds',
  upCards: null,
  oddHalf: 'first',
  oddChip: 'position',
  shortDeck: 'refuse',
} as const;

/** PHH's codes: the letter of the limit, then that of the game. */
export function phhCodes(code: string, limits: readonly Limit[]): Game['codes']['phh'] {
  const letters = { 'no-limit': 'N', 'pot-limit': 'P', 'fixed-limit': 'F' } as const;
  return Object.fromEntries(limits.map((limit) => [limit, `${letters[limit]}${code}`]));
}

/** Preflop, flop, turn and river. */
export const boardStreets = (holeCards: number): readonly Street[] => [
  street('preflop', { down: holeCards, opens: 'after-blinds' }),
  street('flop', { board: 3 }),
  street('turn', { board: 1, bet: 'big' }),
  street('river', { board: 1, bet: 'big' }),
];
