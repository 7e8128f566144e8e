/** The answers in docs/rules.md are the engine's answers to the hands in docs/rules.jsonl. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatChips, readHandJson, settle } from '@sidepot/engine';
import { expect, test } from 'vitest';
import { ROOT } from './helpers.js';

const page = readFileSync(join(ROOT, 'docs', 'rules.md'), 'utf8');
const hands = readFileSync(join(ROOT, 'docs', 'rules.jsonl'), 'utf8')
  .trim()
  .split('\n');

const chips = (amounts: object): string =>
  Object.entries(amounts)
    .map(([id, amount]) => `${id} ${formatChips(amount)}`)
    .join(', ');

function answer(json: unknown): string {
  const read = readHandJson(json);
  const result = read.ok ? settle(read.value) : read;
  if (!result.ok) return `refused, \`${result.error.code}\``;
  const { refund, pots } = result.value;
  const back = chips(refund);
  const lines = pots.map(({ name, amount, rake, awards }) => {
    const raked = rake > 0 ? ` (rake ${formatChips(rake)})` : '';
    return `${name} ${formatChips(amount)}${raked}: ${chips(awards) || 'nobody'}`;
  });
  return [...(back === '' ? [] : [`back: ${back}`]), ...lines].join(' · ');
}

/** "R21 nobody left" → "R21", "Answer (nobody left)". */
function placeOf(id: string): { rule: string; label: string } {
  const [rule = '', ...words] = id.split(' ');
  return { rule, label: words.length === 0 ? 'Answer' : `Answer (${words.join(' ')})` };
}

test('docs/rules.md has the answers of docs/rules.jsonl, in order, and no others', () => {
  const said: string[] = [];
  let rule = '';
  for (const line of page.split('\n')) {
    rule = /^- \*\*(R\d+)\*\*/.exec(line)?.[1] ?? rule;
    if (line.startsWith('  Answer')) said.push(`${rule} ${line.trim()}`);
  }
  const right = hands.map((line) => {
    const json = JSON.parse(line);
    const place = placeOf(json.id);
    return `${place.rule} ${place.label}: ${answer(json)}`;
  });
  expect(right.length).toBeGreaterThan(50);
  expect(said.sort()).toEqual(right.sort());
});
