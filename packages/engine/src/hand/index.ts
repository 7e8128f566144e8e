/** One hand: its state, its rules, commands, events, and what each seat may see. */

export {
  advanceOnce,
  advanceRoundIfReady,
  autoAdvance,
  determineWinners,
  shouldAutoAdvance,
  startNewHand,
} from './advance.js';
export {
  EVENT_TEXTS,
  type EventTexts,
  eventText,
  type NamesBySeat,
} from './event-text.js';
export { explainCards } from './explain-cards.js';
export {
  apply,
  applyPlayer,
  decide,
  evolve,
  legalActions,
  type OwnCommand,
  rebuild,
} from './hand.js';
export { type PerftCount, type PerftOptions, perft } from './perft.js';
export { type PotSource, type PotSources, potSources } from './pot-sources.js';
export { readState } from './read-state.js';
export { winnerWarnings } from './rules/named-winners.js';
export {
  type CardPlayer,
  type CardsGiven,
  type SettleCardsInput,
  settleCards,
} from './settle-cards.js';
export { type Choose, playHand } from './simulate.js';
export { type Step, startHand } from './start.js';
export { type BlindSeats, blindSeats } from './state/blind-seats.js';
export type { Watch } from './state/emit.js';
export {
  type AmountRange,
  type BeatenHand,
  type Command,
  type DealerCommand,
  type DrawLimits,
  type HandConfig,
  type HandEvent,
  type HandPlayer,
  type HandState,
  type HiddenCards,
  type LegalActions,
  LOG_VERSION,
  type Middle,
  type MiddlePot,
  type PlayerCommand,
  type PlayerState,
  type PostKind,
  type PotState,
  type PublicHand,
  type Rules,
  type Rung,
  type SeenCard,
  type Share,
  STATE_VERSION,
  type Straddle,
  type Turn,
  type WinningHand,
} from './state/types.js';
export {
  type AwardedV1,
  currentEvent,
  type LoggedEvent,
  type PlayerV1,
  type StartedV1,
  type WinningHandV1,
} from './state/upcast.js';
export { type WinningHandText, winningHandText } from './state/winning-text.js';
export {
  type EventView,
  evolveView,
  type HandView,
  holeCardsOf,
  type LaterEvent,
  type StartedView,
  seenCards,
  type Viewer,
  viewEvent,
  viewFor,
} from './view.js';
