/** Refusals as HTTP says them, and what a thrown error is to whoever asked. */

import { type Answer, httpStatusOf, type RefusalBody, type ServerRefusal } from '@sidepot/protocol';
import type { FastifyReply } from 'fastify';
import { refusalOnWire, storeRefusal } from '../../runtime/contract/refusals.js';

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Ends a request from wherever it is noticed. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly refusal: ServerRefusal;

  constructor(refusal: ServerRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** `current`: the table as it stands, if the asker was behind. */
export const bodyOf = (refusal: ServerRefusal, current?: Answer<'getTable'>): RefusalBody => ({
  error: { ...refusalOnWire(refusal), ...(current === undefined ? {} : { current }) },
});

export function sendRefusal(
  reply: FastifyReply,
  refusal: ServerRefusal,
  current?: Answer<'getTable'>,
): FastifyReply {
  const body = bodyOf(refusal, current);
  const { retryAfter } = body.error.details;
  if (typeof retryAfter === 'number') reply.header('retry-after', Math.ceil(retryAfter / 1000));
  reply.refused = refusal.code;
  return reply.code(httpStatusOf(refusal.code)).send(body);
}

/** Of a stranger's making, so nothing of it is told or logged. Null: it is our failure. */
export function refusedBy(error: unknown): ServerRefusal | null {
  if (error instanceof RequestRefused) return error.refusal;
  const store = storeRefusal(error);
  if (store !== null) return store;
  const status = statusOf(error);
  if (status === 413) return { code: 'TOO_BIG' };
  if (status === 404) return { code: 'UNKNOWN_ROUTE' };
  if (status < 400 || status >= 500) return null;
  return { code: 'BAD_MESSAGE', field: '', problem: 'not a request this server reads' };
}

/** Fastify's own errors name a status. */
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
