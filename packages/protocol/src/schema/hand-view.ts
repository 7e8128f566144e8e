/** The engine's `HandView` as JSON: what one viewer may know of a hand. */

import {
  ANTE_MODES,
  GAME_NAMES,
  LIMITS,
  MAX_SEATS,
  SINGLE_ANTE_ORDERS,
  TABLE_MODES,
} from '@sidepot/engine';
import { z } from 'zod';
import {
  amountSchema,
  countSchema,
  positiveAmountSchema,
  seatSchema,
  seenCardSchema,
} from './amounts.js';
import { playerIdSchema } from './ids.js';
import { handRuleShape, rakeSchema, runsSchema } from './settings.js';
import { exact, type Same, type Wire } from './wire.js';

const seats = z.array(seatSchema).max(MAX_SEATS);
const cards = z.array(seenCardSchema).max(13);
/** −1 is nobody. */
const index = z.int().min(-1).max(MAX_SEATS);

export const straddleSchema = z.strictObject({ seat: seatSchema, amount: positiveAmountSchema });

const rules = z
  .strictObject({
    ...handRuleShape,
    button: seatSchema.describe('It may be at an empty seat.'),
    seatCount: countSchema.max(MAX_SEATS),
    game: z.enum(GAME_NAMES),
    limit: z.enum(LIMITS),
    smallBlind: amountSchema,
    bigBlind: amountSchema,
    smallBlindSeat: seatSchema.nullable(),
    bigBlindSeat: seatSchema,
    straddles: z.array(straddleSchema).max(MAX_SEATS),
    ante: amountSchema,
    anteMode: z.enum(ANTE_MODES),
    singleAnteOrder: z.enum(SINGLE_ANTE_ORDERS),
    mode: z.enum(TABLE_MODES),
    unit: positiveAmountSchema,
    rakeConfig: rakeSchema,
    runs: runsSchema,
    bringIn: amountSchema.describe('Stud: what the door card must post.').exactOptional(),
    boardTie: handRuleShape.boardTie.exactOptional(),
    openPair: handRuleShape.openPair.exactOptional(),
    absent: seats.describe('Stud: who is not there.').exactOptional(),
    uncapped: z.boolean().describe('Fixed limit: no cap on raises.'),
    bombPot: z.boolean().describe('No blinds, antes from all, betting starts on the flop.'),
    doubleBoard: z
      .boolean()
      .describe('Every street on two boards, each for half of every pot.')
      .exactOptional(),
    middle: z
      .array(z.object({ amount: amountSchema, seats }))
      .describe('Pots that were there before the hand was written down; a table has none.')
      .exactOptional(),
  })
  .meta({ id: 'Rules', description: 'What the hand is played by.' });
/** The schema of rules. */
export interface RulesSchema extends Same<typeof rules> {}
export const rulesSchema: RulesSchema = rules;

const rangeSchema = z.strictObject({
  min: amountSchema,
  max: amountSchema,
  either: z
    .tuple([amountSchema, amountSchema])
    .readonly()
    .describe('Only these two, nothing between.')
    .exactOptional(),
});

const legalActions = z
  .strictObject({
    fold: z.boolean(),
    check: z.boolean(),
    call: amountSchema.nullable().describe('What a call costs; null if there is nothing to call.'),
    bringIn: amountSchema.nullable().describe('What bringing it in costs; null if it is not due.'),
    bet: rangeSchema.nullable().describe('Totals for the street.'),
    raise: rangeSchema.nullable().describe('Totals for the street.'),
    allIn: z
      .strictObject({ action: z.enum(['call', 'bet', 'raise', 'bring-in']), to: amountSchema })
      .nullable()
      .describe('What all-in means; null if it is not allowed.'),
    unit: positiveAmountSchema.describe('Amounts other than all-in are multiples of it.'),
  })
  .meta({ id: 'LegalActions', description: 'What the player whose turn it is may do.' });
/** The type of {@link legalActionsSchema}. */
export interface LegalActionsSchema extends Same<typeof legalActions> {}
/** Checks {@link WireLegalActions}. */
export const legalActionsSchema: LegalActionsSchema = legalActions;
/** What the player whose turn it is may do, with the amounts. */
export type WireLegalActions = Wire<typeof legalActionsSchema>;

const turn = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('act'), seat: seatSchema, legal: legalActionsSchema }),
    z.strictObject({
      kind: z.literal('draw'),
      seat: seatSchema,
      min: countSchema,
      max: countSchema,
      replace: z.boolean().describe('Do new cards come?'),
    }),
    z.strictObject({ kind: z.literal('runs'), seats, most: countSchema }),
    z.strictObject({
      kind: z.literal('deal'),
      street: countSchema,
      name: z.string(),
      board: countSchema,
    }),
    z.strictObject({ kind: z.literal('showdown') }),
    z.strictObject({ kind: z.literal('award'), pot: countSchema }),
    z.strictObject({ kind: z.literal('over') }),
  ])
  .meta({ id: 'Turn', description: 'What the hand waits for.' });
/** The schema of turn. */
export interface TurnSchema extends Same<typeof turn> {}
export const turnSchema: TurnSchema = turn;

const pot = z
  .strictObject({
    name: z.string(),
    amount: amountSchema,
    eligiblePlayers: seats.describe('Seats that can win it.'),
    winners: seats.nullable().describe('Seats, when it has been awarded.'),
  })
  .meta({ id: 'Pot' });
/** The schema of pot. */
export interface PotSchema extends Same<typeof pot> {}
export const potSchema: PotSchema = pot;

const playerView = z
  .strictObject({
    id: playerIdSchema,
    seat: seatSchema,
    stack: amountSchema.describe('Behind.'),
    ante: amountSchema,
    dead: amountSchema,
    live: amountSchema,
    bet: amountSchema.describe('In front of them on this street; part of `live`.'),
    forced: amountSchema.describe(
      'Posted, not bet: blinds, straddles, late posts; part of `live`.',
    ),
    folded: z.boolean(),
    killed: z
      .boolean()
      .describe('Dead by a ruling, or the player is absent: what was posted is forfeit (R45).'),
    acted: z.boolean().describe('On this street.'),
    cards: cards.describe('Their own for the player, those face up for others, else null.'),
    up: cards.describe('Stud: those dealt face up.'),
    drawn: z.array(countSchema).max(3).describe('How many cards they threw in each draw.'),
    thrown: z
      .array(cards)
      .max(3)
      .describe('Your own seat: which cards you threw in each draw; left out: none.')
      .exactOptional(),
    mucked: z.boolean(),
    refunded: amountSchema.describe('Uncalled chips that came back.'),
    won: amountSchema,
  })
  .meta({ id: 'PlayerView' });
/** The schema of player view. */
export interface PlayerViewSchema extends Same<typeof playerView> {}
export const playerViewSchema: PlayerViewSchema = playerView;

const handViewShape = {
  version: z.literal(2),
  viewer: z.union([seatSchema, z.literal('rail')]),
  rules: rulesSchema,
  players: z.array(playerViewSchema).max(MAX_SEATS).describe('Dealt in, in seat order.'),
  street: index.describe('−1 before the cards.'),
  open: z.boolean().describe('Is a betting round open?'),
  actor: index.describe('Index in `players`; −1 for none.'),
  currentBet: amountSchema,
  lastFullRaise: amountSchema,
  fullLevel: amountSchema,
  ladder: z.array(z.strictObject({ to: amountSchema, raise: amountSchema })),
  bets: countSchema,
  capped: z.boolean(),
  mustBringIn: z.boolean().describe('Stud: bring it in or complete.'),
  reopenings: countSchema,
  reopenedAt: amountSchema,
  aggressor: index.describe('Index in `players`; −1 for none.'),
  actions: countSchema,
  wagers: countSchema,
  boards: z
    .array(z.array(seenCardSchema).max(5))
    .max(3)
    .describe('One for each run, or two that were there from the start.'),
  runAnswers: z.record(seatSchema, countSchema).describe('By seat.'),
  runs: countSchema.describe('0 while it is undecided.'),
  pots: z.array(potSchema).describe('Main pot first.'),
  totalPot: amountSchema.describe('Pots that are not awarded, and the bets in front.'),
  rake: amountSchema,
  potRakes: z.array(amountSchema),
  singleAnte: amountSchema,
  chips: amountSchema.describe('All stacks at the start: what must be there at the end.'),
  shownDown: z.boolean(),
  over: z.boolean(),
  voided: z.boolean(),
  turn: turnSchema,
};

const handView = z
  .strictObject(handViewShape)
  .meta({ id: 'HandView', description: 'No field for a card that the viewer may not see.' });
/** The type of {@link handViewSchema}. */
export interface HandViewSchema extends Same<typeof handView> {}
/** Checks a {@link WireHandView}. */
export const handViewSchema: HandViewSchema = handView;
/** A hand as one viewer may know it: the engine’s `HandView`. */
export type WireHandView = Wire<typeof handViewSchema>;

const handChange = z.strictObject(exact(handViewShape)).meta({
  id: 'HandChange',
  description: 'Fields of the hand’s view that changed: put them over those you have.',
});
/** The schema of hand change. */
export interface HandChangeSchema extends Same<typeof handChange> {}
export const handChangeSchema: HandChangeSchema = handChange;
/** The fields of a hand’s view that changed. */
export type HandChange = Wire<typeof handChangeSchema>;
