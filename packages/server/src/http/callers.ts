/** Who asks: found by the token a request carries, and kept with the request. */

import type { FastifyRequest } from 'fastify';
import type { Identities } from '../identity/identities.js';
import type { Networks } from '../identity/networks.js';
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

/** Who asks at a door of the tables, which may be shut for where they come from. */
export interface Doormen {
  readonly identities: Identities;
  readonly networks: Networks;
}

export async function requireCaller(
  { identities, networks }: Doormen,
  request: FastifyRequest,
): Promise<Caller> {
  const caller = await recognise(identities, request);
  if (caller === null) throw new RefusedError('NO_IDENTITY');
  request.caller = { ...caller, from: await networks.hashOf(request.ip) };
  return request.caller;
}
