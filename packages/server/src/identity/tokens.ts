/** Secrets: 256 random bits that only their owner has; of these only the hash is kept. */

import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A random token cannot be guessed from its hash, so that needs no salt and no slow hash. */
export const tokenHashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
