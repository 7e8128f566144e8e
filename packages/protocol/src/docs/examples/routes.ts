import { STATS_VERSION } from '@sidepot/engine/stats';
import type { ROUTES, RouteName } from '../../schema/http.js';
import type { SharedTable } from '../../schema/shares.js';
import { PROTOCOL_VERSION } from '../../words/version.js';
import { CLUB_EXAMPLES } from './clubs.js';
import { STREAM_EXAMPLES } from './events.js';
import type { Example } from './example.js';
import { ANN, BOB, BOT, NOW, OPTIONS, TABLE } from './hand.js';
import { CLIENT_EXAMPLES, LEDGER_EXAMPLE, VIEW_EXAMPLE } from './messages.js';

const TOKEN = 'Vb1l0qX7xN3u5cRkT9eYwZ2sHf8gJ4mPaD6oLiK_tQE';
const PUSH_KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const SESSION = 'q3Zt0aWkL9xY7bNc';
const { type: _type, ...envelope } = CLIENT_EXAMPLES.command;
const params = { id: TABLE };

const HAND = {
  ...{ seatCount: 2, button: 1, boards: [{ high: [['Bob'], ['Ann']] }] },
  players: [
    { id: 'Ann', seat: 1, live: 100, folded: false },
    { id: 'Bob', seat: 2, live: 50, folded: false },
  ],
};
const SETTLED = {
  ...{ refund: { Ann: 50 }, awards: { Bob: 100 }, rake: 0 },
  pots: [
    { name: 'Main Pot', amount: 100, eligible: ['Ann', 'Bob'], rake: 0, awards: { Bob: 100 } },
  ],
};

const SHARE = 'Zq3vW8sJ0hXa';
const DAY = 86_400_000;
const LEVEL = { smallBlind: 500, bigBlind: 1000, ante: 1000, duration: 1_200_000, breakAfter: 0 };
/** Seat 2 is all-in, seat 1 is to act. */
const SHARED: SharedTable = {
  ...{ at: NOW, mode: 'tournament', game: 'holdem', seatCount: 9, unit: 100 },
  ...{ smallBlind: 500, bigBlind: 1000, ante: 1000 },
  ...{ button: 1, smallBlindSeat: 1, bigBlindSeat: 2 },
  seats: [
    {
      ...{ seat: 1, name: 'Ann', stack: 19_500, bet: 500, won: 0 },
      ...{ status: 'in', cards: null },
    },
    {
      ...{ seat: 2, name: null, stack: 0, bet: 7300, won: 0 },
      ...{ status: 'allIn', cards: null },
    },
  ],
  hand: {
    ...{ number: 12, street: 0, actor: 1, boards: [[]], total: 8800, back: [], over: false },
    pots: [{ amount: 1000, seats: [1, 2], awards: null }],
  },
  clock: {
    levels: [LEVEL, { ...LEVEL, smallBlind: 1000, bigBlind: 2000, ante: 2000 }],
    ...{ level: 0, left: 754_000, onBreak: false, running: true },
    ...{ players: 2, entries: 9, average: 14_150, pool: 900, prizes: [450, 270, 180] },
    places: [{ place: 3, name: 'Cid', seat: 5, prize: 180 }],
  },
};

type Top = readonly [hand: string, size: number, order: number];

/** Two hands of Bob, once on the button and once in the big blind: hands first, net fourth. */
const row = (net: number): readonly number[] =>
  Array.from({ length: 85 }, (_, slot) => (slot === 0 ? 1 : slot === 3 ? net : 0));
const top = (hand: number, size: number): Top => [String(hand), size, hand];
const COUNTED = {
  rows: { 'bb|10||||': row(-10), 'btn|10||||': row(55) },
  ...{ sessions: [] as const, best: [top(2, 55)], worst: [top(1, 10)], tournaments: null },
};
const STATS = {
  ...{ version: STATS_VERSION as typeof STATS_VERSION, unit: '1', hands: 2, refused: 0 },
  ...{ players: { [BOB]: COUNTED }, biggest: [top(2, 120), top(1, 15)] },
};

/** What each route is sent and answers; in a URL numbers are text. */
export const ROUTE_EXAMPLES: { readonly [N in RouteName]: Example<(typeof ROUTES)[N]> } = {
  newIdentity: { body: { name: 'Ann' }, response: { player: ANN, name: 'Ann' } },
  newLink: {
    body: { table: TABLE },
    response: { token: TOKEN, url: `/#/link/${TOKEN}`, expiresAt: NOW + 900_000 },
  },
  claimLink: { body: { token: TOKEN }, response: { player: ANN, name: 'Ann', table: TABLE } },
  getQuota: {
    response: {
      quotas: [
        { what: 'tables', used: 3, limit: 50, until: null },
        { what: 'eventsPerHour', used: 1840, limit: 500_000, until: NOW + 1_200_000 },
      ],
    },
  },
  listSessions: {
    response: {
      sessions: [
        {
          ...{ id: SESSION, label: 'Firefox on Android', createdAt: NOW - 86_400_000 },
          ...{ usedAt: NOW, current: true },
        },
      ],
    },
  },
  endSession: { body: { session: SESSION }, response: { ended: 1 } },
  endOtherSessions: { body: {}, response: { ended: 2 } },
  getOwnData: {},
  forgetMe: { body: {}, response: { ok: true } },
  createTable: {
    body: { v: PROTOCOL_VERSION, settings: OPTIONS },
    response: { id: TABLE, url: `/t/${TABLE}` },
  },
  getPushKey: { response: { key: PUSH_KEY } },
  startPush: {
    params,
    body: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
      ...{ p256dh: PUSH_KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    },
    response: { ok: true },
  },
  endPush: { params, body: {}, response: { ok: true } },
  getTable: { params, response: { seq: 213, at: NOW, view: VIEW_EXAMPLE } },
  sendCommand: { params, body: envelope, response: { seq: 214, repeated: false } },
  listEvents: {
    params,
    query: { after: '213' },
    response: { seq: 214, more: false, events: STREAM_EXAMPLES.slice(0, 1) },
  },
  listHands: {
    params,
    query: { before: '12' },
    response: {
      hands: [
        {
          ...{ number: 11, startedAt: NOW - 90_000, endedAt: NOW - 20_000, pot: 130 },
          ...{ rake: 5, players: 3, winners: [BOB], voided: false },
        },
      ],
    },
  },
  getHand: { params: { ...params, number: '11' }, query: { format: 'phh' } },
  getArchive: { params, query: { format: 'pokerstars' } },
  getLedger: {
    params,
    query: { before: '1200' },
    response: {
      ledger: LEDGER_EXAMPLE,
      settlement: [
        { from: ANN, to: BOT, amount: 100 },
        { from: BOB, to: BOT, amount: 50 },
      ],
    },
  },
  getStats: { params, response: { stats: STATS } },
  getReport: {
    params,
    response: {
      ...{ table: 'Friday', mode: 'cash', currency: 'none', isClosed: true, isOfAll: false },
      stats: STATS,
      players: [
        {
          ...{ player: BOB, name: 'Bob', from: NOW - 90_000, to: NOW },
          graph: [
            [1, -10, -10, 0],
            [2, 45, 31, 55],
          ],
        },
      ],
    },
  },
  deleteTable: { params, body: {}, response: { ok: true } },
  ...CLUB_EXAMPLES,
  settle: { body: HAND, response: SETTLED },
  explain: {
    body: HAND,
    response: {
      ...SETTLED,
      why: {
        steps: [{ kind: 'refund', player: 'Ann', amount: 50, matched: 50, level: 100 }],
        text: '100 - 50 = 50 was called by nobody and goes back to Ann',
      },
      pots: SETTLED.pots.map((pot) => ({
        ...pot,
        why: {
          steps: [{ kind: 'win', best: 'hand', player: 'Bob', amount: 100 }],
          text: 'Bob has the best hand and wins 100',
        },
      })),
    },
  },
  equity: {
    body: { hands: ['AsKs', 'QhQd'], board: 'Qs7s2s' },
    response: {
      method: 'exact',
      total: 990,
      hands: [
        { win: 706, ties: [0, 0], equity: 0.7131, standardError: 0 },
        { win: 284, ties: [0, 0], equity: 0.2869, standardError: 0 },
      ],
    },
  },
  evaluate: {
    body: { hands: ['KsKh9d9cKd'] },
    response: {
      hands: [
        {
          cards: 'KsKh9d9cKd',
          halves: [
            {
              ...{ half: 'high', value: 24726, text: 'Full house, kings over nines' },
              cards: ['Ks', 'Kh', 'Kd', '9d', '9c'],
            },
          ],
        },
      ],
    },
  },
  newShare: {
    body: { v: PROTOCOL_VERSION, table: SHARED },
    response: { id: SHARE, key: TOKEN, url: `/dealer/watch/${SHARE}`, expiresAt: NOW + DAY },
  },
  updateShare: {
    params: { id: SHARE },
    body: { v: PROTOCOL_VERSION, key: TOKEN, table: SHARED },
    response: { seq: 2, expiresAt: NOW + DAY },
  },
  endShare: { params: { id: SHARE }, body: { key: TOKEN }, response: { ok: true } },
  getShare: { params: { id: SHARE }, response: { seq: 2, age: 1200, table: SHARED } },
  watchShare: { params: { id: SHARE } },
  health: { response: { ok: true } },
  ready: { response: { ok: true } },
  metrics: {},
};
