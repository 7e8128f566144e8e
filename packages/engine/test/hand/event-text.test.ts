/** Every event of a hand and of a table is a sentence; in other words, of those words alone. */

import {
  applyTable,
  type Card,
  createTable,
  EVENT_TEXTS,
  type EventTexts,
  eventText,
  type HandEvent,
  PokerError,
  parseCards,
  TABLE_EVENT_TEXTS,
  type TableCommand,
  type TableEvent,
  type TableEventTexts,
  tableEventText,
  unwrap,
  viewEvent,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { begin, play } from './play.js';

const names = { 1: 'Ann', 2: 'Bob', 3: 'Cat' };

/** Words that are no words: what is left of English was not taken from the table. */
const strange = <T>(texts: T): T =>
  (typeof texts === 'string'
    ? texts.replace(/\{\w+\}|[A-Za-z]/g, (part) => (part.length > 1 ? part : '×'))
    : Array.isArray(texts)
      ? texts.map(strange)
      : Object(texts) === texts && typeof texts !== 'function'
        ? Object.fromEntries(
            Object.entries(texts as object).map(([key, one]) => [key, strange(one)]),
          )
        : texts) as T;

test('a hand, told', () => {
  const { events } = play(
    begin('1000 1000 400', {
      cards: { 1: 'As Ah', 2: '7c 2d', 3: 'Kd Kc' },
      board: 'Qs 8d 6h 3c 2s',
    }),
    ...['3 raise 300', '1 raise 900', '2 fold', '3 allIn', 'end'],
  );
  expect(events.map((event) => eventText(event, names))).toEqual([
    'The hand begins: 3 players, the button in seat 3',
    'Ann posts the small blind of 50',
    'Bob posts the big blind of 100',
    'Ann is dealt As Ah',
    'Bob is dealt 7c 2d',
    'Cat is dealt Kd Kc',
    'Cat is first to act',
    'Cat raises to 300',
    'Ann raises to 900',
    'Bob folds',
    'Cat calls 100 and is all-in',
    '500 that nobody called go back to Ann',
    'The bets go to the pot',
    'Ann shows As Ah',
    'Cat shows Kd Kc',
    'The board: Qs 8d 6h',
    'The board: 3c',
    'The board: 2s',
    'Main Pot: Ann wins 900 with Pair of aces, queen kicker',
    'The hand is over',
  ]);
});

const [c2, h2] = parseCards('2c 2h') as [Card, Card];
const samples: readonly HandEvent[] = [
  { type: 'showdown' },
  {
    ...{ type: 'opened', street: 1, currentBet: 0, lastFullRaise: 0 },
    ...{ bets: 0, capped: false, seat: -1 },
  },
  { type: 'drew', seat: 1, discarded: [null, null] },
  { type: 'board', street: 1, board: 1, cards: [c2, null, h2] },
  { type: 'killed', seat: 2 },
  { type: 'mucked', seat: 2 },
  { type: 'runsAnswered', seat: 1, runs: 2 },
  { type: 'runsDecided', runs: 3 },
  { type: 'raked', amount: 1234, pots: [1234] },
  { type: 'voided', reason: 'misdeal' },
  { type: 'dealt', seat: 9, cards: [null, null], up: [] },
  {
    ...{ type: 'awarded', pot: 1, amount: 101, rake: 0 },
    shares: [
      { seat: 1, amount: 51, odd: 1 },
      { seat: 2, amount: 50, odd: 0 },
    ],
    hands: [{ seat: 1, board: 0, half: 'low', cards: parseCards('8c 6c 4c 2c Ac') }],
  },
];

test('what that hand had not', () => {
  expect(samples.map((event) => eventText(event, names))).toEqual([
    'Every hand that had to be shown was',
    'Nobody can bet',
    'Ann discards 2',
    'Board 2: 2c ?? 2h',
    'The hand of Bob is dead',
    'Bob mucks',
    'Ann would run it twice',
    'It is run three times',
    'The house takes 1,234',
    'The hand is void: a misdeal',
    'Seat 9 is dealt 2 cards',
    'Side Pot 1: Ann wins 51 with Low, 8-6-4-2-A and Bob wins 50',
  ]);
});

test('a viewer reads only what they may see', () => {
  const { events } = begin('1000 1000', { cards: { 1: 'As Ah', 2: 'Kd Kc' } });
  const lines = events.map((event) => eventText(viewEvent(event, 1), names));
  expect(lines).toContain('Ann is dealt As Ah');
  expect(lines).toContain('Bob is dealt 2 cards');
});

describe('other words', () => {
  test('no English is left, and chips are written by the writer', () => {
    const texts: EventTexts = {
      ...strange(EVENT_TEXTS),
      chips: (amount) => `${amount},-`,
      cards: (cards) => `[${cards.length}]`,
    };
    const { events } = play(
      begin('1000 1000 400'),
      '3 raise 300',
      '1 call',
      '2 call',
      'end',
      '1 bet 700',
      '2 call',
      '3 call',
      'end',
    );
    const lines = [...events, ...samples].map((event) =>
      eventText(event, { 1: '1', 2: '2' }, texts),
    );
    expect(lines.filter((line) => /[A-Za-z]{2}/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('700,-'))).toBe(true);
  });

  test.each<[string, object]>([
    ['a text that is missing', { ended: undefined }],
    ['an action without words', { acted: { ...EVENT_TEXTS.acted, call: 7 } }],
    ['two of three', { times: ['once', 'twice'] }],
    ['a writer that is none', { chips: '7' }],
    ['hands without words', { hands: {} }],
  ])('%s is refused', (_, change) => {
    const texts = { ...EVENT_TEXTS, ...change } as EventTexts;
    expect(() => eventText({ type: 'ended', stacks: {} }, {}, texts)).toThrow(PokerError);
  });
});

test('an award by a half that is none is refused', () => {
  const hands = [{ seat: 1, board: 0, half: [], cards: parseCards('As Ks Qs Js 9s') }];
  const shares = [{ seat: 1, board: 0, half: 0, amount: 10 }];
  const event = { type: 'awarded', pot: 0, amount: 10, rake: 0, shares, hands };
  const said = (): unknown => eventText(event as unknown as HandEvent);
  expect(said).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
});

describe('a table', () => {
  const commands: readonly TableCommand[] = [
    { type: 'sit', player: 'a', seat: 1, buyIn: 100 },
    { type: 'sit', player: 'b', seat: 3, buyIn: 200 },
    { type: 'moveSeat', player: 'b', seat: 2 },
    { type: 'setStack', player: 'b', stack: 150 },
    { type: 'comeIn', player: 'b', comeIn: 'post' },
    { type: 'startNextHand', button: 1 },
    { type: 'topUp', player: 'a', amount: 20 },
    { type: 'leave', player: 'b' },
    { type: 'changeSettings', settings: { bigBlind: 4 } },
    { type: 'finishHand', stacks: { 1: 98, 2: 152 } },
    { type: 'sitOut', player: 'a' },
    { type: 'sitIn', player: 'a' },
  ];
  let table = unwrap(createTable({ seatCount: 6, smallBlind: 1, bigBlind: 2 }));
  const events: TableEvent[] = commands.flatMap((command) => {
    const { state, events: caused } = unwrap(applyTable(table, command));
    table = state;
    return caused;
  });
  const more: readonly TableEvent[] = [
    { type: 'straddleChosen', player: 'a', on: true },
    { type: 'straddleChosen', player: 'a', on: false },
    { type: 'levelStarted', clock: { level: 1, endsAt: null, hands: 0 } },
    { type: 'handFinished', number: 2, stacks: {}, rake: 0, voided: true },
    { type: 'bountyPaid', player: 'a', seat: 1, amount: 10, from: [] },
    { type: 'busted', player: 'a', seat: 1 },
    { type: 'eliminated', player: 'a', seat: 1, hand: 1, stack: 5 },
    { type: 'eliminated', player: 'a', seat: 1, hand: 1, stack: 5, disqualified: true },
    { type: 'tournamentEnded', places: [{ player: 'a', place: 1, prize: 1500 }] },
  ];

  test('told', () => {
    const told = [...events, ...more].map((event) => tableEventText(event, { a: 'Ann', b: 'Bob' }));
    expect(told).toMatchInlineSnapshot(`
      [
        "Ann sits down in seat 1 with 100",
        "Bob sits down in seat 3 with 200",
        "Bob moves from seat 3 to seat 2",
        "The stack of Bob is set from 200 to 150",
        "Bob posts to come in",
        "Hand 1 begins",
        "Ann buys 20 more after the hand",
        "Bob leaves after the hand",
        "The settings change with the next hand",
        "Hand 1 is over",
        "The settings are changed",
        "Ann has bought 20 more",
        "Bob leaves with 152",
        "Ann sits out",
        "Ann is back",
        "Ann will straddle",
        "Ann will not straddle",
        "Level 2 begins",
        "Hand 2 is void",
        "Ann is paid a bounty of 10",
        "Ann has no chips left",
        "Ann is out",
        "Ann is disqualified",
        "The tournament is over: 1. Ann (1,500)",
      ]
    `);
  });

  test('in other words', () => {
    const texts: TableEventTexts = strange(TABLE_EVENT_TEXTS);
    const lines = [...events, ...more].map((event) => tableEventText(event, {}, texts));
    expect(lines.filter((line) => /[A-Za-z]{2}/.test(line))).toEqual([]);
    const broken = { ...texts, left: 7 } as unknown as TableEventTexts;
    expect(() => tableEventText(more[0] as TableEvent, {}, broken)).toThrow(PokerError);
  });
});
