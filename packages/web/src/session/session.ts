/** One table as long as its page is open: its connection, and those who draw it. */

import {
  type CommandAnswer,
  type Connection,
  connectTable,
  type KnownTable,
  type TableConnection,
} from '@sidepot/client';
import type { WireCommand } from '@sidepot/protocol';
import { forgetIdentity, identity } from './identity.js';

export interface Shown {
  readonly state: KnownTable;
  readonly connection: Connection;
}

export interface TableSession {
  readonly table: string;
  /** The same object until something changed. */
  shown(): Shown;
  subscribe(listener: () => void): () => void;
  /**
   * Resolves when the server has answered, also across a connection that is lost meanwhile. While it
   * is lost nothing is sent, and nothing kept for later: `OFFLINE`, at once.
   */
  send(command: WireCommand): Promise<CommandAnswer>;
  close(): void;
}

const NOT_SENT: CommandAnswer = {
  ok: false,
  error: { code: 'OFFLINE' },
  text: 'not sent: there is no connection',
};

/** `invite`: the code of the link that led here. */
export function openSession(table: string, invite: string | null = null): TableSession {
  const connected: TableConnection = connectTable({
    table,
    ...(invite === null ? {} : { invite }),
    prepare: () => {
      // A cookie the server forgot shows only as a socket that never opens: ask again then.
      if (shown.connection.kind === 'lost') forgetIdentity();
      return identity();
    },
  });
  const listeners = new Set<() => void>();
  let shown = shownOf(connected);
  const stop = connected.onChange(() => {
    shown = shownOf(connected);
    for (const listener of listeners) listener();
  });
  const hurry = (): void => {
    const isSeen = document.visibilityState === 'visible';
    connected.away(!isSeen);
    if (isSeen) connected.hurry();
  };
  hurry();
  const doubt = (): void => connected.doubt();
  window.addEventListener('online', hurry);
  window.addEventListener('offline', doubt);
  document.addEventListener('visibilitychange', hurry);
  return {
    table,
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: async (command) =>
      shown.connection.kind === 'lost' ? NOT_SENT : connected.send(command),
    close: () => {
      window.removeEventListener('online', hurry);
      window.removeEventListener('offline', doubt);
      document.removeEventListener('visibilitychange', hurry);
      // Nobody draws a table that was left.
      stop();
      connected.close();
    },
  };
}

const shownOf = ({ state, connection }: TableConnection): Shown => ({ state, connection });
