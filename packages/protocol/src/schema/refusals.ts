/** What each route may refuse with: its own codes, and those that follow from what it takes. */

import { ERROR_CODES } from '@sidepot/engine';
import { httpStatusOf, type RefusalCode, type ServerCode } from '../words/codes.js';
import type { Route } from './http.js';
import { RULES_ROUTES } from './rules-routes.js';

/**
 * Refusals of one status.
 *
 * @example
 * ```ts
 * import type { RouteRefusal } from '@sidepot/protocol';
 *
 * const gone: RouteRefusal = { status: 410, codes: ['TABLE_CLOSED'] };
 * ```
 */
export interface RouteRefusal {
  readonly status: number;
  readonly codes: readonly RefusalCode[];
}

/** Whoever watches the server asks these: they count against no limit and answer to the end. */
const PROBES: readonly string[] = ['/healthz', '/readyz', '/metrics'];
/** What the process knows by itself: no store can be away. */
const KNOWN: readonly string[] = [
  '/api/push',
  ...Object.values(RULES_ROUTES).map(({ path }) => path),
];

/**
 * Every refusal of a route, by status, lowest first. OpenAPI, docs/protocol.md and the tests of the
 * server read it.
 *
 * @example
 * ```ts
 * import { ROUTES, refusalsOf } from '@sidepot/protocol';
 *
 * refusalsOf(ROUTES.ready); // → [{ status: 503, codes: ['UNAVAILABLE', 'STOPPING'] }]
 * ```
 */
export function refusalsOf(route: Route): readonly RouteRefusal[] {
  const codes: RefusalCode[] = [
    ...commonTo(route),
    ...route.refuses,
    ...(route.asksRules === true ? ERROR_CODES : []),
  ];
  const statuses = [...new Set(codes.map(httpStatusOf))].sort((a, b) => a - b);
  return statuses.map((status) => ({
    status,
    codes: codes.filter((code) => httpStatusOf(code) === status),
  }));
}

/** By what is asked for before the route itself is. */
function commonTo({ method, path, auth, params, query, body }: Route): readonly ServerCode[] {
  if (path === '/readyz') return ['UNAVAILABLE', 'STOPPING'];
  if (path === '/metrics') return ['BAD_HOST'];
  if (PROBES.includes(path)) return [];
  const isRead = query !== undefined || body !== undefined;
  return [
    ...when(isRead || params !== undefined, 'BAD_MESSAGE'),
    // Whoever names another version is told so first, whatever else is wrong.
    ...when(isRead, 'BAD_PROTOCOL_VERSION'),
    ...when(auth === 'identity', 'NO_IDENTITY'),
    ...when(method === 'POST', 'BAD_ORIGIN'),
    'BANNED',
    // An address with a name that is too long is nobody's.
    ...when(params !== undefined, 'UNKNOWN_ROUTE'),
    ...when(body !== undefined, 'TOO_BIG'),
    'BAD_HOST',
    'RATE_LIMITED',
    ...(KNOWN.includes(path) ? [] : (['INTERNAL', 'UNAVAILABLE'] as const)),
    ...when(method === 'POST' && !KNOWN.includes(path), 'UNKNOWN_OUTCOME'),
    'STOPPING',
  ];
}

const when = (is: boolean, code: ServerCode): readonly ServerCode[] => (is ? [code] : []);
