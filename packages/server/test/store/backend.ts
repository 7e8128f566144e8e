import type { Store } from '../../src/store/index.js';

/** One empty database that any number of stores can open. */
export interface TestDatabase {
  readonly kind: 'sqlite' | 'postgres' | 'sharded';
  /** The folder, the address, or several addresses with spaces between. */
  readonly target: string;
  open(): Promise<Store>;
  /** Runs SQL behind the store's back. */
  exec(sql: string): Promise<void>;
}

export const HOST = 'host-identity';

/** An identity, so that tables can have a host. */
export const addHost = (store: Store): Promise<void> =>
  store.createIdentity({ id: HOST, name: 'Ann', createdAt: 1, tokenHash: 'hash-of-ann' });

export async function addTable(store: Store, id: string, createdAt = 1): Promise<string> {
  await store.createTable({ id, host: HOST, createdAt, info: `{"name":"${id}"}` });
  return id;
}

/** Waits for something that happens by itself. */
export async function until(what: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await what())) {
    if (Date.now() > end) throw new Error('did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
