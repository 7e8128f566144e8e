/** Limits on requests over HTTP. The server counts by itself: nodes do not ask one another. */

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestRefused } from '../answers/refuse.js';
import type { Rate, ServerLimits } from './limits.js';
import { windowsBy } from './windows.js';

/** Throws `RATE_LIMITED`. */
export type Check = (request: FastifyRequest) => Promise<void>;

export interface Rates {
  readonly player: Check;
  readonly newTable: Check;
  readonly newIdentity: Check;
  readonly rules: Check;
  readonly newShare: Check;
  readonly shareChange: Check;
}

/** Probes come from one address, and must not fail because that one is busy. */
const FREE = ['/healthz', '/readyz', '/metrics'];

export async function addRates(
  app: FastifyInstance,
  limits: ServerLimits,
  now: () => number,
): Promise<Rates> {
  await app.register(rateLimit, { global: false, store: windowsBy(now) });

  function checker({ max, ms }: Rate, keyGenerator?: (request: FastifyRequest) => string): Check {
    if (max === Number.POSITIVE_INFINITY) return async () => {};
    const byKey = keyGenerator === undefined ? {} : { keyGenerator };
    const count = app.createRateLimit({ max, timeWindow: ms, ...byKey });
    return async (request) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      throw new RequestRefused({ code: 'RATE_LIMITED', retryAfter: counted.ttl });
    };
  }

  const address = checker(limits.perAddress);
  app.addHook('onRequest', async (request) => {
    if (!FREE.includes(request.routeOptions.url ?? '')) await address(request);
  });
  return {
    player: checker(limits.perPlayer, playerOf),
    newTable: checker(limits.newTables, playerOf),
    newIdentity: checker(limits.newIdentities),
    rules: checker(limits.rulesQuestions),
    newShare: checker(limits.newShares),
    shareChange: checker(limits.shareChanges, shareOf),
  };
}

/** By address, too: who guesses at others' keeps nobody from theirs. */
const shareOf = ({ params, ip }: FastifyRequest): string =>
  `${(params as { readonly id?: string }).id} ${ip}`;

const playerOf = ({ caller, ip }: FastifyRequest): string => caller?.id ?? ip;
