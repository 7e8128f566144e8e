/** A state is read by the version of the engine that made it, and by no other. */

import { type Refusal, reject } from '../../errors.js';
import { STATE_VERSION } from './types.js';

export function versionProblem(
  made: { readonly version: unknown },
  wants: number = STATE_VERSION,
): Refusal | undefined {
  const version = made?.version;
  return version === wants ? undefined : reject('BAD_VERSION', { version, wants });
}
