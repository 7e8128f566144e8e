/** What is asked once, over HTTP. A refusal is thrown with its code, its sentence and its numbers. */

import type { Answer, CreateOptions, RefusalBody, RouteName, WireCommand } from '@sidepot/protocol';
import { type Access, headersOf, routeUrl } from './access.js';
import { waitBefore } from './backoff.js';
import { passes, RefusedError, refusalIn } from './refused.js';
import { newKey, VERSION } from './wire.js';

/**
 * Asks one of the server's routes (docs/protocol.md); with a body it is a `POST`. The name of the
 * route gives the answer its type.
 *
 * @throws {RefusedError} with the server's code, or `OFFLINE`.
 * @example
 * ```ts
 * import { ask, identify } from '@sidepot/client';
 *
 * const me = await identify({ url: 'http://127.0.0.1:3000' });
 * const { view } = await ask<'getTable'>(me, '/api/tables/kf7Qm2xW9bTc');
 * view.settings.name; // → 'Friday night'
 * ```
 */
export async function ask<N extends RouteName>(
  access: Access,
  path: string,
  body?: object,
): Promise<Answer<N>> {
  const answer = await answered(access, path, body);
  return (await answer.json().catch(() => unreadable(answer))) as Answer<N>;
}

/**
 * Asks a route that answers with a file, such as the record of a hand.
 *
 * @throws {RefusedError} with the server's code, or `OFFLINE`.
 * @example
 * ```ts
 * import { askText, identify } from '@sidepot/client';
 *
 * const me = await identify({ url: 'http://127.0.0.1:3000' });
 * await askText(me, '/api/tables/kf7Qm2xW9bTc/hands/12?format=phh'); // → "variant = 'NT'\n…"
 * ```
 */
export async function askText(access: Access, path: string): Promise<string> {
  return (await answered(access, path)).text();
}

async function answered(access: Access, path: string, body?: object): Promise<Response> {
  const content = { 'content-type': 'application/json' };
  const headers = { ...headersOf(access), ...(body === undefined ? {} : content) };
  const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(routeUrl(access, path), { headers, ...posted }).catch(() => {
    throw new RefusedError({ code: 'OFFLINE' }, 'the server cannot be reached');
  });
  if (answer.ok) return answer;
  const refused = ((await answer.json().catch(() => null)) as RefusalBody | null)?.error;
  if (refused !== undefined) throw new RefusedError(refusalIn(refused), refused.text);
  return unreadable(answer);
}

/** Something in front of the server has answered in its place. */
function unreadable({ status }: Response): never {
  throw new RefusedError({ code: 'INTERNAL', status }, `the server answered with error ${status}`);
}

/**
 * Somebody the server knows, and the {@link Access} to ask as that player: hand it on to
 * {@link createTable} and {@link connectTable}.
 *
 * @example
 * ```ts
 * import { identify, type Me } from '@sidepot/client';
 *
 * const me: Me = await identify({ url: 'http://127.0.0.1:3000' }, 'Robo');
 * me.name; // → 'Robo'
 * ```
 */
export interface Me extends Access {
  /** The public id, which others see. */
  readonly player: string;
  readonly name: string | null;
}

/**
 * Who am I? Whoever has no identity gets one: a page its cookie, a program a token. Keep `token`
 * to come back as the same player. With a name, renames.
 *
 * @throws {RefusedError} `NO_IDENTITY` if the server does not know the token (any more), or
 *   `OFFLINE`, `RATE_LIMITED`.
 * @example
 * ```ts
 * import { identify } from '@sidepot/client';
 *
 * const me = await identify({ url: 'http://127.0.0.1:3000' });
 * const again = await identify({ url: 'http://127.0.0.1:3000', token: me.token ?? '' });
 * again.player === me.player; // → true
 * ```
 */
export async function identify(access: Access = {}, name?: string): Promise<Me> {
  const { token, ...identity } = await ask<'newIdentity'>(access, '/api/identity', {
    ...(name === undefined ? {} : { name }),
    ...(access.url === undefined ? {} : { bearer: true }),
  });
  // A stranger's token is answered with a new player, who has no seat anywhere.
  if (access.token !== undefined && token !== undefined) {
    throw new RefusedError({ code: 'NO_IDENTITY' }, 'the server does not know this token');
  }
  return { ...access, ...identity, ...(token === undefined ? {} : { token }) };
}

/**
 * Makes a table; whoever asks is its host. `url` of the answer is the invite link.
 *
 * @throws {RefusedError} `NO_IDENTITY` without an identity, or what is wrong with the settings,
 *   with `details.field`.
 * @example
 * ```ts
 * import { createTable, identify } from '@sidepot/client';
 *
 * const me = await identify({ url: 'http://127.0.0.1:3000' });
 * const settings = { name: 'Friday night', poker: { smallBlind: 5, bigBlind: 10 } };
 * await createTable(me, settings);
 * // → { id: 'kf7Qm2xW9bTc', url: 'http://127.0.0.1:3000/t/kf7Qm2xW9bTc' }
 * ```
 */
export async function createTable(
  access: Access,
  settings: CreateOptions,
): Promise<Answer<'createTable'>> {
  const body = { v: VERSION, settings };
  const { id, url } = await ask<'createTable'>(access, '/api/tables', body);
  return { id, url: routeUrl(access, url) };
}

/**
 * One command over HTTP, for who needs no socket. If no answer came, send it again with the same
 * `key`: it is done once. A server that does not know whether it was done is asked again until it
 * does.
 *
 * @throws {RefusedError} with the code and the numbers of the refusal, or `OFFLINE`.
 * @example
 * ```ts
 * import { createTable, identify, sendCommand } from '@sidepot/client';
 *
 * const me = await identify({ url: 'http://127.0.0.1:3000' });
 * const { id } = await createTable(me, { poker: { smallBlind: 5, bigBlind: 10 } });
 * await sendCommand(me, id, { type: 'addBot', seat: null, strength: 'easy' });
 * // → { seq: 4, repeated: false }
 * ```
 */
export async function sendCommand(
  access: Access,
  table: string,
  command: WireCommand,
  { key = newKey(), hand }: { readonly key?: string; readonly hand?: number } = {},
): Promise<Answer<'sendCommand'>> {
  const about = hand === undefined ? {} : { hand };
  const envelope = { v: VERSION, table, key, command, ...about };
  for (let doubts = 0; ; ) {
    try {
      return await ask<'sendCommand'>(access, `/api/tables/${table}/commands`, envelope);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const isDoubtful = error.code === 'UNKNOWN_OUTCOME' || (doubts > 0 && passes(error.code));
      if (!isDoubtful) throw error;
      doubts++;
      await new Promise((resolve) => setTimeout(resolve, waitBefore(doubts)));
    }
  }
}
