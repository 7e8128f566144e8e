/** The part of the settings that the engine judges. Here only shapes; what fits what is its word. */

import {
  ANTE_MODES,
  BUTTON_RULES,
  GAME_NAMES,
  LEVEL_CLOCKS,
  LIMITS,
  MAX_SEATS,
  RAKE_ROUNDINGS,
  RAKE_SPREADS,
  SINGLE_ANTE_ORDERS,
  STRADDLES,
  TABLE_MODES,
  TOURNAMENT_PRESET_NAMES,
} from '@sidepot/engine';
import { z } from 'zod';
import { amountSchema, countSchema, durationSchema, positiveAmountSchema } from './amounts.js';
import { exact, type Same } from './wire.js';

const MAX_LEVELS = 100;

const capStepSchema = z.strictObject({ players: countSchema.max(MAX_SEATS), cap: amountSchema });

const rake = z
  .strictObject({
    bps: countSchema.max(10_000).describe('Basis points: 500 is 5 %. A table takes at most 1,000.'),
    cap: z
      .union([amountSchema, z.array(capStepSchema).max(MAX_SEATS)])
      .nullable()
      .describe(
        'Most per hand: chips, steps by players dealt in, or null for none. A table takes at most 10 big blinds.',
      )
      .exactOptional(),
    rounding: z.enum(RAKE_ROUNDINGS).exactOptional(),
    noFlopNoDrop: z.boolean().exactOptional(),
    flopSeen: z.boolean().exactOptional(),
    spread: z.enum(RAKE_SPREADS).describe('Over the pots.').exactOptional(),
  })
  .meta({ id: 'Rake', description: "The house's share." });
/** The schema of rake. */
export interface RakeSchema extends Same<typeof rake> {}
export const rakeSchema: RakeSchema = rake;

const level = z
  .strictObject({
    smallBlind: amountSchema,
    bigBlind: amountSchema,
    ante: amountSchema.exactOptional(),
    duration: durationSchema
      .min(1)
      .describe('Milliseconds or hands, by the clock. The last level has no end.'),
    breakAfter: durationSchema.describe('Milliseconds of a break; by time only.').exactOptional(),
  })
  .meta({ id: 'Level', description: 'One level of a tournament.' });
/** The schema of level. */
export interface LevelSchema extends Same<typeof level> {}
const levelSchema: LevelSchema = level;

const tournamentShape = {
  startingStack: positiveAmountSchema,
  buyIn: amountSchema.describe('What an entry pays into the prize pool.'),
  fee: amountSchema.describe('What an entry pays to the house.'),
  clock: z.enum(LEVEL_CLOCKS),
  levels: z.array(levelSchema).min(1).max(MAX_LEVELS),
  lateEntryLevel: countSchema
    .max(MAX_LEVELS)
    .describe('Last level, from 1, in which one may enter; 0: before the start only.'),
  reEntries: countSchema.max(100).describe('How many times one may enter again.'),
  payouts: z
    .array(positiveAmountSchema.max(1_000_000))
    .min(1)
    .max(MAX_SEATS)
    .describe('Shares of the prize pool, first place first.'),
};

const tournamentOptions = z
  .strictObject({
    ...tournamentShape,
    buyIn: tournamentShape.buyIn.exactOptional(),
    fee: tournamentShape.fee.exactOptional(),
    clock: tournamentShape.clock.exactOptional(),
    lateEntryLevel: tournamentShape.lateEntryLevel.exactOptional(),
    reEntries: tournamentShape.reEntries.exactOptional(),
    payouts: tournamentShape.payouts.exactOptional(),
  })
  .meta({ id: 'TournamentOptions', description: 'A table with this is a tournament.' });
/** The schema of tournament options. */
export interface TournamentOptionsSchema extends Same<typeof tournamentOptions> {}
export const tournamentOptionsSchema: TournamentOptionsSchema = tournamentOptions;

const tournamentSettings = z
  .strictObject(tournamentShape)
  .meta({ id: 'TournamentSettings', description: 'The options with every default filled in.' });
/** The schema of tournament settings. */
export interface TournamentSettingsSchema extends Same<typeof tournamentSettings> {}
const tournamentSettingsSchema: TournamentSettingsSchema = tournamentSettings;

export const runsSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** What a hand's rules may say beyond its stakes. */
export const handRuleShape = {
  smallBet: amountSchema.describe('Fixed limit; the big blind, if left out.'),
  bigBet: amountSchema.describe('Fixed limit; twice the big blind, if left out.'),
  reopen: z.enum(['per-player', 'consecutive']).describe('What reopens the betting (R52).'),
  straddleRaise: z.enum(['bb', 'straddle']),
  potLimitPreflop: z.enum(['full-blinds', 'true-value', 'sb-as-bb']),
  fixedLimitRaises: countSchema.max(100).describe('Bets and raises on a street (R58).'),
  foldWhenFree: z.enum(['allow', 'reject']),
  hideAllIns: z.boolean().describe('Cash: do hands stay hidden when all are all-in (R74)?'),
  tripsOverStraight: z.boolean().describe('Short deck (R101).'),
};

const handRules = z
  .strictObject(exact(handRuleShape))
  .meta({ id: 'HandRules', description: 'Finer rules; left out: the rulebook.' });
/** The schema of hand rules. */
export interface HandRulesSchema extends Same<typeof handRules> {}
const handRulesSchema: HandRulesSchema = handRules;

/** Of every table, whether it has begun or not. */
const stakesShape = {
  game: z.enum(GAME_NAMES),
  limit: z.enum(LIMITS),
  smallBlind: amountSchema,
  bigBlind: amountSchema,
  ante: amountSchema,
  anteMode: z.enum(ANTE_MODES).describe('Who pays antes.'),
  singleAnteOrder: z
    .enum(SINGLE_ANTE_ORDERS)
    .describe('What a short stack pays first, if one player antes for all.'),
  straddle: z.enum(STRADDLES).describe('Who may straddle.'),
  minBuyIn: amountSchema,
  maxBuyIn: amountSchema,
  buttonRule: z.enum(BUTTON_RULES),
  unit: positiveAmountSchema.describe('The smallest chip.'),
  rakeConfig: rakeSchema.nullable(),
  runs: runsSchema.describe('Most boards that players who are all-in may agree on.'),
};

/** What cannot change while people sit there. */
const fixedShape = {
  seatCount: countSchema.min(2).max(MAX_SEATS),
  mode: z.enum(TABLE_MODES),
};

const optionalRules = handRulesSchema.exactOptional();

const pokerOptions = z
  .strictObject({
    ...exact(fixedShape),
    ...exact(stakesShape),
    rules: optionalRules,
    tournament: tournamentOptionsSchema.nullable().exactOptional(),
    preset: z
      .enum(TOURNAMENT_PRESET_NAMES)
      .describe('The rules of a tournament by name; something contrary beside it is refused.')
      .exactOptional(),
  })
  .meta({ id: 'PokerOptions', description: 'What is left out has the default of the engine.' });
/** The type of {@link pokerOptionsSchema}. */
export interface PokerOptionsSchema extends Same<typeof pokerOptions> {}
/** Checks the poker part of {@link CreateOptions}: shapes only, the engine judges the rest. */
export const pokerOptionsSchema: PokerOptionsSchema = pokerOptions;

const pokerChange = z
  .strictObject({ ...exact(stakesShape), rules: optionalRules })
  .meta({ id: 'PokerChange', description: 'What is left out stays. Counts from the next hand.' });
/** The schema of poker change. */
export interface PokerChangeSchema extends Same<typeof pokerChange> {}
export const pokerChangeSchema: PokerChangeSchema = pokerChange;

const pokerSettings = z
  .strictObject({
    ...fixedShape,
    ...stakesShape,
    rules: handRulesSchema,
    tournament: tournamentSettingsSchema.nullable(),
  })
  .meta({ id: 'PokerSettings', description: 'The options with every default filled in.' });
/** The type of {@link pokerSettingsSchema}. */
export interface PokerSettingsSchema extends Same<typeof pokerSettings> {}
/** Checks the poker part of {@link WireSettings}. */
export const pokerSettingsSchema: PokerSettingsSchema = pokerSettings;
