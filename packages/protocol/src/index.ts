export {
  type Club,
  type ClubChange,
  type ClubChangeSchema,
  type ClubNight,
  type ClubNightSchema,
  type ClubSchema,
  type ClubScoring,
  type ClubScoringSchema,
  clubChangeSchema,
  clubNightSchema,
  clubSchema,
  clubScoringSchema,
  type ListedClubSchema,
} from './schema/clubs.js';
export {
  type ActionSchema,
  actionSchema,
  type CommandEnvelope,
  type CommandEnvelopeSchema,
  type CommandSchema,
  type CommandType,
  commandEnvelopeSchema,
  commandSchema,
  HAND_COMMAND_TYPES,
  HOST_COMMAND_TYPES,
  PLAYER_COMMAND_TYPES,
  type WireAction,
  type WireCommand,
} from './schema/commands.js';
export { type StreamEvent, type StreamEventSchema, streamEventSchema } from './schema/events.js';
export { type HandEventSchema, handEventSchema, type WireHandEvent } from './schema/hand-events.js';
export {
  type HandChange,
  type HandViewSchema,
  handViewSchema,
  type LegalActionsSchema,
  legalActionsSchema,
  type WireHandView,
  type WireLegalActions,
} from './schema/hand-view.js';
export {
  type Answer,
  type HandSummarySchema,
  type QuotaUseSchema,
  type RefusalBody,
  type RefusalSchema,
  ROUTES,
  type Route,
  type RouteName,
  refusalSchema,
  type SessionSchema,
  SOCKET_PATH,
} from './schema/http.js';
export {
  clubIdSchema,
  keySchema,
  linkTokenSchema,
  nameSchema,
  playerIdSchema,
  tableIdSchema,
  tableNameSchema,
} from './schema/ids.js';
export {
  type Ledger,
  type LedgerSchema,
  ledgerSchema,
  type Transfer,
  type TransferSchema,
} from './schema/ledger.js';
export {
  type ClientMessage,
  type ClientMessageSchema,
  type CurrentSchema,
  clientMessageSchema,
  type ServerMessage,
  type ServerMessageSchema,
  serverMessageSchema,
} from './schema/messages.js';
export { type ReadRefusal, readBody, readClientMessage } from './schema/read.js';
export { type RouteRefusal, refusalsOf } from './schema/refusals.js';
export { type FinishedHandSchema, MAX_EQUITY_SAMPLES } from './schema/rules-routes.js';
export {
  type CreateOptionsSchema,
  createOptionsSchema,
  type PokerOptionsSchema,
  type PokerSettingsSchema,
  pokerOptionsSchema,
  pokerSettingsSchema,
  type SettingsChangeSchema,
  settingsChangeSchema,
  type WireSettingsSchema,
  wireSettingsSchema,
} from './schema/settings.js';
export {
  type SharedTable,
  type SharedTableSchema,
  type ShareNews,
  type ShareNewsSchema,
  sharedTableSchema,
  shareNewsSchema,
} from './schema/shares.js';
export type {
  HudLine,
  HudLineSchema,
  SessionReport,
  SessionReportSchema,
  StatsSchema,
  WireStats,
} from './schema/stats.js';
export {
  type RoomEventSchema,
  roomEventSchema,
  type TableEventSchema,
  tableEventSchema,
  type WireRoomEvent,
  type WireTableEvent,
} from './schema/table-events.js';
export {
  type SeatInfo,
  type TableView,
  type TableViewSchema,
  tableViewSchema,
  type ViewPatch,
  type ViewPatchSchema,
  viewPatchSchema,
} from './schema/views.js';
export type { Frozen, Same, Wire } from './schema/wire.js';
export { wireEventOf } from './wire/event.js';
export {
  handViewOf,
  playersWithOwn,
  wireOfView,
  wireViewOf,
  withOwnCards,
} from './wire/hand.js';
export * from './words/index.js';
