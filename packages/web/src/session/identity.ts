/** Who I am: a cookie that only the server reads. Asked for once per page. */

import { identify, type Me } from '@sidepot/client';

let known: Promise<Me> | null = null;

export function identity(): Promise<Me> {
  known ??= identify().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** The cookie was not accepted any more. */
export function forgetIdentity(): void {
  known = null;
}

export function rename(name: string): Promise<Me> {
  known = identify({}, name);
  return known;
}
