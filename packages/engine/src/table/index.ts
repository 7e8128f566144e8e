export { missedBlinds, planNextHand } from './blinds.js';
export { BUTTON_RULES, type ButtonRule, type Plan as HandPlan, type Positions } from './button.js';
export { type Applied as AppliedTable, applyTable, decideTable } from './decide.js';
export { evolveTable, replayTable } from './evolve.js';
export { stakesOf } from './hand-fields.js';
export { type LedgerEntry, type LedgerLine, ledgerLines } from './ledger.js';
export {
  type Clock,
  type ClockReading,
  LEVEL_CLOCKS,
  type Level,
  type LevelClock,
  readClock,
  type TournamentOptions,
} from './levels.js';
export { prizes, sharePrizes } from './payouts.js';
export {
  type PresetRules,
  TOURNAMENT_PRESET_NAMES,
  TOURNAMENT_PRESETS,
  type TournamentPreset,
} from './presets.js';
export { chipsOnTable, isInHand, seatOf, seatsToFold } from './seats.js';
export {
  type HandRules,
  MAX_SEATS,
  STRADDLES,
  type StraddleRule,
  settingsOf,
  TABLE_MODES,
  type TableMode,
  type TableOptions,
  type TableSettings,
} from './settings.js';
export {
  type BombPot,
  COME_IN,
  type ComeIn,
  createTable,
  type Elimination,
  type Place,
  type RunningHand,
  type Seat,
  TABLE_VERSION,
  type TableCommand,
  type TableEvent,
  type TableState,
  type TournamentState,
} from './state.js';
export { finalPlaces, prizePool } from './tournament.js';
