/** All sockets of this process: how many anybody has, and which have fallen silent. */

import type { ServerRefusal } from '@sidepot/protocol';
import { Bucket } from '../limits/bucket.js';
import type { ServerLimits } from '../limits/limits.js';

/** What is watched of a socket. */
export interface Watched {
  readonly player: string;
  readonly address: string;
  /** Of the token it came with. */
  readonly tokenHash: string;
  /** Pings it if that is due; cuts it off if it is silent or stuck. */
  check(): void;
  /** Says why, and goes. */
  leave(refusal: ServerRefusal): void;
  cut(): void;
}

interface Owner {
  count: number;
  readonly bucket: Bucket;
}

/** Often enough for each of the limits. */
const CHECKS_PER_PING = 4;

export class Sockets {
  readonly #limits: ServerLimits;
  readonly #now: () => number;
  readonly #open: Set<Watched> = new Set();
  readonly #players: Map<string, Owner> = new Map();
  readonly #addresses: Map<string, number> = new Map();
  readonly #timer: NodeJS.Timeout;

  constructor(limits: ServerLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
    const check = () => {
      for (const socket of this.#open) socket.check();
    };
    this.#timer = setInterval(check, limits.pingMs / CHECKS_PER_PING).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** What the player may send over all their sockets. Null: too many, or at too full an address. */
  add(socket: Watched): Bucket | null {
    const { socketsPerPlayer, socketsPerAddress, playerMessages } = this.#limits;
    const { player, address } = socket;
    const owner = this.#players.get(player) ?? {
      count: 0,
      bucket: new Bucket(playerMessages, this.#now),
    };
    const here = this.#addresses.get(address) ?? 0;
    if (owner.count >= socketsPerPlayer || here >= socketsPerAddress) return null;
    owner.count++;
    this.#players.set(player, owner);
    this.#addresses.set(address, here + 1);
    this.#open.add(socket);
    return owner.bucket;
  }

  remove(socket: Watched): void {
    if (!this.#open.delete(socket)) return;
    const { player, address } = socket;
    const owner = this.#players.get(player);
    if (owner !== undefined && --owner.count === 0) this.#players.delete(player);
    const here = (this.#addresses.get(address) ?? 1) - 1;
    if (here === 0) this.#addresses.delete(address);
    else this.#addresses.set(address, here);
  }

  /** The tokens that sockets came with, each once. */
  get tokenHashes(): readonly string[] {
    return [...new Set([...this.#open].map(({ tokenHash }) => tokenHash))];
  }

  /** Sends those away that fit: how many that were. */
  leave(which: (socket: Watched) => boolean, refusal: ServerRefusal): number {
    const leaving = [...this.#open].filter(which);
    for (const socket of leaving) socket.leave(refusal);
    return leaving.length;
  }

  stopAll(): void {
    clearInterval(this.#timer);
    for (const socket of this.#open) socket.leave({ code: 'STOPPING' });
  }

  cutAll(): void {
    for (const socket of this.#open) socket.cut();
  }
}
