import type { z } from 'zod';
import type { ROUTES, RouteName } from '../../schema/http.js';
import type { Frozen } from '../../schema/wire.js';
import { PROTOCOL_VERSION } from '../../words/version.js';
import { STREAM_EXAMPLES } from './events.js';
import { ANN, BOB, BOT, NOW, OPTIONS, TABLE } from './hand.js';
import { CLIENT_EXAMPLES, LEDGER_EXAMPLE, VIEW_EXAMPLE } from './messages.js';

type Given<R, K extends string> = R extends { readonly [key in K]: infer S extends z.ZodType }
  ? { readonly [key in K]: Frozen<z.input<S>> }
  : object;

type Example<R> = Given<R, 'params'> & Given<R, 'query'> & Given<R, 'body'> & Given<R, 'response'>;

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
  deleteTable: { params, body: {}, response: { ok: true } },
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
  health: { response: { ok: true } },
  ready: { response: { ok: true } },
  metrics: {},
};
