/** Every refusal that a test gets must be one that its route lists, in OpenAPI and in the docs. */

import { type RefusalCode, ROUTES, type RouteName, refusalsOf } from '@sidepot/protocol';

const LISTED: ReadonlyMap<string, ReadonlySet<RefusalCode>> = new Map(
  Object.entries(ROUTES).map(([name, route]) => [
    name,
    new Set(refusalsOf(route).flatMap(({ codes }) => codes)),
  ]),
);

const PATTERNS = Object.entries(ROUTES).map(([name, { method, path }]) => ({
  name: name as RouteName,
  method,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

export function expectListed(route: RouteName, code: RefusalCode): void {
  if (!LISTED.get(route)?.has(code)) throw new Error(`${route} does not list ${code}`);
}

/** The route of a request; undefined: there is none. */
export function routeOf(method: string, path: string): RouteName | undefined {
  const { pathname } = new URL(path, 'http://localhost');
  return PATTERNS.find((one) => one.method === method && one.pattern.test(pathname))?.name;
}
