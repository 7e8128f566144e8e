/** Hand histories, written, read and replayed: PHH, PokerStars' text, Open Hand History. */

export {
  type DetectedNotation,
  detectNotation,
  NOTATIONS,
  type Notation,
  notationProblem,
  type ReadableNotation,
} from './detect.js';
export type {
  Currency,
  HistoryMeta,
  LocalTime,
  TournamentMeta,
} from './history.js';
export { metaOf } from './meta.js';
export { type OhhMeta, toOpenHandHistory } from './ohh.js';
export { readOpenHandHistory } from './ohh-read.js';
export { splitOpenHandHistory } from './ohh-split.js';
export type {
  OhhAction,
  OhhGame,
  OhhHand,
  OhhPlayer,
  OhhPot,
  OhhRound,
  OhhTournament,
  OpenHandHistory,
} from './ohh-types.js';
export type {
  PhhAction,
  PhhCard,
  PhhDealBoard,
  PhhDealHole,
  PhhDiscard,
  PhhHand,
  PhhLiteral,
  PhhNote,
  PhhPlain,
  PhhRaise,
  PhhShow,
  PhhTable,
  PhhValue,
} from './phh-hand.js';
export { type PhhsHand, readPhh, readPhhs } from './phh-read.js';
export { type PhhSlice, splitPhhs } from './phh-split.js';
export { writePhh, writePhhs } from './phh-write.js';
export { toPokerStars } from './pokerstars.js';
export { readPokerStars } from './pokerstars-read.js';
export { splitPokerStars, type TextSlice } from './pokerstars-split.js';
export type { PhhOptions } from './read-options.js';
export {
  type Replay,
  type ReplayedPot,
  type ReplayOptions,
  replayHand,
} from './replay.js';
export {
  REPLAY_WARNINGS,
  type ReplayWarning,
  type ReplayWarningCode,
} from './replay-play.js';
export { type PhhMeta, toPhh } from './to-phh.js';
