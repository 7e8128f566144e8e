/**
 * The three documents that Sidepot grew from, by their own names: everything they ask for, as they
 * spell it (docs/names.md). Views of the other rooms, so the root has none of what is only here.
 */

export {
  advanceRoundIfReady,
  determineWinners,
  shouldAutoAdvance,
  startNewHand,
} from '../hand/advance.js';
export type { HandConfig, HandState, PotState } from '../hand/state/types.js';
export type { Winners } from '../pots/pot-calculator/awards.js';
export type { CalculatorOptions, CalculatorPlayer } from '../pots/pot-calculator/input.js';
export {
  type AwardablePot,
  type NamedPot,
  PotCalculationEngine,
} from '../pots/pot-calculator/pot-calculator.js';
export type { Chips } from '../pots/record.js';
export {
  calculateSidePots,
  type DistributeOptions,
  type PlayerContribution,
  type Pot,
} from '../pots/side-pots.js';
export {
  awardPots,
  calculateAllPots,
  calculateMainPot,
  calculateNewStacks,
  type HandData,
  handleUncalledBet,
  splitPotWithPosition,
  validateInput,
  validatePotCalculation,
  validateWinnerEligibility,
} from './by-name.js';
export {
  type CardOptions,
  calculatePots,
  distribute as distributePots,
  PLAYER_STATUSES,
  type PlayerHand,
  type PlayerStatus,
  type PositionPlayer,
  type PotStructure,
} from './by-position.js';
