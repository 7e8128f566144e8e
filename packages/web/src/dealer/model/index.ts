/** The dealer's evening without a screen: taps in, a view out. */

export type { DealerBanner } from './banners.js';
export { type DealerState, type PastHand, stateOf } from './fold.js';
export { PAD_KEYS, type Pad, type PadKey } from './pad.js';
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
