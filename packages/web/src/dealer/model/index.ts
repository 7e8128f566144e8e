/** The dealer's evening without a screen: taps in, a view out. */

export type { DealerBanner } from './banners.js';
export { type DealerClock, dealerClock, dueColourUps, raceOf } from './clock.js';
export { type DrillQuestion, isDrillRight, randomDrill, realDrill } from './drill.js';
export { type EventMoney, moneyOf, placesOut } from './event.js';
export { whyPot } from './explain-hand.js';
export { type DealerState, type PastHand, stateOf } from './fold.js';
export {
  type DocumentCase,
  documentCase,
  HAND_FORMATS,
  type HandFormat,
  handFile,
  pastHands,
  settleCase,
  tapsOfHand,
} from './history.js';
export { PAD_KEYS, type Pad, type PadKey } from './pad.js';
export {
  type ChipPush,
  type ColourStack,
  type PotPushes,
  type Pushes,
  pushesOf,
} from './pushes.js';
export { reduceDealer } from './reduce.js';
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
} from './session.js';
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
} from './setup.js';
export {
  ANSWERS,
  type Answer,
  type DealerTap,
  type PickPlace,
  type PotHalf,
  type SettleFocus,
  SHOWDOWN_WAYS,
  type ShowdownWay,
} from './taps.js';
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
} from './view.js';
