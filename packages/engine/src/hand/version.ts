/** A state is read by the version of the engine that made it, and by no other. */

import { type Rejection, reject } from '../errors.js';
import { STATE_VERSION } from './types.js';

export function versionProblem(made: { readonly version: unknown }): Rejection | undefined {
  const version = made?.version;
  if (version === STATE_VERSION) return undefined;
  return reject('BAD_VERSION', { version, wants: STATE_VERSION });
}
