/** What every fan-out must do: nodes on one database, and what each hears of the others' appends. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/index.js';
import { addHost, addTable, until } from './backend.js';

export interface FanoutBackend {
  /** One more node on the same database. */
  node(): Promise<Store>;
  /** Nodes are cut off from whatever carries the news, and from nothing else if that can be. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Does the news bring the events along? */
  readonly carries: boolean;
}

interface Heard {
  readonly table: string;
  readonly seq: number;
  readonly events: readonly string[] | undefined;
}

export function fanoutContract(name: string, create: () => Promise<FanoutBackend>): void {
  describe(`issue 14, 16: fan-out by ${name}`, () => {
    let backend: FanoutBackend;
    let nodes: Store[] = [];

    const node = async (): Promise<Store> => {
      const made = await backend.node();
      nodes.push(made);
      return made;
    };

    const hearing = (store: Store): Heard[] => {
      const heard: Heard[] = [];
      store.watch((table, seq, events) => heard.push({ table, seq, events }));
      return heard;
    };

    beforeEach(async () => {
      backend = await create();
    });

    afterEach(async () => {
      await Promise.all(nodes.map((store) => store.close()));
      nodes = [];
    });

    test('every node hears of every append once, in order, with the events or without', async () => {
      const [one, other] = [await node(), await node()];
      await addHost(one);
      for (const id of ['t', 'with space', 'ü.*.>']) await addTable(one, id);
      const [own, others] = [hearing(one), hearing(other)];
      await one.append('t', 0, ['"a"', '"b"']);
      await one.append('t', 2, ['"♠"']);
      await one.append('with space', 0, ['1']);
      await one.append('ü.*.>', 0, ['2']);
      await one.alone('t', (append) => append('t', 3, ['"alone"']));
      const expected = [
        { table: 't', seq: 2, events: ['"a"', '"b"'] },
        { table: 't', seq: 3, events: ['"♠"'] },
        { table: 'with space', seq: 1, events: ['1'] },
        { table: 'ü.*.>', seq: 1, events: ['2'] },
        { table: 't', seq: 4, events: ['"alone"'] },
      ].map((one) => (backend.carries ? one : { ...one, events: undefined }));
      await until(() => own.length === 5 && others.length === 5);
      expect(others).toEqual(expected);
      expect(own).toEqual(expected);
    });

    test('nobody hears of what was not written', async () => {
      const [one, other] = [await node(), await node()];
      await addHost(one);
      await addTable(one, 't');
      const heard = hearing(other);
      await one.append('t', 0, ['1']);
      const key = { identity: 'i', key: 'k', bodyHash: '', answer: '' };
      expect(await one.append('t', 0, ['late'])).toEqual({ conflict: 1 });
      expect(await one.append('t', 1, [], { key })).toEqual({ seq: 1 });
      expect(await one.append('t', 1, ['again'], { key })).toEqual({ repeated: key });
      await one.append('t', 1, ['2']);
      await until(() => heard.length === 2);
      expect(heard.map(({ seq }) => seq)).toEqual([1, 2]);
    });

    test('news too large to carry still come', async () => {
      const [one, other] = [await node(), await node()];
      await addHost(one);
      await addTable(one, 't');
      const heard = hearing(other);
      await one.append('t', 0, [JSON.stringify('x'.repeat(1_100_000))]);
      await until(() => heard.length === 1);
      expect(heard).toEqual([{ table: 't', seq: 1, events: undefined }]);
    });

    test('who was cut off is told that something was missed, and hears again', async () => {
      const [one, other] = [await node(), await node()];
      await addHost(one);
      await addTable(one, 't');
      let missed = 0;
      const heard = hearing(other);
      other.watch(
        () => {},
        () => {
          missed += 1;
        },
      );
      await backend.cut();
      await backend.mend();
      await until(() => missed > 0);
      // The other side may need a moment longer to be back.
      let seq = 0;
      await until(async () => {
        const result = await one.append('t', seq, [String(seq)]).catch(() => null);
        if (result !== null && 'seq' in result) seq = result.seq;
        return heard.length > 0;
      });
      expect(heard.at(-1)?.table).toBe('t');
    });

    test('who has ended watching, or is closed, hears nothing', async () => {
      const [one, other] = [await node(), await node()];
      await addHost(one);
      await addTable(one, 't');
      const [ended, heard] = [[] as number[], hearing(other)];
      other.watch((_, seq) => ended.push(seq))();
      await one.append('t', 0, ['1']);
      await until(() => heard.length === 1);
      await other.close();
      await one.append('t', 1, ['2']);
      await one.heads(['t']);
      expect(ended).toEqual([]);
      expect(heard).toHaveLength(1);
    });
  });
}
