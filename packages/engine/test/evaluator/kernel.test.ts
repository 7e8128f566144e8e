import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deck } from '../../src/cards.js';
import { createKernel } from '../../src/evaluator/kernel.js';
import { seededRng, shuffle } from '../../src/random.js';

type Tables = typeof import('../../src/evaluator/tables.js');
type Batch = typeof import('../../src/evaluator/batch.js');

const ENGINE = new URL('../../', import.meta.url);

/** What a page's content security policy does. */
const refusing = {
  Module: class {
    constructor() {
      throw new Error('refused by the content security policy');
    }
  },
};

/** Fresh modules, as a program sees them at its first call. */
async function filledTables(): Promise<[string, unknown][]> {
  vi.resetModules();
  const tables: Tables = await import('../../src/evaluator/tables.js');
  tables.fillTables5();
  tables.fillTables6();
  tables.fillTables7();
  return Object.entries(tables).filter(([, table]) => ArrayBuffer.isView(table));
}

async function freshBatch(): Promise<Batch> {
  vi.resetModules();
  return import('../../src/evaluator/batch.js');
}

function randomHands(count: number, seed: number): Uint8Array {
  const rng = seededRng(seed);
  const hands = Array.from({ length: count }, () => shuffle(deck(), rng).slice(0, 7));
  return Uint8Array.from(hands.flat());
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('the WebAssembly kernel', () => {
  it('runs here: a kernel that does not load would go unnoticed, everything works without it', () => {
    expect(createKernel()).not.toBeNull();
  });

  it('was compiled from the source that is there', () => {
    const source = readFileSync(new URL('kernel/kernel.ts', ENGINE));
    const code = readFileSync(new URL('src/evaluator/kernel-code.ts', ENGINE), 'utf8');
    expect(code).toContain(createHash('sha256').update(source).digest('hex'));
  });

  it('fills every table as the code in TypeScript does', async () => {
    const byKernel = await filledTables();
    vi.stubGlobal('WebAssembly', undefined);
    const byScript = await filledTables();
    expect(byKernel.map(([name]) => name)).toContain('VALUES7');
    expect(byKernel.length).toBe(12);
    expect(byKernel).toEqual(byScript);
  });
});

describe.each([
  ['with the kernel', () => {}],
  ['without WebAssembly', () => vi.stubGlobal('WebAssembly', undefined)],
  ['where compiling is forbidden', () => vi.stubGlobal('WebAssembly', refusing)],
])('evaluateBatch %s', (_, prepare) => {
  beforeEach(prepare);

  it('gives the values of evaluate7 and touches nothing else', async () => {
    const { evaluateBatch } = await freshBatch();
    const { evaluate7 } = await import('../../src/evaluator/holdem.js');
    for (const count of [0, 1, 31, 32, 4095, 4096, 4097, 60_000]) {
      const cards = randomHands(count, count + 1);
      const values = new Uint16Array(count + 1).fill(7);
      evaluateBatch(cards, count, values);
      const wanted = new Uint16Array(count + 1).fill(7);
      for (let i = 0; i < count; i++) {
        const [a, b, c, d, e, f, g] = cards.subarray(i * 7, i * 7 + 7) as unknown as number[];
        wanted[i] = evaluate7(a!, b!, c!, d!, e!, f!, g!);
      }
      expect(values).toEqual(wanted);
    }
  });

  it('refuses lists that are too short', async () => {
    const { evaluateBatch } = await freshBatch();
    expect(() => evaluateBatch(new Uint8Array(13), 2, new Uint16Array(2))).toThrow('BAD_HAND');
    expect(() => evaluateBatch(new Uint8Array(14), 2, new Uint16Array(1))).toThrow('BAD_HAND');
    expect(() => evaluateBatch(new Uint8Array(700), 101, new Uint16Array(101))).toThrow('BAD_HAND');
  });
});
