/**
 * The protocol's table of routes becomes routes of the server: what comes is read by the route's
 * schemas, what goes is its answer or a refusal. A handler sees nothing unread.
 */

import type { Readable } from 'node:stream';
import {
  type Answer,
  MAX_FRAME_BYTES,
  MAX_SHARE_BYTES,
  ROUTES,
  type Route,
  type RouteName,
  readBody,
  type Wire,
} from '@sidepot/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answered, Caller } from '../runtime/contract/types.js';
import { RequestRefused, sendRefusal } from './answers/refuse.js';
import { type Gate, requireCaller } from './callers/callers.js';
import type { Rates } from './limits/rates.js';

type Part<R, P extends 'params' | 'query' | 'body'> = R extends {
  readonly [K in P]: infer S extends NonNullable<Route[P]>;
}
  ? Wire<S>
  : null;

export interface Asked<N extends RouteName> {
  readonly caller: (typeof ROUTES)[N]['auth'] extends 'identity' ? Caller : null;
  readonly params: Part<(typeof ROUTES)[N], 'params'>;
  readonly query: Part<(typeof ROUTES)[N], 'query'>;
  readonly body: Part<(typeof ROUTES)[N], 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A text may come bit by bit. */
type Sent<N extends RouteName> = Answer<N> | (string extends Answer<N> ? Readable : never);

export type Handlers = {
  readonly [N in RouteName]: (asked: Asked<N>) => Answered<Sent<N>>;
};

/** What all handlers look like to the loop below. */
type AnyHandler = (asked: object) => Answered<unknown>;

/** Settings of a table are longer than a command. */
const BODY_BYTES = 65_536;
const BODIES: Partial<Record<RouteName, number>> = {
  sendCommand: MAX_FRAME_BYTES,
  newShare: MAX_SHARE_BYTES,
  updateShare: MAX_SHARE_BYTES,
};
const bodyLimitOf = (name: RouteName): number => BODIES[name] ?? BODY_BYTES;

export function addRoutes(
  app: FastifyInstance,
  handlers: Handlers,
  gate: Gate,
  rates: Rates,
): void {
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const route: Route = ROUTES[name];
    const handler = handlers[name] as unknown as AnyHandler;
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: bodyLimitOf(name),
      handler: async (request, reply) => {
        const caller = route.auth === 'identity' ? await requireCaller(gate, request) : null;
        if (caller !== null) await rates.player(request);
        const params = read(route.params, request.params);
        const query = read(route.query, request.query);
        const body = read(route.body, request.body ?? {});
        const answer = await handler({ caller, params, query, body, request, reply });
        return answer.ok
          ? reply.code(route.status).send(answer.value)
          : sendRefusal(reply, answer.error, answer.current);
      },
    });
  }
}

function read(schema: Route['body'], value: unknown): unknown {
  if (schema === undefined) return null;
  const result = readBody(schema, value);
  if (!result.ok) throw new RequestRefused(result.error);
  return result.value;
}
