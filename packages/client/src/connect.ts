/** One table for as long as somebody is at it: its socket, what is known of it, and who listens. */

import type { ServerMessage, StreamEvent, TableView, WireCommand } from '@sidepot/protocol';
import { type Access, headersOf, socketAddressOf } from './access.js';
import { identify } from './http.js';
import { type ClientRefusal, RefusedError } from './refused.js';
import { type CommandAnswer, type Connection, type SocketLike, TableSocket } from './socket.js';
import { type KnownTable, reduce, UNKNOWN_TABLE } from './state.js';

/**
 * Where to connect, and as whom.
 *
 * @example
 * ```ts
 * import { type ConnectOptions, connectTable } from '@sidepot/client';
 * import { serverMessageSchema } from '@sidepot/protocol';
 *
 * const options: ConnectOptions = {
 *   url: 'http://127.0.0.1:3000',
 *   table: 'kf7Qm2xW9bTc',
 *   check: (message) => serverMessageSchema.parse(message),
 * };
 * const table = connectTable(options);
 * ```
 */
export interface ConnectOptions extends Access {
  readonly table: string;
  /** The code of the invite link, if it has one; {@link parseLink} finds it. */
  readonly invite?: string;
  /**
   * Before each connection: whoever the server is asked by must have an identity. Left out: it is
   * asked for with {@link identify}; a program without a `token` becomes a new player.
   */
  readonly prepare?: () => Promise<unknown>;
  /** Checks what the server says; throws at what is no message. Left out: the server is trusted. */
  readonly check?: (message: unknown) => unknown;
  /** Opens another kind of WebSocket. Left out: the one of the browser, or `ws` in Node. */
  readonly open?: (url: string, headers: Readonly<Record<string, string>>) => SocketLike;
}

/**
 * A seat at the rail or at the table: the newest view, those who listen for news, and a way to send
 * commands. Made by {@link connectTable}.
 *
 * @example
 * ```ts
 * import { connectTable } from '@sidepot/client';
 *
 * const table = connectTable({ url: 'http://127.0.0.1:3000', table: 'kf7Qm2xW9bTc' });
 * for await (const view of table.views()) {
 *   if (view.you.name === null) await table.send({ type: 'join', name: 'Robo' });
 *   else table.close();
 * }
 * ```
 */
export interface TableConnection {
  readonly table: string;
  /** The table as this player may see it; null until the server has told. */
  readonly view: TableView | null;
  /** The view with its number and what was new in it. Another object whenever it changes. */
  readonly state: KnownTable;
  readonly connection: Connection;
  /**
   * The newest view, and again whenever there is a newer one; those that were overtaken while you
   * were busy are left out. Ends when the connection is closed here; throws a {@link RefusedError}
   * when the server ends it.
   */
  views(): AsyncGenerator<TableView, void, undefined>;
  /** Calls with every view from now on, and with the events that led to it. Answers how to stop. */
  onView(listener: (view: TableView, events: readonly StreamEvent[]) => void): () => void;
  /** Calls whenever `state` or `connection` changed. Answers how to stop. */
  onChange(listener: () => void): () => void;
  /**
   * Resolves when the server has answered, also across a lost connection: what got no answer is
   * sent again under the same key, and done once.
   *
   * @param decidedOn The view that it was decided on, the newest if left out. If that was overtaken,
   *   an action is refused as `STALE`: it is for the hand and the price that were seen.
   */
  send(command: WireCommand, decidedOn?: TableView): Promise<CommandAnswer>;
  /** Tries a lost connection at once, because somebody looks or the network is back. */
  hurry(): void;
  /**
   * The network is said to be gone, as browsers tell by `offline`. The connection counts as `lost`
   * from now on, until the server is heard again: its answer to a ping is enough.
   */
  doubt(): void;
  /**
   * Nobody looks at what is shown of the table, or somebody does again. While nobody looks, a server
   * with keys for Web Push tells the player's devices of their turn.
   */
  away(isAway: boolean): void;
  /** For good. What got no answer is answered with `CLOSED`. */
  close(): void;
}

export function connect(
  options: ConnectOptions & Required<Pick<ConnectOptions, 'open'>>,
): TableConnection {
  const { table, open, check, invite } = options;
  let access: Access = options;
  const address = socketAddressOf(access);
  let state = UNKNOWN_TABLE;
  let connection: Connection = { kind: 'connecting' };
  const listeners = new Set<() => void>();
  /** Which event each view that was given out has last. */
  const seqs = new WeakMap<TableView, number>();
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const onChange = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const prepare = async (): Promise<void> => {
    const { url, token } = access;
    access = await identify({
      ...(url === undefined ? {} : { url }),
      ...(token === undefined ? {} : { token }),
    });
  };
  const socket: TableSocket = new TableSocket(table, {
    prepare: options.prepare ?? prepare,
    open: () => open(address, headersOf(access)),
    read: (text) => {
      const message: unknown = JSON.parse(text);
      check?.(message);
      return message as ServerMessage;
    },
    lastSeq: () => state.seq,
    ...(invite === undefined ? {} : { invite }),
    heard: (message) => {
      const before = state;
      state = reduce(before, message, Date.now());
      if (state.view !== null && state.seq !== null) seqs.set(state.view, state.seq);
      if (state !== before) tell();
      if (state.isBehind && !before.isBehind) socket.resync();
    },
    changed: (next) => {
      connection = next;
      tell();
    },
  });
  socket.connect();

  async function* views(): AsyncGenerator<TableView, void, undefined> {
    let seen: TableView | null = null;
    for (;;) {
      const { view } = state;
      if (connection.kind === 'ended') {
        if (connection.code === 'CLOSED') return;
        throw new RefusedError({ code: connection.code } as ClientRefusal, connection.text);
      }
      if (view !== null && view !== seen) {
        seen = view;
        yield view;
      } else {
        await new Promise<void>((resolve) => {
          const stop = onChange(() => {
            stop();
            resolve();
          });
        });
      }
    }
  }

  return {
    table,
    get view() {
      return state.view;
    },
    get state() {
      return state;
    },
    get connection() {
      return connection;
    },
    views,
    onChange,
    onView(listener) {
      let last = state.view;
      return onChange(() => {
        const { view, news } = state;
        if (view === null || view === last) return;
        last = view;
        listener(view, news.events);
      });
    },
    send(command, decidedOn = state.view ?? undefined) {
      const hand = decidedOn?.hand?.number;
      const seq = decidedOn && seqs.get(decidedOn);
      // An action is for the price that was seen; anything else may come a moment late.
      return socket.command(
        // The link brought us here, and is what lets us in.
        command.type === 'join' && invite !== undefined ? { invite, ...command } : command,
        command.type === 'act' ? { hand, expectedSeq: seq } : { hand },
      );
    },
    hurry: () => socket.hurry(),
    doubt: () => socket.doubt(),
    away: (isAway) => socket.away(isAway),
    close: () => socket.close(),
  };
}
