/** Point 15: one place tells what a text is, and a text of another kind is never broken PHH. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  detectNotation,
  NOTATION_READERS,
  NOTATIONS,
  notationProblem,
  readOpenHandHistory,
  readPhh,
  readPhhs,
  readPokerStars,
  splitPokerStars,
} from '../../src/notation/index.js';
import { phh, reasonText, refused } from './samples.js';

const STARS = "PokerStars Hand #31:  Hold'em No Limit ($1/$2 USD) - 2026/10/01 18:30:05 UTC\n";
const OHH = '{"ohh":{"spec_version":"1.4.7"}}';

describe('what a text looks like', () => {
  test.each([
    ['phh', phh()],
    ['phh', `\ufeff# a comment\r\n\r\n${phh().replaceAll('\n', '\r\n')}`],
    ['phh', `[1]\n${phh()}`],
    ['phh', "# PokerStars Hand #1\nauthor = 'PokerStars Hand #1'\nvariant = 'NT'\n"],
    ['phh', '[1]\n'],
    ['pokerstars', STARS],
    ['pokerstars', `\ufeff\r\nHand #1: \r\n\r\n${STARS}`],
    ['pokerstars', `Transcript for Ann\n\n*********** # 1 **************\n${STARS}`],
    ['pokerstars', ` ${STARS.replace('Hand', 'Home Game Hand')}`],
    ['ohh', OHH],
    ['ohh', `[\n${OHH}\n]`],
    ['settle', '{"seatCount":6,"button":1,"players":[],"boards":[]}'],
    ['settle', '[{"id":1,"players":[{"live":5}]}]'],
    ['json', '{"hello":1}'],
    ['ggpoker', "Poker Hand #HD15: Hold'em No Limit  ($0.5/$1)\n"],
    ['pokernow', 'entry,at,order\n"-- ending hand #1 --",x,1\n'],
    ['winamax', '\ufeffWinamax Poker - CashGame - HandId: #8\n'],
    ['888poker', '#Game No : 116\n***** 888poker Hand History for Game 116 *****\n'],
    ['888poker', '***** 888.ro Hand History for Game 116 *****\n'],
    ['partypoker', '#Game No : 116\n***** Hand History for Game 116 *****\n'],
    ['partypoker', '***** Hand History for Game 116 *****\n'],
    ['ongame', '***** History for hand R5-1 *****\n'],
    ['fulltilt', 'Full Tilt Poker Game #33: Table Mason\n'],
    ['entraction', "Game # 1 - Texas Hold'em\n"],
    ['bovada', 'Bovada Hand #31 TBL#10 HOLDEM\n'],
    ['wpn', 'Game started at: 2014/3/8 22:0:24\nGame ID: 261 2/4 Braunite (Omaha)\n'],
    ['wpn', 'Hand #779 - Omaha H/L(No Limit) - $3.00/$6.00\n'],
    ['ipoker', '<?xml version="1.0"?><session sessioncode="0">'],
    ['xml', '<?xml version="1.0"?><note/>'],
    ['html', `<!doctype html>\n<pre>\n${STARS}</pre>`],
    ['csv', 'a,b,c\n1,2,3\n'],
    ['text', 'Dear Ann,\nhow are you?\n'],
    ['text', '[1, 2, 3]'],
    ['binary', '\u0000\u0001\u0002'],
    ['binary', '\ufffd\ufffdab\ufffd\u0003'],
    ['empty', ' \r\n\ufeff'],
  ] as const)('%s: %j', (notation, text) => {
    const found = detectNotation(text);
    expect(found.notation).toBe(notation);
    expect(found.reader).toBe(Object.hasOwn(NOTATION_READERS, notation) ? notation : null);
    expect(notationProblem(text) === undefined).toBe(found.reader !== null);
  });

  test.each([
    ['fr', "Main PokerStars n°2614 :  Hold'em No Limit (100/200) - 12/07/2026 18:25:06 CET"],
    [
      'pt',
      "Mão PokerStars #2570: Torneio #39, $ 0.98+$ 0.12 USD Hold'em No Limit - Nível V (40/80)",
    ],
    [
      'es',
      "*********** n. 1 **************\nMano n.º 2547 de Zoom de PokerStars:  Hold'em No Limit",
    ],
    [
      'ru',
      '*********** №1 **************\nРаздача PokerStars №26:  Холдем Безлимитный ($0.01/$0.02 USD)',
    ],
  ])('PokerStars in another language is named as such: %s', (language, text) => {
    expect(detectNotation(text)).toMatchObject({ notation: 'pokerstars', reader: null, language });
    expect(notationProblem(text)).toMatchObject({ reason: 'otherLanguage', language });
  });

  test.each([
    ['PokerStars', 'en', STARS],
    ['GGPoker', 'en', "Poker Hand #HD15: Hold'em No Limit  ($0.5/$1)\n"],
    ['PokerNow', 'en', 'entry,at,order\n"-- ending hand #1 --",x,1\n'],
    ['Ignition', 'en', 'Ignition Hand #31 TBL#10 HOLDEM\n'],
    ["America's Cardroom", null, `{"ohh":{"site_name":"America's Cardroom"}}`],
    [null, null, phh()],
  ])('%s writes %s', (site, language, text) => {
    expect(detectNotation(text)).toMatchObject({ site, language });
  });

  test('a long text is told by its beginning', () => {
    const letter = 'word\n'.repeat(100_000);
    expect(detectNotation(`${letter}${phh()}`).notation).toBe('text');
    expect(detectNotation(`${phh()}${letter}`).notation).toBe('phh');
  });
});

describe('a reader that gets another notation names it', () => {
  test.each([
    ['PHH', (text: string) => readPhh(text), STARS, 'this looks like PokerStars text, not PHH'],
    ['PHH', (text: string) => readPhh(text), 'Dear Ann', 'this looks like plain text, not PHH'],
    [
      'PHHS',
      (text: string) => [...readPhhs(text)][0]!.hand,
      OHH,
      'this looks like Open Hand History, not PHH',
    ],
    [
      'PokerStars',
      (text: string) => readPokerStars(text),
      phh(),
      'this looks like PHH, not PokerStars text',
    ],
    [
      'PokerStars',
      (text: string) => readPokerStars(text),
      'Poker Hand #HD1: x',
      'this looks like a GGPoker hand history, not PokerStars text',
    ],
    [
      'OHH',
      (text: string) => readOpenHandHistory(text),
      STARS,
      'this looks like PokerStars text, not Open Hand History',
    ],
    [
      'OHH',
      (text: string) => readOpenHandHistory(text),
      '{"seatCount":6,"boards":[]}',
      'this looks like a hand as JSON for settle, not Open Hand History',
    ],
  ] as const)('%s', (_, read, text, reason) => {
    const error = refused(read(text));
    expect(error.code).toBe('BAD_NOTATION');
    expect(reasonText(error)).toBe(reason);
  });

  test('but a broken hand of its own is told by its line', () => {
    expect(refused(readPhh(phh('antes = [0, x]')))).toMatchObject({ field: 'antes' });
    expect(refused(readPokerStars(`${STARS}Table`))).toMatchObject({ line: 2 });
    expect([...readPhhs('[1]\nwhat = ever\n')][0]!.hand).toMatchObject({
      error: { field: 'what' },
    });
  });
});

test('a file as PokerStars sends it has a line above each hand, which is none of it', () => {
  const file = `\ufeff\r\nHand #1: \r\n\r\n${STARS}*** SUMMARY ***\r\nTotal pot $1\r\n\r\nHand #2: \r\n\r\n${STARS}`;
  const slices = [...splitPokerStars(file)];
  expect(slices.map(({ line }) => line)).toEqual([4, 10]);
  expect(slices.every(({ text }) => !text.includes('Hand #1:') && !text.includes('Hand #2:'))).toBe(
    true,
  );
});

const HISTORIES = fileURLToPath(new URL('../../../../../shared/histories/', import.meta.url));
const isAbsent = !existsSync(HISTORIES);

/** What the files are, by the folder or the start of the name. Some converters wrote PokerStars' form. */
const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^pokerstars\//, ['pokerstars']],
  [/^gg\//, ['ggpoker']],
  [/^pokernow\//, ['pokernow']],
  [/^ohh\//, ['ohh']],
  [/^others\/bovada/, ['bovada']],
  [/^others\/winamax/, ['winamax']],
  [/^others\/ipoker/, ['ipoker']],
  [/^others\/fulltilt/, ['fulltilt']],
  [/^others\/partypoker/, ['partypoker']],
  [/^others\/pacific/, ['888poker', 'partypoker']],
  [/^others\/(?:ongame|entraction)/, ['pokerstars', 'partypoker']],
];

describe.skipIf(isAbsent)(
  `genuine files${isAbsent ? ' (skipped: ../shared/histories is absent)' : ''}`,
  () => {
    test('are what their folder says, and none of them is PHH or plain text', () => {
      const names = isAbsent ? [] : readdirSync(HISTORIES, { recursive: true }).map(String);
      const files = names.filter((name) => /\.(?:txt|csv|ohh)$/.test(name));
      expect(files.length).toBeGreaterThan(50);
      for (const name of files) {
        const { notation } = detectNotation(readFileSync(`${HISTORIES}${name}`, 'utf8'));
        const wanted = KINDS.find(([pattern]) => pattern.test(name))?.[1];
        expect(wanted, name).toContain(notation);
      }
    });
  },
);

test('every notation has a title', () => {
  expect(new Set(NOTATIONS).size).toBe(NOTATIONS.length);
});
