export { MAX_DURATION } from './amounts.js';
export * from './codes.js';
export {
  type ActionSchema,
  actionSchema,
  BOT_STRENGTHS,
  type BotStrength,
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
} from './commands.js';
export { type StreamEvent, type StreamEventSchema, streamEventSchema } from './events.js';
export { type HandEventSchema, handEventSchema, type WireHandEvent } from './hand-events.js';
export {
  type HandChange,
  type HandViewSchema,
  handViewSchema,
  type LegalActionsSchema,
  legalActionsSchema,
  type WireHandView,
  type WireLegalActions,
} from './hand-view.js';
export {
  type Answer,
  HAND_FORMATS,
  type HandFormat,
  type HandSummarySchema,
  MAX_HANDS,
  QUOTAS,
  type QuotaName,
  type QuotaUseSchema,
  type RefusalBody,
  type RefusalSchema,
  ROUTES,
  type Route,
  type RouteName,
  refusalSchema,
  type SessionSchema,
  SOCKET_PATH,
} from './http.js';
export {
  CHAT_LENGTH,
  keySchema,
  linkTokenSchema,
  NAME_LENGTH,
  nameSchema,
  playerIdSchema,
  REASON_LENGTH,
  TABLE_NAME_LENGTH,
  tableIdSchema,
} from './ids.js';
export {
  type Ledger,
  type LedgerSchema,
  ledgerSchema,
  MAX_CORRECTIONS,
  type Transfer,
  type TransferSchema,
} from './ledger.js';
export {
  type ClientMessage,
  type ClientMessageSchema,
  type CurrentSchema,
  clientMessageSchema,
  MAX_EVENTS,
  MAX_FRAME_BYTES,
  RESYNC_REASONS,
  type ServerMessage,
  type ServerMessageSchema,
  serverMessageSchema,
} from './messages.js';
export { type BadName, badName, NAME_PROBLEMS, type NameProblem } from './names.js';
export { applyPatch, TAIL_LENGTH } from './patch.js';
export {
  MAX_RAKE_BPS,
  MAX_RAKE_CAP,
  type PokerOptionsSchema,
  type PokerSettingsSchema,
  pokerOptionsSchema,
  pokerSettingsSchema,
} from './poker-options.js';
export { type ReadRefusal, readBody, readClientMessage } from './read.js';
export { type RouteRefusal, refusalsOf } from './refusals.js';
export {
  ENTRY_RULES,
  type EntryRule,
  ROOM_DEFAULTS,
  type RoomOptions,
  type RoomSettings,
  RUN_OUT_PAUSES,
  RUN_OUT_SPEEDS,
  type RunOutPauses,
  type RunOutSpeed,
  roomOf,
} from './room-options.js';
export {
  type CreateOptions,
  type CreateOptionsSchema,
  createOptionsSchema,
  DEFAULT_TABLE_NAME,
  type SettingsChange,
  type SettingsChangeSchema,
  settingsChangeSchema,
  type WireSettings,
  type WireSettingsSchema,
  wireSettingsSchema,
} from './settings.js';
export {
  type RoomEventSchema,
  roomEventSchema,
  type TableEventSchema,
  tableEventSchema,
  type WireRoomEvent,
  type WireTableEvent,
} from './table-events.js';
export { PROTOCOL_VERSION } from './version.js';
export {
  CLOCK_KINDS,
  MAX_BANS,
  MAX_ENTRIES,
  MAX_PEOPLE,
  RIGHTS,
  SEAT_STATUSES,
  type SeatInfo,
  TABLE_STATUSES,
  type TableView,
  type TableViewSchema,
  tableViewSchema,
  type ViewPatch,
  type ViewPatchSchema,
  viewPatchSchema,
} from './views.js';
export type { Frozen, Same, Wire } from './wire.js';
