/**
 * Who is who, without sign-up: whoever holds a token is that person. A private link makes one more
 * token for the same person, on another device. A token is good until it was unused for long, or is
 * old, or its owner ends it.
 */

import { newId } from '../new-id.js';
import type { Caller } from '../runtime/contract/types.js';
import type { FoundSession, Store } from '../store/index.js';
import { Recent } from './recent.js';
import { DEFAULT_SESSIONS, goodUntil, type SessionRules, sessionIdOf } from './sessions.js';
import { newToken, tokenHashOf } from './tokens.js';

export type IdentityStore = Pick<
  Store,
  'createIdentity' | 'getIdentity' | 'addToken' | 'renameIdentity' | 'createLink' | 'takeLink'
> &
  Pick<Store, 'findSession' | 'useSession' | 'listSessions' | 'knownSessions'> &
  Pick<Store, 'endSession' | 'endSessions' | 'pruneSessions' | 'forgetIdentity' | 'secret'>;

/** Somebody who asks, and the device they ask from. */
export interface SignedIn {
  readonly caller: Caller;
  readonly tokenHash: string;
}

export interface Known extends SignedIn {
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

export interface Device {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly current: boolean;
}

export interface IdentityOptions {
  readonly now?: () => number;
  readonly sessions?: SessionRules;
  /** Told when a token comes that has expired. */
  readonly expired?: (player: string) => void;
}

const LINK_MS = 15 * 60_000;
/** What another node changed, a name or the end of a session, is seen here when this has passed. */
const CACHE_MS = 60_000;
const CACHED = 20_000;
/** When a session was used is known to the hour: not every request is a write. */
const USED_MS = 60 * 60_000;
/** What `newToken` makes; anything else is not looked up. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export class Identities {
  readonly #store: IdentityStore;
  readonly #now: () => number;
  readonly #rules: SessionRules;
  readonly #expired: (player: string) => void;
  /** By the hash of the token. */
  readonly #recent: Recent<Caller>;
  #prunedAt = Number.NEGATIVE_INFINITY;

  constructor(store: IdentityStore, options: IdentityOptions = {}) {
    const { now = Date.now, sessions = DEFAULT_SESSIONS, expired = () => {} } = options;
    this.#store = store;
    this.#now = now;
    this.#rules = sessions;
    this.#expired = expired;
    this.#recent = new Recent(CACHED, CACHE_MS, now);
  }

  /** Null: nobody has this token, or nobody has it any more. */
  async find(token: string): Promise<SignedIn | null> {
    if (!TOKEN.test(token)) return null;
    const hash = tokenHashOf(token);
    const known = this.#recent.get(hash);
    if (known !== undefined) return { caller: known, tokenHash: hash };
    const found = await this.#store.findSession(hash);
    if (found === null) return null;
    const now = this.#now();
    if (goodUntil(found, this.#rules) <= now) {
      this.#expired(found.identity.id);
      await this.#store.endSession(hash);
      return null;
    }
    const isUsed = found.usedAt + USED_MS <= now;
    if (isUsed) await this.#store.useSession(hash, now);
    const caller = callerOf(found.identity);
    const { createdAt, usedAt } = found;
    const session = { createdAt, usedAt: isUsed ? now : usedAt };
    this.#recent.set(hash, caller, goodUntil(session, this.#rules));
    return { caller, tokenHash: hash };
  }

  async create(name: string | null, label: string): Promise<Known> {
    const token = newToken();
    const id = newId();
    const tokenHash = tokenHashOf(token);
    // The store has no null here; an empty name is none.
    const identity = { id, name: name ?? '', createdAt: this.#now(), tokenHash, label };
    await this.#store.createIdentity(identity);
    return { caller: { id, name }, token, tokenHash };
  }

  async rename({ id }: Caller, name: string): Promise<Caller> {
    await this.#store.renameIdentity(id, name);
    // They may have several tokens.
    this.#recent.forget((caller) => caller.id === id);
    return { id, name };
  }

  /** For good: nobody is this person any more. */
  async forget({ id }: Caller): Promise<void> {
    await this.#store.forgetIdentity(id);
    this.#recent.forget((caller) => caller.id === id);
  }

  async newLink({ id: identity }: Caller, tableId: string | null): Promise<PrivateLink> {
    const token = newToken();
    const createdAt = this.#now();
    const expiresAt = createdAt + LINK_MS;
    const tokenHash = tokenHashOf(token);
    await this.#store.createLink({ tokenHash, identity, tableId, createdAt, expiresAt });
    return { token, expiresAt };
  }

  /** Null: there is no such link any more. */
  async claim(linkToken: string, label: string): Promise<Claimed | null> {
    const link = await this.#store.takeLink(tokenHashOf(linkToken), this.#now());
    const identity = link && (await this.#store.getIdentity(link.identity));
    if (link === null || identity === null) return null;
    const token = newToken();
    const tokenHash = tokenHashOf(token);
    await this.#store.addToken(identity.id, tokenHash, { createdAt: this.#now(), label });
    return { caller: callerOf(identity), token, tokenHash, table: link.tableId };
  }

  /** Where somebody is signed in, last used first. */
  async devices({ caller, tokenHash }: SignedIn): Promise<readonly Device[]> {
    const now = this.#now();
    const sessions = await this.#store.listSessions(caller.id);
    return sessions
      .filter((session) => goodUntil(session, this.#rules) > now)
      .map(({ tokenHash: hash, label, createdAt, usedAt }) => {
        return { id: sessionIdOf(hash), label, createdAt, usedAt, current: hash === tokenHash };
      });
  }

  /** The hash of the token that is good no more; null: no such device. */
  async end({ id }: Caller, session: string): Promise<string | null> {
    const sessions = await this.#store.listSessions(id);
    const hash = sessions.find((one) => sessionIdOf(one.tokenHash) === session)?.tokenHash;
    if (hash === undefined || !(await this.#store.endSession(hash))) return null;
    this.#recent.forget((_, tokenHash) => tokenHash === hash);
    return hash;
  }

  /** On all devices, but one if it is named: how many that were. */
  async endAll(player: string, but: string | null): Promise<number> {
    const ended = await this.#store.endSessions(player, but);
    this.#recent.forget(({ id }, tokenHash) => id === player && tokenHash !== but);
    return ended;
  }

  /** Which of these are good no more, wherever they were ended. */
  async endedOf(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    await this.#prune();
    const known = new Set(await this.#store.knownSessions(hashes));
    const ended = new Set(hashes.filter((hash) => !known.has(hash)));
    if (ended.size > 0) this.#recent.forget((_, tokenHash) => ended.has(tokenHash));
    return ended;
  }

  async #prune(): Promise<void> {
    const now = this.#now();
    if (now - this.#prunedAt < USED_MS) return;
    this.#prunedAt = now;
    await this.#store.pruneSessions(now - this.#rules.idleMs, now - this.#rules.longestMs);
  }
}

const callerOf = ({ id, name }: FoundSession['identity']): Caller => ({
  id,
  name: name === '' ? null : name,
});
