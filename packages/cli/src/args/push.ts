/** `sidepot serve --push-keys FILE --push-host NAME`. */

import { readFileSync } from 'node:fs';
import type { PushKeys } from '@sidepot/server';
import { UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { plain } from '../terminal/text.js';

export interface PushFlags {
  readonly pushKeys?: string;
  readonly pushHost?: readonly string[];
}

export interface PushChoice {
  readonly keys: PushKeys;
  readonly hosts: readonly string[];
}

/** Null: nobody is told anything. `read`: of the server, which is loaded late. */
export function pushOf(
  { pushKeys, pushHost = [] }: PushFlags,
  read: (file: unknown) => PushKeys | null,
): PushChoice | null {
  const file = pushKeys ?? (process.env['PUSH_KEYS'] || undefined);
  if (file === undefined) {
    if (pushHost.length > 0) throw new UsageError(phrases.usage.pushHost);
    return null;
  }
  const bad = pushHost.find((host) => !/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/i.test(host));
  if (bad !== undefined) {
    throw new UsageError(phrases.usage.badPushHost(plain(bad)));
  }
  const keys = read(parsed(file));
  if (keys === null) {
    throw new UsageError(phrases.usage.noPushKeys(plain(file)));
  }
  return { keys, hosts: pushHost.map((host) => host.toLowerCase()) };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { notJson, unreadable } = phrases.usage.keysFile;
    throw new UsageError((error instanceof SyntaxError ? notJson : unreadable)(plain(file)));
  }
}
