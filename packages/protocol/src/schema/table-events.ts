/** What happens at a table outside the hand: the engine's table events, and the room's own. */

import { COME_IN, MAX_SEATS } from '@sidepot/engine';
import { z } from 'zod';
import { PAUSE_REASONS, SEAT_ORDERS, WAITLIST_OUTCOMES } from '../words/choices.js';
import {
  amountSchema,
  cardSchema,
  countSchema,
  handNumberSchema,
  positiveAmountSchema,
  seatSchema,
  signedAmountSchema,
  timeSchema,
} from './amounts.js';
import { botStrengthSchema, reactionSchema } from './commands.js';
import {
  chatTextSchema,
  givenNameSchema,
  playerIdSchema,
  reasonSchema,
  tableIdSchema,
} from './ids.js';
import { pokerSettingsSchema, replacedSchema, wireSettingsSchema } from './settings.js';
import type { Same, Wire } from './wire.js';

type Fields = Readonly<Record<string, z.ZodType>>;

const event = <T extends string, F extends Fields>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields });

const player = playerIdSchema;
const seat = seatSchema;
const comeIn = z.enum(COME_IN);

const levelClock = z
  .strictObject({
    level: countSchema.describe('From 0.'),
    endsAt: timeSchema.nullable(),
    hands: countSchema.describe('Played in this level.'),
  })
  .meta({ id: 'LevelClock' });
/** The schema of level clock. */
export interface LevelClockSchema extends Same<typeof levelClock> {}
export const levelClockSchema: LevelClockSchema = levelClock;

export const placeSchema = z.strictObject({ player, place: countSchema, prize: amountSchema });
export const eliminationShape = {
  ...{ player, hand: handNumberSchema, stack: amountSchema },
  disqualified: z
    .literal(true)
    .describe('Sent away by the host after that hand; the chips leave play.')
    .exactOptional(),
};

const tableEvent = z
  .discriminatedUnion('type', [
    event('satDown', {
      seat,
      player,
      stack: amountSchema,
      paid: amountSchema,
      fee: amountSchema,
      comeIn,
    }),
    event('topUpQueued', { player, amount: amountSchema }),
    event('toppedUp', { player, amount: amountSchema }),
    event('stackSet', { player, was: amountSchema, stack: amountSchema }).describe(
      'The host said what it is; the difference is a buy-in or a cash-out.',
    ),
    z.strictObject({ type: z.enum(['satOut', 'satIn']), player }),
    event('comeInChosen', { player, comeIn }),
    event('straddleChosen', { player, on: z.boolean() }),
    event('gameChosen', { player, entry: countSchema }).describe(
      'Dealer’s choice: the next game, by its place in the mix.',
    ),
    event('seatChanged', {
      player,
      from: seat,
      seat,
      waits: countSchema.describe('Hands to sit over, or a big blind to post.'),
      missed: z.strictObject({ small: z.boolean(), big: z.boolean() }),
    }).describe('Another seat, and what they owe there.'),
    event('leaving', { player, seat }),
    event('left', { player, seat, paid: amountSchema, fee: amountSchema }),
    event('settingsChanged', {
      settings: pokerSettingsSchema,
      from: z.enum(['now', 'nextHand']),
    }),
    event('levelStarted', { clock: levelClockSchema }),
    event('handStarted', {
      number: handNumberSchema,
      button: seat,
      seats: z.array(seat).max(MAX_SEATS).describe('Dealt in.'),
    }).describe('The hand itself follows as hand events; its deck is told to nobody.'),
    event('handFinished', {
      number: handNumberSchema,
      stacks: z.record(seatSchema, amountSchema),
      rake: amountSchema,
      voided: z.boolean(),
    }),
    event('bountyPaid', {
      player,
      seat,
      amount: amountSchema,
      from: z.array(z.strictObject({ player, seat, amount: amountSchema })).max(MAX_SEATS),
    }).describe('The 7-2 game: chips from seat to seat after a hand.'),
    event('busted', { player, seat }),
    event('eliminated', { seat, ...eliminationShape }),
    event('tournamentEnded', { places: z.array(placeSchema).max(1000) }),
  ])
  .meta({ id: 'TableEvent', description: 'Seats, chips, settings, hands.' });
/** The type of {@link tableEventSchema}. */
export interface TableEventSchema extends Same<typeof tableEvent> {}
/** Checks a {@link WireTableEvent}. */
export const tableEventSchema: TableEventSchema = tableEvent;
/** What happened at the table: seats, chips, settings, hands. */
export type WireTableEvent = Wire<typeof tableEventSchema>;

const orderSchema = z.enum(SEAT_ORDERS);
/** What a host may do with somebody's seat. */
export const orderShape = {
  order: orderSchema,
  seat: seat.describe('Of a move.').exactOptional(),
  by: signedAmountSchema.describe('Of a stack: what is added to it.').exactOptional(),
  reason: reasonSchema.exactOptional(),
};

const roomEvent = z
  .discriminatedUnion('type', [
    event('created', { settings: wireSettingsSchema, host: player }),
    event('joined', { player, name: givenNameSchema }),
    event('renamed', {
      player,
      name: givenNameSchema,
      was: givenNameSchema.describe('Left out of what older versions stored.').exactOptional(),
    }),
    event('seatRequested', {
      player,
      seat: seat.nullable(),
      rebuy: z.literal(true).describe('They sit there, and ask for chips.').exactOptional(),
    }),
    event('seatRequestEnded', {
      player,
      outcome: z.enum(['approved', 'denied', 'cancelled', 'expired']),
      reason: reasonSchema.nullable(),
    }),
    event('seatReserved', { player, seat }).describe(
      'A seat kept for somebody who has not bought chips yet.',
    ),
    event('seatReleased', {
      player,
      seat,
      expired: z.literal(true).describe('No chips came in time.').exactOptional(),
    }),
    event('moveAsked', {
      player,
      seat: seat.nullable().describe('Null: they stay after all, or the seat is taken.'),
    }).describe('They change seats when the hand is over; until then the seat is kept for them.'),
    event('autoChipsChosen', {
      player,
      topUp: positiveAmountSchema.nullable(),
      rebuy: positiveAmountSchema.nullable(),
    }).describe('To the player alone.'),
    event('waitlistJoined', { player }).describe('To the player and the host.'),
    event('waitlistLeft', {
      player,
      outcome: z.enum(WAITLIST_OUTCOMES),
    }).describe('To the player and the host. Who sits down leaves the list without it.'),
    event('seatOffered', { player, seat, until: timeSchema }).describe(
      'To the player and the host. Until then the seat is theirs to take.',
    ),
    event('entryRequested', { player, name: givenNameSchema }).describe('To the host alone.'),
    event('entryEnded', {
      player,
      outcome: z.enum(['letIn', 'turnedAway', 'cancelled', 'expired']),
      reason: reasonSchema.nullable(),
    }).describe('To the host alone.'),
    event('banned', { player, address: z.boolean(), reason: reasonSchema.nullable() }).describe(
      'To the host alone.',
    ),
    event('unbanned', { player }).describe('To the host alone.'),
    event('linkChanged', {}).describe('There is a new invite link.'),
    event('forgotten', { player }).describe(
      'A visitor who left nothing behind, and whose name is free again.',
    ),
    event('gameStarted', {}),
    event('paused', {
      by: player.nullable().describe('Null: the server.'),
      reason: z
        .enum(PAUSE_REASONS)
        .describe(
          'Of the server. Quota: what an hour allows the host, or their address, is used up.',
        )
        .exactOptional(),
      until: timeSchema.describe('When it goes on by itself.').exactOptional(),
    }),
    event('resumed', {
      by: player.nullable().describe('Null: by itself, when there is quota again.'),
    }),
    event('slept', {}).describe('Nobody is there: no hand is dealt and no clock runs.'),
    event('woke', {}).describe('Somebody came; clocks go on with the time they had left.'),
    event('kicking', { player, reason: reasonSchema.nullable() }).describe(
      'The host removes them when this hand is over; until then they play it like everybody.',
    ),
    event('kickCancelled', { player }).describe('The host keeps them after all.'),
    event('kicked', { player, reason: reasonSchema.nullable() }),
    event('hostChanged', { player }).describe('They have the rights of the host from now on.'),
    event('hostShared', { player, on: z.boolean() }).describe(
      'They help the host from now on, or no longer.',
    ),
    event('ordered', { player, ...orderShape, after: z.boolean() }).describe(
      'What the host does with a seat. After: when this hand is over.',
    ),
    event('orderEnded', {
      player,
      order: orderSchema,
      outcome: z.enum(['done', 'cancelled', 'failed']),
    }),
    event('roomChanged', {
      settings: wireSettingsSchema,
      was: replacedSchema.describe('Left out of what older versions stored.').exactOptional(),
    }),
    event('ledgerAdjusted', { player, amount: signedAmountSchema, reason: reasonSchema }),
    event('botAdded', { player, name: givenNameSchema, strength: botStrengthSchema }),
    event('botRemoved', { player }),
    event('timedOut', { player, seat }),
    event('timeBankUsed', { player, seat, until: timeSchema }),
    event('clockMoved', { by: countSchema.describe('Milliseconds.') }).describe(
      'Nobody served the table for so long: whoever thinks has that time back.',
    ),
    event('skipChosen', { seat, on: z.boolean() }),
    event('rabbitShown', { cards: z.array(cardSchema).max(5), by: player }),
    event('said', { player, text: chatTextSchema }),
    event('reacted', { player, seat, reaction: reactionSchema }),
    event('muted', { player, on: z.boolean() }).describe(
      'The host lets them chat and react no more, or again.',
    ),
    event('bombPotComing', {
      ante: positiveAmountSchema,
      boards: z.literal(2).describe('Left out: one.').exactOptional(),
    }),
    event('breakStarted', { until: timeSchema }).describe('A tournament goes on then.'),
    event('nextTable', { next: tableIdSchema }).describe('It goes on at another table.'),
    event('closing', {}).describe('The table closes when this hand is over.'),
    event('closed', {}),
  ])
  .meta({ id: 'RoomEvent', description: 'People, host, clocks, chat.' });
/** The type of {@link roomEventSchema}. */
export interface RoomEventSchema extends Same<typeof roomEvent> {}
/** Checks a {@link WireRoomEvent}. */
export const roomEventSchema: RoomEventSchema = roomEvent;
/** What happened around the table: people, host, clocks, chat. */
export type WireRoomEvent = Wire<typeof roomEventSchema>;
