/** The same for Node, which before version 22 has no WebSocket of its own. */

import { WebSocket } from 'ws';
import { type ConnectOptions, connect, type TableConnection } from './connect.js';
import type { SocketLike } from './socket.js';

export * from './common.js';

const openWs = (url: string, headers: Readonly<Record<string, string>>): SocketLike =>
  new WebSocket(url, { headers });

/** As in `index.ts`, where its comment is: types are the same for both. */
export const connectTable = (options: ConnectOptions): TableConnection =>
  connect({ open: openWs, ...options });
