/** Saying no: the server's codes, and the engine's passed on. */

import type { Rejection } from '@sidepot/engine';
import type { RefusalCode } from '@sidepot/protocol';
import type { Refused } from './types.js';

export const refuse = (code: RefusalCode, details: Refused['details'] = {}): Refused => ({
  code,
  details,
});

export const passedOn = ({ code, ...details }: Rejection): Refused => ({ code, details });
