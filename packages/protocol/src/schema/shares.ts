/**
 * A table with real cards that its dealer lets others look at: what is shown of it, and the routes.
 * The dealer's page says how it stands; the server keeps that for a while and passes it on. It knows
 * no poker of it and judges none.
 */

import { BOARD_GAMES, MAX_SEATS, TABLE_MODES } from '@sidepot/engine';
import { z } from 'zod';
import { SHARED_SEAT_STATUSES } from '../words/choices.js';
import { MAX_LEVELS, MAX_SHARE_BYTES, MAX_SHARED_PLACES, SHARE_HOURS } from '../words/limits.js';
import {
  amountSchema,
  cardSchema,
  countSchema,
  handNumberSchema,
  positiveAmountSchema,
  seatSchema,
  seenCardSchema,
} from './amounts.js';
import { givenNameSchema, shareIdSchema, shareKeySchema } from './ids.js';
import { versionSchema } from './version.js';
import type { Same, Wire } from './wire.js';

const milliseconds = countSchema.describe('Milliseconds.');
const name = givenNameSchema.nullable().describe('Null: they are called by their seat.');

const sharedSeat = z
  .strictObject({
    seat: seatSchema,
    name,
    stack: amountSchema.describe('Behind.'),
    bet: amountSchema.describe('In front of them on this street.'),
    won: amountSchema.describe(
      'Of this hand, or what they would win of it as the dealer has said.',
    ),
    status: z.enum(SHARED_SEAT_STATUSES),
    cards: z
      .array(cardSchema)
      .max(6)
      .nullable()
      .describe('Null: nobody has said them, or the dealer does not show them.'),
  })
  .meta({ id: 'SharedSeat' });

const sharedPot = z
  .strictObject({
    amount: amountSchema,
    seats: z.array(seatSchema).max(MAX_SEATS).describe('Seats that can win it.'),
    awards: z
      .array(z.strictObject({ seat: seatSchema, amount: amountSchema }))
      .max(MAX_SEATS)
      .nullable()
      .describe('Who gets what of it, once that is known.'),
  })
  .meta({ id: 'SharedPot' });

const sharedHand = z
  .strictObject({
    number: handNumberSchema,
    street: countSchema.max(5).describe('0 before the flop.'),
    actor: seatSchema.nullable().describe('Whose turn it is; null: nobody’s.'),
    boards: z.array(z.array(seenCardSchema).max(5)).max(3),
    pots: z
      .array(sharedPot)
      .max(2 * MAX_SEATS)
      .describe('Main pot first.'),
    total: amountSchema.describe('Pots, and the bets in front.'),
    back: z
      .array(z.strictObject({ seat: seatSchema, amount: amountSchema }))
      .max(MAX_SEATS)
      .describe('What nobody called, and went back.'),
    over: z.boolean(),
  })
  .meta({ id: 'SharedHand' });

const sharedLevel = z
  .strictObject({
    smallBlind: amountSchema,
    bigBlind: amountSchema,
    ante: amountSchema,
    duration: milliseconds,
    breakAfter: milliseconds,
  })
  .meta({ id: 'SharedLevel' });

const sharedClock = z
  .strictObject({
    levels: z.array(sharedLevel).min(1).max(MAX_LEVELS),
    level: countSchema.describe('From 0. A break counts to the level before it.'),
    left: countSchema
      .nullable()
      .describe('Milliseconds to the end of the level or break at `at`; null: it has none.'),
    onBreak: z.boolean(),
    running: z.boolean(),
    players: countSchema.describe('Who is still in, at other tables too.'),
    entries: countSchema,
    average: amountSchema.describe('Rounded down.'),
    pool: amountSchema,
    prizes: z.array(amountSchema).max(MAX_SHARED_PLACES).describe('First place first.'),
    places: z
      .array(z.strictObject({ place: countSchema, name, seat: countSchema, prize: amountSchema }))
      .max(MAX_SHARED_PLACES)
      .describe('Who is out, best first. Seat 0: it is not known.'),
  })
  .meta({ id: 'SharedClock', description: 'The tournament, as it stood at `at`.' });

const sharedTable = z
  .strictObject({
    at: countSchema.describe('Milliseconds, by the clock of the dealer’s device.'),
    mode: z.enum(TABLE_MODES),
    game: z.enum(BOARD_GAMES),
    seatCount: countSchema.min(2).max(MAX_SEATS),
    unit: positiveAmountSchema.describe('The smallest chip.'),
    smallBlind: amountSchema,
    bigBlind: amountSchema,
    ante: amountSchema,
    button: seatSchema.nullable(),
    smallBlindSeat: seatSchema.nullable(),
    bigBlindSeat: seatSchema.nullable(),
    seats: z.array(sharedSeat).max(MAX_SEATS).describe('Those that are taken.'),
    hand: sharedHand.nullable().describe('The hand that is played, or the last one.'),
    clock: sharedClock.nullable().describe('Null: a cash game.'),
  })
  .meta({
    id: 'SharedTable',
    description: `A table with real cards, as its dealer shows it. At most ${MAX_SHARE_BYTES} bytes with all that is sent along.`,
  });
/** The type of {@link sharedTableSchema}. */
export interface SharedTableSchema extends Same<typeof sharedTable> {}
/** Checks a {@link SharedTable}. */
export const sharedTableSchema: SharedTableSchema = sharedTable;
/** A table with real cards, as its dealer shows it. */
export type SharedTable = Wire<typeof sharedTableSchema>;

const shareNews = z
  .strictObject({
    seq: countSchema.describe('Rises with each change.'),
    age: milliseconds.describe('How long ago the server was told.'),
    table: sharedTableSchema,
  })
  .meta({ id: 'ShareNews' });
/** The type of {@link shareNewsSchema}. */
export interface ShareNewsSchema extends Same<typeof shareNews> {}
/** Checks a {@link ShareNews}. */
export const shareNewsSchema: ShareNewsSchema = shareNews;
/** What a viewer of a shared table is told. */
export type ShareNews = Wire<typeof shareNewsSchema>;

const params = z.strictObject({ id: shareIdSchema });
const expiresAt = countSchema.describe('When it ends if nothing more is heard of it.');

/** Part of {@link ROUTES}. */
export const SHARE_ROUTES = {
  newShare: {
    method: 'POST',
    path: '/api/shares',
    summary: `Lets others look at a table with real cards: the answer has the id for the link and the key for its owner. It ends when the owner ends it, or ${SHARE_HOURS} hours after its last change.`,
    auth: 'none',
    body: z.strictObject({ v: versionSchema, table: sharedTableSchema }),
    status: 201,
    response: z.strictObject({
      id: shareIdSchema,
      key: shareKeySchema,
      url: z.string().max(500).describe('The link for viewers, from the root of this server.'),
      expiresAt,
    }),
    refuses: ['TOO_MANY_SHARES'],
  },
  updateShare: {
    method: 'POST',
    path: '/api/shares/:id',
    summary: 'How the table stands now. Viewers are told at once.',
    auth: 'none',
    params,
    body: z.strictObject({ v: versionSchema, key: shareKeySchema, table: sharedTableSchema }),
    status: 200,
    response: z.strictObject({ seq: countSchema, expiresAt }),
    refuses: ['UNKNOWN_SHARE', 'NOT_ALLOWED'],
  },
  endShare: {
    method: 'POST',
    path: '/api/shares/:id/end',
    summary: 'Ends it: nothing of it is kept, and viewers are told.',
    auth: 'none',
    params,
    body: z.strictObject({ key: shareKeySchema }),
    status: 200,
    response: z.strictObject({ ok: z.literal(true) }),
    refuses: ['UNKNOWN_SHARE', 'NOT_ALLOWED'],
  },
  getShare: {
    method: 'GET',
    path: '/api/shares/:id',
    summary: 'The shared table as it stands.',
    auth: 'none',
    params,
    status: 200,
    response: shareNewsSchema,
    refuses: ['UNKNOWN_SHARE'],
  },
  watchShare: {
    method: 'GET',
    path: '/api/shares/:id/events',
    summary:
      'The shared table as server-sent events (`EventSource`): `table` with what `getShare` answers, at once and at each change, of those that come fast only the last; `ended` when it is over.',
    auth: 'none',
    params,
    status: 200,
    response: 'text/event-stream',
    refuses: ['UNKNOWN_SHARE', 'SHARE_FULL'],
  },
} as const;
