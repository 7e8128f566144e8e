/** The door: text or JSON of a stranger becomes a message, or a reason why not. */

import type { Refusal, Result } from '@sidepot/engine';
import type { z } from 'zod';
import type { ServerCode } from '../words/codes.js';
import { MAX_FRAME_BYTES } from '../words/limits.js';
import { PROTOCOL_VERSION } from '../words/version.js';
import { type ClientMessage, clientMessageSchema } from './messages.js';
import { frozen, type Wire } from './wire.js';

/** Why a message cannot be read: which field and what it wants, never what was sent. */
export type ReadRefusal = Refusal<
  Extract<ServerCode, 'BAD_MESSAGE' | 'BAD_PROTOCOL_VERSION' | 'TOO_BIG' | 'BAD_NAME'>
>;

const bad = (error: ReadRefusal): Result<never, ReadRefusal> => ({ ok: false, error });

/**
 * A stranger's JSON as the schema's type, or why not. It never throws.
 *
 * @example
 * ```ts
 * import { nameSchema, readBody } from '@sidepot/protocol';
 *
 * readBody(nameSchema, ' Ann '); // → { ok: true, value: 'Ann' }
 * readBody(nameSchema, 7).ok; // → false
 * ```
 */
export function readBody<S extends z.ZodType>(
  schema: S,
  value: unknown,
): Result<Wire<S>, ReadRefusal> {
  const read = schema.safeParse(value);
  if (read.success) return { ok: true, value: frozen(read.data) };
  const version = versionIn(value);
  if (version !== undefined && version !== PROTOCOL_VERSION) {
    return bad({ code: 'BAD_PROTOCOL_VERSION', wants: PROTOCOL_VERSION });
  }
  const [issue] = read.error.issues;
  if (issue?.code === 'custom' && issue.params?.['refusal'] === 'BAD_NAME') {
    const { why, character } = issue.params;
    return bad({ code: 'BAD_NAME', field: issue.path.join('.'), why, character });
  }
  return bad({ code: 'BAD_MESSAGE', field: issue?.path.join('.') ?? '', problem: wordsOf(issue) });
}

/**
 * The text of a socket's message as a {@link ClientMessage}, or why not. It never throws.
 *
 * @example
 * ```ts
 * import { readClientMessage } from '@sidepot/protocol';
 *
 * readClientMessage('{"type":"ping","nonce":7}'); // → { ok: true, value: { type: 'ping', nonce: 7 } }
 * readClientMessage('hello').ok; // → false
 * ```
 */
export function readClientMessage(text: string): Result<ClientMessage, ReadRefusal> {
  if (text.length > MAX_FRAME_BYTES) return bad({ code: 'TOO_BIG', max: MAX_FRAME_BYTES });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad({ code: 'BAD_MESSAGE', field: '', problem: 'not JSON' });
  }
  return readBody(clientMessageSchema, value);
}

const versionIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'v' in value ? value.v : undefined;

/** Zod names unknown keys in its words; those are the sender's. */
const wordsOf = (issue: z.core.$ZodIssue | undefined): string =>
  issue?.code === 'unrecognized_keys' ? 'unknown key' : (issue?.message ?? '').slice(0, 300);
