/**
 * How nodes hear of each other's appends. It may lose some and tell some twice: the store decides, and
 * whoever sees a gap reads there. So nothing that becomes of it can lose a command.
 */

import type { AppendListener, Store } from '../contract/store.js';

export interface Fanout {
  /** Tells every node, this one too, of events that are durable. Waits for nobody, never throws. */
  publish(tableId: string, seq: number, events: readonly string[]): void;
  /**
   * Until the returned function is called. `missed` is called when a broken connection is back: what
   * was told in between was not heard. Neither may throw.
   */
  subscribe(listener: AppendListener, missed?: () => void): () => void;
  close(): Promise<void>;
}

/**
 * The store, with another way to tell of its appends. Closing it closes both.
 *
 * @example
 * import { openNatsFanout, openPostgresStore, withFanout } from '@sidepot/server/store';
 *
 * const fanout = await openNatsFanout({ url: 'nats://127.0.0.1' });
 * const store = withFanout(await openPostgresStore('postgres://127.0.0.1/a'), fanout);
 * await store.close();
 */
export function withFanout(store: Store, fanout: Fanout): Store {
  const telling =
    (append: Store['append']): Store['append'] =>
    async (tableId, expectedSeq, events, effects) => {
      const result = await append(tableId, expectedSeq, events, effects);
      if ('seq' in result && events.length > 0) fanout.publish(tableId, result.seq, events);
      return result;
    };
  return {
    ...store,
    append: telling(store.append),
    alone: (tableId, work) => store.alone(tableId, (append) => work(telling(append))),
    watch(listener, missed) {
      // The database itself still tells of what is no append, such as a table that was deleted.
      const ends = [fanout.subscribe(listener, missed), store.watch(listener, missed)];
      return () => {
        for (const end of ends) end();
      };
    },
    async close() {
      // What still waits is written and told before the way to tell is gone.
      await store.close();
      await fanout.close();
    },
  };
}
