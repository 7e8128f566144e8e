/** What the server says no with, and how it says it. */

import { type Refusal, refusalText } from '@sidepot/engine';
import {
  type RefusalBody,
  type RefusalCode,
  SERVER_CODES,
  type ServerMessage,
  type ServerRefusal,
} from '@sidepot/protocol';
import { refusal } from '../../room/state/refusals.js';
import { StoreError } from '../../store/index.js';

export const refusing = (
  code: RefusalCode,
  details: Readonly<Record<string, unknown>> = {},
): { readonly ok: false; readonly error: ServerRefusal } => ({
  ok: false,
  error: refusal(code, details),
});

/** A refusal as every message has it, over HTTP and over sockets: with a sentence for people. */
export function refusalOnWire(
  refused: ServerRefusal,
): Pick<RefusalBody['error'], 'code' | 'text' | 'details'> {
  const { code, ...details } = refused;
  return { code, text: textOf(refused, details), details };
}

const textOf = (refused: ServerRefusal, details: Readonly<Record<string, unknown>>): string =>
  Object.hasOwn(SERVER_CODES, refused.code)
    ? `${SERVER_CODES[refused.code as keyof typeof SERVER_CODES][1]}${namedIn(details)}`
    : refusalText(refused as Refusal);

/** Which character it is about: nobody sees it where it stands. */
const namedIn = ({ character }: Readonly<Record<string, unknown>>): string =>
  typeof character === 'string' ? `; ${character} is none` : '';

/** When to ask again what became of something. */
const ASK_AGAIN_MS = 1000;
export const UNKNOWN_OUTCOME: ServerRefusal = {
  code: 'UNKNOWN_OUTCOME',
  retryAfter: ASK_AGAIN_MS,
};

/** Null if it is no failure of the store. */
export function storeRefusal(error: unknown): ServerRefusal | null {
  if (!(error instanceof StoreError)) return null;
  if (error.code === 'UNKNOWN_TABLE') return { code: 'UNKNOWN_TABLE' };
  if (error.code === 'OUTCOME_UNKNOWN') return UNKNOWN_OUTCOME;
  return { code: error.code === 'STORE_CLOSED' ? 'STOPPING' : 'UNAVAILABLE' };
}

/** Null: come back when you like. */
export function bye(
  refused: ServerRefusal | null,
  retryAfter: number | null = null,
): Extract<ServerMessage, { type: 'bye' }> {
  const { code, text, details } = refusalOnWire(refused ?? { code: 'STOPPING' });
  const { reason } = details;
  return {
    ...{ type: 'bye', code, text, retryAfter },
    ...(typeof reason === 'string' && { reason }),
  };
}
