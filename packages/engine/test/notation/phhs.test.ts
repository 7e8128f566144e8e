import { describe, expect, test } from 'vitest';
import { type PhhHand, readPhh, readPhhs, splitPhhs, writePhhs } from '../../src/notation/index.js';
import { accepted, corpusHands, corpusIsAbsent, corpusNote, phh, reasonText } from './samples.js';

const file = (...hands: readonly string[]): string =>
  hands.map((hand, i) => `[${i + 1}]\n${hand}\n`).join('');
const summary = (text: string) =>
  Array.from(readPhhs(text), ({ section, line, hand }) => [
    section,
    line,
    hand.ok ? hand.value.hand : `${hand.error.line} ${reasonText(hand.error)}`,
  ]);

describe('several hands in one text', () => {
  test('each with its section and line', () => {
    const text = file(phh('hand = 1'), phh('hand = 2'), phh("hand = 'three'"));
    expect(summary(text)).toEqual([
      ['1', 2, 1],
      ['2', 11, 2],
      ['3', 20, 'three'],
    ]);
  });
  test('one bad hand does not keep the others from being read', () => {
    const text = file(phh('hand = 1'), phh("actions = ['p9 f']"), phh('hand = 3'));
    expect(summary(text)).toEqual([
      ['1', 2, 1],
      ['2', 11, '16 p9 is not one of 3 players'],
      ['3', 19, 3],
    ]);
  });
  test.each([
    ['a list that does not end', "actions = ['p3 f',", '18 a list that does not end'],
    ['a string that does not end', "venue = 'x", '17 a string that does not end'],
    ['text that is nothing', 'what = ever', '17 ever is not a value'],
  ])('not even %s', (_, line, reason) => {
    expect(summary(file(phh('hand = 1'), phh(line), phh('hand = 3')))).toEqual([
      ['1', 2, 1],
      ['2', 11, reason],
      ['3', expect.any(Number), 3],
    ]);
  });
  test('a long string that does not end loses only what cannot be told from it', () => {
    const [one, two] = summary(file(phh('hand = 1'), phh("venue = '''x")));
    expect([one?.[2], two?.[2]]).toEqual([1, '17 a string that does not end']);
  });
  test('headers in other styles', () => {
    const text = `\ufeff# a file\r\n\r\n  [ 1 ] # one\r\n${phh('hand = 1')}["two 2"]\n\n# c\n${phh('hand = 2')}`;
    expect(summary(text)).toEqual([
      ['1', 4, 1],
      ['two 2', 12, 2],
    ]);
  });
  test('a line in brackets inside a list or a long string is no header', () => {
    const hand = phh('hand = 1', '_x = [\n[1],\n[2]\n]', "_y = '''\n[3]\nvariant = 5\n'''");
    expect(summary(file(hand, phh('hand = 2')))).toEqual([
      ['1', 2, 1],
      ['2', 19, 2],
    ]);
  });
  test.each([
    ['[1]\n', 8],
    ['[1] # one\n', 8],
    ['[1]\n\n\n', 10],
    ['[1] # one\r\n\r\n', 9],
  ])('the line of a mistake below %j', (header, line) => {
    expect(summary(`${header}${phh('what = ever')}`)).toEqual([
      ['1', 2, `${line} ever is not a value`],
    ]);
  });
  test('a section without a hand is reported', () => {
    expect(summary(`[1]\n[2]\n${phh('hand = 2')}`)).toEqual([
      ['1', 2, '2 is missing'],
      ['2', 3, 2],
    ]);
  });
  test('a hand without a header is one too; a text without a hand is none', () => {
    expect(summary(phh('hand = 1'))).toEqual([['', 1, 1]]);
    expect(summary('\n# nothing\n')).toEqual([]);
    expect(summary('')).toEqual([]);
  });
  test('each hand has its own unit, unless one is asked for', () => {
    const text = file(phh(), phh('min_bet = 0.5'), phh("event = 'a.b'"));
    const units = (unit?: string) =>
      Array.from(readPhhs(text, unit === undefined ? {} : { unit }), ({ hand }) => {
        const { unit: found, minBet } = accepted(hand);
        return [found, minBet];
      });
    expect(units()).toEqual([
      ['1', 2],
      ['0.01', 50],
      ['1', 2],
    ]);
    expect(units('0.1')).toEqual([
      ['0.1', 20],
      ['0.1', 5],
      ['0.1', 20],
    ]);
  });
  test('a bad unit is the answer for every hand', () => {
    const answers = [...readPhhs(file(phh(), phh()), { unit: '0' })];
    expect(answers.map(({ hand }) => hand.ok)).toEqual([false, false]);
  });
});

describe('splitPhhs', () => {
  test('slices that can be read apart', () => {
    const hands = [phh('hand = 1'), phh('hand = 2', 'min_bet = 0.5')];
    const text = file(...hands);
    const slices = [...splitPhhs(text)];
    expect(slices.map(({ section, line }) => [section, line])).toEqual([
      ['1', 2],
      ['2', 11],
    ]);
    expect(slices.map((slice) => slice.text.trimEnd())).toEqual(hands.map((h) => h.trimEnd()));
    expect(slices.map(({ start, end }) => text.slice(start, end))).toEqual(
      slices.map((slice) => slice.text),
    );
    expect(slices.map((slice) => readPhh(slice.text))).toEqual(
      Array.from(readPhhs(text), ({ hand }) => hand),
    );
  });
});

describe(`the real hands as one text${corpusNote}`, () => {
  test.skipIf(corpusIsAbsent).each(['hands', 'pluribus', 'wsop', 'single'])('%s', (name) => {
    const texts = corpusHands(name).map((hand) => hand.phh);
    const hands: PhhHand[] = texts.map((text) => accepted(readPhh(text)));
    const read = Array.from(readPhhs(file(...texts)), ({ hand }) => accepted(hand));
    expect(read).toEqual(hands);
    expect(Array.from(readPhhs(writePhhs(hands)), ({ hand }) => accepted(hand))).toEqual(hands);
  });
});
