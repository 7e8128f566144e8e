import type { ClientMessage, ServerMessage } from '../../schema/messages.js';
import type { SeatInfo, TableView } from '../../schema/views.js';
import { PROTOCOL_VERSION } from '../../words/version.js';
import { HAND_EVENT_EXAMPLES, STREAM_EXAMPLES } from './events.js';
import { ANN, BOB, BOT, EVE, HAND, NOW, SETTINGS_EXAMPLE, TABLE } from './hand.js';

const KEY = '3f0c9a52-6d1e-4b7a';
const SEQ = 213;

const seat = (
  number: number,
  player: string,
  name: string,
  bot: SeatInfo['bot'],
  stack: number,
): SeatInfo => ({
  seat: number,
  player,
  name,
  bot,
  stack,
  status: 'playing',
  connected: true,
  timeBank: 60_000,
  missed: { small: false, big: false },
  comeIn: 'wait',
  topUp: 0,
  straddle: false,
});

const line = (player: string, name: string, buyIns: number, stack: number, adjusted: number) => ({
  ...{ player, name, buyIns, cashOuts: 0, stack, adjusted },
  net: stack - buyIns + adjusted,
});

export const LEDGER_EXAMPLE: NonNullable<TableView['ledger']> = {
  lines: [
    line(ANN, 'Ann', 1000, 1000, -100),
    line(BOB, 'Bob', 1000, 850, 100),
    line(BOT, 'Otto', 850, 1000, 0),
  ],
  rake: 0,
  adjustments: [
    { seq: 196, player: BOB, amount: 100, reason: 'Paid Ann 100 in cash', at: NOW - 60_000 },
    { seq: 197, player: ANN, amount: -100, reason: 'Got 100 in cash from Bob', at: NOW - 60_000 },
  ],
  more: false,
};

export const VIEW_EXAMPLE: TableView = {
  info: {
    ...{ id: TABLE, status: 'playing', host: ANN, createdAt: NOW - 3_600_000 },
    ...{
      hands: 12,
      button: 1,
      closing: false,
      pauseReason: null,
      pausedSince: null,
      pausedUntil: null,
      invite: 'Qw8zN4hLr2Vc',
    },
  },
  settings: SETTINGS_EXAMPLE,
  nextSettings: null,
  seats: [
    seat(1, ANN, 'Ann', null, 1000),
    seat(3, BOB, 'Bob', null, 850),
    seat(4, BOT, 'Otto', 'medium', 1000),
  ],
  hand: { number: 12, startedAt: NOW - 9000, view: HAND, skips: [], rabbit: null },
  clock: {
    ...{ kind: 'action', seats: [1], startedAt: NOW - 4000 },
    ...{ deadline: NOW + 16_000, left: null },
  },
  tournament: null,
  you: {
    ...{ player: ANN, name: 'Ann', seat: 1 },
    ...{ rights: ['host', 'play', 'chat', 'watch'], request: null, delay: 0 },
  },
  requests: [{ player: EVE, name: 'Eve', seat: 5, buyIn: 500, at: NOW - 30_000 }],
  entries: [{ player: 'ned_6hT3wK', name: 'Ned', at: NOW - 20_000 }],
  waitlist: [
    { player: EVE, name: 'Eve', at: NOW - 25_000, offer: { seat: 5, until: NOW + 35_000 } },
  ],
  bans: [{ player: 'zed_1pX9sD', name: 'Zed', address: true, reason: 'Spam', at: NOW - 900_000 }],
  spectators: [{ player: EVE, name: 'Eve' }],
  log: STREAM_EXAMPLES.slice(1, 2),
  chat: [{ seq: 201, at: NOW - 15_000, player: EVE, name: 'Eve', text: 'May I play too?' }],
  hud: [
    {
      ...{ player: BOB, hands: 43 },
      stats: [
        ...([
          [11, 42],
          [8, 42],
          [2, 15],
          [4, 6],
          [3, 5],
          [9, 22],
        ] as const),
        ...([
          [6, 17],
          [1, 2],
          [3, 9],
          [2, 4],
          [3, 6],
        ] as const),
      ],
    },
  ],
  ledger: LEDGER_EXAMPLE,
};

export const CLIENT_EXAMPLES: {
  readonly [T in ClientMessage['type']]: Extract<ClientMessage, { type: T }>;
} = {
  hello: { type: 'hello', v: PROTOCOL_VERSION, table: TABLE, lastSeq: SEQ },
  command: {
    type: 'command',
    v: PROTOCOL_VERSION,
    table: TABLE,
    hand: 12,
    expectedSeq: SEQ,
    key: KEY,
    command: { type: 'act', action: { type: 'raise', to: 60 } },
  },
  resync: { type: 'resync' },
  ping: { type: 'ping', nonce: 7 },
  pong: { type: 'pong', nonce: 1 },
  away: { type: 'away', away: true },
};

export const SERVER_EXAMPLES: {
  readonly [T in ServerMessage['type']]: Extract<ServerMessage, { type: T }>;
} = {
  hello: { type: 'hello', v: PROTOCOL_VERSION, table: TABLE, player: ANN, at: NOW },
  door: { type: 'door', name: 'Friday night', asked: true, denied: false, reason: null },
  snapshot: { type: 'snapshot', seq: SEQ, at: NOW, view: VIEW_EXAMPLE },
  events: {
    type: 'events',
    seq: SEQ + 1,
    after: SEQ,
    at: NOW,
    events: [{ of: 'hand', seq: SEQ + 1, at: NOW, hand: 12, event: HAND_EVENT_EXAMPLES.acted }],
    patch: {
      play: { actor: 1, actions: 4 },
      clock: {
        ...{ kind: 'action', seats: [3], startedAt: NOW },
        ...{ deadline: NOW + 20_000, left: null },
      },
    },
  },
  ack: { type: 'ack', key: KEY, seq: SEQ + 1, repeated: false },
  refused: {
    type: 'refused',
    key: KEY,
    code: 'BELOW_MINIMUM',
    text: '15 is less than the smallest allowed, 20',
    details: { to: 15, min: 20, max: 1000 },
  },
  resync: { type: 'resync', reason: 'slow' },
  ping: { type: 'ping', nonce: 1 },
  pong: { type: 'pong', nonce: 7 },
  bye: { type: 'bye', code: 'STOPPING', text: 'the server is stopping', retryAfter: 1000 },
};
