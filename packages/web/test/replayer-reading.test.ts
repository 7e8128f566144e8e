/** Any notation is known by its content; a bad hand is named and the others open. */

import { detectNotation, NOTATION_READERS } from '@sidepot/engine';
import { refusalWords } from '@sidepot/i18n/page';
import { describe, expect, test } from 'vitest';
import { Library } from '../src/replayer/hands/library.js';
import type { Batch } from '../src/replayer/hands/messages.js';
import { type BadReason, readHands } from '../src/replayer/hands/reading.js';
import { sampleText } from '../src/replayer/hands/samples.js';
import { readPastHand } from '../src/replayer/steps/past-hand.js';
import { ohhText, PHH, PHHS, POKERSTARS } from './replayer-hands.js';

const told = (reason: BadReason | undefined): string | undefined =>
  reason ? refusalWords({ ...reason.details, code: reason.code }) : undefined;

describe('what notation it is', () => {
  test.each([
    ['phh', PHH],
    ['phh', PHHS],
    ['phh', `# a comment\n\n${PHH}`],
    ['phh', `\uFEFF${PHHS.replaceAll('\n', '\r\n')}`],
    ['pokerstars', POKERSTARS],
    ['pokerstars', `*********** # 1 **************\n${POKERSTARS}`],
    ['ohh', ohhText()],
    ['ohh', `[\n${ohhText()}\n]`],
  ])('%s', (format, text) => expect(detectNotation(text).reader).toBe(format));

  test.each(['', 'hello', 'Dear Ann,\nhow are you?\n', '<html></html>', '[1, 2, 3]'])(
    'none: %j',
    (text) => expect(detectNotation(text).reader).toBeNull(),
  );
});

describe('reading', () => {
  test.each([
    ['phh', PHH, ['Cat']],
    ['pokerstars', POKERSTARS, ['Ann']],
    ['ohh', ohhText(), ['Cat']],
    ['ggpoker', POKERSTARS.replace(/^PokerStars/, 'Poker'), ['Ann']],
  ] as const)('one hand of %s', (format, text, winners) => {
    const [entry, ...rest] = [...readHands(text, 1)];
    expect(rest).toEqual([]);
    expect(entry).toMatchObject({ format, read: { ok: true, hand: { number: 1, winners } } });
  });

  test('there is a reader for each', () => expect(Object.keys(NOTATION_READERS)).toHaveLength(11));

  test('a bad hand is listed with its line and the reason, the others open', () => {
    const read = [...readHands(PHHS, 1)].map((entry) => entry.read);
    expect(read.map(({ ok }) => ok)).toEqual([true, false, false, true]);
    const bad = read.flatMap((one) => (one.ok ? [] : one.bad));
    expect(bad[0]).toMatchObject({ number: 2, line: 13 });
    expect(told(bad[0]?.reason)).toContain('blinds_or_straddles');
    // It is written well, but cannot have happened: 300 of 100 chips, in the fourth action.
    expect(bad[1]).toMatchObject({ number: 3, line: 20, reason: { action: 4 } });
    expect(told(bad[1]?.reason)).toBe('300 is more than the 100 that are there');
  });

  test('a hand of stud is read and can be replayed', () => {
    const stud = `variant = 'F7S'
antes = [5, 5]
bring_in = 10
small_bet = 40
big_bet = 80
starting_stacks = [500, 500]
actions = ['d dh p1 AcKd2s', 'd dh p2 ????8s', 'p1 pb', 'p2 f']`;
    const [entry] = [...readHands(stud, 1)];
    expect(entry?.read.ok).toBe(true);
    expect(readPastHand(stud, 1)).not.toBeNull();
  });

  test.each([
    ['hello', 'this looks like plain text'],
    ['Full Tilt Poker Game #33: Table Ulm\n', 'this looks like a Full Tilt hand history'],
    ['<html></html>', 'this looks like a web page (HTML)'],
  ])('a text of another kind is one bad hand, and named: %j', (text, words) => {
    const [entry, ...rest] = [...readHands(text, 4)];
    expect(rest).toEqual([]);
    expect(entry?.read).toMatchObject({ ok: false, bad: { number: 4, line: 1 } });
    const reason = entry?.read.ok === false ? entry.read.bad.reason : null;
    expect(told(reason)).toContain(`${words}; what can be read is PHH, Open Hand History`);
  });

  test('nothing at all is one bad hand', () => {
    const [entry] = [...readHands('', 4)];
    expect(entry?.read).toEqual({ ok: false, bad: { number: 4, line: 1, reason: null } });
  });

  test('point 15: a bounty or a word with a decimal does not turn chips into hundredths', () => {
    const chips = POKERSTARS.replace(/\$(\d+)(?:\.(\d\d?))?/g, (_, whole, part = '') =>
      String(Number(`${whole}${String(part).padEnd(2, '0')}`)),
    );
    const text = chips.replace(
      '*** SUMMARY',
      'Ann wins the $2.38 bounty\nAnn said, "1.5 to 1"\n*** SUMMARY',
    );
    expect(text).not.toBe(chips);
    const unitOf = (hand: string) => {
      const [entry] = [...readHands(hand, 1)];
      return entry?.read.ok === true ? entry.read.hand.unit : null;
    };
    expect(unitOf(POKERSTARS)).toBe('0.01');
    expect(unitOf(chips)).toBe('1');
    expect(unitOf(text)).toBe('1');
  });
});

describe('what the worker does', () => {
  async function* texts(...all: readonly string[]) {
    yield* all;
  }
  const batches = async (library: Library, all: readonly string[], pause: number) => {
    const found: Batch[] = [];
    let time = 0;
    for await (const batch of library.read(texts(...all), () => time++, pause)) found.push(batch);
    return found;
  };
  const sources = (all: readonly string[]) =>
    all.map(({ length: size }, i) => ({ name: `${i}.txt`, size }));

  test('hands come in batches, and the progress only grows', async () => {
    const all = [PHHS, POKERSTARS];
    const found = await batches(new Library(sources(all)), all, 0);
    expect(found.flatMap(({ hands }) => hands.map(({ number }) => number))).toEqual([1, 4, 5]);
    const bad = found.flatMap((batch) => batch.bad);
    expect(bad.map(({ number, file }) => [number, file])).toEqual([
      [2, '0.txt'],
      [3, '0.txt'],
    ]);
    const parts = found.map(({ part }) => part);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);
    expect(found.map(({ isDone }) => isDone).indexOf(true)).toBe(found.length - 1);
    expect(found.length).toBeGreaterThan(3);
  });

  test('with time, several come together', async () => {
    const all = [PHHS];
    const found = await batches(new Library(sources(all)), all, 1000);
    expect(found).toHaveLength(1);
    // Of one file nobody needs the name.
    expect(found[0]?.bad[0]?.file).toBeNull();
  });

  test('each hand can be read again in full, in its own notation', async () => {
    const all = [PHHS, POKERSTARS, ohhText()];
    const library = new Library(sources(all));
    await batches(library, all, 1000);
    expect(library.hand(1)?.hand.players).toEqual(['Ann', 'Bob', 'Cat']);
    // One that cannot be read, and one that cannot have happened.
    expect(library.hand(2)).toBeNull();
    expect(library.hand(3)).toBeNull();
    expect(library.hand(5)?.hand).toMatchObject({ unit: '0.01', currencySymbol: '$' });
    expect(library.hand(6)?.hand.variant).toBe('NT');
    expect(library.hand(7)).toBeNull();
    // With its steps and its link, and nothing that cannot be sent from a worker.
    const whole = library.hand(1);
    expect(whole?.past.steps.length).toBeGreaterThan(3);
    expect(whole?.calculator).toMatch(/^\/calculator#/);
    expect(structuredClone(whole)).toEqual(whole);
  });

  test('all samples are good hands', async () => {
    const all = [sampleText('all') ?? ''];
    const [batch] = await batches(new Library(sources(all)), all, 1000);
    expect(batch?.bad).toEqual([]);
    expect(batch?.hands).toHaveLength(5);
    expect(sampleText('none')).toBeNull();
  });
});
