/** Keys that belong to a database: whoever is first makes one, and all others read that. */

import { randomBytes } from 'node:crypto';

export interface Secret {
  readonly value: string;
}

const BYTES = 32;

export async function keptSecret(
  read: () => Promise<Secret | null>,
  add: (value: string) => Promise<unknown>,
): Promise<string> {
  const known = await read();
  if (known !== null) return known.value;
  await add(randomBytes(BYTES).toString('base64url'));
  const kept = await read();
  if (kept === null) throw new Error('a secret was not kept');
  return kept.value;
}
