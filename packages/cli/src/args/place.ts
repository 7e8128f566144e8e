/** Where the tables are: a data folder, or PostgreSQL. */

import { UsageError } from '../errors.js';
import { phrases } from '../phrases.js';

export interface PlaceFlags {
  readonly data?: string;
  readonly databaseUrl?: string;
}

export const DEFAULT_FOLDER = 'data';

/** What is said on the command line counts more than the environment. */
export function storePlace(
  { data, databaseUrl }: PlaceFlags,
  fromEnvironment: string | undefined = process.env['DATABASE_URL'] || undefined,
): { readonly folder: string } | { readonly databaseUrl: string } {
  if (data !== undefined && databaseUrl !== undefined) {
    throw new UsageError(phrases.usage.twoStores);
  }
  const url = databaseUrl ?? (data === undefined ? fromEnvironment : undefined);
  return url === undefined
    ? { folder: data ?? DEFAULT_FOLDER }
    : { databaseUrl: readDatabaseUrl(url) };
}

/** Not repeated in the message: it may hold a password. */
export function readDatabaseUrl(text: string): string {
  if (URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)) return text;
  throw new UsageError(phrases.usage.databaseUrl);
}
