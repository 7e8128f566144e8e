/** Issue 17: which language a browser is spoken to in, and that each has every word. */

import { readChips } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { cliLanguages } from '../src/cli.js';
import type { Chapter, PageLanguage } from '../src/language.js';
import { LANGUAGE_NAMES, type LanguageName, languageFor } from '../src/names.js';
import { loadChapter, speak, speakInstead, words } from '../src/page/words.js';
import { pages } from '../src/pages.js';
import { writeBy } from '../src/tools/locales.js';
import { amount, marksOfNow } from '../src/tools/numbers.js';

describe('the first of the browser’s languages that there is', () => {
  test.each([
    [['de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['cy', 'fr-CA'], 'fr'],
    [['pt'], 'pt-BR'],
    [['pt-PT', 'es'], 'pt-BR'],
    [['PT-br'], 'pt-BR'],
    [['cy', 'ja'], null],
    [[], null],
    [['en-GB', 'de'], 'en'],
    [['deu', 'es'], 'es'],
  ])('%j: %s', (wanted, tag) => expect(languageFor(wanted)).toBe(tag));
});

type Said = string | ((...details: never[]) => unknown) | readonly Said[] | { [key: string]: Said };

/** The way to every word, and of a text the details that it has a place for. */
function wordsIn(said: Said, path = ''): readonly string[] {
  if (typeof said === 'string') {
    const details = [...said.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
    return [`${path} ${details.join(' ')}`.trim()];
  }
  if (typeof said === 'function') return [path];
  if (Array.isArray(said)) return [path];
  return Object.entries(said).flatMap(([key, part]) => wordsIn(part, `${path}.${key}`));
}

async function allOf({ words: first, chapters }: PageLanguage): Promise<readonly string[]> {
  const loaded = await Promise.all(
    Object.entries(chapters).map(async ([name, load]) => [name, await load()] as const),
  );
  const { locales: _, ...said } = first;
  return wordsIn({ ...said, ...Object.fromEntries(loaded) } as Said).toSorted();
}

const languageOf = (tag: LanguageName): Promise<PageLanguage> => pages[tag]();

describe.each(LANGUAGE_NAMES.filter((tag) => tag !== 'en'))('%s', (tag) => {
  test('lacks no word of English, and no detail of a sentence', async () => {
    const wanted = await allOf(await languageOf('en'));
    const said = new Set(await allOf(await languageOf(tag)));
    expect(wanted.filter((word) => !said.has(word))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(900);
  });

  test('lacks no word of the command line, and no detail of one', async () => {
    const wanted = wordsIn((await cliLanguages.en()) as Said);
    const said = new Set(wordsIn((await cliLanguages[tag]()) as Said));
    expect(wanted.filter((word) => !said.has(word) && !word.startsWith('.locales'))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(300);
  });

  test('is not English', async () => {
    const { words: english } = await languageOf('en');
    const { words: other } = await languageOf(tag);
    expect(other.locales.page).toBe(tag);
    expect(other.common.connection.lost).not.toBe(english.common.connection.lost);
    expect(Object.keys(other.refusals.texts).length).toBeGreaterThan(100);
    const same = Object.entries(other.refusals.texts).filter(
      ([code, text]) => text === (english.refusals.texts as Record<string, string>)[code],
    );
    expect(same).toEqual([]);
  });
});

test('another language comes with the chapters that were loaded, and goes again', async () => {
  const english = await languageOf('en');
  speak(english);
  for (const chapter of Object.keys(english.chapters) as Chapter[]) await loadChapter(chapter);
  const loaded = Object.keys(words).length;
  await speakInstead(await languageOf('de'));
  expect(Object.keys(words)).toHaveLength(loaded);
  for (const chapter of Object.keys(english.chapters) as Chapter[]) {
    expect(words[chapter]).not.toEqual(await english.chapters[chapter]());
  }
  await speakInstead(english);
  expect(words.locales.page).toBe('en');
});

test('of none there is one rule in Brazilian Portuguese, that of CLDR: singular', async () => {
  speak(await languageOf('pt-BR'));
  expect(words.common.players(0)).toBe('0 jogador');
  const { admin, locales } = await cliLanguages['pt-BR']();
  writeBy(locales);
  expect(admin.revoked(0, 2)).toBe('Sessão encerrada em 0 aparelho; 2 conexões fechadas.');
  speak(await languageOf('en'));
});

test('issue 21: a street has a capital letter in German alone', async () => {
  speak(await languageOf('de'));
  await loadChapter('statistics');
  expect(words.statistics.names.cbetFlop).toBe('Continuation Bet, Flop');
  await speakInstead(await languageOf('en'));
  expect(words.statistics.names.cbetFlop).toBe('Continuation bet, flop');
});

describe('issue 17: an amount is read as the language writes it, and never as two things', () => {
  test.each(LANGUAGE_NAMES)('%s', async (tag) => {
    speak(await languageOf(tag));
    const marks = marksOfNow();
    const read = (typed: string): number | string => {
      const chips = readChips(typed, 'amount', '1', marks);
      return chips.ok ? chips.value : chips.error.code;
    };
    expect(amount(1_234_567)).toMatch(/^1\D234\D567$/);
    for (const chips of [0, 999, 1250, 12_500, 1_234_567]) expect(read(amount(chips))).toBe(chips);
    const other = marks.point === ',' ? '.' : ',';
    expect(read(`12${marks.point}5k`)).toBe(12_500);
    expect(read('12 500')).toBe(12_500);
    for (const strange of [
      `12${marks.point}500`,
      `12${marks.point}50`,
      `12${other}5k`,
      `1${other}5`,
    ]) {
      expect(read(strange), strange).toBe('NOT_INTEGER');
    }
    // The examples of the sentence that refuses it can be read.
    const examples = words.table.amounts.chips.match(/\d+(?:[.,\s]\d+)*k?/g) ?? [];
    expect(examples.map(read)).toEqual([1200, 1200, 1200]);
    speak(await languageOf('en'));
  });
});
