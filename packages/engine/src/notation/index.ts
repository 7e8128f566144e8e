/** PHH and PHHS: the text of a hand, and the hand as data. */

export type {
  Currency,
  HistoryMeta,
  TournamentMeta,
} from './history.js';
export { type OhhMeta, toOpenHandHistory } from './ohh.js';
export type { OhhHand, OpenHandHistory } from './ohh-types.js';
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
export { type PhhOptions, type PhhsHand, readPhh, readPhhs } from './phh-read.js';
export { type PhhSlice, splitPhhs } from './phh-split.js';
export { writePhh, writePhhs } from './phh-write.js';
export { toPokerStars } from './pokerstars.js';
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
