/** The dealer's evening without a screen: taps in, a view out. */

export { reduceDealer } from './play/reduce.js';
export { type DealerHand, type DealerState, dealerState } from './state/evolve.js';
export { PAD_KEYS, type Pad, type PadKey } from './state/pad.js';
export {
  type DealerEntry,
  type DealerEvent,
  type DealerQuestion,
  type DealerSession,
  freshSession,
  type Picks,
  readSession,
  type SettleDraft,
  type SettleSeat,
} from './state/session.js';
export {
  CHIP_COLOURS,
  type ChipColour,
  DEALER_PRESETS,
  type DealerChip,
  type DealerPreset,
  type DealerSetup,
  FRESH_SETUP,
  type SetupSeat,
  setupProblem,
} from './state/setup.js';
export {
  DEALER_ANSWERS,
  type DealerAnswer,
  type DealerTap,
  type PickPlace,
  type PotHalf,
  type SettleFocus,
  SHOWDOWN_WAYS,
  type ShowdownWay,
} from './state/taps.js';
export type { DealerBanner } from './views/banners.js';
export {
  type DealerClock,
  dealerClock,
  dueColourUps,
  type LevelReading,
  raceOf,
} from './views/clock.js';
export { type DrillQuestion, isDrillRight, randomDrill, realDrill } from './views/drill.js';
export { type EventMoney, eventMoney, placesOut } from './views/event.js';
export { whyPot } from './views/explain-hand.js';
export {
  DEALER_FORMATS,
  type DealerFormat,
  type DocumentCase,
  dealtHandFile,
  deedOf,
  documentCase,
  pastHands,
  settleCase,
  tapsOfHand,
} from './views/history.js';
export type { PaidRule } from './views/paid-rules.js';
export {
  type ChipPush,
  type ColourStack,
  type PotPushes,
  type Pushes,
  pushesOf,
} from './views/pushes.js';
export { SHARED_CARDS, type SharedCards, sharedTable } from './views/shared.js';
export { sharedLevelClock } from './views/shared-clock.js';
export {
  DEALER_SCREENS,
  type DealerActions,
  type DealerNext,
  type DealerOut,
  type DealerPick,
  type DealerPot,
  type DealerScreen,
  type DealerSeat,
  type DealerShowdown,
  type DealerView,
  dealerView,
} from './views/view.js';
