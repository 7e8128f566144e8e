/** The entries of the built engine: the root that Node gets fetches its rooms, and nobody can tell. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { cacheFolder, ROOT, said } from './helpers.js';
import { LIBRARIES } from './workspaces.js';

type Values = Readonly<Record<string, unknown>>;

const DIST = join(ROOT, 'packages/engine/dist');
const ENTRIES = LIBRARIES.find(({ name }) => name === '@sidepot/engine')?.exports ?? {};
/** A door to the same rooms in other words. */
const BESIDE = 'pot-calculator';
/** A room that the root does not hand on. */
const APART = 'stats';
const ROOMS = Object.keys(ENTRIES)
  .filter((entry) => !['.', './package.json', `./${BESIDE}`, `./${APART}`].includes(entry))
  .map((entry) => entry.slice(2));
/** Those that the root for Node does not hold. */
const LATE = ROOMS.filter((room) => existsSync(join(DIST, 'node', `${room}.js`)));

/** Loaded by Node itself, without the aliases and transforms of the tests. */
const load = createRequire(import.meta.url);
const built = (path: string): Values => load(join(DIST, path));

/** What a program prints that finds the engine by its name. Node must have nothing to warn of. */
async function run(code: string): Promise<unknown> {
  const folder = cacheFolder();
  writeFileSync(join(folder, 'user.mjs'), code);
  const { stdout, stderr } = await said(process.execPath, ['user.mjs'], folder);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/** The files of rooms that the process has fetched by now. */
const FETCHED = `
import { createRequire } from 'node:module';
const fetched = () =>
  Object.keys(createRequire(import.meta.url).cache)
    .map((path) => path.split(/[\\\\/]/).slice(-2).join('/'))
    .filter((path) => path.startsWith('node/'))
    .map((path) => path.replace(/^node\\/|\\.cjs$/g, ''));
`;

describe('what is exported', () => {
  test('rooms and root are all there', () => {
    expect(ROOMS.length).toBeGreaterThan(7);
    expect(LATE.length).toBeGreaterThan(4);
    for (const room of [...LATE, BESIDE, APART]) {
      expect(ENTRIES[`./${room}`]).toMatchObject({ 'module-sync': `./dist/node/${room}.js` });
    }
  });

  test('the rooms together are the root, and no name is in two', () => {
    const names = ROOMS.flatMap((room) => Object.keys(built(`${room}.js`)));
    expect(names.sort()).toEqual(Object.keys(built('index.js')).sort());
  });

  test('Node’s root has the same: names, constants, and functions that look alike', () => {
    const [plain, node] = [built('index.js'), built('node/index.js')];
    expect(Object.keys(node)).toEqual(Object.keys(plain));
    const looks = (value: unknown): unknown =>
      typeof value === 'function'
        ? `${value.name}(${value.length})`
        : Array.isArray(value)
          ? value.map(looks)
          : Object(value) === value
            ? Object.entries(value as object).map(([key, one]) => [key, looks(one)])
            : value;
    for (const name of Object.keys(plain))
      expect(looks(node[name]), name).toEqual(looks(plain[name]));
  });

  test.each([...LATE, BESIDE])('Node’s %s has the same names', (room) => {
    const [plain, node] = [built(`${room}.js`), built(`node/${room}.js`)];
    expect(Object.keys(node)).toEqual(Object.keys(plain));
  });
});

/** One call or more for every late room; what it gives can be written as JSON. */
const SAMPLES = `
const hand = (deck) => ({
  players: [{ id: 'Ann', seat: 1, stack: 100 }, { id: 'Bob', seat: 2, stack: 100 }],
  button: 1, smallBlind: 1, bigBlind: 2, deck,
});
const sample = {
  evaluator: ({ evaluate7, describeHand, evaluate }) =>
    [evaluate7(51, 47, 43, 39, 35, 0, 1), describeHand([0, 1, 2, 3, 51]), evaluate.length],
  pots: ({ calculateSidePots, settle, PotCalculationEngine }) => {
    const player = (name, position) =>
      ({ name, position, startingStack: 9, finalStack: 4, totalContribution: 5, isBb: false });
    const engine = new PotCalculationEngine([player('Ann', 'SB'), player('Bob', 'BB')]);
    const paid = (userId) => ({ userId, amount: 5, isFolded: false });
    const pots = calculateSidePots([paid('Ann'), paid('Bob')]);
    return [pots, settle(null), engine.calculatePots(), engine instanceof PotCalculationEngine];
  },
  games: ({ deckOf, hasLow, GAMES, bestHand }) => [deckOf('short-deck'), hasLow(GAMES.omaha8)],
  hand: ({ startHand, apply, applyPlayer }, { deck }) => {
    const { state } = startHand(hand(deck())).value;
    return [state, apply(state, { type: 'call', seat: 1 }), applyPlayer(state, 2, { type: 'fold' })];
  },
  table: ({ createTable, applyTable }) => {
    const table = createTable({ seatCount: 6, smallBlind: 1, bigBlind: 2 }).value;
    return applyTable(table, { type: 'sit', player: 'Ann', seat: 1, buyIn: 100 });
  },
  equity: async ({ equity, equityAsync, parseRange }) => {
    const ask = [{ hands: ['AsAh', 'KdKc'], board: '2c3d4h' }];
    return [equity(...ask), await equityAsync(...ask), parseRange('QQ+')];
  },
  notation: ({ detectNotation, readPhh, NOTATION_READERS }) =>
    [detectNotation('variant = "NT"'), readPhh('x'), NOTATION_READERS.phh.read('x')],
};
`;

describe('a call through Node’s root', () => {
  test('every late room has its sample', () => {
    const names = [...SAMPLES.matchAll(/^ {2}(\w+): (?:async )?\(\{/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual([...LATE].sort());
  });

  test.each(LATE)('%s: fetched at the first call, and the answer is the same', async (room) => {
    const [kept, named, plain, before, after] = (await run(`${FETCHED}${SAMPLES}
      const root = await import('@sidepot/engine');
      const before = fetched();
      const copy = { ...root }; // as it was before the first call
      const ask = sample['${room}'];
      const kept = await ask(copy, copy);
      const after = fetched();
      const named = await ask(await import('@sidepot/engine/${room}'), root);
      const all = await import(${JSON.stringify(join(DIST, 'index.js'))});
      console.log(JSON.stringify([kept, named, await ask(all, all), before, after]));
    `)) as [unknown, unknown, unknown, string[], string[]];
    expect(kept).toEqual(plain);
    expect(named).toEqual(plain);
    expect(before).toEqual([]);
    expect(after).toEqual([room]);
  });

  test('an error is a PokerError at every door; the calculator can be extended', async () => {
    expect(
      await run(`
        import { evaluate, PokerError, PotCalculationEngine, deckOf } from '@sidepot/engine';
        import * as basics from '@sidepot/engine/basics';
        import * as pots from '@sidepot/engine/pots';
        import * as evaluator from '@sidepot/engine/evaluator';
        const thrown = (work) => { try { return work(); } catch (error) { return error; } };
        const errors = [
          thrown(() => evaluate([1])), thrown(() => evaluator.evaluate([1])),
          thrown(() => deckOf('?')), thrown(() => basics.parseCard('?')),
          thrown(() => pots.calculateSidePots(null)),
        ];
        class Mine extends PotCalculationEngine {}
        const player = (name, position) =>
          ({ name, position, startingStack: 9, finalStack: 4, totalContribution: 5, isBb: false });
        const both = [player('Ann', 'SB'), player('Bob', 'BB')];
        const mine = new Mine(both);
        console.log(JSON.stringify([
          errors.every((error) => error instanceof PokerError && error instanceof basics.PokerError),
          errors.every((error) => error.code !== undefined),
          mine instanceof pots.PotCalculationEngine && mine instanceof Mine && mine.calculatePots(),
          new pots.PotCalculationEngine(both) instanceof PotCalculationEngine,
          thrown(() => PotCalculationEngine(both)) instanceof TypeError && !({} instanceof Mine),
        ]));
      `),
    ).toMatchObject([true, true, [{ amount: 10 }], true, true]);
  });

  test('while a room is being imported', async () => {
    // Node refuses to require an ES module then, with ERR_INTERNAL_ASSERTION.
    expect(
      await run(`
        import { evaluate } from '@sidepot/engine';
        const coming = import('@sidepot/engine/evaluator');
        await null;
        const now = evaluate([0, 1, 2, 3, 51]);
        console.log(JSON.stringify(now === (await coming).evaluate([0, 1, 2, 3, 51])));
      `),
    ).toBe(true);
  });

  test('in a thread, and by require', async () => {
    expect(
      await run(`
        import { createRequire } from 'node:module';
        import { once } from 'node:events';
        import { Worker } from 'node:worker_threads';
        const code = "const { evaluate } = require('@sidepot/engine');" +
          "require('node:worker_threads').parentPort.postMessage(evaluate([0, 1, 2, 3, 51]))";
        const [value] = await once(new Worker(code, { eval: true }), 'message');
        const { evaluate } = createRequire(import.meta.url)('@sidepot/engine');
        console.log(JSON.stringify(value === evaluate([0, 1, 2, 3, 51])));
      `),
    ).toBe(true);
  });
});

test('the documents’ door has what the root has, and only of itself what only it has', async () => {
  const [plain, root] = [built(`${BESIDE}.js`), built('index.js')];
  const shared = Object.keys(plain).filter((name) => plain[name] === root[name]);
  expect(shared).toContain('startNewHand');
  const own = Object.keys(plain).filter((name) => !shared.includes(name));
  expect(own.filter((name) => name in root)).toEqual(['distributePots']);
  expect(
    await run(`
      import { PokerError, PotCalculationEngine } from '@sidepot/engine';
      import * as documents from '@sidepot/engine/pot-calculator';
      let error;
      try { documents.calculatePots(null); } catch (thrown) { error = thrown; }
      const player = (name) =>
        ({ name, position: '', startingStack: 9, finalStack: 4, totalContribution: 5 });
      const engine = new documents.PotCalculationEngine([player('Ann'), player('Bob')]);
      console.log(JSON.stringify([error instanceof PokerError, engine instanceof PotCalculationEngine]));
    `),
  ).toEqual([true, true]);
});

test('the statistics are a room apart, and have the same errors', async () => {
  expect(Object.keys(built(`${APART}.js`)).filter((name) => name in built('index.js'))).toEqual([]);
  expect(
    await run(`
      import { PokerError } from '@sidepot/engine';
      import { statsOf } from '@sidepot/engine/stats';
      let error;
      try { statsOf(null); } catch (thrown) { error = thrown; }
      console.log(JSON.stringify([error instanceof PokerError, statsOf([]).hands]));
    `),
  ).toEqual([true, 0]);
});

describe('a bundler', () => {
  const modulesOf = async (entry: string, platform: 'node' | 'browser'): Promise<string[]> => {
    const file = join(cacheFolder(), 'entry.js');
    writeFileSync(file, `export * from '${entry}';`);
    const build = await rolldown({ input: file, platform });
    const { output } = await build.generate({ format: 'esm' });
    await build.close();
    return output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
  };

  test.each(['node', 'browser'] as const)('for %s gets plain modules', async (platform) => {
    for (const entry of ['@sidepot/engine', '@sidepot/engine/hand']) {
      const ids = (await modulesOf(entry, platform)).filter((id) => !id.endsWith('entry.js'));
      expect(ids).toContain(join(DIST, 'shared/hand.js'));
      expect(ids.filter((id) => id.includes('/node/') || id.endsWith('.cjs'))).toEqual([]);
    }
  });

  test('who takes one room gets no other', async () => {
    const ids = await modulesOf('@sidepot/engine/pots', 'browser');
    expect(ids.filter((id) => /shared\/(?:hand|table|equity|notation)\.js$/.test(id))).toEqual([]);
  });
});

test('a late room is the plain one, line by line', () => {
  for (const room of ['hand', 'table', 'equity', 'notation', 'evaluator', 'pots']) {
    const [plain, twin] = ['shared', 'node/shared'].map((folder, i) =>
      readFileSync(join(DIST, folder, `${room}.${i === 0 ? 'js' : 'cjs'}`), 'utf8')
        .split('\n')
        .filter(
          (line) =>
            !/^(?:'use strict';)?(?:import|const|export|module\.exports)\b.*[{;]|^\/\/# source/.test(
              line,
            ),
        ),
    );
    expect(twin).toEqual(plain);
  }
});
