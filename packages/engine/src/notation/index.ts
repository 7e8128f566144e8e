/** Hand histories, written, read and replayed: PHH, PokerStars' text, Open Hand History; others are read. */

export { CONVERSIONS, type Conversion, convertHand } from './convert.js';
export {
  type DetectedNotation,
  detectNotation,
  type HistoryLanguage,
  NOTATIONS,
  type Notation,
  notationProblem,
  type ReadableNotation,
} from './detect/detect.js';
export { encodingOf, type TextEncodingName } from './detect/encoding.js';
export type { PhhOptions } from './detect/read-options.js';
export { readGgPoker } from './ggpoker/read.js';
export { splitGgPoker } from './ggpoker/split.js';
export type { Currency, HistoryMeta, LocalTime, TournamentMeta } from './history/types.js';
export { metaOf } from './meta.js';
export { readOpenHandHistory } from './ohh/read.js';
export { splitOpenHandHistory } from './ohh/split.js';
export type {
  OhhAction,
  OhhGame,
  OhhHand,
  OhhPlayer,
  OhhPot,
  OhhRound,
  OhhTournament,
  OhhWin,
  OpenHandHistory,
} from './ohh/types.js';
export { type OhhMeta, toOpenHandHistory } from './ohh/write.js';
export { type PhhMeta, toPhh } from './phh/from-events.js';
export type {
  ByPlayer as PhhByPlayer,
  Commented as PhhCommented,
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
} from './phh/hand.js';
export { type PhhsHand, readPhh, readPhhs } from './phh/read.js';
export { type PhhSlice, splitPhhs } from './phh/split.js';
export { writePhh, writePhhs } from './phh/write.js';
export { readPokerNow } from './pokernow/read.js';
export { splitPokerNow } from './pokernow/split.js';
export { readPokerStars } from './pokerstars/read.js';
export { splitPokerStars, type TextSlice } from './pokerstars/split.js';
export { toPokerStars } from './pokerstars/write.js';
export { NOTATION_READERS, type NotationReader } from './readers.js';
export {
  REPLAY_WARNINGS,
  type ReplayWarning,
  type ReplayWarningCode,
} from './replay/play.js';
export {
  type Replay,
  type ReplayedPot,
  type ReplayOptions,
  type ReplayPaid,
  replayHand,
} from './replay/replay.js';
