/** Saying no: a code of the server or of the engine, and what is wrong beside it. */

import type { RefusalCode, ServerRefusal } from '@sidepot/protocol';

export const refusal = (
  code: RefusalCode,
  details: Readonly<Record<string, unknown>> = {},
): ServerRefusal => ({ code, ...details }) as ServerRefusal;
