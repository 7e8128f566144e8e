/** The part of the settings that the server keeps: time, people, pace. */

import { z } from 'zod';
import { ENTRY_RULES } from '../words/choices.js';
import { RUN_OUT_SPEEDS } from '../words/run-out.js';
import { countSchema, durationSchema, positiveAmountSchema } from './amounts.js';
import { exact, type Same, type Wire } from './wire.js';

const MINUTE = 60_000;

const timeBankSchema = z
  .strictObject({
    start: durationSchema.max(60 * MINUTE).describe('What everybody has at first, milliseconds.'),
    refill: durationSchema.max(10 * MINUTE).describe('What each hand dealt adds, milliseconds.'),
    most: durationSchema.max(60 * MINUTE).describe('More than this it never holds, milliseconds.'),
  })
  .meta({ id: 'TimeBankRule', description: 'A player’s own time beyond the clock.' });

const bombPotSchema = z
  .strictObject({
    every: countSchema.min(1).max(1000).describe('One hand of so many.'),
    ante: positiveAmountSchema.describe('What everybody antes; the flop follows at once.'),
  })
  .meta({ id: 'BombPotRule' });

const spectatorsSchema = z
  .strictObject({
    allowed: z.boolean(),
    delay: durationSchema.max(30 * MINUTE).describe('How late they see everything, milliseconds.'),
  })
  .meta({ id: 'SpectatorRule' });

const roomShape = {
  actionClock: durationSchema
    .min(3000)
    .max(60 * MINUTE)
    .nullable()
    .describe('Milliseconds for each decision; null: no clock.'),
  timeBank: timeBankSchema.nullable().describe('Null: none.'),
  runOut: z
    .enum(RUN_OUT_SPEEDS)
    .describe(
      'Pace of a run-out. Normal: 2.0 s after the reveal, 2.2 s per street, 3.0 s before the award at the river, 1.5 s per pot.',
    ),
  botSpeed: z.enum(RUN_OUT_SPEEDS).describe('How long bots think.'),
  handPause: durationSchema.max(MINUTE).describe('Milliseconds between two hands.'),
  bombPot: bombPotSchema.nullable().describe('Null: none.'),
  rabbitHunt: z.boolean().describe('May players ask to see what would have come?'),
  entry: z
    .enum(ENTRY_RULES)
    .describe(
      'Who comes in with the link: everybody, or whom the host lets in. It counts at once, also during a hand; who is inside stays.',
    ),
  seatApproval: z.boolean().describe('Does the host decide who sits down?'),
  spectators: spectatorsSchema,
};

const roomSettings = z
  .strictObject(roomShape)
  .meta({ id: 'RoomSettings', description: 'Time, people and pace.' });
/** The schema of room settings. */
export interface RoomSettingsSchema extends Same<typeof roomSettings> {}
export const roomSettingsSchema: RoomSettingsSchema = roomSettings;
/** Time, people and pace with every default filled in. */
export type RoomSettings = Wire<typeof roomSettingsSchema>;

/** The room of a table whose host chose nothing. */
export const ROOM_DEFAULTS: RoomSettings = {
  actionClock: 30_000,
  timeBank: { start: MINUTE, refill: 5000, most: 2 * MINUTE },
  runOut: 'normal',
  botSpeed: 'normal',
  handPause: 3000,
  bombPot: null,
  rabbitHunt: false,
  entry: 'open',
  seatApproval: false,
  spectators: { allowed: true, delay: 0 },
};

const roomOptions = z.strictObject(exact(roomShape)).meta({
  id: 'RoomOptions',
  description:
    'For a new table: what is left out has its default. For a change: what is left out stays.',
});
/** The schema of room options. */
export interface RoomOptionsSchema extends Same<typeof roomOptions> {}
export const roomOptionsSchema: RoomOptionsSchema = roomOptions;
/** Time, people and pace as a host writes them: what is left out has its default. */
export type RoomOptions = Wire<typeof roomOptionsSchema>;

/**
 * The settings of a room: what is left out has its default.
 *
 * @example
 * ```ts
 * import { roomOf } from '@sidepot/protocol';
 *
 * roomOf({ actionClock: 15_000 }).handPause; // → 3000
 * ```
 */
export const roomOf = (options: RoomOptions): RoomSettings => ({ ...ROOM_DEFAULTS, ...options });
