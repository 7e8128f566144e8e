/** Zod's JSON Schemas with their named types in one place, where OpenAPI looks for them. */

import type { Route } from '@sidepot/protocol';

export type JsonObject = Readonly<Record<string, unknown>>;
export type SchemaSource = (schema: NonNullable<Route['body']>) => JsonObject;

export interface Components {
  readonly schemaOf: SchemaSource;
  /** All named types of the schemas asked for. */
  readonly components: () => JsonObject;
}

export function componentsOf(): Components {
  const named: Record<string, unknown> = {};
  return {
    schemaOf(schema) {
      const { $schema: _, $defs = {}, ...own } = schema.toJSONSchema({ io: 'input' });
      for (const [name, each] of Object.entries($defs)) named[name] ??= moved(each);
      return moved(own) as JsonObject;
    },
    components: () => named,
  };
}

/** The same with references that lead to the components. */
function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === '$ref' && typeof each === 'string'
        ? each.replace('#/$defs/', '#/components/schemas/')
        : moved(each),
    ]),
  );
}
