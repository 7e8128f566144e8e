/** Refusals as HTTP says them, and what a thrown error is to whoever asked. */

import { type Answer, httpStatusOf, type Refusal, type RefusalCode } from '@sidepot/protocol';
import type { FastifyReply } from 'fastify';
import type { Refused } from '../../room/state/types.js';
import { storeRefusal, textOf } from '../../runtime/contract/refusals.js';

/** With the table as it stands, if the asker was behind. */
export type Refusing = Refused & { readonly current?: Answer<'getTable'> };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Ends a request from wherever it is noticed. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refused: Refusing;

  constructor(code: RefusalCode, details: Refusing['details'] = {}) {
    super(code);
    this.refused = { code, details };
  }
}

export const bodyOf = ({ code, details, current }: Refusing): Refusal => {
  const text = textOf({ code, details });
  return { error: { code, text, details, ...(current === undefined ? {} : { current }) } };
};

export function sendRefusal(reply: FastifyReply, refused: Refusing): FastifyReply {
  const { retryAfter } = refused.details;
  if (typeof retryAfter === 'number') reply.header('retry-after', Math.ceil(retryAfter / 1000));
  reply.refused = refused.code;
  return reply.code(httpStatusOf(refused.code)).send(bodyOf(refused));
}

/** Of a stranger's making, so nothing of it is told or logged. Null: it is our failure. */
export function refusedBy(error: unknown): Refusing | null {
  if (error instanceof RefusedError) return error.refused;
  const store = storeRefusal(error);
  if (store !== null) return store;
  const status = statusOf(error);
  if (status === 413) return { code: 'TOO_BIG', details: {} };
  if (status === 404) return { code: 'UNKNOWN_ROUTE', details: {} };
  if (status < 400 || status >= 500) return null;
  return {
    code: 'BAD_MESSAGE',
    details: { field: '', problem: 'not a request this server reads' },
  };
}

/** Fastify's own errors name a status. */
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
