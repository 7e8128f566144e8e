/** What every room speaks of: cards, chips, random numbers, refusals. */

export {
  type Card,
  deck,
  formatCard,
  formatCards,
  makeCard,
  parseCard,
  parseCards,
  RANKS,
  rankOf,
  SUITS,
  shortDeck,
  suitOf,
} from './cards.js';
export { formatChips, MAX_CHIPS } from './chips.js';
export { REFUSAL_SENTENCES, REFUSAL_TEXTS, type RefusalTexts, refusalText } from './error-text.js';
export {
  type DetailIn,
  ERROR_CODES,
  type ErrorCode,
  type PlayerId,
  PokerError,
  type ReasonDetails,
  type Refusal,
  type RefusalDetails,
  type RefusalOf,
  type RefusalPlace,
  type Result,
  type Unfit,
  type WantsDetail,
  type WantsDetails,
} from './errors.js';
export { cryptoRng } from './host.js';
export { type Rng, randomBelow, seededRng, shuffle } from './random.js';
export type { Reason } from './reasons.js';
export { unwrap } from './unwrap.js';
export type { Wants } from './wants.js';
