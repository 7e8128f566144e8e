/** What the server says no with. */

import { type Rejection, rejectionText } from '@sidepot/engine';
import { type RefusalCode, SERVER_CODES, type ServerMessage } from '@sidepot/protocol';
import type { Refused } from '../../room/index.js';
import { StoreError } from '../../store/index.js';

export const refusal = (
  code: RefusalCode,
  details: Refused['details'] = {},
): { readonly ok: false; readonly error: Refused } => ({ ok: false, error: { code, details } });

/** A sentence for people. */
export const textOf = ({ code, details }: Refused): string =>
  Object.hasOwn(SERVER_CODES, code)
    ? `${SERVER_CODES[code as keyof typeof SERVER_CODES][1]}${namedIn(details)}`
    : rejectionText({ ...details, code } as Rejection);

/** When to ask again what became of something. */
const ASK_AGAIN_MS = 1000;
export const UNKNOWN_OUTCOME: Refused = {
  code: 'UNKNOWN_OUTCOME',
  details: { retryAfter: ASK_AGAIN_MS },
};
/** Which character it is about: nobody sees it where it stands. */
const namedIn = ({ character }: Refused['details']): string =>
  typeof character === 'string' ? `; ${character} is none` : '';

/** Null if it is no failure of the store. */
export function storeRefusal(error: unknown): Refused | null {
  if (!(error instanceof StoreError)) return null;
  if (error.code === 'UNKNOWN_TABLE') return { code: 'UNKNOWN_TABLE', details: {} };
  if (error.code === 'OUTCOME_UNKNOWN') return UNKNOWN_OUTCOME;
  return error.code === 'STORE_CLOSED'
    ? { code: 'STOPPING', details: {} }
    : { code: 'UNAVAILABLE', details: {} };
}

/** Null: come back when you like. */
export function bye(
  refused: Refused | null,
  retryAfter: number | null = null,
): Extract<ServerMessage, { type: 'bye' }> {
  const said = refused ?? { code: 'STOPPING', details: {} };
  const { reason } = said.details;
  return {
    ...{ type: 'bye', code: said.code, text: textOf(said), retryAfter },
    ...(typeof reason === 'string' && { reason }),
  };
}
