import { type ConnectOptions, connect, type TableConnection } from './connect.js';
import type { SocketLike } from './socket.js';

export * from './common.js';

type NativeSocket = new (
  url: string,
  options?: { readonly headers: Readonly<Record<string, string>> },
) => SocketLike;

/** Browsers know no headers; who needs none gives none. */
function openNative(url: string, headers: Readonly<Record<string, string>>): SocketLike {
  const { WebSocket } = globalThis as unknown as { readonly WebSocket: NativeSocket };
  return Object.keys(headers).length === 0 ? new WebSocket(url) : new WebSocket(url, { headers });
}

/**
 * Connects to a table, and stays connected: a lost connection comes back by itself, goes on where
 * it was, and sends what got no answer once more under the same key.
 *
 * In a page of the server give only the `table`. A program gives the `url`, and the `token` of
 * {@link identify} if it wants to be the same player again.
 *
 * @throws {TypeError} if a program does not say the `url`.
 * @example
 * ```ts
 * import { connectTable, parseLink } from '@sidepot/client';
 *
 * const table = connectTable(parseLink('http://127.0.0.1:3000/t/kf7Qm2xW9bTc'));
 * for await (const view of table.views()) {
 *   if (view.you.name !== null) break;
 *   await table.send({ type: 'join', name: 'Robo' }); // → { ok: true, seq: 2 }
 * }
 * table.close();
 * ```
 */
export const connectTable = (options: ConnectOptions): TableConnection =>
  connect({ open: openNative, ...options });
