/** Who asks: found by the token a request carries, and kept with the request. */

import type { FastifyRequest } from 'fastify';
import type { Identities } from '../identity/identities.js';
import type { Caller } from '../service/types.js';
import { tokenOf } from './cookie.js';
import { RefusedError } from './refuse.js';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Null: a stranger, or a forged token. */
export async function recognise(
  identities: Identities,
  request: FastifyRequest,
): Promise<Caller | null> {
  const token = tokenOf(request);
  request.caller = token === undefined ? null : await identities.find(token);
  return request.caller;
}

export async function requireCaller(
  identities: Identities,
  request: FastifyRequest,
): Promise<Caller> {
  const caller = await recognise(identities, request);
  if (caller === null) throw new RefusedError('NO_IDENTITY');
  return caller;
}
