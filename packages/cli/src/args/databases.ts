/** Which databases, and how nodes hear of each other: from the command line, else the environment. */

import { UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { type PlaceFlags, readDatabaseUrl } from './place.js';

export interface DatabaseFlags extends Omit<PlaceFlags, 'data'> {
  readonly shardUrl?: readonly string[];
  readonly natsUrl?: string;
  readonly natsCreds?: string;
}

export interface Databases {
  readonly databaseUrl: string;
  readonly shardUrls: readonly string[];
  readonly nats?: { readonly url: string; readonly creds?: string };
}

/** With one that was named already. What is said on the command line counts more than the environment. */
export function databasesOf(databaseUrl: string, flags: DatabaseFlags): Databases {
  const { env } = process;
  const shardUrls = flags.shardUrl ?? (env['SHARD_URLS'] ?? '').split(/\s+/).filter(Boolean);
  const natsUrl = flags.natsUrl ?? (env['NATS_URL'] || undefined);
  const creds = flags.natsCreds ?? (env['NATS_CREDS'] || undefined);
  if (natsUrl === undefined && flags.natsCreds !== undefined) {
    throw new UsageError(phrases.usage.natsCreds);
  }
  return {
    databaseUrl,
    shardUrls: shardUrls.map(readDatabaseUrl),
    ...(natsUrl === undefined
      ? {}
      : { nats: { url: readNats(natsUrl), ...(creds === undefined ? {} : { creds }) } }),
  };
}

function readNats(text: string): string {
  if (URL.canParse(text)) {
    const { protocol, hostname } = new URL(text);
    if (/^(?:nats|tls):$/.test(protocol) && hostname !== '') return text;
  }
  throw new UsageError(phrases.usage.natsUrl);
}
