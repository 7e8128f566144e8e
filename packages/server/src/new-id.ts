/** Names that nobody chose. */

import { randomBytes } from 'node:crypto';

/** 96 bits: nobody guesses a table's link. */
const ID_BYTES = 12;

/**
 * Of a player or a table: nobody else's, and never with a dash in front, which `sidepot admin` would
 * take for an option.
 */
export function newId(bytes: (count: number) => Buffer = randomBytes): string {
  const id = bytes(ID_BYTES).toString('base64url');
  return id.startsWith('-') ? newId(bytes) : id;
}
