/** Questions to the rules of poker that need no table: anybody's program may ask them. */

import { EQUITY_GAMES, GAME_NAMES } from '@sidepot/engine';
import { z } from 'zod';
import { amountSchema, countSchema } from './amounts.js';
import type { Same } from './wire.js';

/** As many as the engine takes. */
const MOST_PLAYERS = 22;
/** Random run-outs of one question. */
export const MAX_EQUITY_SAMPLES = 100_000;

const id = z.union([z.string().min(1).max(100), z.int()]).describe('A name, or a whole number.');
const chips = z
  .record(z.string(), amountSchema)
  .describe('Chips by player; who has none is absent.');
const tiers = z.array(z.array(id).max(MOST_PLAYERS)).max(MOST_PLAYERS);
const cards = z.string().max(120).describe('As `AsKd`, or `As Kd`.');

const rakeConfig = z.strictObject({
  bps: countSchema.max(10_000).describe('Basis points: 500 is 5 %.'),
  cap: z
    .union([
      amountSchema,
      z.array(z.strictObject({ players: countSchema, cap: amountSchema })).max(MOST_PLAYERS),
      z.null(),
    ])
    .exactOptional(),
  rounding: z.enum(['floor', 'half-even']).exactOptional(),
  noFlopNoDrop: z.boolean().exactOptional(),
  flopSeen: z.boolean().exactOptional(),
  spread: z.enum(['proportional', 'main-first']).exactOptional(),
});

/** A hand as `sidepot settle` reads it; docs/cli.md says what each field means. */
const finished = z
  .strictObject({
    players: z
      .array(
        z.strictObject({
          id,
          seat: countSchema,
          ante: amountSchema.exactOptional(),
          dead: amountSchema.exactOptional(),
          live: amountSchema,
          folded: z.boolean(),
          forfeit: amountSchema.exactOptional(),
        }),
      )
      .max(MOST_PLAYERS),
    button: countSchema,
    seatCount: countSchema,
    boards: z.array(z.strictObject({ high: tiers, low: tiers.exactOptional() })).max(3),
    unit: countSchema.exactOptional(),
    kind: z.enum(['high', 'hilo']).exactOptional(),
    rakeConfig: rakeConfig.nullable().exactOptional(),
    orphanLayer: z.enum(['roll-down', 'reject']).exactOptional(),
    deadBlinds: amountSchema.exactOptional(),
    mode: z.enum(['tournament', 'cash']).exactOptional(),
    id: z
      .union([z.string().max(100), z.int()])
      .exactOptional()
      .describe('A label, not read.'),
    title: z.string().max(500).exactOptional().describe('A label, not read.'),
    rules: z.array(z.string().max(20)).max(200).exactOptional().describe('Labels, not read.'),
    expect: z.looseObject({}).exactOptional().describe('What somebody expects; it is not read.'),
  })
  .meta({
    id: 'FinishedHand',
    description: 'A hand that is over: who put in what, who beats whom.',
  });
/** The type of a hand that is over, as the rules are asked about it. */
export interface FinishedHandSchema extends Same<typeof finished> {}
const finishedHand: FinishedHandSchema = finished;

const potShape = {
  name: z.string(),
  amount: amountSchema.describe('Before rake.'),
  eligible: z.array(id),
  rake: amountSchema,
  awards: chips,
};
const settledShape = { refund: chips, awards: chips, rake: amountSchema };
const settled = z
  .strictObject({ ...settledShape, pots: z.array(z.strictObject(potShape)) })
  .meta({ id: 'Settled', description: 'Where every chip of a hand went.' });

const why = z
  .strictObject({
    steps: z.array(z.looseObject({ kind: z.string() })).describe('For programs.'),
    text: z.string().describe('For people, in English.'),
  })
  .meta({ id: 'Why' });
const explained = z
  .strictObject({
    ...settledShape,
    why,
    pots: z.array(z.strictObject({ ...potShape, why })),
  })
  .meta({ id: 'Explained', description: 'The same, with the reasons.' });

const equityShape = {
  win: z.number().describe('Run-outs won alone.'),
  ties: z.array(z.number()).describe('`ties[k]`: run-outs shared with k others.'),
  equity: z.number().describe('Expected share, 0 to 1.'),
  standardError: z.number().describe('Of `equity`; 0 when exact.'),
};
const lowEquity = z.strictObject({ ...equityShape, scoop: z.number() });
const equityAnswer = z
  .strictObject({
    method: z.enum(['exact', 'monte-carlo']),
    total: z.number().describe('Run-outs that were counted.'),
    hands: z.array(z.strictObject({ ...equityShape, low: lowEquity.exactOptional() })),
  })
  .meta({ id: 'EquityAnswer' });

const evaluated = z
  .strictObject({
    cards: z.string(),
    halves: z.array(
      z.strictObject({
        half: z.enum(['high', 'low', 'badugi', 'in-hand']),
        value: z.number().describe('Higher is better, equal is a tie; 0: none.'),
        text: z.string().nullable(),
        cards: z.array(z.string()).describe('Those that play.'),
      }),
    ),
  })
  .meta({ id: 'EvaluatedHand' });

const shared = { method: 'POST', auth: 'none', status: 200, refuses: [], asksRules: true } as const;

/** Part of {@link ROUTES}. */
export const RULES_ROUTES = {
  settle: {
    ...shared,
    path: '/api/settle',
    summary: 'Who gets what of a hand that is over: refund, pots, rake, awards.',
    body: finishedHand,
    response: settled,
  },
  explain: {
    ...shared,
    path: '/api/explain',
    summary: 'The same, with the reasons for the hand and for each pot.',
    body: finishedHand,
    response: explained,
  },
  equity: {
    ...shared,
    path: '/api/equity',
    summary: `How often each of 2 to 10 hands wins. Exact where that is quick, else by at most ${MAX_EQUITY_SAMPLES} random run-outs; what takes longer than a second or two is refused.`,
    body: z.strictObject({
      hands: z.array(z.string().min(1).max(200)).min(1).max(10).describe('Cards, or a range.'),
      board: cards.exactOptional(),
      dead: cards.exactOptional(),
      game: z.enum(EQUITY_GAMES).exactOptional(),
      samples: z.int().min(1).max(MAX_EQUITY_SAMPLES).exactOptional(),
      seed: z.int().exactOptional(),
    }),
    response: equityAnswer,
  },
  evaluate: {
    ...shared,
    path: '/api/evaluate',
    summary: 'What each hand makes of its cards, and which of them play.',
    body: z.strictObject({
      hands: z.array(cards).min(1).max(MOST_PLAYERS),
      board: cards.exactOptional(),
      game: z.enum(GAME_NAMES).exactOptional(),
    }),
    response: z.strictObject({ hands: z.array(evaluated) }),
  },
} as const;
