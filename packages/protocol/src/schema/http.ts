/**
 * The HTTP side: the same commands and views, and what is only read. One table of routes feeds the
 * server, the OpenAPI page and docs/protocol.md.
 */

import { z } from 'zod';
import { HAND_FORMATS, QUOTAS } from '../words/choices.js';
import type { ServerCode } from '../words/codes.js';
import { MAX_CORRECTIONS, MAX_EVENTS, MAX_HANDS } from '../words/limits.js';
import {
  amountSchema,
  countSchema,
  handNumberSchema,
  seqSchema,
  timeSchema,
  urlNumberSchema,
} from './amounts.js';
import { CLUB_ROUTES } from './clubs.js';
import { commandEnvelopeSchema } from './commands.js';
import { streamEventSchema } from './events.js';
import {
  givenNameSchema,
  linkTokenSchema,
  nameSchema,
  playerIdSchema,
  sessionIdSchema,
  tableIdSchema,
} from './ids.js';
import { ledgerSchema, transferSchema } from './ledger.js';
import { currentSchema, refusalShape } from './messages.js';
import { RULES_ROUTES } from './rules-routes.js';
import { createOptionsSchema } from './settings.js';
import { SHARE_ROUTES } from './shares.js';
import { sessionReportSchema, statsSchema } from './stats.js';
import { versionSchema } from './version.js';
import type { Same, Wire } from './wire.js';

const refusal = z
  .strictObject({ error: z.strictObject(refusalShape) })
  .meta({ id: 'Refusal', description: 'Every answer that is not 2xx.' });
/** The type of {@link refusalSchema}. */
export interface RefusalSchema extends Same<typeof refusal> {}
/** Checks a {@link RefusalBody}. */
export const refusalSchema: RefusalSchema = refusal;
/** The body of every answer that is not 2xx. */
export type RefusalBody = Wire<typeof refusalSchema>;

const identity = z
  .strictObject({ player: playerIdSchema, name: givenNameSchema.nullable() })
  .meta({ id: 'Identity' });
/** The schema of identity. */
export interface IdentitySchema extends Same<typeof identity> {}
const identitySchema: IdentitySchema = identity;

const bearerSchema = z
  .literal(true)
  .describe('For programs: a token in the answer instead of a cookie.');
const bearerTokenSchema = linkTokenSchema.describe(
  'With `bearer` and a new identity: send it as `Authorization: Bearer …`.',
);

const session = z
  .strictObject({
    id: sessionIdSchema,
    label: z.string().max(60).describe('The device, coarsely: "Firefox on Android"; "": unknown.'),
    createdAt: timeSchema,
    usedAt: timeSchema.describe('To the hour.'),
    current: z.boolean().describe('Is it the one you ask from?'),
  })
  .meta({ id: 'Session', description: 'A device on which you are signed in.' });
/** The schema of session. */
export interface SessionSchema extends Same<typeof session> {}
const sessionSchema: SessionSchema = session;

const endedSchema = z.strictObject({ ended: countSchema.describe('How many.') });

const handSummary = z
  .strictObject({
    number: handNumberSchema,
    startedAt: timeSchema,
    endedAt: timeSchema,
    pot: amountSchema.describe('All that was won.'),
    rake: amountSchema,
    players: countSchema,
    winners: z.array(playerIdSchema),
    voided: z.boolean(),
  })
  .meta({ id: 'HandSummary' });
/** The schema of hand summary. */
export interface HandSummarySchema extends Same<typeof handSummary> {}
const handSummarySchema: HandSummarySchema = handSummary;

const quotaUse = z
  .strictObject({
    what: z
      .enum(QUOTAS)
      .describe('Tables that are not closed, made in 24 hours; bots; written in this hour.'),
    used: countSchema,
    limit: countSchema.nullable().describe('Null: none.'),
    until: timeSchema.nullable().describe('When it is counted anew; null: when you free some.'),
  })
  .meta({ id: 'QuotaUse' });
/** The schema of quota use. */
export interface QuotaUseSchema extends Same<typeof quotaUse> {}
const quotaUseSchema: QuotaUseSchema = quotaUse;

const done = z.strictObject({ ok: z.literal(true) });
const url = z.string().max(500).describe('From the root of this server.');
const format = z.enum(HAND_FORMATS);
const tableParams = z.strictObject({ id: tableIdSchema });
const handParams = z.strictObject({ id: tableIdSchema, number: urlNumberSchema });

/** One row of {@link ROUTES}. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** In Fastify's notation. */
  readonly path: string;
  readonly summary: string;
  /** `none`: anybody. `identity`: a cookie, or a bearer token. */
  readonly auth: 'none' | 'identity';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly status: 200 | 201;
  /** A schema is JSON; otherwise the type of what comes. */
  readonly response: z.ZodType | string;
  /** What only this route refuses with; `refusalsOf` has all of it. */
  readonly refuses: readonly ServerCode[];
  /** Are the rules of poker asked? Then any code of docs/errors.md may come. */
  readonly asksRules?: true;
}

const route = <R extends Route>(parts: R): R => parts;

/** Who was sent away sees nothing of a table. */
const TABLE_REFUSES = [
  'UNKNOWN_TABLE',
  'KICKED',
  'BANNED_HERE',
  'NOT_LET_IN',
  'OLD_LINK',
] as const satisfies readonly ServerCode[];
const HANDS_REFUSE = [...TABLE_REFUSES, 'NO_SPECTATORS'] as const satisfies readonly ServerCode[];
const COMMANDS_REFUSE = [
  ...TABLE_REFUSES,
  'BAD_NAME',
  'NOT_HOST',
  'NOT_ALLOWED',
  'STALE',
  'KEY_REUSED',
  'REQUEST_PENDING',
  'NO_REQUEST',
  'TOO_MANY_BANS',
  'TOO_MANY_HELPERS',
  'NO_ORDER',
  'NO_ADDRESS',
  'NOT_A_BOT',
  'RATHOLING',
  'TABLE_FULL',
  'SEAT_FREE',
  'ALREADY_WAITING',
  'NOT_WAITING',
  'WAITLIST_FULL',
  'NAME_TAKEN',
  'ALREADY_STARTED',
  'NOT_STARTED',
  'PAUSED',
  'NOT_PAUSED',
  'NOT_CLOSED',
  'TABLE_CLOSED',
  'NO_TIME_BANK',
  'NOTHING_TO_SKIP',
  'NO_RABBIT',
  'QUOTA',
] as const satisfies readonly ServerCode[];

/** Every HTTP route: method, path, who may, what goes in and what comes out. */
export const ROUTES = {
  newIdentity: route({
    method: 'POST',
    path: '/api/identity',
    summary:
      'Who am I? Gives a cookie to whoever has none, or with `bearer` a token for the header `Authorization: Bearer …`; with a name, renames.',
    auth: 'none',
    body: z.strictObject({
      name: nameSchema.exactOptional(),
      bearer: bearerSchema.exactOptional(),
    }),
    status: 200,
    response: z.strictObject({
      ...identitySchema.shape,
      token: bearerTokenSchema.exactOptional(),
    }),
    refuses: ['BAD_NAME'],
  }),
  newLink: route({
    method: 'POST',
    path: '/api/identity/link',
    summary: 'A private link that makes another device the same person. Used once.',
    auth: 'identity',
    body: z.strictObject({ table: tableIdSchema.exactOptional() }),
    status: 201,
    response: z.strictObject({ token: linkTokenSchema, url, expiresAt: timeSchema }),
    refuses: [],
  }),
  claimLink: route({
    method: 'POST',
    path: '/api/identity/claim',
    summary: 'Become the person of a private link.',
    auth: 'none',
    body: z.strictObject({ token: linkTokenSchema }),
    status: 200,
    response: z.strictObject({ ...identitySchema.shape, table: tableIdSchema.nullable() }),
    refuses: ['BAD_LINK'],
  }),
  getQuota: route({
    method: 'GET',
    path: '/api/identity/quota',
    summary: 'What you have used of this server with the tables you host, and what you may.',
    auth: 'identity',
    status: 200,
    response: z.strictObject({ quotas: z.array(quotaUseSchema) }),
    refuses: [],
  }),
  listSessions: route({
    method: 'GET',
    path: '/api/identity/sessions',
    summary: 'Devices on which you are signed in, last used first.',
    auth: 'identity',
    status: 200,
    response: z.strictObject({ sessions: z.array(sessionSchema) }),
    refuses: [],
  }),
  endSession: route({
    method: 'POST',
    path: '/api/identity/sessions/end',
    summary: 'Sign a device out: its token is good no more, its sockets close.',
    auth: 'identity',
    body: z.strictObject({ session: sessionIdSchema }),
    status: 200,
    response: endedSchema,
    refuses: ['UNKNOWN_SESSION'],
  }),
  endOtherSessions: route({
    method: 'POST',
    path: '/api/identity/sessions/end-others',
    summary: 'Sign all devices out but the one you ask from.',
    auth: 'identity',
    body: z.strictObject({}),
    status: 200,
    response: endedSchema,
    refuses: [],
  }),
  getOwnData: route({
    method: 'GET',
    path: '/api/identity/data',
    summary:
      'Everything that is stored of you: your name, your tables, what you said, and the hands that you were dealt, as you may see them (OHH).',
    auth: 'identity',
    status: 200,
    response: 'application/json',
    refuses: [],
  }),
  forgetMe: route({
    method: 'POST',
    path: '/api/identity/forget',
    summary:
      'Forgets you: your name, your words and your access are gone for good; of the hands you played only your id tells. Leave your seats and close your tables first.',
    auth: 'identity',
    body: z.strictObject({}),
    status: 200,
    response: done,
    refuses: ['STILL_PLAYING', 'HOSTS_CLUB'],
  }),
  createTable: route({
    method: 'POST',
    path: '/api/tables',
    summary: 'A new table; you are its host.',
    auth: 'identity',
    body: z.strictObject({ v: versionSchema, settings: createOptionsSchema }),
    status: 201,
    response: z.strictObject({ id: tableIdSchema, url: url.describe('The invite link.') }),
    refuses: ['BAD_NAME', 'QUOTA'],
    asksRules: true,
  }),
  getTable: route({
    method: 'GET',
    path: '/api/tables/:id',
    summary: 'The table as it stands for you.',
    auth: 'identity',
    params: tableParams,
    status: 200,
    response: currentSchema,
    refuses: TABLE_REFUSES,
  }),
  sendCommand: route({
    method: 'POST',
    path: '/api/tables/:id/commands',
    summary: 'A command, as over the socket. It is stored when the answer comes.',
    auth: 'identity',
    params: tableParams,
    body: commandEnvelopeSchema,
    status: 200,
    response: z.strictObject({ seq: seqSchema, repeated: z.boolean() }),
    refuses: COMMANDS_REFUSE,
    asksRules: true,
  }),
  listEvents: route({
    method: 'GET',
    path: '/api/tables/:id/events',
    summary: `What happened after an event, oldest first, at most ${MAX_EVENTS}.`,
    auth: 'identity',
    params: tableParams,
    query: z.strictObject({ after: urlNumberSchema }),
    status: 200,
    response: z.strictObject({
      seq: seqSchema.describe('Ask with it again for what follows.'),
      more: z.boolean(),
      events: z.array(streamEventSchema).max(MAX_EVENTS),
    }),
    refuses: TABLE_REFUSES,
  }),
  listHands: route({
    method: 'GET',
    path: '/api/tables/:id/hands',
    summary: `Hands that are over, newest first, at most ${MAX_HANDS}.`,
    auth: 'identity',
    params: tableParams,
    query: z.strictObject({
      before: urlNumberSchema.describe('Only hands before this one.').exactOptional(),
    }),
    status: 200,
    response: z.strictObject({ hands: z.array(handSummarySchema).max(MAX_HANDS) }),
    refuses: HANDS_REFUSE,
  }),
  getHand: route({
    method: 'GET',
    path: '/api/tables/:id/hands/:number',
    summary: 'One hand as you may know it: PHH, PokerStars text or Open Hand History.',
    auth: 'identity',
    params: handParams,
    query: z.strictObject({ format }),
    status: 200,
    response: 'text/plain; OHH: application/json',
    refuses: [...HANDS_REFUSE, 'UNKNOWN_HAND'],
  }),
  getArchive: route({
    method: 'GET',
    path: '/api/tables/:id/archive',
    summary: 'All hands that are over, in one file.',
    auth: 'identity',
    params: tableParams,
    query: z.strictObject({ format }),
    status: 200,
    response: 'text/plain; OHH: application/json',
    refuses: HANDS_REFUSE,
  }),
  getLedger: route({
    method: 'GET',
    path: '/api/tables/:id/ledger',
    summary: `Who paid in, who was paid, and the fewest transfers that settle it; the last ${MAX_CORRECTIONS} corrections.`,
    auth: 'identity',
    params: tableParams,
    query: z.strictObject({
      before: urlNumberSchema.describe('Corrections before this event instead.').exactOptional(),
    }),
    status: 200,
    response: z.strictObject({
      ledger: ledgerSchema,
      settlement: z.array(transferSchema).describe('As if all chips were cashed out now.'),
    }),
    refuses: [...TABLE_REFUSES, 'NOT_ALLOWED'],
  }),
  getStats: route({
    method: 'GET',
    path: '/api/tables/:id/stats',
    summary:
      'What was counted of those whose statistics you are told (`hud`), by position: whole numbers, for `report` of `@sidepot/engine/stats`. Names are ids.',
    auth: 'identity',
    params: tableParams,
    status: 200,
    response: z.strictObject({ stats: statsSchema }),
    refuses: [...TABLE_REFUSES, 'NOT_ALLOWED'],
  }),
  getReport: route({
    method: 'GET',
    path: '/api/tables/:id/report',
    summary:
      'The report of the session: of the hands that you were dealt in; for a host, and of a closed table for all who may see its hands, of everybody.',
    auth: 'identity',
    params: tableParams,
    status: 200,
    response: sessionReportSchema,
    refuses: [...TABLE_REFUSES, 'NOT_ALLOWED'],
  }),
  getPushKey: route({
    method: 'GET',
    path: '/api/push',
    summary: 'The key for `pushManager.subscribe`; null: this server pushes nothing.',
    auth: 'none',
    status: 200,
    response: z.strictObject({ key: z.string().max(100).nullable() }),
    refuses: [],
  }),
  startPush: route({
    method: 'POST',
    path: '/api/tables/:id/push',
    summary:
      'Tell this device by Web Push when it is your turn at this table and you do not look. It replaces what the device said before.',
    auth: 'identity',
    params: tableParams,
    body: z.strictObject({
      endpoint: z.string().max(1000).describe('Of a push service that this server knows.'),
      p256dh: z
        .string()
        .regex(/^[\w-]{87}$/)
        .describe('Base64url, as the browser gives it.'),
      auth: z
        .string()
        .regex(/^[\w-]{22}$/)
        .describe('Base64url, as the browser gives it.'),
    }),
    status: 200,
    response: done,
    refuses: [...TABLE_REFUSES, 'NO_PUSH', 'BAD_PUSH'],
  }),
  endPush: route({
    method: 'POST',
    path: '/api/tables/:id/push/end',
    summary: 'Tell this device no more.',
    auth: 'identity',
    params: tableParams,
    body: z.strictObject({}),
    status: 200,
    response: done,
    refuses: [],
  }),
  deleteTable: route({
    method: 'POST',
    path: '/api/tables/:id/delete',
    summary: 'Deletes a closed table with everything of it: hands, chat, ledger. For its host.',
    auth: 'identity',
    params: tableParams,
    body: z.strictObject({}),
    status: 200,
    response: done,
    refuses: [...TABLE_REFUSES, 'NOT_HOST', 'NOT_CLOSED'],
  }),
  ...CLUB_ROUTES,
  ...RULES_ROUTES,
  ...SHARE_ROUTES,
  health: route({
    method: 'GET',
    path: '/healthz',
    summary: 'Is the process alive?',
    auth: 'none',
    status: 200,
    response: z.strictObject({ ok: z.literal(true) }),
    refuses: [],
  }),
  ready: route({
    method: 'GET',
    path: '/readyz',
    summary:
      'Can it serve? 503 while the store is not reached, full, damaged or read-only, and while it stops.',
    auth: 'none',
    status: 200,
    response: z.strictObject({ ok: z.literal(true) }),
    refuses: [],
  }),
  metrics: route({
    method: 'GET',
    path: '/metrics',
    summary: 'Numbers for Prometheus.',
    auth: 'none',
    status: 200,
    response: 'text/plain',
    refuses: [],
  }),
} as const satisfies Readonly<Record<string, Route>>;

/** Where the socket is. */
export const SOCKET_PATH = '/api/socket';

/** The name of a route in {@link ROUTES}. */
export type RouteName = keyof typeof ROUTES;

/** What a route's JSON answer is. */
export type Answer<N extends RouteName> = (typeof ROUTES)[N]['response'] extends z.ZodType
  ? Wire<(typeof ROUTES)[N]['response'] & z.ZodType>
  : string;
