/** The pure heart of a table: state and events in, state and events out. */

export { advanceRoom, wakeAt, wakeRoom } from './advance.js';
export { thinkingClock } from './clocks.js';
export { createRoom, decideRoom } from './decide.js';
export { doorProblem, isInside, NO_PASS, type Pass } from './door.js';
export { currentStored, evolveRoom, rebuildRoom } from './evolve.js';
export { DEFAULT_FLOOR, NO_FLOOR, type PaceFloor } from './floor.js';
export { type FinishedHand, finishedHand, type HandSummary, summaryOf } from './history.js';
export { ledgerOf } from './ledger.js';
export { type Late, News } from './news.js';
export { owedTime } from './outages.js';
export { handSeatOf } from './people.js';
export {
  isSpectator,
  mayReadHands,
  mayWatch,
  rightsOf,
  seesAll,
  seesHand,
  seesHands,
  seesLate,
} from './rights.js';
export {
  type Ask,
  type Decided,
  type Outage,
  type Outcome,
  type Refused,
  ROOM_VERSION,
  type RoomEvent,
  type RoomState,
  type Stored,
  type World,
} from './types.js';
export { patchPresence, patchRoom, viewRoom } from './view.js';
export { viewStored } from './view-event.js';
export { hostLedger, lateNews, lateParts } from './view-late.js';
export { viewYou } from './view-you.js';
export { forgetVisitors } from './visits.js';
