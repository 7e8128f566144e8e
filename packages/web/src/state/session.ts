/** One table as long as its page is open: its socket, its state, and those who draw it. */

import type { WireCommand } from '@sidepot/protocol';
import { forgetIdentity, identity } from '../net/identity.js';
import { SOCKET } from '../net/protocol.js';
import { type CommandAnswer, type Connection, TableSocket } from '../net/socket.js';
import { EMPTY, reduce, type TableState } from './reducer.js';

export interface Shown {
  readonly state: TableState;
  readonly connection: Connection;
}

export interface TableSession {
  readonly table: string;
  shown(): Shown;
  subscribe(listener: () => void): () => void;
  /** Resolves when the server has answered, also across a lost connection. */
  send(command: WireCommand): Promise<CommandAnswer>;
  close(): void;
}

export function openSession(table: string): TableSession {
  const listeners = new Set<() => void>();
  let shown: Shown = { state: EMPTY, connection: { kind: 'connecting' } };
  const show = (next: Partial<Shown>): void => {
    shown = { ...shown, ...next };
    for (const listener of listeners) listener();
  };
  const socket: TableSocket = new TableSocket(table, {
    open: () => new WebSocket(socketUrl()),
    prepare: () => {
      // A cookie the server forgot shows only as a socket that never opens: ask again then.
      if (shown.connection.kind === 'lost') forgetIdentity();
      return identity();
    },
    lastSeq: () => shown.state.seq,
    hand: () => shown.state.view?.hand?.number ?? null,
    heard: (message) => {
      const before = shown.state;
      const state = reduce(before, message, Date.now());
      if (state !== before) show({ state });
      if (state.isBehind && !before.isBehind) socket.resync();
    },
    changed: (connection) => show({ connection }),
  });
  const hurry = (): void => {
    if (document.visibilityState === 'visible') socket.hurry();
  };
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  socket.connect();
  return {
    table,
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // An action is for the price that was seen; anything else may come a moment late.
    send: (command) =>
      socket.command(command, command.type === 'act' ? (shown.state.seq ?? undefined) : undefined),
    close: () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      socket.close();
    },
  };
}

const socketUrl = (): string => {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET}`;
};
