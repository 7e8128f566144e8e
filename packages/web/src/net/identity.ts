/** Who I am: a cookie that only the server reads. Asked for once per page. */

import type { Answer } from '@sidepot/protocol';
import { post } from './http.js';

export type Identity = Answer<'newIdentity'>;

let known: Promise<Identity> | null = null;

export function identity(): Promise<Identity> {
  known ??= post<'newIdentity'>('/api/identity', {}).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** The cookie was not accepted any more. */
export function forgetIdentity(): void {
  known = null;
}

export function rename(name: string): Promise<Identity> {
  known = post<'newIdentity'>('/api/identity', { name });
  return known;
}
