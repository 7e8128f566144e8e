/** How often each hand wins. */

export { type Equity, equity, equityAsync } from './equity.js';
export { EQUITY_GAMES, type EquityGame } from './games.js';
export type { DrawingHand, GivenCards, HandInput } from './given-cards.js';
export type { EquityAsyncOptions, EquityMethod, EquityOptions } from './options.js';
export type { EquityPot, PotEquity } from './pots.js';
export { type Combo, parseRange } from './ranges.js';
export type { HalfEquity, HandEquity, LowEquity } from './tally.js';
