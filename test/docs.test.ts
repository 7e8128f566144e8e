/** The parts of the site that can be looked at without building it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeHtml, importedNames } from '../scripts/docs/code.mjs';
import { sitePathOf } from '../scripts/docs/files.mjs';
import { flowchartHtml, readFlowchart } from '../scripts/docs/flowchart.mjs';
import { headingsOf } from '../scripts/docs/markdown.mjs';
import { answerTo } from '../scripts/docs/playground/answer.mjs';
import { handText, linkOf, readLink } from '../scripts/docs/playground/link.mjs';
import { slugger } from '../scripts/docs/slug.mjs';
import { ROOT } from './helpers.js';

/** As GitHub makes them. */
test.each([
  ['Two words', 'two-words'],
  ['`code` & more', 'code--more'],
  ['→ hello', '-hello'],
  ['A phone in the pocket?', 'a-phone-in-the-pocket'],
  ['0.2.0 – 2026-11-17', '020--2026-11-17'],
  ['[a link](x.md) _here_', 'a-link-here'],
])('the anchor of %s', (heading, slug) => {
  expect(headingsOf(`## ${heading}`)[0]?.slug).toBe(slug);
});

test('the second heading of one text has a number', () => {
  const slug = slugger();
  expect([slug('Same'), slug('Same'), slug('Same')]).toEqual(['same', 'same-1', 'same-2']);
});

test('a README is the index of its folder', () => {
  expect(['README.md', 'docs/README.md', 'docs/rules.md'].map(sitePathOf)).toEqual([
    'index.html',
    'docs/index.html',
    'docs/rules.html',
  ]);
});

test('code: words, texts and comments, and links where names are known', () => {
  const html = codeHtml("const a = settle('<b>', 12); // → 'x'", 'ts', (word) =>
    word === 'settle' ? 'pots.html#settle' : undefined,
  );
  expect(html).toBe(
    '<span class="k">const</span> a = <a href="pots.html#settle">settle</a>(<span class="s">&#39;&lt;b&gt;&#39;</span>, <span class="n">12</span>); <span class="c">// → &#39;x&#39;</span>',
  );
  expect(codeHtml('<plain>', 'text')).toBe('&lt;plain&gt;');
});

test('what a program imports of ours', () => {
  const code = `import { settle, type Pot as P } from '@sidepot/engine/pots';\nimport { x } from 'y';`;
  expect([...importedNames(code)]).toEqual(['settle', 'Pot']);
});

test('flow charts', () => {
  const chart = 'flowchart BT\n  a["A<br/>one"]\n  b --> a\n  c["C"] -->|said| a & b';
  expect(readFlowchart(chart).edges).toEqual([
    { from: 'b', to: 'a', text: '' },
    { from: 'c', to: 'a', text: 'said' },
    { from: 'c', to: 'b', text: 'said' },
  ]);
  expect(flowchartHtml(chart).match(/<strong>\w+/g)).toEqual([
    '<strong>C',
    '<strong>b',
    '<strong>A',
  ]);
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const charts = [...page.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  expect(charts.map((text) => readFlowchart(text).nodes.size)).toEqual([7, 10]);
});

const rules = readFileSync(join(ROOT, 'docs/rules.jsonl'), 'utf8').trim().split('\n');
const ruleOf = (id: string): string => rules.find((line) => JSON.parse(line).id === id) ?? '';

describe('the playground', () => {
  test('tells pots, winners and reasons, and draws them', () => {
    const { ok, html, said } = answerTo(ruleOf('R13'));
    expect(ok).toBe(true);
    expect(html).toContain('<svg class="towers"');
    expect(html).toContain('50 goes back to Cat');
    expect(html).toContain('does not reach this pot');
    expect(said).toBe(
      '50 goes back to Cat. Main Pot 180, Bob wins 180. Side Pot 1 100, Ann wins 100',
    );
  });

  test('a hand that is refused has its code and its sentence', () => {
    const { ok, code, html } = answerTo(ruleOf('R1'));
    expect([ok, code]).toEqual([false, 'NOT_INTEGER']);
    expect(html).toContain('NOT_INTEGER');
    expect(answerTo('{ "players": ').code).toBe('BAD_JSON');
    expect(answerTo('{}').ok).toBe(false);
  });

  test('answers every hand of the rulings, and escapes what it is given', () => {
    expect(rules.map((line) => answerTo(line).html).filter((html) => html === '')).toEqual([]);
    const hostile = ruleOf('R13').replaceAll('Ann', '<img src=x onerror=alert(1)>');
    expect(answerTo(hostile).ok).toBe(true);
    expect(answerTo(hostile).html).not.toContain('<img');
  });

  test('knows hands of stacks and totals', () => {
    const player = (name: string, total: number) => ({
      ...{ name, starting_stack: 500, final_stack: 500 - total, total_contribution: total },
    });
    const { ok, html } = answerTo(
      JSON.stringify({
        players: [player('Ann', 100), player('Bob', 50)],
        winners: { 'Main Pot': 'Bob' },
      }),
    );
    expect(html).toContain('Main Pot');
    expect(ok).toBe(true);
  });

  test('keeps the hand in the link', () => {
    const text = handText(ruleOf('R13'));
    expect(JSON.parse(text)).toEqual(JSON.parse(ruleOf('R13')));
    expect(text.split('\n').length).toBeGreaterThan(8);
    expect(readLink(linkOf(text)).text).toBe(text);
    expect(readLink(linkOf('{ "half ♠')).text).toBe('{ "half ♠');
    expect(readLink('#rule=R84%20short%20stacks')).toEqual({ rule: 'R84 short stacks' });
    expect([readLink(''), readLink('#hand=!'), readLink('#hand=_w')]).toEqual([{}, {}, {}]);
  });
});
