/** The pure heart of a table: state and events in, state and events out. */

export { advanceRoom, wakeAt, wakeRoom } from './advance.js';
export { owedTime } from './commands/outages.js';
export { forgetVisitors } from './commands/visits.js';
export { createRoom, decideRoom } from './decide.js';
export { currentStored, evolveRoom, rebuildRoom } from './evolve/evolve.js';
export { ledgerOf } from './ledger/ledger.js';
export { doorProblem, isInside, NO_PASS, type Pass } from './people/door.js';
export { handSeatOf, isHost, neutralName } from './people/people.js';
export {
  isSpectator,
  mayReadHands,
  mayWatch,
  rightsOf,
  seesAll,
  seesHand,
  seesHands,
  seesLate,
} from './people/rights.js';
export { DEFAULT_FLOOR, NO_FLOOR, type PaceFloor } from './state/floor.js';
export {
  type Ask,
  type Decided,
  type Outage,
  type Outcome,
  ROOM_VERSION,
  type RoomEvent,
  type RoomState,
  type Stored,
  type World,
} from './state/types.js';
export { thinkingClock } from './time/clocks.js';
export { calledPlayer } from './time/turn-call.js';
export { type FinishedHand, finishedHand, type ListedHand, summaryOf } from './view/history.js';
export { type Late, RoomNews } from './view/news.js';
export { patchPresence, patchRoom, unnamedOf, viewRoom, viewUnnamed } from './view/view.js';
export { viewStored } from './view/view-event.js';
export { viewStats } from './view/view-hud.js';
export { hostLedger, lateNews, lateParts } from './view/view-late.js';
export { viewYou } from './view/view-you.js';
