/**
 * Who may not use this server at all: players by their id, addresses by prefix. The list is short and
 * kept whole in memory; what another node added is seen when it is read again.
 */

import { BlockList, isIP } from 'node:net';
import type { BanRecord, Store } from '../store/index.js';

export type BanStore = Pick<Store, 'addBan' | 'removeBan' | 'listBans'>;

export class Bans {
  readonly #store: BanStore;
  readonly #now: () => number;
  #players: ReadonlySet<string> = new Set();
  #addresses: BlockList | null = null;

  constructor(store: BanStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  hasPlayer(player: string): boolean {
    return this.#players.has(player);
  }

  hasAddress(address: string): boolean {
    if (this.#addresses === null) return false;
    const version = isIP(address);
    return version !== 0 && this.#addresses.check(address, version === 4 ? 'ipv4' : 'ipv6');
  }

  async reload(): Promise<void> {
    const bans = await this.#store.listBans();
    const prefixes = bans.flatMap(({ kind, who }) =>
      kind === 'address' ? (readPrefix(who) ?? []) : [],
    );
    this.#players = new Set(bans.flatMap(({ kind, who }) => (kind === 'player' ? [who] : [])));
    this.#addresses = prefixes.length === 0 ? null : blockListOf(prefixes);
  }

  async add(kind: BanRecord['kind'], who: string, reason: string): Promise<void> {
    await this.#store.addBan({ kind, who, reason, createdAt: this.#now() });
    await this.reload();
  }

  async remove(kind: BanRecord['kind'], who: string): Promise<boolean> {
    const wasThere = await this.#store.removeBan(kind, who);
    await this.reload();
    return wasThere;
  }

  list(): Promise<readonly BanRecord[]> {
    return this.#store.listBans();
  }
}

interface Prefix {
  readonly address: string;
  readonly bits: number;
  readonly version: 'ipv4' | 'ipv6';
}

function blockListOf(prefixes: readonly Prefix[]): BlockList {
  const list = new BlockList();
  for (const { address, bits, version } of prefixes) list.addSubnet(address, bits, version);
  return list;
}

/** `203.0.113.0/24`, `2001:db8::/48`, or one address. Null: it is neither, or it is everybody. */
export function readPrefix(text: string): Prefix | null {
  const [, address = '', digits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family === 0) return null;
  const most = family === 4 ? 32 : 128;
  const bits = digits === undefined ? most : Number(digits);
  if (bits < 8 || bits > most) return null;
  return { address, bits, version: family === 4 ? 'ipv4' : 'ipv6' };
}
