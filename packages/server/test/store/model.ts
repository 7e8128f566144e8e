/** What a store does, as plainly as it can be said: everything in arrays, one call at a time. */

import type {
  AppendEffects,
  AppendResult,
  DueTable,
  HandRecord,
  KeyRecord,
  Loaded,
  Snapshot,
} from '../../src/store/index.js';

interface ModelTable {
  readonly id: string;
  readonly events: string[];
  readonly keys: KeyRecord[];
  readonly snapshots: Snapshot[];
  readonly hands: HandRecord[];
  deadline: number | null;
  leaseUntil: number | null;
}

export class Model {
  readonly #tables: ModelTable[];

  constructor(ids: readonly string[]) {
    this.#tables = ids.map((id) => ({
      ...{ id, events: [], keys: [], snapshots: [], hands: [] },
      ...{ deadline: null, leaseUntil: null },
    }));
  }

  #table(id: string): ModelTable {
    return this.#tables.find((table) => table.id === id)!;
  }

  /** `null`: the store refuses the record. */
  append(
    id: string,
    expected: number,
    events: readonly string[],
    { key, deadline, snapshot, hand }: AppendEffects,
  ): AppendResult | null {
    const table = this.#table(id);
    const first = key && this.findKey(id, key.identity, key.key);
    if (first) return { repeated: first };
    if (table.events.length !== expected) return { conflict: table.events.length };
    table.events.push(...events);
    if (key) table.keys.push(key);
    if (snapshot) table.snapshots.push(snapshot);
    const same = table.hands.findIndex(({ number }) => number === hand?.number);
    if (hand) table.hands.splice(same < 0 ? table.hands.length : same, 1, hand);
    if (deadline !== undefined && deadline !== table.deadline) {
      table.deadline = deadline;
      table.leaseUntil = null;
    }
    return { seq: table.events.length };
  }

  findKey(id: string, identity: string, key: string): KeyRecord | null {
    const isIt = (record: KeyRecord) => record.identity === identity && record.key === key;
    return this.#table(id).keys.find(isIt) ?? null;
  }

  load(id: string, atOrBefore = Number.POSITIVE_INFINITY): Loaded {
    const { events, snapshots } = this.#table(id);
    const old = snapshots.filter(({ seq }) => seq <= atOrBefore);
    const newest = Math.max(...old.map(({ seq }) => seq));
    const snapshot = old.findLast(({ seq }) => seq === newest) ?? null;
    return { snapshot, events: events.slice(snapshot?.seq ?? 0), seq: events.length };
  }

  claimDue(now: number, limit: number, leaseMs: number): DueTable[] {
    const due = this.#tables
      .flatMap((table) => (table.deadline === null ? [] : [{ table, deadline: table.deadline }]))
      .filter(({ deadline }) => deadline <= now)
      .filter(({ table }) => table.leaseUntil === null || table.leaseUntil <= now)
      .sort((a, b) => a.deadline - b.deadline || (a.table.id < b.table.id ? -1 : 1))
      .slice(0, limit);
    for (const { table } of due) table.leaseUntil = now + leaseMs;
    return due.map(({ table, deadline }) => {
      return { tableId: table.id, seq: table.events.length, deadline };
    });
  }

  hands(id: string): HandRecord[] {
    return this.#table(id).hands.toSorted((a, b) => b.number - a.number);
  }
}
