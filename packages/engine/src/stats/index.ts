/** Statistics of players: counted from hands, merged in any order, told as numbers people know. */

export { addHand, type StatsCounter, statsCounter, statsOf } from './counter.js';
export {
  DEPTHS,
  HUD_STATS,
  POSITIONS,
  type Position,
  STAT_KEYS,
  STATS,
  type Stat,
  type StatKey,
  type StatStreet,
} from './counters/table.js';
export {
  type HandLabel,
  type LoggedHand,
  type PlayerCounters,
  type RecordedHand,
  type SessionCounters,
  STAT_GROUPS,
  STATS_VERSION,
  type StatGroup,
  type StatRows,
  type Stats,
  type StatsHand,
  type StatsOptions,
  type TopHand,
  type TournamentCounters,
  type TournamentResult,
} from './counters/types.js';
export { emptyStats, mergeStats } from './merge.js';
export {
  type BbPer100,
  REPORT_GROUPS,
  type ReportGroup,
  type ReportOptions,
  type ReportRow,
  report,
  type StatValue,
  type TournamentReport,
} from './report.js';
export { addTournament } from './results.js';
