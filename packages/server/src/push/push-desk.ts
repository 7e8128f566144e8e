/**
 * Tells a phone in the pocket that it is its turn, where the server has keys for it. Which browsers
 * want that is kept by device and table. A message names the table and nothing of the hand.
 */

import { createHash } from 'node:crypto';
import type { Answer, ServerRefusal } from '@sidepot/protocol';
import { refusing } from '../runtime/contract/refusals.js';
import type { Answered, TurnNews } from '../runtime/contract/types.js';
import type { PushRecord, Store } from '../store/index.js';
import { areSecrets } from './encrypt.js';
import type { PushKeys } from './keys.js';
import { type PushAddress, type PushMessage, postPush } from './post.js';
import type { PushRule } from './services.js';

export type PushStore = Pick<Store, 'savePush' | 'listPushes' | 'endPush' | 'dropPush'>;

export interface PushDeskOptions {
  readonly store: PushStore;
  /** Null: nobody is told anything. */
  readonly keys: PushKeys | null;
  readonly isService: PushRule;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** More at once would be a flood, whoever asked for it. */
const MOST_UNDER_WAY = 100;
/** Seconds, where a player may think for as long as they like. */
const NO_CLOCK = 60 * 60;

export class PushDesk {
  readonly #options: PushDeskOptions;
  readonly #underWay: Set<Promise<void>> = new Set();
  #sent = 0;
  #gone = 0;
  #failed = 0;

  constructor(options: PushDeskOptions) {
    this.#options = options;
  }

  /** For browsers; null: this server pushes nothing. */
  get publicKey(): string | null {
    return this.#options.keys?.publicKey ?? null;
  }

  async start(tokenHash: string, tableId: string, to: PushAddress): Answered<Answer<'startPush'>> {
    const { store, keys, isService, now } = this.#options;
    if (keys === null) return refusing('NO_PUSH');
    const problem = this.#problem(to, isService);
    if (problem !== null) return { ok: false, error: problem };
    const { endpoint, p256dh, auth } = to;
    await store.savePush({ tokenHash, tableId, endpoint, p256dh, auth, createdAt: now() });
    return { ok: true, value: { ok: true } };
  }

  #problem(to: PushAddress, isService: PushRule): ServerRefusal | null {
    if (!isService(to.endpoint)) return { code: 'BAD_PUSH', field: 'endpoint' };
    return areSecrets(to) ? null : { code: 'BAD_PUSH', field: 'p256dh' };
  }

  async end(tokenHash: string, tableId: string): Answered<Answer<'endPush'>> {
    await this.#options.store.endPush(tokenHash, tableId);
    return { ok: true, value: { ok: true } };
  }

  /** Somebody who does not look is waited for. Nobody waits for this. */
  turnCame(news: TurnNews): void {
    if (this.#options.keys === null || this.#underWay.size >= MOST_UNDER_WAY) return;
    const work = this.#tell(news, this.#options.keys).catch(this.#options.failed);
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  async #tell({ table, player, name, deadline }: TurnNews, keys: PushKeys): Promise<void> {
    const { store, isService, now } = this.#options;
    const devices = await store.listPushes(table, player);
    const left = deadline === null ? NO_CLOCK : Math.ceil((deadline - now()) / 1000);
    const message: PushMessage = {
      text: JSON.stringify({ table, name }),
      topic: createHash('sha256').update(table).digest('base64url').slice(0, 32),
      ttl: Math.max(1, Math.min(left, NO_CLOCK)),
    };
    await Promise.all(
      // What was allowed when it was kept may not be now.
      devices
        .filter(({ endpoint }) => isService(endpoint))
        .map((to) => this.#post(to, message, keys)),
    );
  }

  async #post(to: PushRecord, message: PushMessage, keys: PushKeys): Promise<void> {
    const posted = await postPush(to, message, keys, Date.now());
    if (posted === 'sent') this.#sent++;
    else if (posted === 'failed') this.#failed++;
    else {
      this.#gone++;
      await this.#options.store.dropPush(to.endpoint);
    }
  }

  counts(): Readonly<Record<string, number>> {
    return {
      pushes_sent_total: this.#sent,
      pushes_gone_total: this.#gone,
      pushes_failed_total: this.#failed,
    };
  }

  /** What is under way is waited for; it is not long. */
  async stop(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
