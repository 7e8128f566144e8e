/** What the schemas share: how their types read, and how a shape becomes a change of it. */

import { z } from 'zod';

type Plain = string | number | boolean | null | undefined;

/** Nothing on the wire is changed in place. */
export type Frozen<T> = unknown extends T
  ? T
  : T extends Plain
    ? T
    : { readonly [K in keyof T]: Frozen<T[K]> };

/** What a schema's parse gives. */
export type Wire<S extends z.ZodType> = Frozen<z.output<S>>;

type Exact<T extends Readonly<Record<string, z.ZodType>>> = {
  [K in keyof T]: z.ZodExactOptional<T[K]>;
};

/** Every key may be left out; JSON has no `undefined`, so none may be undefined. */
export const exact = <T extends Readonly<Record<string, z.ZodType>>>(shape: T): Exact<T> =>
  Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [key, z.exactOptional(schema)]),
  ) as Exact<T>;
