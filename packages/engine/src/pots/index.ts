/** Chips into pots, and pots to winners. */

export {
  ANTE_MODES,
  type AnteMode,
  type Posting,
  postAnteAndBlind,
  SINGLE_ANTE_ORDERS,
  type SingleAnteOrder,
} from './antes.js';
export type { BoardRanking } from './boards.js';
export { type BrokenAmount, breakIntoChips, type ChipCount } from './chip-set.js';
export { type ExplainedPot, type ExplainedSettlement, explain } from './explain.js';
export { readHandJson } from './json.js';
export { potName } from './layers.js';
export type { Winners } from './pot-calculator/awards.js';
export type { CalculatorOptions, CalculatorPlayer } from './pot-calculator/input.js';
export {
  type CalculatorHand,
  isCalculatorJson,
  readCalculatorJson,
} from './pot-calculator/json.js';
export { percentages } from './pot-calculator/percent.js';
export {
  type AwardablePot,
  type NamedPot,
  PotCalculationEngine,
} from './pot-calculator/pot-calculator.js';
export type { AnteOptions, AntePlayer } from './pot-calculator/split-contributions.js';
export {
  type HandRake,
  RAKE_ROUNDINGS,
  RAKE_SPREADS,
  type RakeCapStep,
  type RakeConfig,
} from './rake.js';
export type { Chips } from './record.js';
export { type SettledPot, type Settlement, settle } from './settle.js';
export {
  GAME_MODES,
  ORPHAN_RULES,
  SETTLE_KINDS,
  type SettleInput,
  type SettlePlayer,
} from './settle-input.js';
export {
  calculateSidePots,
  type DistributeOptions,
  distributePots,
  type PlayerContribution,
  type Pot,
} from './side-pots.js';
export { tiersByValue, tiersByWinners } from './tiers.js';
export {
  type BestHand,
  type PlayerAmount,
  type Sum,
  type SumTexts,
  stepText,
  sumText,
  type Why,
  type WhyStep,
} from './why.js';
