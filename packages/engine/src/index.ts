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
export { type Equity, equity, equityAsync } from './equity/equity.js';
export { EQUITY_GAMES, type EquityGame } from './equity/games.js';
export type { HandInput } from './equity/input.js';
export type { EquityAsyncOptions, EquityMethod, EquityOptions } from './equity/options.js';
export type { EquityPot, PotEquity } from './equity/pots.js';
export { type Combo, parseRange } from './equity/ranges.js';
export type { HalfEquity, HandEquity, LowEquity } from './equity/tally.js';
export { REFUSAL_TEXTS, type RefusalTexts, refusalText } from './error-text.js';
export {
  ERROR_CODES,
  type ErrorCode,
  type PlayerId,
  PokerError,
  type Refusal,
  type RefusalDetails,
  type RefusalOf,
  type RefusalPlace,
  type Result,
} from './errors.js';
export { evaluateBadugi } from './evaluator/badugi.js';
export { evaluateBatch } from './evaluator/batch.js';
export {
  describeHand,
  describeShortDeck,
  type HandDescription,
  handCategory,
} from './evaluator/describe.js';
export {
  HAND_TEXTS,
  type HandStructure,
  type HandTextOptions,
  type HandTexts,
  handText,
} from './evaluator/hand-text.js';
export { evaluate, evaluate5, evaluate6, evaluate7 } from './evaluator/holdem.js';
export {
  evaluateAceToFive,
  evaluateDeuceToSeven,
  evaluateEightOrBetter,
} from './evaluator/lows.js';
export { evaluateOmaha } from './evaluator/omaha.js';
export { evaluateOmahaLow } from './evaluator/omaha-low.js';
export { CATEGORIES, type HandCategory } from './evaluator/ranking.js';
export {
  evaluateShortDeck,
  SHORT_DECK_CATEGORIES,
  type ShortDeckRule,
} from './evaluator/short-deck.js';
export { type StructuredHand, shownHand } from './evaluator/shown-hand.js';
export * from './games/index.js';
export * from './hand/index.js';
export type { Rung } from './hand/state/types.js';
export type { AwardedV1, PlayerV1, StartedV1, WinningHandV1 } from './hand/state/upcast.js';
export { cryptoRng } from './host.js';
export * from './money/index.js';
export * from './notation/index.js';
export type {
  OhhAction,
  OhhGame,
  OhhPlayer,
  OhhPot,
  OhhRound,
  OhhTournament,
} from './notation/ohh/types.js';
export type { ByPlayer as PhhByPlayer, Commented as PhhCommented } from './notation/phh/hand.js';
export * from './pots/index.js';
export { potName } from './pots/layers.js';
export {
  type CalculatorHand,
  isCalculatorJson,
  readCalculatorJson,
} from './pots/pot-calculator/json.js';
export type { AwardablePot } from './pots/pot-calculator/pot-calculator.js';
export type { AnteOptions, AntePlayer } from './pots/pot-calculator/split-contributions.js';
export type { HandRake } from './pots/rake.js';
export { type Rng, randomBelow, seededRng, shuffle } from './random.js';
export type { Stakes } from './table/hand-fields.js';
export * from './table/index.js';
