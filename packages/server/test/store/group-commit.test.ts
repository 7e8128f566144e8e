import { describe, expect, test } from 'vitest';
import { StoreError } from '../../src/store/contract/errors.js';
import {
  type Append,
  type AppendOutcome,
  GroupCommit,
} from '../../src/store/writing/group-commit.js';
import { until } from './backend.js';

const append = (tableId: string, expectedSeq = 0): Append => {
  return { tableId, expectedSeq, events: ['{}'], effects: {} };
};

/** Writes when told to, and remembers what shared a transaction. */
function slowDisk() {
  const batches: string[][] = [];
  const done: (() => void)[] = [];
  const group = new GroupCommit((batch) => {
    batches.push(batch.map(({ tableId, expectedSeq }) => `${tableId}${expectedSeq}`));
    return new Promise<AppendOutcome[]>((resolve) => {
      done.push(() => resolve(batch.map(({ expectedSeq }) => ({ seq: expectedSeq + 1 }))));
    });
  });
  /** Ends the transaction under way, or the next one when it begins. */
  const commit = async (): Promise<void> => {
    await until(() => done.length > 0);
    done.shift()?.();
  };
  return { batches, group, commit };
}

describe('group commit', () => {
  test('what arrives during a transaction shares the next, once per table, in order', async () => {
    const { batches, group, commit } = slowDisk();
    const first = group.append(append('a'));
    await until(() => batches.length === 1);
    const later = [append('b'), append('a', 1), append('b', 1), append('c'), append('b', 2)];
    const results = Promise.all(later.map((one) => group.append(one)));
    for (let n = 0; n < 4; n += 1) await commit();
    expect(await first).toEqual({ seq: 1 });
    expect(await results).toEqual([1, 2, 2, 1, 3].map((seq) => ({ seq })));
    expect(batches).toEqual([['a0'], ['b0', 'a1', 'c0'], ['b1'], ['b2']]);
  });

  test('a full transaction leaves the rest to the next', async () => {
    const { batches, group, commit } = slowDisk();
    const all = Promise.all(Array.from({ length: 600 }, (_, n) => group.append(append(`t${n}-`))));
    for (let n = 0; n < 2; n += 1) await commit();
    expect(await all).toHaveLength(600);
    expect(batches.map((batch) => batch.length)).toEqual([512, 88]);
  });

  test('a transaction that fails fails its appends, and the next goes on', async () => {
    let calls = 0;
    const group = new GroupCommit(() => {
      calls += 1;
      if (calls === 1) throw new StoreError('STORE_FAILED', 'disk full');
      return [{ seq: 1 }];
    });
    const failed = await Promise.allSettled([group.append(append('a')), group.append(append('b'))]);
    expect(failed).toMatchObject([0, 1].map(() => ({ reason: { code: 'STORE_FAILED' } })));
    expect(await group.append(append('a'))).toEqual({ seq: 1 });
    expect(calls).toBe(2);
  });
});
