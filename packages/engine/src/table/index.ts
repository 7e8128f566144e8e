/** Seats, button and blinds from hand to hand. */

export { BUTTON_RULES, type ButtonRule, type Plan as HandPlan, type Positions } from './button.js';
export { type Applied as AppliedTable, applyTable, decideTable } from './commands/decide.js';
export {
  type NamesByPlayer,
  TABLE_EVENT_TEXTS,
  type TableEventTexts,
  tableEventText,
} from './event-text.js';
export { evolveTable, replayTable } from './evolve.js';
export type { Stakes } from './hand-fields.js';
export type { LedgerEntry, LedgerLine } from './ledger.js';
export {
  MAX_GAME_HANDS,
  MAX_GAMES,
  MIX_NAMES,
  MIXES,
  type Mix,
  type MixGame,
  type MixName,
  type MixOptions,
  ROTATIONS,
  type RotationRule,
} from './mix/mix.js';
export type { GameStakes } from './mix/stakes.js';
export type { OwedBlinds } from './owed.js';
export {
  type PresetRules,
  TOURNAMENT_PRESET_NAMES,
  TOURNAMENT_PRESETS,
  type TournamentPreset,
} from './presets.js';
export { type PrizeOptions, prizeCurve } from './prizes/curve.js';
export {
  CLOCK_EVENTS,
  type ClockEvent,
  type EventClock,
  eventClock,
  type SyncBreak,
  syncBreak,
} from './prizes/event-clock.js';
export {
  type Clock,
  type ClockReading,
  LEVEL_CLOCKS,
  type Level,
  type LevelClock,
  type TournamentOptions,
} from './prizes/levels.js';
export {
  type ColourUp,
  chipRace,
  colourUps,
  type Race,
  type RaceInput,
  type RaceLine,
  type RacePlayer,
} from './prizes/race.js';
export {
  EVENT_SPEEDS,
  type EventSpeed,
  ladderRung,
  type StructureInput,
  structureOf,
} from './prizes/structure.js';
export { readTable } from './read-table.js';
export {
  chooserOfNextGame,
  type GameOfHand,
  gameOfNextHand,
  gamesOfTable,
  settingsInGame,
} from './reading/games.js';
export {
  blindsOwed,
  chipsOnTable,
  finalPlaces,
  isInHand,
  ledgerLines,
  missedBlinds,
  planNextHand,
  prizePool,
  prizes,
  readClock,
  seatOf,
  seatsServed,
  seatsToFold,
  sharePrizes,
  stakesOf,
} from './reading/table.js';
export type { Rotation } from './rotation.js';
export {
  type NightPoints,
  nightPoints,
  POINTS_FORMULAS,
  type PointsFormula,
  type PointsInput,
} from './season/points.js';
export {
  type SeasonOptions,
  type SeasonPlayer,
  type SeasonStanding,
  seasonStandings,
} from './season/standings.js';
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
  type LoggedTableEvent,
  type Place,
  type RunningHand,
  type Seat,
  TABLE_VERSION,
  type TableCommand,
  type TableEvent,
  type TableState,
  type TournamentState,
} from './state.js';
