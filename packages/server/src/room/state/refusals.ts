/** Saying no: a code of the server or of the engine, and what is wrong beside it. */

import type { Unfit } from '@sidepot/engine';
import type { RefusalCode, ServerRefusal } from '@sidepot/protocol';

export const refusal = (
  code: RefusalCode,
  details: Readonly<Record<string, unknown>> = {},
): ServerRefusal => ({ code, ...details }) as ServerRefusal;

/** "`field` must be `wants`", with the keys that the engine has words for. */
export const mustBe = (code: RefusalCode, details: Unfit): ServerRefusal =>
  refusal(code, { ...details });
