/**
 * A command, from what a caller asks to what they are answered: once under each key, and nothing told
 * that they may not know.
 */

import type { CommandEnvelope, ServerRefusal } from '@sidepot/protocol';
import {
  decideRoom,
  isInside,
  type Outcome,
  type RoomState,
  seesLate,
  type World,
} from '../room/index.js';
import { type KeyRecord, type Store, StoreError } from '../store/index.js';
import type { Audit } from './audit.js';
import { refusing, UNKNOWN_OUTCOME } from './contract/refusals.js';
import type { Answered, Caller } from './contract/types.js';
import { currentFor, shutProblem } from './current.js';
import { bodyHash } from './journal/journal.js';
import { settled } from './outcome.js';
import type { QuotaBook } from './quotas/quotas.js';
import type { Acknowledged } from './reads/reads.js';
import type { RoomHost } from './room-host.js';
import type { Written } from './room-writer.js';
import { weighty } from './weighty.js';

export interface DeskOptions {
  readonly store: Pick<Store, 'findKey'>;
  readonly world: () => World;
  readonly quotas: QuotaBook;
  readonly audit: Audit;
}

export class CommandDesk {
  readonly #store: Pick<Store, 'findKey'>;
  readonly #world: () => World;
  readonly #quotas: QuotaBook;
  readonly #audit: Audit;

  constructor({ store, world, quotas, audit }: DeskOptions) {
    this.#store = store;
    this.#world = world;
    this.#quotas = quotas;
    this.#audit = audit;
  }

  /** Null: there is no such table. */
  async answer(
    by: Caller,
    envelope: CommandEnvelope,
    table: RoomHost,
  ): Promise<Awaited<Answered<Acknowledged>> | null> {
    const { command, hand, expectedSeq, key } = envelope;
    const hash = bodyHash(envelope);
    const ask = {
      by: by.id,
      command,
      from: by.from ?? null,
      ...(hand === undefined ? {} : { hand }),
      ...(expectedSeq === undefined ? {} : { expectedSeq }),
    };
    // How much has happened in there is not told outside.
    const told = (state: RoomState | null, seq: number): number =>
      state !== null && isInside(state, by.id) ? seq : 0;
    const record = ({ state }: Outcome): KeyRecord => {
      const answer = JSON.stringify({ seq: told(state, state.seq) });
      return { identity: by.id, key, bodyHash: hash, answer };
    };
    const from = table.live.state?.seq ?? 0;
    const late = expectedSeq === undefined ? null : table.lateStateOf(by.id);
    const held = late === null ? ask : { ...ask, shown: await late };
    const over = await this.#quotas.commandProblem(by.id, table.live.id, command, () =>
      table.live.current(),
    );
    const { value: written, hasLost } = await settled<Written | null>(async () =>
      over === null
        ? table.live.write((state) => decideRoom(state, held, this.#world()), record)
        : { kind: 'refused', refused: over },
    );
    if (written === null) return null;
    if (written.kind === 'done') {
      const { state } = table.live;
      if (state !== null && shutProblem(by, state) === null) table.asked();
      const entry = weighty(envelope.table, by.id, command);
      if (entry !== null) void this.#audit.note(entry);
      const seq = await this.#seqFor(by, table, told(state, written.seq));
      return { ok: true, value: { seq, repeated: false } };
    }
    // What is refused now may be a repeat of what was done then.
    const first = written.kind === 'repeated' ? written.record : await this.#recordOf(by, envelope);
    if (first !== null) {
      if (first.bodyHash !== hash) return refusing('KEY_REUSED');
      const { seq } = JSON.parse(first.answer) as { seq: number };
      return { ok: true, value: { seq: await this.#seqFor(by, table, seq), repeated: !hasLost } };
    }
    // Only a table that has gone on takes nothing more that was decided before.
    if (hasLost && (table.live.state?.seq ?? 0) <= from)
      return { ok: false, error: UNKNOWN_OUTCOME };
    return written.kind === 'refused' ? this.#no(by, table, written.refused) : refusing('INTERNAL');
  }

  /** If that cannot be looked up, a repeat of something done may not be called refused. */
  async #recordOf(by: Caller, { table, key }: CommandEnvelope): Promise<KeyRecord | null> {
    return this.#store.findKey(table, by.id, key).catch((error: unknown) => {
      throw new StoreError('OUTCOME_UNKNOWN', 'what the key was used for cannot be read', error);
    });
  }

  /** Who sees late is not told by an answer where the table is. */
  async #seqFor(by: Caller, table: RoomHost, seq: number): Promise<number> {
    const late = table.lateStateOf(by.id);
    if (late === null || seq === 0) return seq;
    // It is done, whether or not the past can be read now; and its beginning everybody knows.
    return late.then((shown) => shown.seq).catch(() => 1);
  }

  /** A stale question is answered with what is so now, as far as the asker may know it. */
  async #no(by: Caller, table: RoomHost, error: ServerRefusal): Answered<never> {
    const { state } = table.live;
    if (state === null) return { ok: false, error };
    if (error.code === 'STALE') {
      if (shutProblem(by, state) !== null) return { ok: false, error: { code: 'STALE' } };
      return { ok: false, error, current: await currentFor(by, state, table, this.#world) };
    }
    if (!seesLate(state, by.id)) return { ok: false, error };
    const { hand: _hand, ...told }: ServerRefusal & { readonly hand?: unknown } = error;
    return { ok: false, error: told as ServerRefusal };
  }
}
