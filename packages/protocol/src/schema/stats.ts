/** Statistics of a table's players: a few beside the seats, and the report of a session. */

import { TABLE_MODES } from '@sidepot/engine';
import { HUD_STATS, STATS_VERSION } from '@sidepot/engine/stats';
import { z } from 'zod';
import { TABLE_CURRENCIES } from '../words/choices.js';
import { MAX_POINTS } from '../words/limits.js';
import { countSchema, handNumberSchema, signedAmountSchema, timeSchema } from './amounts.js';
import { givenNameSchema, playerIdSchema } from './ids.js';
import type { Same, Wire } from './wire.js';

const hudLine = z
  .strictObject({
    player: playerIdSchema,
    hands: countSchema.describe('Hands dealt in.'),
    stats: z
      .array(z.tuple([countSchema, countSchema]))
      .length(HUD_STATS.length)
      .describe(`Made, of how many chances: ${HUD_STATS.join(', ')} (that of the big blind).`),
  })
  .meta({ id: 'HudLine', description: 'Statistics beside a seat.' });
/** The type of {@link hudLineSchema}. */
export interface HudLineSchema extends Same<typeof hudLine> {}
/** Checks a {@link HudLine}. */
export const hudLineSchema: HudLineSchema = hudLine;
/** What is told of a player beside their seat. */
export type HudLine = Wire<typeof hudLineSchema>;

const topHand = z.tuple([
  z.string().max(20).describe('Number of the hand.'),
  signedAmountSchema,
  countSchema,
]);

const stats = z
  .strictObject({
    version: z.literal(STATS_VERSION),
    unit: z.string().max(20),
    hands: countSchema,
    refused: countSchema,
    players: z
      .record(
        playerIdSchema,
        z.strictObject({
          rows: z.record(z.string().max(200), z.array(signedAmountSchema)),
          sessions: z.tuple([]),
          best: z.array(topHand),
          worst: z.array(topHand),
          tournaments: z.null(),
        }),
      )
      .describe('By id.'),
    biggest: z.array(topHand).describe('The ten largest pots.'),
  })
  .meta({ id: 'Stats', description: 'Counters as `@sidepot/engine/stats` has them.' });
/** The type of {@link statsSchema}. */
export interface StatsSchema extends Same<typeof stats> {}
/** Checks {@link WireStats}. */
export const statsSchema: StatsSchema = stats;
/** Counters of players by their ids. */
export type WireStats = Wire<typeof statsSchema>;

const sessionReport = z
  .strictObject({
    table: givenNameSchema.describe('Name of the table.'),
    mode: z.enum(TABLE_MODES),
    currency: z.enum(TABLE_CURRENCIES),
    isClosed: z.boolean().describe('Is the game over?'),
    isOfAll: z.boolean().describe('Of all hands and players, or of the hands you were dealt in.'),
    stats: statsSchema,
    players: z.array(
      z.strictObject({
        player: playerIdSchema,
        name: givenNameSchema,
        from: timeSchema.describe('Of their first hand.'),
        to: timeSchema.describe('Of their last one.'),
        graph: z
          .array(
            z.tuple([handNumberSchema, signedAmountSchema, signedAmountSchema, signedAmountSchema]),
          )
          .max(MAX_POINTS)
          .describe('After a hand: its number, net, all-in adjusted net, net at showdown.'),
      }),
    ),
  })
  .meta({ id: 'SessionReport' });
/** The type of {@link sessionReportSchema}. */
export interface SessionReportSchema extends Same<typeof sessionReport> {}
/** Checks a {@link SessionReport}. */
export const sessionReportSchema: SessionReportSchema = sessionReport;
/** How a session went: counters and graphs. */
export type SessionReport = Wire<typeof sessionReportSchema>;
