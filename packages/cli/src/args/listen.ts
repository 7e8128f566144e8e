/** Where `sidepot serve` listens if it is not told. */

import { UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { plain } from '../terminal/text.js';

export const DEFAULT_PORT = 3000;
export const DEFAULT_HOST = '127.0.0.1';
const MAX_PORT = 65_535;

export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > MAX_PORT) {
    throw new UsageError(phrases.usage.port(MAX_PORT, plain(text)));
  }
  return port;
}
