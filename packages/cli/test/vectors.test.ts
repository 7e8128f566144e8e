import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asked, jsonLines, sidepot } from './sidepot.js';

const FILE = fileURLToPath(new URL('../../../../shared/rules/vectors.json', import.meta.url));
const absent = !existsSync(FILE);

interface Vector {
  readonly id: string;
  readonly expect: { readonly refund: object; readonly pots: readonly { name: string }[] };
}

const vectors: readonly Vector[] = absent ? [] : JSON.parse(readFileSync(FILE, 'utf8'));
const hands = vectors.map(({ expect: _answer, ...hand }) => hand);
const note = absent ? ' (skipped: ../shared/rules/vectors.json is absent)' : '';

describe(`the rule book's vectors${note}`, () => {
  test.skipIf(absent)(
    'as they stand, a line each: what they expect is not read, and is the answer',
    async () => {
      const input = vectors.map((vector) => JSON.stringify(vector)).join('\n');
      const { code, stdout, stderr } = await sidepot(['settle', '--jsonl'], { input });
      expect(stderr).toBe('');
      expect(jsonLines(stdout)).toEqual(vectors.map((vector) => vector.expect));
      expect(code).toBe(0);
    },
  );

  test.skipIf(absent)('as tables of at most 80 columns that name every pot', async () => {
    const runs = hands.map((hand) => asked(['settle'], { input: JSON.stringify(hand) }));
    for (const [i, { code, stdout }] of (await Promise.all(runs)).entries()) {
      const { id, expect: answer } = vectors[i]!;
      expect(code, id).toBe(0);
      for (const line of stdout.split('\n')) expect(line.length, `${id}: ${line}`).toBeLessThan(81);
      for (const { name } of answer.pots) expect(stdout, id).toContain(`\n${name} `);
      const returned = Object.keys(answer.refund).length > 0;
      expect(stdout.includes('Uncalled bet of'), id).toBe(returned);
    }
  });
});
