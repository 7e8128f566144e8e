/** Every worked number of docs/rules.md is what the engine says of the same hand. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatChips, readHandJson, settle } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { ROOT } from './helpers.js';

const page = readFileSync(join(ROOT, 'docs', 'rules.md'), 'utf8');
const hands = readFileSync(join(ROOT, 'docs', 'rules.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => ({ id: String(JSON.parse(line).id), json: JSON.parse(line) as unknown }));

const REFUSED: Readonly<Record<string, string>> = {
  R1: 'NOT_INTEGER',
  R2: 'UNSAFE_INTEGER',
  'R21 nobody left': 'NO_LIVE_HAND',
  R104: 'NEGATIVE_AMOUNT',
};

/** The paragraph of a rule, up to the next one. */
function ruling(rule: string): string {
  const start = page.indexOf(`- **${rule}** `);
  expect(start, `${rule} has a paragraph`).toBeGreaterThan(0);
  return page.slice(start, page.indexOf('\n- **R', start + 1) >>> 0);
}

describe('docs/rules.jsonl', () => {
  test.each(hands)('$id', ({ id, json }) => {
    const [rule = ''] = id.split(' ');
    const text = ruling(rule);
    const read = readHandJson(json);
    const result = read.ok ? settle(read.value) : read;
    if (!result.ok) {
      expect(result.error.code).toBe(REFUSED[id]);
      expect(text).toContain(result.error.code);
      return;
    }
    expect(REFUSED[id]).toBeUndefined();
    const { pots, awards, rake } = result.value;
    const said = new Set(text.match(/\d[\d,]*/g)?.map((word) => word.replace(/,$/, '')));
    const isSaid = (amount: number | undefined): boolean => said.has(formatChips(amount ?? 0));
    const worked =
      pots.every((pot) => isSaid(pot.amount)) ||
      Object.values(awards).every(isSaid) ||
      (rake > 0 && isSaid(rake));
    expect(worked, `${JSON.stringify(result.value)} is worked out in: ${text}`).toBe(true);
  });
});
