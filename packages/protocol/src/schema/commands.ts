/**
 * Everything that can be asked of a table. Whose seat it is about follows from who asks, so no
 * command of a player names one; a host's names the player.
 */

import { COME_IN, MAX_GAMES } from '@sidepot/engine';
import { z } from 'zod';
import { BOT_STRENGTHS, REACTIONS, SEAT_ORDERS } from '../words/choices.js';
import {
  amountSchema,
  cardSchema,
  countSchema,
  handNumberSchema,
  positiveAmountSchema,
  seatSchema,
  seqSchema,
  signedAmountSchema,
} from './amounts.js';
import {
  chatTextSchema,
  inviteSchema,
  keySchema,
  nameSchema,
  playerIdSchema,
  reasonSchema,
  tableIdSchema,
} from './ids.js';
import { runsSchema, settingsChangeSchema } from './settings.js';
import { versionSchema } from './version.js';
import type { Same, Wire } from './wire.js';

export const botStrengthSchema = z.enum(BOT_STRENGTHS);
export const reactionSchema = z.enum(REACTIONS);

const action = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.enum(['fold', 'check', 'call', 'allIn', 'bringIn']) }),
    z.strictObject({
      type: z.enum(['bet', 'raise']),
      to: positiveAmountSchema.describe('Total for the street, not what is added.'),
    }),
  ])
  .meta({ id: 'Action', description: 'What the view offers in `turn.legal`, and nothing else.' });
/** The type of {@link actionSchema}. */
export interface ActionSchema extends Same<typeof action> {}
/** What a player does in a turn: checks what {@link WireAction} is. */
export const actionSchema: ActionSchema = action;
/** Fold, check, call, all-in, bring it in; or bet or raise `to` a total for the street. */
export type WireAction = Wire<typeof actionSchema>;

const comeInSchema = z
  .enum(COME_IN)
  .describe('Cash: wait for the big blind, post, or buy the button.');
const anySeatSchema = seatSchema.nullable().describe('Null: any that is free.');
const on = z.boolean().describe('False takes it back.');

type Fields = Readonly<Record<string, z.ZodType>>;

const command = <T extends string, F extends Fields>(type: T, description: string, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields }).describe(description);

const PLAYER_COMMANDS = [
  command(
    'join',
    'Come to the table under a name; a seat is another question. Where the host lets people in, and for who was removed, it asks the host.',
    { name: nameSchema, invite: inviteSchema.exactOptional() },
  ),
  command('rename', 'Another name, from now on.', { name: nameSchema }),
  command('requestSeat', 'Sit down, or ask the host for the seat if the table wants approval.', {
    seat: anySeatSchema,
    buyIn: positiveAmountSchema
      .describe('Cash only. Left out: the seat is kept, and `buyIn` follows.')
      .exactOptional(),
    comeIn: comeInSchema.exactOptional(),
  }),
  command('cancelRequest', 'Ask no more for a seat, or to come in.', {}),
  command('buyIn', 'Chips for a seat that has none: at first, after a bust, or to enter again.', {
    amount: positiveAmountSchema
      .describe('Cash only: a tournament gives the starting stack.')
      .exactOptional(),
    comeIn: comeInSchema.exactOptional(),
  }),
  command('topUp', 'More chips, up to the most allowed; during a hand, when it is over.', {
    amount: positiveAmountSchema,
  }),
  command('sitIn', 'Be dealt in again.', { comeIn: comeInSchema.exactOptional() }),
  command('sitOut', 'Be dealt no more hands until `sitIn`; chips and seat stay.', {}),
  command('comeIn', 'How to come in when one owes a blind.', { comeIn: comeInSchema }),
  command('leave', 'Give up the seat; chips go to the ledger. A hand being played is folded.', {}),
  command('straddle', 'Straddle when it can be done.', { on }),
  command('chooseGame', 'Dealer’s choice: name the next game, when it is yours to name one.', {
    entry: countSchema.max(MAX_GAMES).describe('Its place in the mix, from 0.'),
  }),
  command('moveSeat', 'Another seat: at once between hands, otherwise when the hand is over.', {
    seat: seatSchema.nullable().describe('Null: stay after all.'),
  }),
  command(
    'autoChips',
    'Chips that are bought by themselves between hands, within the limits of the table. Nothing is bought for who sits out.',
    {
      topUp: positiveAmountSchema.nullable().describe('Back up to so many; null: no more.'),
      rebuy: positiveAmountSchema.nullable().describe('After a bust, so many; null: none.'),
    },
  ),
  command('joinWaitlist', 'Wait for a seat at a full table.', {}),
  command('leaveWaitlist', 'Wait no more, or do not take the seat that is offered.', {}),
  command('chat', 'Say something.', { text: chatTextSchema }),
  command('react', 'Show at your seat how you feel. For who sits and may chat.', {
    reaction: reactionSchema,
  }),
] as const;

/** About one hand: the envelope must name it. */
const HAND_COMMANDS = [
  command('act', 'Fold, check, call, bring in, bet, raise or go all-in when it is your turn.', {
    action: actionSchema,
  }),
  command('draw', 'Throw cards when it is your turn to draw.', {
    cards: z.array(cardSchema).max(5).describe('None: stand pat.'),
  }),
  command('runs', 'How many boards you want; the smallest answer counts.', { runs: runsSchema }),
  command('show', 'Turn cards up at the showdown or after the hand.', {
    cards: z.array(cardSchema).min(1).max(7).describe('Left out: all of them.').exactOptional(),
  }),
  command('muck', 'Do not show.', {}),
  command('skip', 'Run out at once: it is done when all players in the hand agree.', { on }),
  command('timeBank', 'Spend time of the bank now. It is also spent when the clock runs out.', {}),
  command('rabbitHunt', 'When the hand is over: which cards would have come?', {}),
] as const;

const whom = { player: playerIdSchema };

const HOST_COMMANDS = [
  command('approveSeat', 'Let the player have the seat, or the chips, they ask for.', whom),
  command('denySeat', 'Refuse the seat, or the chips.', {
    ...whom,
    reason: reasonSchema.exactOptional(),
  }),
  command('letIn', 'Let somebody in who asks to come to the table.', whom),
  command('turnAway', 'Do not let them in. They may ask again later.', {
    ...whom,
    reason: reasonSchema.exactOptional(),
  }),
  command('startGame', 'Deal the first hand; others follow while two or more can play.', {}),
  command('pause', 'Deal no new hand and stop the clocks.', {}),
  command('resume', 'Go on; clocks go on with the time they had left.', {}),
  command(
    'kick',
    'Take a player from the table; the chips go to the ledger. Who is in a hand plays it to its end first; from a tournament that has begun they are disqualified. They come back only if the host lets them in.',
    { ...whom, reason: reasonSchema.exactOptional() },
  ),
  command('ban', 'The same, and they cannot ask to come back. It is for whoever waits, too.', {
    ...whom,
    address: z.boolean().describe('Also everybody new from the same network (IPv4 /24, IPv6 /48).'),
    reason: reasonSchema.exactOptional(),
  }),
  command('unban', 'Lift a ban. Who was removed may ask to come in again.', whom),
  command('mute', 'They may watch and play, but not chat or react.', { ...whom, on }),
  command('newLink', 'A new invite link: the old one lets nobody new in.', {}),
  command('cancelKick', 'Keep a player who was to leave when the hand is over.', whom),
  command('sitOutPlayer', 'Deal a player no more hands until they come back.', whom),
  command(
    'standUp',
    'Take a player’s seat, after the hand if they are in one; the chips go to the ledger, and they watch. Not in a tournament that has begun.',
    { ...whom, reason: reasonSchema.exactOptional() },
  ),
  command('movePlayer', 'Give a player another free seat; during a hand, when it is over.', {
    ...whom,
    seat: seatSchema,
  }),
  command(
    'setStack',
    'Cash: say what a stack is; the difference is a buy-in or a cash-out. Who is in a hand is given or taken the difference when it is over.',
    {
      ...whom,
      stack: positiveAmountSchema.describe('As it is to be; in a hand: what it began with.'),
      reason: reasonSchema,
    },
  ),
  command('cancelOrder', 'Do not do what was to be done with a seat when the hand is over.', {
    ...whom,
    order: z.enum(SEAT_ORDERS),
  }),
  command(
    'shareHost',
    'Share the host’s right: a helper may do all but close the table and choose helpers and hosts.',
    { ...whom, on },
  ),
  command('changeSettings', 'From the next hand on.', { settings: settingsChangeSchema }),
  command('adjustLedger', 'Correct what the ledger says of a player. Chips stay where they are.', {
    ...whom,
    amount: signedAmountSchema.describe('Added to their net; below 0 it is taken off.'),
    reason: reasonSchema,
  }),
  command('addBot', 'A bot sits down.', {
    seat: anySeatSchema,
    strength: botStrengthSchema,
    buyIn: amountSchema.min(1).describe('Left out: the most allowed.').exactOptional(),
    name: nameSchema.exactOptional(),
  }),
  command('removeBot', 'A bot leaves; one that is in a hand plays it to its end.', whom),
  command('playAgain', 'Tell everybody at which new table it goes on.', { next: tableIdSchema }),
  command('transferHost', 'Give the rights of the host to somebody at the table.', whom),
  command(
    'closeTable',
    'After this hand everybody is paid out, and nothing more is dealt. A tournament that has begun pays those who are left by ICM; one that has not gives entry and fee back.',
    {},
  ),
] as const;

const anyCommand = z
  .discriminatedUnion('type', [...PLAYER_COMMANDS, ...HAND_COMMANDS, ...HOST_COMMANDS])
  .meta({ id: 'Command' });
/** The type of {@link commandSchema}. */
export interface CommandSchema extends Same<typeof anyCommand> {}
/** Checks a {@link WireCommand}. */
export const commandSchema: CommandSchema = anyCommand;
/** Everything that can be asked of a table, told apart by `type`. */
export type WireCommand = Wire<typeof commandSchema>;
/** The name of a command: `join`, `act`, `pause` … */
export type CommandType = WireCommand['type'];

const typesOf = (schemas: readonly { readonly shape: { readonly type: z.ZodLiteral } }[]) =>
  schemas.map(({ shape }) => shape.type.value as CommandType);

/** Commands of anybody at the table. */
export const PLAYER_COMMAND_TYPES: readonly CommandType[] = typesOf(PLAYER_COMMANDS);
/** Commands about one hand: their envelope must name it. */
export const HAND_COMMAND_TYPES: readonly CommandType[] = typesOf(HAND_COMMANDS);
/** Commands of the host alone. */
export const HOST_COMMAND_TYPES: readonly CommandType[] = typesOf(HOST_COMMANDS);

const envelopeShape = {
  v: versionSchema,
  table: tableIdSchema,
  hand: handNumberSchema
    .describe('The hand it is about. Commands about a hand need it: a late one is refused.')
    .exactOptional(),
  expectedSeq: seqSchema
    .describe(
      'The last event you have seen. Refused as `STALE` if the hand or the seats changed after it.',
    )
    .exactOptional(),
  key: keySchema,
  command: commandSchema,
};

interface Enveloped {
  readonly hand?: number;
  readonly command: { readonly type: CommandType };
}

const namesItsHand = ({ hand, command }: Enveloped): boolean =>
  hand !== undefined || !HAND_COMMAND_TYPES.includes(command.type);
const needsHand = { path: ['hand'], error: 'needed for a command about a hand' };

const commandEnvelope = z
  .strictObject(envelopeShape)
  .refine(namesItsHand, needsHand)
  .meta({ id: 'CommandEnvelope' });
/** The type of {@link commandEnvelopeSchema}. */
export interface CommandEnvelopeSchema extends Same<typeof commandEnvelope> {}
/** Checks a {@link CommandEnvelope}, the body of `POST /api/tables/:id/commands`. */
export const commandEnvelopeSchema: CommandEnvelopeSchema = commandEnvelope;
/** A command with its table, its idempotency key and what its sender has seen. */
export type CommandEnvelope = Wire<typeof commandEnvelopeSchema>;

/** The same as a message of a socket. */
const commandMessage = z
  .strictObject({ type: z.literal('command'), ...envelopeShape })
  .refine(namesItsHand, needsHand)
  .describe('A command. Answered by `ack` or `refused` with its key.');
/** The schema of command message. */
export interface CommandMessageSchema extends Same<typeof commandMessage> {}
export const commandMessageSchema: CommandMessageSchema = commandMessage;
