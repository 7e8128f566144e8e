/**
 * What goes over the socket. After `hello` a viewer gets a snapshot, or the events it missed; then
 * events as they are stored. A command is answered by `ack` or `refused` with its key.
 */

import { z } from 'zod';
import { RESYNC_REASONS } from '../words/choices.js';
import { MAX_EVENTS } from '../words/limits.js';
import { seqSchema, timeSchema } from './amounts.js';
import { commandMessageSchema } from './commands.js';
import { streamEventSchema } from './events.js';
import {
  givenTableNameSchema,
  inviteSchema,
  keySchema,
  playerIdSchema,
  reasonSchema,
  tableIdSchema,
} from './ids.js';
import { refusalCodeSchema } from './refusal-code.js';
import { versionSchema } from './version.js';
import { tableViewSchema, viewPatchSchema } from './views.js';
import type { Same, Wire } from './wire.js';

type Fields = Readonly<Record<string, z.ZodType>>;

const message = <T extends string, F extends Fields>(type: T, description: string, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields }).describe(description);

const nonce = z.int().min(0).describe('Any number; the answer has the same.');

const clientMessage = z
  .discriminatedUnion('type', [
    message('hello', 'The first message: which table, and what you have seen of it already.', {
      v: versionSchema,
      table: tableIdSchema,
      lastSeq: seqSchema.describe('Left out: you want a snapshot.').exactOptional(),
      invite: inviteSchema.exactOptional(),
    }),
    commandMessageSchema,
    message('resync', 'You lost track: asks for a snapshot.', {}),
    message('ping', 'Are you there? Answered by `pong`.', { nonce }),
    message('pong', 'The answer to a `ping` of the server.', { nonce }),
    message(
      'away',
      'Nobody looks at this page any more, or somebody does again. While nobody looks at any of a player’s pages, a push tells of their turn.',
      { away: z.boolean() },
    ),
  ])
  .meta({ id: 'ClientMessage' });
/** The type of {@link clientMessageSchema}. */
export interface ClientMessageSchema extends Same<typeof clientMessage> {}
/** Checks a {@link ClientMessage}; {@link readClientMessage} reads it from text. */
export const clientMessageSchema: ClientMessageSchema = clientMessage;
/** What a client says over the socket. */
export type ClientMessage = Wire<typeof clientMessageSchema>;

const snapshotShape = { seq: seqSchema, at: timeSchema, view: tableViewSchema };

const current = z
  .strictObject(snapshotShape)
  .meta({ id: 'Current', description: 'The table as it stands for you.' });
/** The schema of current. */
export interface CurrentSchema extends Same<typeof current> {}
export const currentSchema: CurrentSchema = current;

/** What is the same over HTTP. */
export const refusalShape = {
  code: refusalCodeSchema,
  text: z.string().max(500).describe('For people.'),
  details: z
    .record(z.string(), z.unknown())
    .describe('What is wrong, by code: the fields and numbers of docs/errors.md.'),
  current: currentSchema.describe('If it was `STALE`.').exactOptional(),
};

const serverMessage = z
  .discriminatedUnion('type', [
    message('hello', 'The answer to `hello`; a snapshot or events follow.', {
      v: versionSchema,
      table: tableIdSchema,
      player: playerIdSchema.describe('Who you are.'),
      at: timeSchema.describe("The server's clock now, to read deadlines by."),
    }),
    message(
      'door',
      'You are outside: the host decides who comes in. Ask with `join`; a snapshot follows when you are let in. It replaces what you had.',
      {
        name: givenTableNameSchema,
        asked: z.boolean().describe('The host has your question.'),
        denied: z.boolean().describe('The host said no; you may ask again later.'),
        reason: reasonSchema.nullable(),
      },
    ),
    message('snapshot', 'Your whole view. It replaces what you had.', snapshotShape),
    message('events', 'What was stored together, and the view after the last of it.', {
      seq: seqSchema.describe('Of the last; events you may not see have numbers too.'),
      after: seqSchema.describe('What you must have seen before; otherwise send `resync`.'),
      at: timeSchema,
      events: z.array(streamEventSchema).max(MAX_EVENTS),
      patch: viewPatchSchema,
    }),
    message('ack', 'The command with this key is stored.', {
      key: keySchema,
      seq: seqSchema.describe('Of its last event.'),
      repeated: z.boolean().describe('It was done before under this key, and not again.'),
    }),
    message(
      'refused',
      'The command with this key had no effect; `UNKNOWN_OUTCOME`: it may have had.',
      {
        key: keySchema.nullable().describe('Null if the message had none that could be read.'),
        ...refusalShape,
      },
    ),
    message('resync', 'Events were left out for you: a snapshot follows.', {
      reason: z.enum(RESYNC_REASONS),
    }),
    message('ping', 'Answer with `pong`, or be dropped.', { nonce }),
    message('pong', 'The answer to your `ping`.', { nonce }),
    message('bye', 'The server closes the socket.', {
      code: refusalCodeSchema,
      text: z.string().max(500),
      retryAfter: z.int().min(0).nullable().describe('Milliseconds; null: do not come back.'),
      reason: reasonSchema.describe('What the host said, if you were removed.').exactOptional(),
    }),
  ])
  .meta({ id: 'ServerMessage' });
/** The type of {@link serverMessageSchema}. */
export interface ServerMessageSchema extends Same<typeof serverMessage> {}
/** Checks a {@link ServerMessage}. */
export const serverMessageSchema: ServerMessageSchema = serverMessage;
/** What the server says over the socket. */
export type ServerMessage = Wire<typeof serverMessageSchema>;
