export { formatChips, MAX_CHIPS } from './chips.js';
export {
  ERROR_CODES,
  type ErrorCode,
  type PlayerId,
  PokerError,
  type Rejection,
  type Result,
} from './errors.js';
export * from './pots/index.js';
