/**
 * Who is at one table: over sockets of this process, and of other nodes as far as they told. Who was
 * connected somewhere and no longer is counts as gone; who never was does not.
 */

/** Stands for all who only ask over HTTP: they keep a table awake, and no seat shows them. */
export const BY_HTTP = '';

export type Moved = (player: string, isHere: boolean) => void;

/** As at a table at rest; never changed. */
const NOBODY: Set<string> = new Set();
/** Most tables are served by one node. */
const NOWHERE: ReadonlyMap<string, Set<string>> = new Map();

export class TablePresence {
  #here: Set<string> = NOBODY;
  #there: ReadonlyMap<string, Set<string>> = NOWHERE;
  #gone: Set<string> = NOBODY;
  readonly #now: () => number;
  readonly #moved: Moved | null;
  /** When somebody was last seen leaving. */
  #seenAt: number;
  #askedAt = Number.NEGATIVE_INFINITY;
  #isKnown: boolean;

  /** `moved`: somebody came here, or left; null: there is nobody elsewhere who would want to know. */
  constructor(now: () => number, moved: Moved | null) {
    this.#now = now;
    this.#moved = moved;
    this.#isKnown = moved === null;
    // Whoever was there a moment ago, before this process had the table, has time to come back.
    this.#seenAt = now();
  }

  get gone(): ReadonlySet<string> {
    return this.#gone;
  }

  /** Over sockets, of any node that is known to be alive. */
  get connected(): ReadonlySet<string> {
    if (this.#there.size === 0) return this.#here;
    const all = new Set([...this.#here, ...[...this.#there.values()].flatMap((one) => [...one])]);
    all.delete(BY_HTTP);
    return all;
  }

  get here(): ReadonlySet<string> {
    return this.#here;
  }

  /** When somebody last asked this process over HTTP. */
  get askedAt(): number {
    return this.#askedAt;
  }

  /** Their first socket here opened. True: others see another picture now. */
  came(player: string): boolean {
    if (!this.#here.has(player)) {
      if (this.#here === NOBODY) this.#here = new Set();
      this.#here.add(player);
      this.#moved?.(player, true);
    }
    return this.#gone.delete(player);
  }

  /** Their last socket here closed. */
  left(player: string): boolean {
    if (!this.#here.delete(player)) return false;
    this.#moved?.(player, false);
    return this.#isLost(player);
  }

  /** Somebody asked over HTTP. */
  asked(): void {
    this.#askedAt = this.#now();
  }

  /** Is anybody there, or was until `grace` ago? While that is not known somebody may be. */
  isAttended(grace: number): boolean {
    if (!this.#isKnown || this.#here.size > 0) return true;
    for (const players of this.#there.values()) if (players.size > 0) return true;
    return Math.max(this.#seenAt, this.#askedAt) + grace > this.#now();
  }

  /** What another node told. True: others see another picture now. */
  heard(node: string, player: string, isHere: boolean): boolean {
    const known = this.#there.get(node);
    const players = known ?? new Set();
    if (known === undefined) this.#there = new Map(this.#there).set(node, players);
    if (isHere) {
      players.add(player);
      return this.#gone.delete(player);
    }
    // Also of somebody who came and left before it was told.
    players.delete(player);
    return this.#isLost(player);
  }

  /** Everybody who is at other nodes. */
  learned(rows: readonly { readonly node: string; readonly player: string }[]): boolean {
    this.#isKnown = true;
    const before = new Set([...this.#there.values()].flatMap((players) => [...players]));
    this.#there = NOWHERE;
    let isOther = false;
    for (const { node, player } of rows) {
      before.delete(player);
      isOther = this.heard(node, player, true) || isOther;
    }
    for (const player of before) isOther = this.#isLost(player) || isOther;
    return isOther;
  }

  /** Of the other nodes only these are alive. */
  keep(alive: ReadonlySet<string>): boolean {
    let isOther = false;
    const dead = [...this.#there].filter(([node]) => !alive.has(node));
    if (dead.length === 0) return false;
    this.#there = new Map([...this.#there].filter(([node]) => alive.has(node)));
    for (const [, players] of dead) {
      for (const player of players) isOther = this.#isLost(player) || isOther;
    }
    return isOther;
  }

  /** One of their connections ended. Was it the last one? */
  #isLost(player: string): boolean {
    this.#seenAt = this.#now();
    if (player === BY_HTTP || this.#gone.has(player) || this.isConnected(player)) return false;
    if (this.#gone === NOBODY) this.#gone = new Set();
    this.#gone.add(player);
    return true;
  }

  /** Over a socket, of any node that is known to be alive. */
  isConnected(player: string): boolean {
    if (this.#here.has(player)) return true;
    for (const players of this.#there.values()) if (players.has(player)) return true;
    return false;
  }
}
