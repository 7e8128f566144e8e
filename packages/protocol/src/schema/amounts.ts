/** Numbers at the door (R1, R2): whole, safe, never text. */

import { type Card, MAX_SEATS } from '@sidepot/engine';
import { z } from 'zod';
import { MAX_DURATION } from '../words/limits.js';

/** JSON knows −0 and chips do not. */
const whole = z.int().overwrite((value) => value + 0);

export const amountSchema = whole.min(0).describe('Chips.');
export const positiveAmountSchema = whole.min(1).describe('Chips, at least 1.');
export const signedAmountSchema = whole.describe('Chips, below 0 too.');
export const countSchema = whole.min(0);
export const seatSchema = whole.min(1).max(MAX_SEATS).describe('Seat, from 1.');
export const handNumberSchema = whole.min(1).describe('Number of the hand at this table, from 1.');
export const seqSchema = whole
  .min(0)
  .describe("Number of an event in the table's stream; 0: before the first.");
export const timeSchema = whole.min(0).describe("Milliseconds since 1970, by the server's clock.");
export const durationSchema = whole.min(0).max(MAX_DURATION).describe('Milliseconds.');

/** In a URL a number is text: digits alone, no sign, no point, no exponent. */
export const urlNumberSchema = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** The engine's brand is only known to the compiler; what is checked is the number. */
const isCard = z.int().min(0).max(51) as unknown as z.ZodType<Card, number>;

export const cardSchema = isCard.meta({
  id: 'Card',
  description: 'Rank × 4 + suit: 0 is 2c and 51 is As.',
});
export const seenCardSchema = cardSchema.nullable().describe('A card; null if it is hidden.');
