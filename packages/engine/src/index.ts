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
export { REJECTION_TEXTS, type RejectionTexts, rejectionText } from './error-text.js';
export {
  ERROR_CODES,
  type ErrorCode,
  type PlayerId,
  PokerError,
  type Rejection,
  type Result,
} from './errors.js';
export { evaluate, evaluate5, evaluate6, evaluate7, evaluateBatch } from './evaluator/holdem.js';
export * from './pots/index.js';
export { type Rng, randomBelow, seededRng, shuffle } from './random.js';
