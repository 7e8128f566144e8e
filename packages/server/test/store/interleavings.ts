/** Random appends, claims and loads through two stores on one database, against the model. */

import fc from 'fast-check';
import { expect } from 'vitest';
import type { AppendEffects, Store } from '../../src/store/index.js';
import { addTable } from './backend.js';
import { Model } from './model.js';

const TABLES = 3;

interface AppendStep {
  readonly table: number;
  /** 0: the right sequence number. */
  readonly off: number;
  readonly count: number;
  readonly key: number | null;
  readonly deadline: number | null | undefined;
  readonly snapshot: boolean;
  readonly hand: number | null;
}

interface Round {
  /** Which store serves which table in this round. */
  readonly stores: readonly number[];
  readonly appends: readonly AppendStep[];
  readonly claim: { readonly now: number; readonly limit: number; readonly lease: number };
  readonly at: number;
}

const append: fc.Arbitrary<AppendStep> = fc.record({
  table: fc.nat(TABLES - 1),
  off: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 1 })),
  count: fc.nat(3),
  key: fc.option(fc.nat(6)),
  deadline: fc.option(fc.option(fc.nat(50)), { nil: undefined }),
  snapshot: fc.boolean(),
  hand: fc.option(fc.nat(8), { freq: 3 }),
});

const round: fc.Arbitrary<Round> = fc.record({
  stores: fc.array(fc.nat(1), { minLength: TABLES, maxLength: TABLES }),
  appends: fc.array(append, { maxLength: 8 }),
  claim: fc.record({ now: fc.nat(60), limit: fc.nat(4), lease: fc.nat(30) }),
  at: fc.nat(12),
});

export const rounds: fc.Arbitrary<Round[]> = fc.array(round, { minLength: 1, maxLength: 6 });

let runs = 0;

export async function followsModel(
  stores: readonly [Store, Store],
  plan: readonly Round[],
): Promise<void> {
  runs += 1;
  const prefix = `run${runs}-`;
  const ids = Array.from({ length: TABLES }, (_, index) => `${prefix}${index}`);
  for (const id of ids) await addTable(stores[0], id);
  const model = new Model(ids);
  for (const step of plan) {
    await appendAtOnce(stores, step, ids, model);
    const { now, limit, lease } = step.claim;
    expect(await stores[runs % 2]!.claimDue(now, limit, lease, 'me')).toEqual(
      model.claimDue(now, limit, lease),
    );
    for (const [index, id] of ids.entries()) {
      const other = stores[1 - step.stores[index]!]!;
      expect(await other.load(id)).toEqual(model.load(id));
      expect(await other.load(id, step.at)).toEqual(model.load(id, step.at));
    }
  }
  for (const id of ids) {
    const hands = model.hands(id).map(({ log: _, ...summary }) => summary);
    expect(await stores[0].listHands(id, { limit: 100 })).toEqual(hands);
    const { seq } = model.load(id);
    // Nothing of this run may be due in the next one.
    await stores[0].append(id, seq, [], { deadline: null });
  }
}

/** Different tables in any order, one table in the order of the calls. */
async function appendAtOnce(
  stores: readonly [Store, Store],
  { stores: serving, appends }: Round,
  ids: readonly string[],
  model: Model,
): Promise<void> {
  const expected: unknown[] = [];
  const calls = appends.map(({ table, off, count, key, deadline, snapshot, hand }, index) => {
    const id = ids[table]!;
    const seq = Math.max(0, model.load(id).seq + off);
    const events = Array.from({ length: count }, (_, n) => `{"at":[${seq},${index},${n}]}`);
    const record = { identity: 'i', key: `k${key}`, bodyHash: `${index}`, answer: `${seq}` };
    const effects: AppendEffects = {
      ...(key !== null && { key: record }),
      ...(deadline !== undefined && { deadline }),
      ...(snapshot && { snapshot: { seq: seq + count, state: `s${seq}.${index}` } }),
      ...(hand !== null && { hand: { number: hand, startedAt: seq, summary: 's', log: 'l' } }),
    };
    expected.push(model.append(id, seq, events, effects));
    return stores[serving[table]!]!.append(id, seq, events, effects);
  });
  expect(await Promise.all(calls)).toEqual(expected);
}
