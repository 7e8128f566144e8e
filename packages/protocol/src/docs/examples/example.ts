/** What a route is sent and answers, as its schemas have it. */

import type { z } from 'zod';
import type { Frozen } from '../../schema/wire.js';

type Given<R, K extends string> = R extends { readonly [key in K]: infer S extends z.ZodType }
  ? { readonly [key in K]: Frozen<z.input<S>> }
  : object;

export type Example<R> = Given<R, 'params'> &
  Given<R, 'query'> &
  Given<R, 'body'> &
  Given<R, 'response'>;
