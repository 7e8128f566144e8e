/** What the schemas share: how their types read, and how a shape becomes a change of it. */

import { z } from 'zod';

/** Nothing on the wire is changed in place. */
export type Frozen<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [K in keyof T]: Frozen<T[K]> };

/** What a schema's parse gives. */
export type Wire<S extends z.ZodType> = Frozen<z.output<S>>;

/** What a parse gave, for nobody to change: only its type is another. */
export function frozen<T>(parsed: T): Frozen<T>;
export function frozen(parsed: unknown): unknown {
  return parsed;
}

/**
 * The base of a schema's named type: `interface X extends Same<typeof x> {}`. Declarations then say
 * the name; without it each would repeat all that it holds, hundreds of kilobytes of it.
 */
export type Same<S> = S;

type Exact<T extends Readonly<Record<string, z.ZodType>>> = {
  [K in keyof T]: z.ZodExactOptional<T[K]>;
};

/** Every key may be left out; JSON has no `undefined`, so none may be undefined. */
export const exact = <T extends Readonly<Record<string, z.ZodType>>>(shape: T): Exact<T> =>
  Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [key, z.exactOptional(schema)]),
  ) as Exact<T>;
