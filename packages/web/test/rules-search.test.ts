/** Rules are found by what people type, and by the numbers of the books beside ours. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_ANCHORS, type RuleAnchor, words } from '@sidepot/i18n/page';
import { describe, expect, test } from 'vitest';
import { markedParts, searchRules } from '../src/rules/search/search.js';
import { BOOKS, type Book, RULE_SOURCES, ruleNumbersIn } from '../src/rules/search/sources.js';

const found = (query: string): readonly RuleAnchor[] => searchRules(query)?.anchors ?? [];

const hasTda = (anchor: RuleAnchor): boolean => {
  const { tda, procedures } = RULE_SOURCES[anchor] ?? {};
  return tda !== undefined || procedures !== undefined;
};

describe('the search', () => {
  test.each<[string, RuleAnchor]>([
    ['reopen', 'short-all-in'],
    ['Re-open', 'short-all-in'],
    ['short all-in', 'short-all-in'],
    ['short all in', 'short-all-in'],
    ['big blind ante', 'antes'],
    ['BBA', 'antes'],
    ['odd chip', 'split-pots'],
    ['refund', 'uncalled'],
    ['heads-up', 'blinds'],
    ['min raise', 'betting'],
    ['run it twice', 'run-it-twice'],
    ['rebuy', 'buy-in'],
    ['who pays whom', 'ledger'],
    ['what beats what', 'games'],
    ['TDA 47', 'short-all-in'],
    ['tda rule 20', 'split-pots'],
    ['WSOP 96', 'antes'],
    ['TDA RP-11', 'antes'],
    ['R52', 'short-all-in'],
    ['r 88', 'run-it-twice'],
  ])('“%s” leads to %s first', (query, anchor) => {
    expect(found(query)[0]).toBe(anchor);
  });

  test('“TDA” finds every section that the TDA speaks of, and one that names it', () => {
    const spoken = RULE_ANCHORS.filter((anchor) => hasTda(anchor));
    expect([...found('TDA')].sort()).toEqual([...spoken].sort());
    expect(found('TDA 47')).toEqual(['short-all-in', 'limits']);
  });

  test('every name that people use for a section finds it', () => {
    for (const anchor of RULE_ANCHORS) {
      for (const name of words.rules.also[anchor]) expect(found(name), name).toContain(anchor);
      expect(found(words.rules.sections[anchor].title)[0]).toBe(anchor);
    }
  });

  test('all words must be there, from the start of a word; nothing asked is nothing found', () => {
    expect(found('side xylophone')).toEqual([]);
    expect(found('nte')).toEqual([]);
    expect(found('R999')).toEqual([]);
    for (const empty of ['', '  ', '…', '?!']) expect(searchRules(empty)).toBeNull();
    for (const odd of ['(', '[a', '\\', '*', 'a|b', '$^']) expect(() => found(odd)).not.toThrow();
  });

  test('what to try instead finds something', () => {
    for (const one of words.rules.search.tries) expect(found(one).length, one).toBeGreaterThan(0);
  });

  test('what was asked for is marked, and no letter is lost', () => {
    expect(markedParts('An all-in that is short', ['short', 'all', 'in'])).toEqual([
      'An ',
      'all',
      '-in that is ',
      'short',
      '',
    ]);
    expect(markedParts('A short all-in', ['short', 'all', 'in'])).toEqual([
      'A ',
      'short all-in',
      '',
    ]);
    expect(searchRules('short all-in')?.marks).toEqual(['short', 'all in']);
    expect(markedParts('An all-in', ['short', 'all in'])).toEqual(['An ', 'all-in', '']);
    expect(markedParts('Guarantee', ['ante'])).toEqual(['Guarantee']);
    for (const anchor of RULE_ANCHORS) {
      for (const text of words.rules.sections[anchor].body) {
        expect(markedParts(text, ['the', 'pot']).join('')).toBe(text);
      }
    }
  });
});

describe('the numbers of other books', () => {
  test('lists of numbers are read, ranges too', () => {
    expect(ruleNumbersIn('R12, R15–R17')).toEqual(['r12', 'r15', 'r16', 'r17']);
    expect(ruleNumbersIn('12–14, 16')).toEqual(['12', '13', '14', '16']);
    expect(ruleNumbersIn('House')).toEqual([]);
  });

  const RULEBOOK = join(import.meta.dirname, ...Array(4).fill('..'), 'shared', 'rules', 'RULES.md');
  const SHORT: Readonly<Record<Book, RegExp>> = {
    tda: /TDA (?:Add )?([^;\]]*)/g,
    procedures: /\bRP-(\d+)/g,
    wsop: /\bT (\d[^;\]]*)/g,
    live: /\bL (\d[^;\]]*)/g,
  };

  test.skipIf(!existsSync(RULEBOOK))('are those that our rulings cite', () => {
    const cited = new Map<string, string>();
    for (const [, number = '', source = ''] of readFileSync(RULEBOOK, 'utf8').matchAll(
      /^- \*\*(R\d+) .*\[([^\]]*)\]$/gm,
    )) {
      cited.set(number.toLowerCase(), source);
    }
    for (const [anchor, source] of Object.entries(RULE_SOURCES)) {
      const { rules } = words.rules.sections[anchor as RuleAnchor];
      const texts = ruleNumbersIn(rules).map((number) => cited.get(number) ?? '');
      for (const book of BOOKS) {
        const said = texts.flatMap((text) => [...text.matchAll(SHORT[book])].map(([all]) => all));
        for (const number of ruleNumbersIn(source[book] ?? '')) {
          const isCited = said.some((one) => new RegExp(`\\b${number}\\b`, 'i').test(one));
          const isInRange = said.some((one) => inRange(one, Number(number)));
          expect(isCited || isInRange, `${anchor}: ${book} ${number}`).toBe(true);
        }
      }
    }
  });
});

/** "L 204 to L 213". */
const inRange = (text: string, number: number): boolean =>
  [...text.matchAll(/(\d+) to L (\d+)/g)].some(
    ([, from, to]) => number >= Number(from) && number <= Number(to),
  );

test('what is typed without accents is marked where it has them, and the other way round', () => {
  expect(markedParts('Une égalité, deux Égalités', searchRules('égalité')?.marks ?? [])).toEqual([
    'Une ',
    'égalité',
    ', deux ',
    'Égalité',
    's',
  ]);
  expect(markedParts('Straße', ['stra'])).toEqual(['', 'Stra', 'ße']);
});

test.each(['TDA Regel 47', 'TDA règle 47', 'tda regla 47'])('“%s” is a number of a rule', (query) =>
  expect(found(query)).toContain('short-all-in'),
);
