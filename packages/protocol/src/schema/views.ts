/**
 * What one viewer knows of a table. Each part stands alone, so that news are sent as the parts that
 * changed, whole: `applyPatch` is all a reader needs.
 */

import { COME_IN, MAX_SEATS } from '@sidepot/engine';
import { z } from 'zod';
import {
  CLOCK_KINDS,
  PAUSE_REASONS,
  RIGHTS,
  SEAT_ORDERS,
  SEAT_STATUSES,
  TABLE_STATUSES,
} from '../words/choices.js';
import {
  MAX_BANS,
  MAX_ENTRIES,
  MAX_HELPERS,
  MAX_PEOPLE,
  MAX_WAITING,
  TAIL_LENGTH,
} from '../words/limits.js';
import {
  amountSchema,
  cardSchema,
  countSchema,
  durationSchema,
  handNumberSchema,
  positiveAmountSchema,
  seatSchema,
  seqSchema,
  timeSchema,
} from './amounts.js';
import { botStrengthSchema } from './commands.js';
import { streamEventSchema } from './events.js';
import { handChangeSchema, handViewSchema } from './hand-view.js';
import {
  chatTextSchema,
  givenNameSchema,
  inviteSchema,
  playerIdSchema,
  reasonSchema,
  tableIdSchema,
} from './ids.js';
import { ledgerSchema } from './ledger.js';
import { wireSettingsSchema } from './settings.js';
import { hudLineSchema } from './stats.js';
import { eliminationShape, levelClockSchema, orderShape, placeSchema } from './table-events.js';
import { exact, type Same, type Wire } from './wire.js';

const tableInfo = z
  .strictObject({
    id: tableIdSchema,
    status: z
      .enum(TABLE_STATUSES)
      .describe('Sleeping: nobody is there. It goes on when somebody comes, as you do now.'),
    host: playerIdSchema,
    helpers: z
      .array(playerIdSchema)
      .max(MAX_HELPERS)
      .describe('With whom the host shares the right; left out: nobody.')
      .exactOptional(),
    createdAt: timeSchema,
    hands: countSchema.describe('Hands started so far.'),
    button: seatSchema.nullable().describe('Of the hand, or of the last one.'),
    mix: z
      .strictObject({
        entry: countSchema.describe('The game of the hand, or of the next one: its place, from 0.'),
        hand: countSchema.describe('Which hand of this game, from 1.'),
        chooser: seatSchema
          .nullable()
          .describe('Dealer’s choice: whose turn it is to name a game; null: nobody’s.'),
        chosen: countSchema.nullable().describe('What they have named; null: nothing yet.'),
      })
      .describe('Where a mix stands; left out: one game.')
      .exactOptional(),
    closing: z.boolean().describe('Closes when this hand is over.'),
    pauseReason: z
      .enum(PAUSE_REASONS)
      .nullable()
      .describe('Why the server paused it; null: the host did, or nobody.'),
    pausedBy: playerIdSchema
      .nullable()
      .describe('While paused: who did it; null: the server, for want of players or of quota.')
      .exactOptional(),
    pausedSince: timeSchema
      .nullable()
      .describe('Since when all clocks stand, that of a tournament too; null: it is not paused.'),
    pausedUntil: timeSchema
      .nullable()
      .describe('When it goes on by itself; null: when the host says so, or it is not paused.'),
    waiting: countSchema.describe('How many wait for a seat; left out: nobody.').exactOptional(),
    offered: z
      .array(seatSchema)
      .max(MAX_SEATS)
      .describe('Free seats that are kept for who was offered them; left out: none.')
      .exactOptional(),
    next: tableIdSchema.describe('The table at which it goes on; left out: none.').exactOptional(),
    invite: inviteSchema.nullable().describe('What the link needs after `?i=`; null: nothing.'),
  })
  .meta({ id: 'TableInfo' });
/** The schema of table info. */
export interface TableInfoSchema extends Same<typeof tableInfo> {}
export const tableInfoSchema: TableInfoSchema = tableInfo;

const mutedSchema = z.literal(true).describe('The host lets them neither chat nor react.');

const seatInfo = z
  .strictObject({
    seat: seatSchema,
    player: playerIdSchema,
    name: givenNameSchema,
    bot: botStrengthSchema.nullable().describe('Null: a person.'),
    stack: amountSchema.describe(
      'Their chips; while they play a hand, those at its start: what is behind is in the hand.',
    ),
    status: z
      .enum(SEAT_STATUSES)
      .describe(
        'Waiting: for the big blind, or a hand that is being played. Reserved: no chips bought yet. Leaving: folded and gone when the hand is over. Kicked: plays the hand, and is gone then.',
      ),
    connected: z.boolean(),
    timeBank: durationSchema.nullable().describe('Milliseconds left; null: none at this table.'),
    missed: z.strictObject({ small: z.boolean(), big: z.boolean() }),
    comeIn: z.enum(COME_IN),
    topUp: amountSchema.describe('Comes when the hand is over.'),
    straddle: z.boolean().describe('Straddles when it can.'),
    orders: z
      .array(z.strictObject(orderShape))
      .max(SEAT_ORDERS.length)
      .describe('What the host does with the seat when the hand is over; left out: nothing.')
      .exactOptional(),
    reason: reasonSchema
      .describe('Why the host removes them when the hand is over, if they said so.')
      .exactOptional(),
    owes: z
      .strictObject({
        live: amountSchema,
        dead: amountSchema,
        waits: countSchema.describe('Hands after which they owe nothing: they changed seats.'),
        next: z
          .array(z.enum(COME_IN))
          .max(COME_IN.length)
          .describe('The ways to come in by which the next hand deals to them, as things stand.'),
      })
      .describe('What coming in costs: posting, that much. Left out: nothing.')
      .exactOptional(),
    movesTo: seatSchema.describe('Their seat when this hand is over.').exactOptional(),
    muted: mutedSchema.exactOptional(),
  })
  .meta({ id: 'SeatInfo' });
/** The schema of seat info. */
export interface SeatInfoSchema extends Same<typeof seatInfo> {}
export const seatInfoSchema: SeatInfoSchema = seatInfo;
/** An occupied seat as everybody sees it. */
export type SeatInfo = Wire<typeof seatInfoSchema>;

const handInfo = z
  .strictObject({
    number: handNumberSchema,
    startedAt: timeSchema,
    view: handViewSchema,
    skips: z.array(seatSchema).max(MAX_SEATS).describe('Who wants to run out at once.'),
    rabbit: z
      .array(cardSchema)
      .max(5)
      .nullable()
      .describe('What would have come: after the hand, if the table allows it and one asked.'),
  })
  .meta({ id: 'HandInfo', description: 'The hand being played, or the last one.' });
/** The schema of hand info. */
export interface HandInfoSchema extends Same<typeof handInfo> {}
export const handInfoSchema: HandInfoSchema = handInfo;

const clock = z
  .strictObject({
    kind: z.enum(CLOCK_KINDS),
    seats: z.array(seatSchema).max(MAX_SEATS).describe('Whose decision; empty: the dealer’s.'),
    startedAt: timeSchema,
    deadline: timeSchema.describe("Milliseconds since 1970, by the server's clock."),
    left: durationSchema
      .nullable()
      .describe('While paused or asleep: what is left when it goes on.'),
  })
  .meta({ id: 'Clock', description: 'What happens next if nobody does anything, and when.' });
/** The schema of clock. */
export interface ClockSchema extends Same<typeof clock> {}
export const clockSchema: ClockSchema = clock;

const personShape = { player: playerIdSchema, name: givenNameSchema };

const tournamentView = z
  .strictObject({
    clock: levelClockSchema,
    breakUntil: timeSchema.nullable(),
    entrants: z
      .array(z.strictObject({ ...personShape, entries: countSchema }))
      .describe('Those who are out have no seat any more, but still a name.'),
    eliminations: z.array(z.strictObject(eliminationShape)).describe('First to last.'),
    places: z.array(placeSchema).nullable().describe('When it is over.'),
  })
  .meta({ id: 'TournamentView' });
/** The schema of tournament view. */
export interface TournamentViewSchema extends Same<typeof tournamentView> {}
export const tournamentViewSchema: TournamentViewSchema = tournamentView;

const seatRequest = z
  .strictObject({
    player: playerIdSchema,
    name: givenNameSchema,
    seat: seatSchema.nullable(),
    buyIn: amountSchema.nullable(),
    rebuy: z.literal(true).describe('They sit there, and ask for chips.').exactOptional(),
    at: timeSchema,
  })
  .meta({ id: 'SeatRequest' });
/** The schema of seat request. */
export interface SeatRequestSchema extends Same<typeof seatRequest> {}
const seatRequestSchema: SeatRequestSchema = seatRequest;

const entrySchema = z.strictObject({
  player: playerIdSchema,
  name: givenNameSchema,
  at: timeSchema,
});

const waiterSchema = z.strictObject({
  player: playerIdSchema,
  name: givenNameSchema,
  at: timeSchema,
  offer: z.strictObject({ seat: seatSchema, until: timeSchema }).nullable(),
});

const banSchema = z.strictObject({
  player: playerIdSchema,
  name: givenNameSchema,
  address: z.boolean().describe('Everybody new from the same network, too.'),
  reason: reasonSchema.nullable(),
  at: timeSchema,
});

const you = z
  .strictObject({
    player: playerIdSchema,
    name: givenNameSchema.nullable().describe('Null until you join.'),
    seat: seatSchema.nullable(),
    rights: z.array(z.enum(RIGHTS)).describe('What the server would not refuse as `NOT_ALLOWED`.'),
    request: seatRequestSchema.nullable().describe('The seat you ask for.'),
    delay: durationSchema.describe('How late you see the table, milliseconds.'),
    returning: z
      .strictObject({ chips: positiveAmountSchema, until: timeSchema })
      .exactOptional()
      .describe('You left with so many chips: until then you come back with no fewer.'),
    auto: z
      .strictObject({ topUp: amountSchema.nullable(), rebuy: amountSchema.nullable() })
      .describe('What is bought for you between hands; left out: nothing.')
      .exactOptional(),
    waiting: z
      .strictObject({
        place: countSchema.describe('From 1.'),
        offer: z.strictObject({ seat: seatSchema, until: timeSchema }).nullable(),
      })
      .describe('Your place on the waiting list, and the seat that is kept for you.')
      .exactOptional(),
  })
  .meta({ id: 'You' });
/** The schema of you. */
export interface YouSchema extends Same<typeof you> {}
export const youSchema: YouSchema = you;

const chatLine = z
  .strictObject({
    seq: seqSchema,
    at: timeSchema,
    player: playerIdSchema,
    name: givenNameSchema,
    text: chatTextSchema,
  })
  .meta({ id: 'ChatLine' });
/** The schema of chat line. */
export interface ChatLineSchema extends Same<typeof chatLine> {}
const chatLineSchema: ChatLineSchema = chatLine;

const personSchema = z.strictObject({ ...personShape, muted: mutedSchema.exactOptional() });

const viewShape = {
  info: tableInfoSchema,
  settings: wireSettingsSchema,
  nextSettings: wireSettingsSchema.nullable().describe('From the next hand on, if changed.'),
  seats: z.array(seatInfoSchema).max(MAX_SEATS).describe('Occupied seats, ascending.'),
  hand: handInfoSchema.nullable().describe('Null before the first.'),
  clock: clockSchema.nullable(),
  tournament: tournamentViewSchema.nullable(),
  you: youSchema,
  requests: z.array(seatRequestSchema).max(MAX_PEOPLE).describe('For the host; empty for others.'),
  entries: z
    .array(entrySchema)
    .max(MAX_ENTRIES)
    .describe('Who waits to be let in. For the host; empty for others.'),
  waitlist: z
    .array(waiterSchema)
    .max(MAX_WAITING)
    .describe('Who waits for a seat, first to last. For the host; empty for others.'),
  bans: z.array(banSchema).max(MAX_BANS).describe('For the host; empty for others.'),
  spectators: z.array(personSchema).max(MAX_PEOPLE).describe('Who watches and has a name.'),
  unnamed: countSchema
    .exactOptional()
    .describe('How many more people are there, without a name. For the host; left out for others.'),
  log: z.array(streamEventSchema).max(TAIL_LENGTH).describe('The last events.'),
  chat: z.array(chatLineSchema).max(TAIL_LENGTH).describe('The last lines.'),
  hud: z
    .array(hudLineSchema)
    .max(MAX_SEATS)
    .nullable()
    .describe('By the setting `hud`: of all who sit, or yours alone; null: it is off.'),
  ledger: ledgerSchema.nullable().describe('For the host and those who sit; null for others.'),
};

const tableView = z
  .strictObject(viewShape)
  .meta({ id: 'TableView', description: 'Everything you may know of a table.' });
/** The type of {@link tableViewSchema}. */
export interface TableViewSchema extends Same<typeof tableView> {}
/** Checks a {@link TableView}. */
export const tableViewSchema: TableViewSchema = tableView;
/** Everything that one viewer may know of a table. */
export type TableView = Wire<typeof tableViewSchema>;

const { log: _log, ...patchShape } = viewShape;

/** The log grows by the events that come with the patch. */
const viewPatch = z
  .strictObject({ ...exact(patchShape), play: handChangeSchema.exactOptional() })
  .meta({
    id: 'ViewPatch',
    description:
      'Parts of the view that changed, each whole; but `chat` holds only what is to be added at its end, and `play` what changed in `hand.view` while the hand is the same.',
  });
/** The type of {@link viewPatchSchema}. */
export interface ViewPatchSchema extends Same<typeof viewPatch> {}
/** Checks a {@link ViewPatch}. */
export const viewPatchSchema: ViewPatchSchema = viewPatch;
/** The parts of a {@link TableView} that changed; {@link applyPatch} puts them in. */
export type ViewPatch = Wire<typeof viewPatchSchema>;
