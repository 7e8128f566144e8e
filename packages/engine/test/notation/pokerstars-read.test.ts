/** Texts in the shape of PokerStars' histories, made up for these tests: what is read from them. */

import { describe, expect, test } from 'vitest';
import { formatCard, type Refusal } from '../../src/index.js';
import type { PhhHand } from '../../src/notation/index.js';
import { readPokerStars, replayHand } from '../../src/notation/index.js';
import { accepted, refused } from './samples.js';

const TIME = '2026/10/01 18:30:05 UTC [2026/10/01 14:30:05 ET]';
const HEADER = `PokerStars Hand #31:  Hold'em No Limit ($1/$2 USD) - ${TIME}`;
const TABLE = "Table 'Kitchen' 6-max Seat #1 is the button";
const SEATS = [
  'Seat 1: Ann ($200 in chips)',
  'Seat 2: Bob ($200 in chips)',
  'Seat 3: Cat ($200 in chips)',
];
const BLINDS = ['Bob: posts small blind $1', 'Cat: posts big blind $2'];
const DEAL = '*** HOLE CARDS ***';
const lines = (...parts: readonly (string | readonly string[])[]): string =>
  `${parts.flat().join('\n')}\n`;

/** Three players, Ann on the button, blinds 1 and 2. */
const hand = (...play: readonly (string | readonly string[])[]): string =>
  lines(HEADER, TABLE, SEATS, BLINDS, DEAL, ...play);

interface Told {
  /** By name. */
  readonly stacks: string;
  readonly warnings: string;
  readonly pots: string;
}

function told(text: string): Told {
  const record = accepted(readPokerStars(text));
  const { finishing, warnings, pots } = accepted(
    replayHand(record, { events: true, warnings: true }),
  );
  const names = record.players ?? [];
  return {
    stacks: names.map((name, i) => `${name} ${finishing?.[i]}`).join(', '),
    warnings: warnings.map(({ code }) => code).join(', '),
    pots: pots
      .map(({ amount, eligible }) => `${amount} ${eligible.map((i) => names[i]).join(' ')}`)
      .join(', '),
  };
}

const SHOWDOWN = [
  '*** FLOP *** [2c 7d 9h]',
  '*** TURN *** [2c 7d 9h] [Tc]',
  '*** RIVER *** [2c 7d 9h Tc] [3s]',
  '*** SHOW DOWN ***',
];

const CASES: readonly (readonly [name: string, text: string, told: Told])[] = [
  [
    'a walk: the blind that nobody called goes back',
    hand(
      'Ann: folds',
      'Bob: folds',
      'Uncalled bet ($1) returned to Cat',
      'Cat collected $2 from pot',
      "Cat: doesn't show hand",
      '*** SUMMARY ***',
      'Total pot $2 | Rake $0',
    ),
    { stacks: 'Bob 199, Cat 201, Ann 200', warnings: '', pots: '2 Cat' },
  ],
  [
    'a side pot, cards shown, chatter between the lines',
    lines(
      HEADER,
      TABLE,
      'Seat 1: Ann ($200 in chips)',
      'Seat 2: Bob ($50 in chips)',
      'Seat 3: Cat ($120 in chips)',
      BLINDS,
      DEAL,
      'Ann said, "Bob: folds"',
      'Ann: raises $4 to $6',
      'Zed joins the table at seat #5',
      'Bob has timed out while disconnected',
      'Bob: raises $44 to $50 and is all-in',
      'Bob is disconnected',
      'Cat: raises $70 to $120 and is all-in',
      'Ann: calls $114',
      SHOWDOWN,
      'Cat: shows [Kh Kd] (a pair of Kings)',
      'Ann: mucks hand',
      'Cat collected $140 from side pot',
      'Bob: shows [Ah Ad] (a pair of Aces)',
      'Bob collected $150 from main pot',
      'Bob re-buys and receives 50 chips for $50',
      '*** SUMMARY ***',
      'Total pot $290 Main pot $150. Side pot $140. | Rake $0',
      'Board [2c 7d 9h Tc 3s]',
      'Seat 1: Ann (button) mucked [Qh Qd]',
      'Seat 2: Bob (small blind) showed [Ah Ad] and won ($150) with a pair of Aces',
      'Seat 3: Cat (big blind) showed [Kh Kd] and won ($140) with a pair of Kings',
    ),
    {
      stacks: 'Bob 150, Cat 140, Ann 80',
      warnings: '',
      pots: '150 Bob Cat Ann, 140 Cat Ann',
    },
  ],
  [
    'heads-up: the button has the small blind',
    lines(
      HEADER,
      "Table 'Kitchen' 2-max Seat #4 is the button",
      'Seat 2: Bob ($40 in chips)',
      'Seat 4: Dan ($40 in chips)',
      'Dan: posts small blind $1',
      'Bob: posts big blind $2',
      DEAL,
      'Dan: calls $1',
      'Bob: checks',
      '*** FLOP *** [2c 7d 9h]',
      'Bob: checks',
      'Dan: bets $2',
      'Bob: folds',
      'Uncalled bet ($2) returned to Dan',
      'Dan collected $4 from pot',
    ),
    { stacks: 'Bob 38, Dan 42', warnings: '', pots: '4 Dan' },
  ],
  [
    'cents: split with an odd cent, after rake',
    lines(
      `PokerStars Zoom Hand #31:  Hold'em No Limit (€0.05/€0.10 EUR) - ${TIME}`,
      TABLE,
      'Seat 1: Ann (€10 in chips)',
      'Seat 2: Bob (€9.50 in chips)',
      'Seat 3: Cat (€12.05 in chips)',
      'Bob: posts small blind €0.05',
      'Cat: posts big blind €0.10',
      DEAL,
      'Ann: calls €0.10',
      'Bob: folds',
      'Cat: checks',
      SHOWDOWN.slice(0, 3).flatMap((street) => [street, 'Cat: checks', 'Ann: checks']),
      '*** SHOW DOWN ***',
      'Cat: shows [Ah Kd] (high card Ace)',
      'Ann: shows [As Kc] (high card Ace)',
      'Cat collected €0.12 from pot',
      'Ann collected €0.12 from pot',
      '*** SUMMARY ***',
      'Total pot €0.25 | Rake €0.01',
    ),
    { stacks: 'Bob 945, Cat 1208, Ann 1002', warnings: '', pots: '25 Cat Ann' },
  ],
  [
    'a tournament: antes, a big blind all-in for less than the blind',
    lines(
      `PokerStars Hand #31: Tournament #77, $3.19+$0.31 USD Hold'em No Limit - Level XIV (50/100) - ${TIME}`,
      "Table '77 3' 9-max Seat #1 is the button",
      'Seat 1: Ann (1500 in chips)',
      'Seat 2: Bob (1500 in chips)',
      'Seat 3: Cat (30 in chips)',
      'Ann: posts the ante 10',
      'Bob: posts the ante 10',
      'Cat: posts the ante 10',
      'Bob: posts small blind 50',
      'Cat: posts big blind 20 and is all-in',
      DEAL,
      'Ann: calls 100',
      'Bob: calls 50',
      SHOWDOWN.slice(0, 3).flatMap((street) => [street, 'Bob: checks', 'Ann: checks']),
      '*** SHOW DOWN ***',
      'Bob: shows [8h 8d] (a pair of Eights)',
      'Ann: mucks hand',
      'Bob collected 160 from side pot',
      'Cat: shows [Ah Ad] (a pair of Aces)',
      'Cat collected 90 from main pot',
      'Dan finished the tournament in 9th place',
    ),
    {
      stacks: 'Bob 1550, Cat 90, Ann 1390',
      warnings: 'SHORT_POST',
      pots: '90 Bob Cat Ann, 160 Bob Ann',
    },
  ],
  [
    'short antes: who has less than the ante is in for what they have',
    lines(
      `PokerStars Hand #31: Tournament #77, Freeroll  Hold'em No Limit - Level II (10/20) - ${TIME}`,
      TABLE,
      'Seat 1: Ann (4 in chips)',
      'Seat 2: Bob (500 in chips)',
      'Seat 3: Cat (10 in chips)',
      'Ann: posts the ante 4 and is all-in',
      'Bob: posts the ante 10',
      'Cat: posts the ante 10 and is all-in',
      'Bob: posts small blind 10',
      DEAL,
      SHOWDOWN,
      'Bob: shows [8h 8d] (a pair of Eights)',
      'Cat: shows [9s 9d] (three of a kind, Nines)',
      'Ann: shows [Ah Ad] (a pair of Aces)',
      'Uncalled bet (10) returned to Bob',
      'Cat collected 24 from pot',
      '*** SUMMARY ***',
      'Total pot 24 Main pot 12. Side pot 12. | Rake 0',
      'Seat 1: Ann (button) showed [Ah Ad] and lost with a pair of Aces',
      'Seat 2: Bob (small blind) showed [8h 8d] and lost with a pair of Eights',
      'Seat 3: Cat (big blind) showed [9s 9d] and won (24) with three of a kind, Nines',
    ),
    {
      stacks: 'Bob 490, Cat 24, Ann 0',
      warnings: 'SHORT_POST, SHORT_POST',
      pots: '12 Bob Cat Ann, 12 Bob Cat',
    },
  ],
  [
    'the big blind posts an ante for all: it is dead money',
    lines(
      HEADER,
      TABLE,
      SEATS,
      'Cat: posts the ante $2',
      BLINDS,
      DEAL,
      'Ann: calls $2',
      'Bob: folds',
      'Cat: checks',
      '*** FLOP *** [2c 7d 9h]',
      'Cat: bets $2',
      'Ann: folds',
      'Uncalled bet ($2) returned to Cat',
      'Cat collected $7 from pot',
    ),
    { stacks: 'Bob 199, Cat 203, Ann 198', warnings: '', pots: '7 Cat' },
  ],
  [
    'both blinds to come back, a dead small blind, a live post, somebody sits out',
    lines(
      HEADER,
      "Table 'Kitchen' 9-max Seat #1 is the button",
      SEATS,
      'Seat 4: Dan ($200 in chips)',
      'Seat 5: Eve ($200 in chips)',
      'Seat 6: Fay ($200 in chips)',
      'Seat 7: Gus ($200 in chips) is sitting out',
      'Seat 8: Hal ($200 in chips)',
      BLINDS,
      'Dan: posts small & big blinds $3',
      'Eve: posts big blind $2',
      'Fay: posts small blind $1',
      'Hal: sits out',
      DEAL,
      'Dan: checks',
      'Eve: checks',
      'Fay: folds',
      'Ann: folds',
      'Bob: folds',
      'Cat: checks',
      '*** FLOP *** [2c 7d 9h]',
      'Cat: bets $2',
      'Dan: folds',
      'Eve: folds',
      'Uncalled bet ($2) returned to Cat',
      'Cat collected $9 from pot',
    ),
    {
      stacks: 'Bob 199, Cat 207, Dan 197, Eve 198, Fay 199, Ann 200',
      warnings: 'UNEVEN_ANTES, LATE_POST, LATE_POST',
      pots: '9 Cat',
    },
  ],
  [
    'no small blind, and the button is at an empty seat',
    lines(
      HEADER,
      "Table 'Kitchen' 6-max Seat #6 is the button",
      SEATS,
      'Ann: posts big blind $2',
      DEAL,
      'Bob: calls $2',
      'Cat: folds',
      'Ann: checks',
      '*** FLOP *** [2c 7d 9h]',
      'Ann: checks',
      'Bob: bets $2',
      'Ann: folds',
      'Uncalled bet ($2) returned to Bob',
      'Bob collected $4 from pot',
    ),
    { stacks: 'Ann 198, Bob 202, Cat 200', warnings: '', pots: '4 Bob' },
  ],
  [
    'a straddle',
    lines(
      HEADER,
      "Table 'Kitchen' 6-max Seat #4 is the button",
      SEATS,
      'Seat 4: Dan ($200 in chips)',
      'Ann: posts small blind $1',
      'Bob: posts big blind $2',
      'Cat: posts straddle $4',
      DEAL,
      'Dan: calls $4',
      'Ann: folds',
      'Bob: folds',
      'Cat: raises $8 to $12',
      'Dan: folds',
      'Uncalled bet ($8) returned to Cat',
      'Cat collected $11 from pot',
    ),
    { stacks: 'Ann 199, Bob 198, Cat 207, Dan 196', warnings: '', pots: '11 Cat' },
  ],
  [
    'run twice: each board has its half',
    hand(
      'Dealt to Ann [Ah Ad]',
      'Ann: raises $198 to $200 and is all-in',
      'Bob: folds',
      'Cat: calls $198 and is all-in',
      '*** FIRST FLOP *** [9c 5d 2h]',
      '*** FIRST TURN *** [9c 5d 2h] [Kc]',
      '*** FIRST RIVER *** [9c 5d 2h Kc] [3s]',
      '*** SECOND FLOP *** [8h 4c 4d]',
      '*** SECOND TURN *** [8h 4c 4d] [Qs]',
      '*** SECOND RIVER *** [8h 4c 4d Qs] [Jc]',
      '*** FIRST SHOW DOWN ***',
      'Cat: shows [8s 8d] (a pair of Eights)',
      'Ann: shows [Ah Ad] (a pair of Aces)',
      'Ann collected $200 from pot',
      '*** SECOND SHOW DOWN ***',
      'Cat: shows [8s 8d] (a full house, Eights full of Fours)',
      'Ann: mucks hand',
      'Cat collected $200 from pot',
      '*** SUMMARY ***',
      'Total pot $401 | Rake $1',
      'Hand was run twice',
      'FIRST Board [9c 5d 2h Kc 3s]',
      'SECOND Board [8h 4c 4d Qs Jc]',
    ),
    { stacks: 'Bob 199, Cat 200, Ann 201', warnings: '', pots: '401 Cat Ann' },
  ],
  [
    'cashed out: the pot has its winner although nobody collects',
    hand(
      'Ann: raises $198 to $200 and is all-in',
      'Bob: folds',
      'Cat: calls $198 and is all-in',
      SHOWDOWN,
      'Cat: shows [8s 8d] (a pair of Eights)',
      'Ann: shows [Ah Ad] (a pair of Aces)',
      'Ann cashed out the hand for $320 | Cash Out Fee $3.20',
      '*** SUMMARY ***',
      'Total pot $401 | Rake $1',
      'Board [2c 7d 9h Tc 3s]',
      'Seat 1: Ann (button) showed [Ah Ad] and won ($400) with a pair of Aces (pot not awarded as player cashed out)',
    ),
    // In cents, as the fee is.
    { stacks: 'Bob 19900, Cat 0, Ann 40100', warnings: 'CASHED_OUT', pots: '40100 Cat Ann' },
  ],
  [
    'Omaha high-low, fixed limit: high to one, low to the other',
    lines(
      `PokerStars Hand #31:  HORSE (Omaha Hi/Lo Limit, $2/$4 USD) - ${TIME}`,
      "Table 'Kitchen' 2-max Seat #1 is the button",
      'Seat 1: Ann ($100 in chips)',
      'Seat 2: Bob ($100 in chips)',
      'Ann: posts small blind $1',
      'Bob: posts big blind $2',
      DEAL,
      'Ann: raises $2 to $4',
      'Bob: calls $2',
      '*** FLOP *** [3d 7h 8c]',
      'Bob: bets $2',
      'Ann: calls $2',
      '*** TURN *** [3d 7h 8c] [Kc]',
      'Bob: checks',
      'Ann: bets $4',
      'Bob: calls $4',
      '*** RIVER *** [3d 7h 8c Kc] [4h]',
      'Bob: checks',
      'Ann: checks',
      '*** SHOW DOWN ***',
      'Bob: shows [Kh Ks 9d 9c] (HI: three of a kind, Kings)',
      'Ann: shows [As 2s Kd Qc] (HI: a pair of Kings; LO: 7,4,3,2,A)',
      'Bob collected $10 from pot',
      'Ann collected $10 from pot',
    ),
    { stacks: 'Bob 100, Ann 100', warnings: '', pots: '20 Bob Ann' },
  ],
  [
    'short deck: antes and the button’s blind',
    lines(
      `PokerStars Hand #31:  6+ Hold'em No Limit (Button Blind $2 - Ante $2 USD) - ${TIME}`,
      TABLE,
      SEATS,
      'Ann: posts the ante $2',
      'Bob: posts the ante $2',
      'Cat: posts the ante $2',
      'Ann: posts button blind $2',
      DEAL,
      'Bob: calls $2',
      'Cat: folds',
      'Ann: checks',
      '*** FLOP *** [6c 7d 9h]',
      'Bob: bets $4',
      'Ann: folds',
      'Uncalled bet ($4) returned to Bob',
      'Bob collected $10 from pot',
    ),
    { stacks: 'Bob 206, Cat 198, Ann 196', warnings: '', pots: '10 Bob' },
  ],
  [
    'the text says that another one won',
    hand(
      'Ann: calls $2',
      'Bob: folds',
      'Cat: checks',
      SHOWDOWN.slice(0, 3).flatMap((street) => [street, 'Cat: checks', 'Ann: checks']),
      '*** SHOW DOWN ***',
      'Cat: shows [8s 8d] (a pair of Eights)',
      'Ann: shows [Ah Ad] (a pair of Aces)',
      'Cat collected $5 from pot',
    ),
    { stacks: 'Bob 199, Cat 198, Ann 203', warnings: 'RECORD_DIFFERS', pots: '5 Cat Ann' },
  ],
  [
    'the text pays more than was in the pot',
    hand(
      'Ann: folds',
      'Bob: folds',
      'Uncalled bet ($1) returned to Cat',
      'Cat collected $3 from pot',
      '*** SUMMARY ***',
      'Total pot $3 | Rake $0',
    ),
    { stacks: 'Bob 199, Cat 201, Ann 200', warnings: 'RECORD_DIFFERS', pots: '2 Cat' },
  ],
  [
    'the text returns what was called',
    hand(
      'Ann: calls $2',
      'Bob: folds',
      'Cat: checks',
      '*** FLOP *** [2c 7d 9h]',
      'Cat: bets $2',
      'Ann: folds',
      'Uncalled bet ($1) returned to Cat',
      'Cat collected $5 from pot',
      '*** SUMMARY ***',
      'Total pot $5 | Rake $0',
    ),
    { stacks: 'Bob 199, Cat 203, Ann 198', warnings: 'RECORD_DIFFERS', pots: '5 Cat' },
  ],
  [
    'nobody shows: the winner is the one who collected',
    hand(
      'Ann: calls $2',
      'Bob: folds',
      'Cat: checks',
      SHOWDOWN.slice(0, 3).flatMap((street) => [street, 'Cat: checks', 'Ann: checks']),
      'Ann collected $5 from pot',
    ),
    { stacks: 'Bob 199, Cat 198, Ann 203', warnings: 'WINNER_BY_RECORD', pots: '5 Cat Ann' },
  ],
  [
    'cut off in the middle',
    hand('Ann: raises $4 to $6', 'Bob: calls $5'),
    {
      stacks: 'Bob undefined, Cat undefined, Ann undefined',
      warnings: 'STILL_TO_ACT, UNFINISHED, UNKNOWN_WINNER',
      pots: '6 Bob Cat Ann, 8 Bob Ann',
    },
  ],
];

test.each(CASES)('%s', (_, text, wanted) => {
  expect(told(text)).toEqual(wanted);
  // The same with the line ends of Windows, double-spaced, and with a byte order mark.
  expect(told(text.replaceAll('\n', '\r\n'))).toEqual(wanted);
  expect(told(`\ufeff${text.replaceAll('\n', ' \n\n')}`)).toEqual(wanted);
});

describe('what else is in the record', () => {
  const first = accepted(readPokerStars(CASES[1]![1]));
  const cardsOf = ({ actions }: PhhHand, i: number, verb: 'dh' | 'sm'): string =>
    actions
      .flatMap((action) =>
        action.verb === verb && action.player === i ? [action.cards ?? []] : [],
      )
      .flat()
      .map((card) => (card === -1 ? '??' : formatCard(card)))
      .join(' ');

  test('names, seats, table, number, currency, time', () => {
    expect(first).toMatchObject({
      venue: 'PokerStars',
      hand: 31,
      table: 'Kitchen',
      seatCount: 6,
      seats: [2, 3, 1],
      players: ['Bob', 'Cat', 'Ann'],
      currency: 'USD',
      currencySymbol: '$',
      time: '18:30:05',
      timeZoneAbbreviation: 'UTC',
      day: 1,
      month: 10,
      year: 2026,
      unit: '1',
      finishingStacks: [150, 140, 80],
      extra: { _rake: 0 },
    });
  });
  test('cards: shown ones are dealt and shown, mucked ones of the summary are dealt', () => {
    expect([0, 1, 2].map((i) => cardsOf(first, i, 'dh'))).toEqual(['Ah Ad', 'Kh Kd', 'Qh Qd']);
    expect([0, 1, 2].map((i) => cardsOf(first, i, 'sm'))).toEqual(['Ah Ad', 'Kh Kd', '']);
  });
  test('a tournament: its number, the level as a number, no currency', () => {
    const record = accepted(readPokerStars(CASES[4]![1]));
    expect(record).toMatchObject({ event: 'Tournament #77', level: 14, unit: '1' });
    expect(record.currency).toBeUndefined();
  });
  test('one card of two', () => {
    const record = accepted(readPokerStars(hand('Ann: folds', 'Bob: folds', 'Cat: shows [As]')));
    expect(cardsOf(record, 1, 'dh')).toBe('As ??');
    expect(accepted(replayHand(record, { events: true })).state?.players[1]?.shown.length).toBe(2);
  });
  test('cards shown with a fold', () => {
    const record = accepted(readPokerStars(hand('Ann: folds [7c 2d]', 'Bob: folds')));
    expect(cardsOf(record, 2, 'dh')).toBe('7c 2d');
  });
  test('the unit that is wanted', () => {
    expect(accepted(readPokerStars(CASES[0]![1], { unit: '0.01' }))).toMatchObject({
      unit: '0.01',
      startingStacks: [20_000, 20_000, 20_000],
    });
    expect(refused(readPokerStars(CASES[0]![1], { unit: 'one' }))).toMatchObject({
      code: 'BAD_NOTATION',
      field: 'unit',
    });
  });
  test('a point in a name or a buy-in makes no cents', () => {
    const named = CASES[0]![1].replaceAll('Cat', 'Cat 1.5');
    expect(accepted(readPokerStars(named))).toMatchObject({ unit: '1', minBet: 2 });
  });
});

describe('names that look like something else', () => {
  test.each([
    'Cat: folds',
    'Cat (big blind)',
    '[Ah Kd]',
    'Seat 4: Dan',
    'the $5.50 man',
    'a b  c',
    '*',
  ])('%s', (name) => {
    const text = CASES[1]![1].replaceAll('Cat', name);
    expect(told(text)).toEqual({
      stacks: `Bob 150, ${name} 140, Ann 80`,
      warnings: '',
      pots: `150 Bob ${name} Ann, 140 ${name} Ann`,
    });
  });
  test('one begins like another', () => {
    const text = CASES[1]![1].replaceAll('Cat', 'Ann_').replaceAll('Bob', 'Ann_ 2');
    expect(told(text).stacks).toBe('Ann_ 2 150, Ann_ 140, Ann 80');
  });
});

describe('headers', () => {
  const SMALL = hand('Ann: folds', 'Bob: folds');
  test.each([
    [
      "PokerStars Game #31:  Hold'em No Limit ($1/$2) - 2009/01/02 3:04:05 ET",
      { hand: 31, time: '03:04:05', timeZoneAbbreviation: 'ET' },
    ],
    [
      "PokerStars Home Game Hand #31: {Our Club}  Hold'em No Limit ($1/$2 USD)",
      { minBet: 2, currency: 'USD' },
    ],
    ["PokerStars Hand #31:  Hold'em No Limit ($1/$2 - Ante $0.50 USD)", { minBet: 2, unit: '1' }],
    [
      "PokerStars Hand #31: Tournament #7, 500FPP Hold'em No Limit - Match Round II, Level IV (1/2)",
      { minBet: 2, level: 4 },
    ],
    [
      "PokerStars Hand #31: Tournament #7, $1+$0.10 USD Mixed NLH/PLO (Hold'em No Limit) - Level XCIX (1/2)",
      { level: 99, variant: 'NT' },
    ],
    ["PokerStars Hand #99007199254740993:  Hold'em No Limit (1/2)", { hand: '99007199254740993' }],
  ])('%s', (header, wanted) => {
    const record = accepted(readPokerStars(SMALL.replace(HEADER, header)));
    expect(record).toMatchObject(wanted);
  });
});

describe('games', () => {
  const of = (game: string, stakes = '($1/$2 USD)'): string =>
    hand('Ann: folds', 'Bob: folds').replace("Hold'em No Limit ($1/$2 USD)", `${game} ${stakes}`);

  test.each([
    ["Hold'em No Limit", 'NT'],
    ["Hold'em Pot Limit", 'PT'],
    ["Hold'em Limit", 'FT'],
    ['Omaha Pot Limit', 'PO'],
    ['Omaha Hi/Lo Pot Limit', 'PO/8'],
    ['Omaha Hi/Lo Limit', 'FO/8'],
    ['5 Card Omaha Pot Limit', 'PO5'],
    ['6 Card Omaha Pot Limit', 'PO6'],
    ['5 Card Omaha Hi/Lo Pot Limit', 'PO5/8'],
    ['Courchevel Pot Limit', 'PC'],
    ['Triple Draw 2-7 Lowball Limit', 'F2L3D'],
    ['Single Draw 2-7 Lowball No Limit', 'N2L1D'],
    ['5 Card Draw Pot Limit', 'P5D'],
    ['Badugi Limit', 'FB'],
    ['badeucy Limit', 'FBD'],
  ])('%s is %s', (game, variant) => {
    const record = accepted(readPokerStars(of(game)));
    const bets =
      game.endsWith(' Limit') && !/No|Pot/.test(game) ? { smallBet: 1, bigBet: 2 } : { minBet: 2 };
    expect(record).toMatchObject({ variant, ...bets });
  });

  test.each([
    ['5 Card Stud Limit', '($1/$2 USD)'],
    ['7 Card Stud No Limit', '($1/$2 USD)'],
    ['Irish Pot Limit', '($1/$2 USD)'],
    ["Fusion Hold'em No Limit", '($1/$2 USD)'],
    ["6+ Hold'em Limit", '($1/$2 USD)'],
  ])('%s %s cannot be replayed', (game, stakes) => {
    expect(refused(readPokerStars(of(game, stakes)))).toMatchObject({ code: 'UNSUPPORTED_GAME' });
  });
});

describe('what cannot be', () => {
  const at = (text: string): Refusal => refused(readPokerStars(text));
  const firstLine = 9;

  test.each([
    ['a word that is no action', ['Ann: jumps'], 0],
    ['an amount that is none', ['Ann: calls two'], 0],
    ['more than they have', ['Ann: raises $300 to $302'], 0],
    ['a check that owes', ['Ann: checks'], 0],
    ['a call of less', ['Ann: calls $1'], 0],
    ['a raise of nothing', ['Ann: raises $0 to $2'], 0],
    ['all-in with chips left', ['Ann: calls $2 and is all-in'], 0],
    ['a cap', ['Ann: raises $38 to $40 and has reached the $40 cap'], 0],
    ['who has folded acts', ['Ann: folds', 'Ann: folds'], 1],
    ['a card that is none', ['Dealt to Ann [Ah Kx]'], 0],
    ['a stranger gets cards', ['Dealt to Zed [Ah Kd]'], 0],
    ['two hands', ['Dealt to Ann [Ah Kd]', 'Ann: shows [Qh Qd]'], 1],
    ['a flop of two cards', ['*** FLOP *** [2c 7d]'], 0],
    ['a street of another game', ['*** 3rd STREET ***'], 0],
    ['a draw of another game', ['*** FIRST DRAW ***'], 0],
    ['a first card of another game', ['*** PRE-FLOP *** [2c]'], 0],
    ['a board too long', [...SHOWDOWN.slice(0, 3), '*** RIVER *** [2c 7d 9h Tc 3s] [4s]'], 3],
    ['a blind after the deal', ['Ann: folds', 'Bob: posts small blind $1'], 1],
    ['an unknown blind', ['Ann: posts third blind $1'], 0],
    ['more returned than put in', ['Uncalled bet ($10) returned to Ann'], 0],
    ['cancelled', ['Hand cancelled'], 0],
    ['the second board without the first', ['*** SECOND FLOP *** [2c 7d 9h]'], 0],
    [
      'betting on two boards',
      [
        '*** FLOP *** [2c 7d 9h]',
        '*** FIRST TURN *** [2c 7d 9h] [Tc]',
        '*** SECOND TURN *** [2c 7d 9h] [3s]',
        'Ann: checks',
      ],
      3,
    ],
  ])('%s', (_, play, line) => {
    expect(at(hand(...play))).toMatchObject({ code: 'BAD_NOTATION', line: firstLine + line });
  });

  test.each([
    ['nothing', '', 1],
    ['something else', 'Dear diary\n', 1],
    ['no table', `${HEADER}\n${SEATS.join('\n')}\n`, 2],
    ['no stakes', `PokerStars Hand #31:  Hold'em No Limit - ${TIME}\n`, 1],
    ['a seat taken twice', lines(HEADER, TABLE, SEATS, SEATS), 6],
    ['a name at two seats', lines(HEADER, TABLE, SEATS, 'Seat 4: Ann ($2 in chips)'), 6],
    ['a seat without chips', lines(HEADER, TABLE, 'Seat 4: Ann'), 3],
    ['fractions of a cent', CASES[3]![1].replace('€0.05\n', '€0.055\n'), 6],
  ])('%s', (_, text, line) => {
    expect(at(text)).toMatchObject({ code: 'BAD_NOTATION', line });
  });

  test('nobody but one', () => {
    expect(at(lines(HEADER, TABLE, SEATS, DEAL, 'Ann: folds'))).toMatchObject({
      reason: 'fewPlayers',
    });
  });
  test('runs of which one is short', () => {
    const all = CASES[10]![1].split('\n').filter((line) => !line.includes('SECOND RIVER'));
    expect(at(all.join('\n'))).toMatchObject({ code: 'BAD_NOTATION' });
  });
});
