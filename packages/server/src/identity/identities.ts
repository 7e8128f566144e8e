/**
 * Who is who, without sign-up: whoever holds a token is that person. A private link makes one more
 * token for the same person, on another device.
 */

import type { Caller } from '../service/types.js';
import type { Identity, Store } from '../store/index.js';
import { Recent } from './recent.js';
import { hashOf, newPlayerId, newToken } from './tokens.js';

export type IdentityStore = Pick<
  Store,
  'createIdentity' | 'findIdentity' | 'getIdentity' | 'addToken' | 'renameIdentity'
> &
  Pick<Store, 'createLink' | 'takeLink' | 'secret'>;

export interface Known {
  readonly caller: Caller;
  /** The secret, which is told once. */
  readonly token: string;
}

export interface PrivateLink {
  readonly token: string;
  readonly expiresAt: number;
}

export interface Claimed extends Known {
  readonly table: string | null;
}

const LINK_MS = 15 * 60_000;
/** A name given on another node is seen here when this has passed. */
const CACHE_MS = 60_000;
const CACHED = 20_000;
/** What `newToken` makes; anything else is not looked up. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export class Identities {
  readonly #store: IdentityStore;
  readonly #now: () => number;
  readonly #recent: Recent<Caller>;

  constructor(store: IdentityStore, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
    this.#recent = new Recent(CACHED, CACHE_MS, now);
  }

  /** Null: nobody has this token. */
  async find(token: string): Promise<Caller | null> {
    if (!TOKEN.test(token)) return null;
    const hash = hashOf(token);
    const recent = this.#recent.get(hash);
    if (recent !== undefined) return recent;
    const found = await this.#store.findIdentity(hash);
    if (found === null) return null;
    const caller = callerOf(found);
    this.#recent.set(hash, caller);
    return caller;
  }

  async create(name: string | null): Promise<Known> {
    const token = newToken();
    const id = newPlayerId();
    const createdAt = this.#now();
    // The store has no null here; an empty name is none.
    const identity = { id, name: name ?? '', createdAt, tokenHash: hashOf(token) };
    await this.#store.createIdentity(identity);
    return { caller: { id, name }, token };
  }

  async rename({ id }: Caller, name: string): Promise<Caller> {
    await this.#store.renameIdentity(id, name);
    // He may have several tokens.
    this.#recent.forget((caller) => caller.id === id);
    return { id, name };
  }

  async newLink({ id: identity }: Caller, tableId: string | null): Promise<PrivateLink> {
    const token = newToken();
    const createdAt = this.#now();
    const expiresAt = createdAt + LINK_MS;
    const tokenHash = hashOf(token);
    await this.#store.createLink({ tokenHash, identity, tableId, createdAt, expiresAt });
    return { token, expiresAt };
  }

  /** Null: there is no such link any more. */
  async claim(linkToken: string): Promise<Claimed | null> {
    const link = await this.#store.takeLink(hashOf(linkToken), this.#now());
    const identity = link && (await this.#store.getIdentity(link.identity));
    if (link === null || identity === null) return null;
    const token = newToken();
    await this.#store.addToken(identity.id, hashOf(token));
    return { caller: callerOf(identity), token, table: link.tableId };
  }
}

const callerOf = ({ id, name }: Identity): Caller => ({ id, name: name === '' ? null : name });
