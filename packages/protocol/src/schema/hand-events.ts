/** The engine's `EventView` as JSON: what one viewer may know of an event in a hand. */

import { MAX_SEATS } from '@sidepot/engine';
import { z } from 'zod';
import {
  amountSchema,
  cardSchema,
  countSchema,
  positiveAmountSchema,
  seatSchema,
  seenCardSchema,
} from './amounts.js';
import { rulesSchema } from './hand-view.js';
import { playerIdSchema } from './ids.js';
import type { Same, Wire } from './wire.js';

const seen = z.array(seenCardSchema).max(13);

export const POST_KINDS = [
  'ante',
  'small-blind',
  'big-blind',
  'straddle',
  'post',
  'button-blind',
  'bring-in',
] as const;

type Fields = Readonly<Record<string, z.ZodType>>;

const event = <T extends string, F extends Fields>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields });

const seat = seatSchema;
const voidReason = z.enum(['misdeal', 'fouled-deck']);
const stacks = z.record(seatSchema, amountSchema).describe('By seat.');

const shareSchema = z.strictObject({
  seat,
  amount: amountSchema,
  odd: amountSchema.describe('What of it is the odd chip.'),
});

const made = z
  .literal(true)
  .optional()
  .describe('A low of 2-7 that is a straight or a flush, which count against it.');

const beatenHandSchema = z.strictObject({
  seat,
  text: z.string(),
  cards: z.array(cardSchema).max(5),
  made,
});

const winningHandSchema = z.strictObject({
  seat,
  board: countSchema,
  half: z.enum(['high', 'low', 'badugi', 'in-hand']),
  text: z
    .string()
    .nullable()
    .describe('Null if it was not shown. A kicker in it is the one that decides.'),
  cards: z.array(cardSchema).max(5),
  made,
  beat: beatenHandSchema
    .optional()
    .describe('The best of the hands it beat that were face up, if there was one.'),
});

const handEvent = z
  .discriminatedUnion('type', [
    event('started', {
      version: z.literal(1),
      rules: rulesSchema,
      players: z
        .array(z.strictObject({ id: playerIdSchema, seat, stack: positiveAmountSchema }))
        .max(MAX_SEATS),
    }),
    event('posted', {
      seat,
      kind: z.enum(POST_KINDS),
      ante: amountSchema,
      dead: amountSchema,
      live: amountSchema,
    }),
    event('dealt', { seat, cards: seen, up: seen }),
    event('drew', { seat, discarded: seen }),
    event('reshuffled', { cards: z.array(seenCardSchema).max(52) }).describe(
      'The deck ran out: so many cards are shuffled anew.',
    ),
    event('board', { street: countSchema, board: countSchema, cards: seen }),
    event('opened', {
      street: countSchema,
      currentBet: amountSchema,
      lastFullRaise: amountSchema,
      bets: countSchema,
      capped: z.boolean(),
      seat: z.int().min(-1).max(MAX_SEATS).describe('Who speaks first; −1: betting is closed.'),
      mustBringIn: z.boolean().describe('Stud: they must bring it in.').exactOptional(),
    }),
    event('acted', {
      seat,
      action: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'bring-in']),
      to: amountSchema.describe('Street total afterwards.'),
      paid: amountSchema,
      allIn: z.boolean(),
      full: z.boolean().describe('Is it a full bet or raise?'),
    }),
    event('killed', { seat }),
    event('refunded', { seat, amount: amountSchema }).describe('Uncalled chips: not a pot.'),
    event('collected', { street: countSchema }),
    event('runsAnswered', { seat, runs: countSchema }),
    event('runsDecided', { runs: countSchema }),
    event('shown', { seat, cards: seen }),
    event('mucked', { seat }),
    event('showdown', {}),
    event('raked', { amount: amountSchema, pots: z.array(amountSchema) }),
    event('awarded', {
      pot: countSchema,
      name: z.string(),
      amount: amountSchema.describe('Before rake.'),
      rake: amountSchema,
      shares: z.array(shareSchema),
      hands: z.array(winningHandSchema),
    }),
    event('voided', { reason: voidReason }),
    event('ended', { stacks }),
  ])
  .meta({ id: 'HandEvent', description: 'What happened in a hand.' });
/** The type of {@link handEventSchema}. */
export interface HandEventSchema extends Same<typeof handEvent> {}
/** Checks a {@link WireHandEvent}. */
export const handEventSchema: HandEventSchema = handEvent;
/** What happened in a hand, as one viewer may know it: the engine’s `EventView`. */
export type WireHandEvent = Wire<typeof handEventSchema>;
