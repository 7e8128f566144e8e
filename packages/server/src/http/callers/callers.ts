/** Who asks: found by the token a request carries, and kept with the request. */

import type { FastifyRequest } from 'fastify';
import type { Bans } from '../../identity/bans.js';
import type { Identities } from '../../identity/identities.js';
import type { Networks } from '../../identity/networks.js';
import type { Caller } from '../../runtime/contract/types.js';
import { RequestRefused } from '../answers/refuse.js';
import { tokenOf } from './cookie.js';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** Of the device they ask from. */
    tokenHash: string | null;
  }
}

export interface Gate {
  readonly identities: Identities;
  readonly bans: Bans;
  /** A table may be shut for where somebody comes from. */
  readonly networks: Networks;
}

/** Null: a stranger, or a token that is forged or good no more. */
export async function recognise(
  { identities, bans }: Pick<Gate, 'identities' | 'bans'>,
  request: FastifyRequest,
): Promise<Caller | null> {
  const token = tokenOf(request);
  const found = token === undefined ? null : await identities.find(token);
  request.caller = found?.caller ?? null;
  request.tokenHash = found?.tokenHash ?? null;
  if (found !== null && bans.hasPlayer(found.caller.id))
    throw new RequestRefused({ code: 'BANNED' });
  return request.caller;
}

/** With where they come from: for who is banned from there, a door of a table is shut. */
export async function requireCaller(gate: Gate, request: FastifyRequest): Promise<Caller> {
  const caller = await recognise(gate, request);
  if (caller === null) throw new RequestRefused({ code: 'NO_IDENTITY' });
  const { id, name } = caller;
  request.caller = { id, name, from: await gate.networks.networkHash(request.ip) };
  return request.caller;
}
