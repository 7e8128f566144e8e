/** PokerStars' text is read in bytes where it can be: what it says is the same, whatever came before. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPokerStars } from '../../src/notation/index.js';
import { accepted } from './samples.js';

const CET = ' - 2026/10/01 18:30:05 CET [2026/10/01 12:30:05 ET]';
const hand = (stakes: string, time: string, names: readonly [string, string], chat = ''): string =>
  `PokerStars Hand #31:  Hold'em No Limit (${stakes})${time}
Table 'Kitchen' 6-max Seat #1 is the button
Seat 1: ${names[0]} ($200 in chips)
Seat 2: ${names[1]} ($150.50 in chips)
${names[0]}: posts small blind $1
${names[1]}: posts big blind $2
*** HOLE CARDS ***
Dealt to ${names[1]} [As Kd]
${chat}
${names[0]}: raises $2 to $4
${names[1]}: calls $2
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Tc]
*** RIVER *** [2c 7d 9h Tc] [3s]
${names[1]} collected $8 from pot
*** SUMMARY ***
Total pot $8 Main pot $6. Side pot-1 $2. | Rake $0
Seat 2: ${names[1]} (big blind) showed [As Kd] and won ($8) with high card Ace
`;
const NAMES = ['Ann', 'Bob'] as const;

describe('a first line says the same whatever was read before', () => {
  test.each([
    ['a return within it', ' - 2026/10/01 18:30:05 CET\rx'],
    ['Eastern Time without its space', ' - 2026/10/01 18:30:05 CET [2026/10/01 12:30:05ET]'],
    ['something behind the time', `${CET}x]`],
    ['no time', ''],
  ])('%s', (name, time) => {
    const stakes = `$1/$2 US${name.length % 2 === 0 ? 'D' : 'X'} ${name}`;
    const alone = readPokerStars(hand(stakes, time, NAMES));
    const usual = accepted(readPokerStars(hand(stakes, CET, NAMES)));
    expect(readPokerStars(hand(stakes, time, NAMES))).toEqual(alone);
    expect(accepted(readPokerStars(hand(stakes, CET, NAMES)))).toEqual(usual);
    expect(usual).toMatchObject({ time: '18:30:05', timeZoneAbbreviation: 'CET' });
  });
});

const asRead = (text: string): unknown => {
  const { players, actions, finishingStacks, extra } = accepted(readPokerStars(text));
  return { players, actions, finishingStacks, extra };
};

describe('letters that have no byte', () => {
  test.each([
    ['names that differ in one of them', ['Zoé', 'Zoè']],
    ['names that begin with one', ['éA', 'èA']],
    ['names that are pictures', ['🂡', '🂢']],
    ['one name that has none', ['Dealt to é', 'Bob']],
  ] as const)('%s', (_, names) => {
    const { players } = accepted(readPokerStars(hand('$1/$2', CET, names)));
    expect(players).toEqual([names[1], names[0]]);
    const plain = asRead(hand('$1/$2', CET, NAMES)) as object;
    expect(asRead(hand('$1/$2', CET, names))).toEqual({ ...plain, players });
  });

  test.each(['€', '£', '₩'])('amounts in %s', (sign) => {
    const text = hand('$1/$2', CET, NAMES);
    expect(asRead(text.replaceAll('$', sign))).toEqual(asRead(text));
  });

  test('what is said', () => {
    const said = 'Ann said, "über 9 €"';
    expect(asRead(hand('$1/$2', CET, NAMES, said))).toEqual(asRead(hand('$1/$2', CET, NAMES)));
  });
});

describe('a text of any length', () => {
  test.each([10_000, 1_200_000])('%i letters, and a short one behind it', (length) => {
    const short = hand('$1/$2', CET, NAMES);
    const said = `Ann said, "${'x'.repeat(length)}"`;
    expect(asRead(hand('$1/$2', CET, NAMES, said))).toEqual(asRead(short));
    expect(asRead(short.trimEnd())).toEqual(asRead(short));
  });
});

describe('a host that writes no bytes', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test('reads the same', async () => {
    const text = hand('$1/$2', CET, NAMES);
    const before = readPokerStars(text);
    vi.stubGlobal('TextEncoder', undefined);
    vi.resetModules();
    const other = await import('../../src/notation/index.js');
    expect(other.readPokerStars(text)).toEqual(before);
  });
});
