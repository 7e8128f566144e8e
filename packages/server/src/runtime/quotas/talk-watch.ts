/** Who talks too much at a table: lines of chat and reactions count alike. */

import type { CommandType } from '@sidepot/protocol';
import type { TableLimits } from '../contract/limits.js';

const TALK: ReadonlySet<CommandType> = new Set(['chat', 'react']);
const MINUTE = 60_000;

export class TalkWatch {
  readonly #limits: TableLimits['talk'];
  readonly #now: () => number;
  /** When each could say as much as anybody at once, by table and person. */
  readonly #freeAt: Map<string, number> = new Map();

  constructor(limits: TableLimits['talk'], now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Milliseconds until they may say the next thing; 0: now, and it counts. */
  waitFor(table: string, player: string, type: CommandType): number {
    const { burst, perMinute } = this.#limits;
    if (!TALK.has(type) || burst === Number.POSITIVE_INFINITY) return 0;
    const now = this.#now();
    const key = `${table} ${player}`;
    const each = MINUTE / perMinute;
    const freeAt = Math.max(now, this.#freeAt.get(key) ?? 0) + each;
    const wait = freeAt - now - burst * each;
    if (wait > 0) return Math.ceil(wait);
    this.#freeAt.set(key, freeAt);
    return 0;
  }

  /** Of those who have been quiet for long there is nothing to remember. */
  sweep(): void {
    const now = this.#now();
    for (const [key, at] of this.#freeAt) if (at <= now) this.#freeAt.delete(key);
  }
}
