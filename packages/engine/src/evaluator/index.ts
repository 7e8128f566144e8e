/** What cards are worth. */

export { evaluateBadugi } from './badugi.js';
export { evaluateBatch } from './batch.js';
export {
  describeHand,
  describeShortDeck,
  type HandDescription,
  handCategory,
} from './describe.js';
export {
  HAND_TEXTS,
  type HandStructure,
  type HandTextOptions,
  type HandTexts,
  handText,
} from './hand-text.js';
export { evaluate, evaluate5, evaluate6, evaluate7 } from './holdem.js';
export { evaluateAceToFive, evaluateDeuceToSeven, evaluateEightOrBetter } from './lows.js';
export { evaluateOmaha } from './omaha.js';
export { evaluateOmahaLow } from './omaha-low.js';
export { CATEGORIES, type HandCategory } from './ranking.js';
export { evaluateShortDeck, SHORT_DECK_CATEGORIES, type ShortDeckRule } from './short-deck.js';
export { type StructuredHand, shownHand } from './shown-hand.js';
