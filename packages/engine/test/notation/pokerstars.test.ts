import { parseCards } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import type { HandEvent } from '../../src/hand/state/types.js';
import { readHistory } from '../../src/notation/history/history.js';
import { starsHand } from '../../src/notation/pokerstars/hands.js';
import { readPokerStars } from '../../src/notation/pokerstars/read.js';
import { toPokerStars } from '../../src/notation/pokerstars/write.js';
import {
  act,
  award,
  board,
  HI_LO,
  MUCK,
  muck,
  open,
  post,
  SAMPLES,
  type Sample,
  SIDE_POTS,
  show,
  start,
  TOURNAMENT,
  TWICE,
  VOIDED,
  WALK,
} from './export-hands.js';
import { accepted } from './samples.js';

const text = ({ events, meta }: Sample): string => toPokerStars(events, meta);

const lines = (sample: Sample): string[] => text(sample).split('\n');

describe('whole hands', () => {
  test('a walk', () => {
    expect(text(WALK)).toBe(`\
PokerStars Hand #1234567:  Hold'em No Limit ($0.05/$0.10 USD) - 2026/10/01 18:30:05 UTC [2026/10/01 14:30:05 ET]
Table 'Kitchen' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($9.50 in chips)
Seat 3: Cat ($12.05 in chips)
Bob: posts small blind $0.05
Cat: posts big blind $0.10
*** HOLE CARDS ***
Dealt to Cat [Ah Kh]
Ann: folds
Bob: folds
Uncalled bet ($0.05) returned to Cat
Cat collected $0.10 from pot
Cat: doesn't show hand
*** SUMMARY ***
Total pot $0.10 | Rake $0
Seat 1: Ann (button) folded before Flop (didn't bet)
Seat 2: Bob (small blind) folded before Flop
Seat 3: Cat (big blind) collected ($0.10)
`);
  });

  test('two side pots, an odd chip, rake', () => {
    expect(text(SIDE_POTS)).toBe(`\
PokerStars Hand #1234567:  Hold'em No Limit ($0.05/$0.10 USD) - 2026/10/01 18:30:05 UTC [2026/10/01 14:30:05 ET]
Table 'Kitchen' 6-max Seat #5 is the button
Seat 1: Ann ($2.51 in chips)
Seat 2: Bob ($6 in chips)
Seat 4: Cat ($10 in chips)
Seat 5: Dan ($20 in chips)
Ann: posts small blind $0.05
Bob: posts big blind $0.10
*** HOLE CARDS ***
Cat: raises $9.90 to $10 and is all-in
Dan: raises $10 to $20 and is all-in
Ann: calls $2.46 and is all-in
Bob: calls $5.90 and is all-in
Uncalled bet ($10) returned to Dan
*** FLOP *** [Ad 7c 4s]
*** TURN *** [Ad 7c 4s] [9h]
*** RIVER *** [Ad 7c 4s 9h] [2d]
*** SHOW DOWN ***
Cat: shows [Qs Qd] (a pair of Queens)
Dan: shows [Jh Jc] (a pair of Jacks)
Ann: shows [As Kd] (a pair of Aces)
Bob: shows [Ah Kc] (a pair of Aces)
Cat collected $7.72 from side pot-2
Bob collected $10.10 from side pot-1
Ann collected $4.85 from main pot
Bob collected $4.84 from main pot
*** SUMMARY ***
Total pot $28.51 Main pot $9.69. Side pot-1 $10.10. Side pot-2 $7.72. | Rake $1
Board [Ad 7c 4s 9h 2d]
Seat 1: Ann (small blind) showed [As Kd] and won ($4.85) with a pair of Aces
Seat 2: Bob (big blind) showed [Ah Kc] and won ($14.94) with a pair of Aces
Seat 4: Cat showed [Qs Qd] and won ($7.72) with a pair of Queens
Seat 5: Dan (button) showed [Jh Jc] and lost with a pair of Jacks
`);
  });

  test('high and low', () => {
    expect(text(HI_LO)).toBe(`\
PokerStars Hand #1234567:  Omaha Hi/Lo Pot Limit (5/10) - 2026/10/01 18:30:05 UTC [2026/10/01 14:30:05 ET]
Table 'Kitchen' 2-max (Play Money) Seat #1 is the button
Seat 1: Ann (500 in chips)
Seat 2: Bob (500 in chips)
Ann: posts small blind 5
Bob: posts big blind 10
*** HOLE CARDS ***
Dealt to Ann [As 2s Kd Qc]
Dealt to Bob [Kh Ks 9d 9c]
Ann: calls 5
Bob: checks
*** FLOP *** [3d 7h 8c]
Bob: bets 21
Ann: raises 42 to 63
Bob: calls 42
*** TURN *** [3d 7h 8c] [Kc]
Bob: checks
Ann: checks
*** RIVER *** [3d 7h 8c Kc] [4h]
Bob: checks
Ann: checks
*** SHOW DOWN ***
Bob: shows [Kh Ks 9d 9c] (HI: three of a kind, Kings)
Ann: shows [As 2s Kd Qc] (HI: a pair of Kings; LO: 7,4,3,2,A)
Ann collected 73 from pot
Bob collected 73 from pot
*** SUMMARY ***
Total pot 146 | Rake 0
Board [3d 7h 8c Kc 4h]
Seat 1: Ann (button) (small blind) showed [As 2s Kd Qc] and won (73) with HI: a pair of Kings; LO: 7,4,3,2,A
Seat 2: Bob (big blind) showed [Kh Ks 9d 9c] and won (73) with HI: three of a kind, Kings
`);
  });

  test('run twice', () => {
    expect(text(TWICE)).toBe(`\
PokerStars Hand #1234567:  Hold'em No Limit (€1/€2 EUR) - 2026/10/01 18:30:05 UTC [2026/10/01 14:30:05 ET]
Table 'Kitchen' 6-max Seat #2 is the button
Seat 2: Ann (€200 in chips)
Seat 4: Bob (€200 in chips)
Seat 6: Cat (€200 in chips)
Bob: posts small blind €1
Cat: posts big blind €2
*** HOLE CARDS ***
Dealt to Ann [Ah Ad]
Ann: raises €4 to €6
Bob: folds
Cat: calls €4
*** FLOP *** [9c 5d 2h]
Cat: bets €194 and is all-in
Ann: calls €194 and is all-in
*** FIRST TURN *** [9c 5d 2h] [Kc]
*** FIRST RIVER *** [9c 5d 2h Kc] [3s]
*** SECOND TURN *** [9c 5d 2h] [8h]
*** SECOND RIVER *** [9c 5d 2h 8h] [Jc]
*** FIRST SHOW DOWN ***
Ann: shows [Ah Ad] (a pair of Aces)
Cat: shows [8s 8d] (a pair of Eights)
Ann collected €201 from pot
*** SECOND SHOW DOWN ***
Ann: shows [Ah Ad] (a pair of Aces)
Cat: shows [8s 8d] (three of a kind, Eights)
Cat collected €200 from pot
*** SUMMARY ***
Total pot €401 | Rake €0
Hand was run twice
FIRST Board [9c 5d 2h Kc 3s]
SECOND Board [9c 5d 2h 8h Jc]
Seat 2: Ann (button) showed [Ah Ad] and won (€201) with a pair of Aces, and lost with a pair of Aces
Seat 4: Bob (small blind) folded before Flop
Seat 6: Cat (big blind) showed [8s 8d] and lost with a pair of Eights, and won (€200) with three of a kind, Eights
`);
  });

  test('a tournament with antes', () => {
    expect(text(TOURNAMENT)).toBe(`\
PokerStars Hand #1234567: Tournament #77, $3.19+$0.31 USD Hold'em No Limit - Level XIV (50/100) - 2026/10/01 18:30:05 UTC [2026/10/01 14:30:05 ET]
Table 'Kitchen' 6-max Seat #1 is the button
Seat 1: Ann (1500 in chips)
Seat 2: Bob (1500 in chips)
Seat 3: Cat (30 in chips)
Ann: posts the ante 10
Bob: posts the ante 10
Cat: posts the ante 10
Bob: posts small blind 50
Cat: posts big blind 20 and is all-in
*** HOLE CARDS ***
Ann: calls 100
Bob: calls 50
*** FLOP *** [Js 8d 3c]
Bob: checks
Ann: bets 200
Bob: folds
Uncalled bet (200) returned to Ann
*** TURN *** [Js 8d 3c] [4c]
*** RIVER *** [Js 8d 3c 4c] [2d]
*** SHOW DOWN ***
Ann: shows [Kh Qh] (high card King)
Cat: shows [9s 9d] (a pair of Nines)
Ann collected 160 from side pot
Cat collected 90 from main pot
*** SUMMARY ***
Total pot 250 Main pot 90. Side pot 160. | Rake 0
Board [Js 8d 3c 4c 2d]
Seat 1: Ann (button) showed [Kh Qh] and won (160) with high card King
Seat 2: Bob (small blind) folded on the Flop
Seat 3: Cat (big blind) showed [9s 9d] and won (90) with a pair of Nines
`);
  });

  test('both blinds to come back, a dead hand, a muck, unknown cards', () => {
    expect(text(MUCK)).toBe(`\
PokerStars Hand #1234567:  Hold'em Limit ($2/$4 USD) - 2026/10/01 18:30:05 UTC [2026/10/01 14:30:05 ET]
Table 'Kitchen' 6-max Seat #4 is the button
Seat 1: Ann ($100 in chips)
Seat 2: B ob ($100 in chips)
Seat 3: Ann_ ($100 in chips)
Seat 4: Dan ($100 in chips)
Ann: posts small blind $1
B ob: posts big blind $2
Ann_: posts small & big blinds $3
*** HOLE CARDS ***
Dealt to Ann [Tc 9c]
Dan: folds
Ann_: checks
Ann: calls $1
B ob: checks
*** FLOP *** [Th 6d 5s]
Ann: bets $2
B ob: calls $2
Ann_: folds
*** TURN *** [Th 6d 5s] [5h]
Ann: checks
B ob: checks
*** RIVER *** [Th 6d 5s 5h] [6c]
Ann: checks
B ob: bets $4
Ann: calls $4
*** SHOW DOWN ***
B ob: shows [Jd Js] (two pair, Jacks and Sixes)
Ann: mucks hand
B ob collected $18 from pot
*** SUMMARY ***
Total pot $19 | Rake $1
Board [Th 6d 5s 5h 6c]
Seat 1: Ann (small blind) mucked [Tc 9c]
Seat 2: B ob (big blind) showed [Jd Js] and won ($18) with two pair, Jacks and Sixes
Seat 3: Ann_ folded on the Flop
Seat 4: Dan (button) folded before Flop (didn't bet)
`);
  });

  test('called off', () => {
    expect(text(VOIDED)).toBe(`\
PokerStars Hand #1234567:  Hold'em No Limit ($0.05/$0.10 USD) - 2026/10/01 18:30:05 UTC [2026/10/01 14:30:05 ET]
Table 'Kitchen' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($9.50 in chips)
Seat 3: Cat ($12.05 in chips)
Bob: posts small blind $0.05
Cat: posts big blind $0.10
*** HOLE CARDS ***
Hand cancelled
*** SUMMARY ***
Total pot $0 | Rake $0
Seat 1: Ann (button) collected ($0)
Seat 2: Bob (small blind) collected ($0)
Seat 3: Cat (big blind) collected ($0)
`);
  });
});

/** What a hand reads like with one thing changed: the same events, but these. */
const table = (events: readonly HandEvent[], rules = {}): Sample => ({
  meta: WALK.meta,
  events: [
    start('Ann@1 1000, Bob@2 1000, Cat@3 1000', rules),
    post(2, 'small-blind', 5),
    post(3, 'big-blind', 10),
    ...events,
  ],
});

describe('lines', () => {
  test.each<[string, HandEvent, string]>([
    ['straddle', post(1, 'straddle', 20), 'Ann: posts straddle $0.20'],
    ['live post alone', post(1, 'post', 10), 'Ann: posts big blind $0.10'],
    ['dead post alone', post(1, 'post', 0, 5), 'Ann: posts small blind $0.05'],
    ['big blind ante', post(3, 'ante', 0, 10), 'Cat: posts the ante $0.10'],
    ['all-in', post(1, 'ante', 0, 0, 1000), 'Ann: posts the ante $10 and is all-in'],
  ])('%s', (_, event, line) => {
    expect(lines(table([event]))).toContain(line);
  });

  test('nothing is posted by who has nothing left', () => {
    expect(text(table([post(1, 'straddle', 0)]))).not.toContain('straddle');
  });

  test.each<[string, object, object, string]>([
    ['play money', { currency: undefined }, {}, "  Hold'em No Limit (0.05/0.10) - "],
    ['both with cents', {}, { smallBlind: 50, bigBlind: 100 }, ' ($0.50/$1.00 USD) - '],
    ['whole', {}, { smallBlind: 100, bigBlind: 200 }, ' ($1/$2 USD) - '],
    ['five cards', {}, { game: 'omaha5', limit: 'pot-limit' }, ' 5 Card Omaha Pot Limit ('],
    [
      'short deck',
      {},
      { game: 'short-deck', ante: 25 },
      "  6+ Hold'em No Limit (Button Blind $0.25 - Ante $0.25  USD) - ",
    ],
    [
      'freeroll',
      { unit: '1', tournament: { id: 9, level: 4 } },
      {},
      ": Tournament #9, Freeroll  Hold'em No Limit - Level IV (5/10) - ",
    ],
    [
      'knock-out',
      { unit: '1', tournament: { id: 9, level: 1, buyIn: 479, bounty: 479, fee: 42 } },
      {},
      ': Tournament #9, $4.79+$4.79+$0.42 USD ',
    ],
  ])('header: %s', (_, meta, rules, part) => {
    const { events } = table([], rules);
    const merged = { ...WALK.meta, ...meta } as Sample['meta'];
    expect(toPokerStars(events, merged).split('\n')[0]).toContain(part);
  });

  test('R33 short deck: antes are beside the bets, the button posts one and a blind', () => {
    const events = [
      start('Ann@1 1000, Bob@2 1000, Cat@3 15', { game: 'short-deck', ante: 25 }),
      post(1, 'button-blind', 50),
      post(2, 'ante', 25),
      post(3, 'ante', 15),
      open(0, 50, 2),
      act(2, 'raise', 1000, 975, true),
      act(1, 'fold'),
    ];
    expect(lines({ meta: WALK.meta, events }).slice(5, 12)).toEqual([
      'Ann: posts the ante $0.25',
      'Ann: posts button blind $0.25',
      'Bob: posts the ante $0.25',
      'Cat: posts the ante $0.15 and is all-in',
      '*** HOLE CARDS ***',
      'Bob: raises $9.50 to $9.75 and is all-in',
      'Ann: folds',
    ]);
  });

  test('who wins unseen may show afterwards', () => {
    const events = [...WALK.events.slice(0, -1), show(3, 'Ah')];
    expect(lines({ ...WALK, events }).slice(-8, -5)).toEqual([
      'Cat collected $0.10 from pot',
      'Cat: shows [Ah]',
      '*** SUMMARY ***',
    ]);
  });

  test('a folded hand shown early is no part of the showdown', () => {
    const events = MUCK.events.flatMap((event) =>
      event.type === 'showdown' ? [show(3, 'Ks Kd'), event] : [event],
    );
    const all = lines({ ...MUCK, events });
    expect(all.indexOf('Ann_: shows [Ks Kd] (two pair, Kings and Sixes)')).toBe(
      all.indexOf('B ob collected $18 from pot') + 1,
    );
    expect(all).toContain('Seat 3: Ann_ folded on the Flop');
  });

  test("another's mucked cards stay hidden, unless all are asked for", () => {
    const { events, meta } = MUCK;
    expect(toPokerStars(events, { ...meta, hero: 2 })).not.toContain('Tc');
    expect(toPokerStars(events, { ...meta, hero: 2, showAll: true })).toContain('mucked [Tc 9c]');
  });

  test('a pot that nobody had to show for', () => {
    const { events, meta } = MUCK;
    const unseen = events.filter(({ type }) => type !== 'shown' && type !== 'mucked');
    const all = lines({ events: unseen, meta: { ...meta, hero: 4 } });
    expect(all).toContain('Seat 1: Ann (small blind) mucked');
    expect(all).toContain('Seat 2: B ob (big blind) collected ($18)');
    expect(all.join()).not.toContain(': shows');
  });

  test('no low', () => {
    const events = HI_LO.events.map((event): HandEvent => {
      if (event.type === 'board' && event.street === 3) return board(3, '9h');
      if (event.type === 'board' && event.street === 1) return board(1, '3d Th 8c');
      return event.type === 'awarded' ? award(0, '2: 146', 0, 'high 2') : event;
    });
    const all = lines({ ...HI_LO, events });
    expect(all).toContain('Ann: shows [As 2s Kd Qc] (HI: a pair of Kings)');
    expect(all[all.indexOf('*** SUMMARY ***') - 1]).toBe('No low hand qualified');
  });
});

describe('R88 boards', () => {
  const collected = (sample: Sample): string[] =>
    lines(sample).filter((line) => line.includes(' collected ') || line.includes('SHOW DOWN'));

  const thrice = (last: HandEvent): Sample => ({
    ...TWICE,
    events: [...TWICE.events.slice(0, -2), board(2, 'Qc', 2), board(3, 'Qd', 2), last],
  });

  test('three of them', () => {
    const sample = thrice(award(0, '2: 267, 6: 133', 1, 'high 2', 'high 6', 'high 2'));
    expect(collected(sample)).toEqual([
      '*** FIRST SHOW DOWN ***',
      'Ann collected €134 from pot',
      '*** SECOND SHOW DOWN ***',
      'Cat collected €133 from pot',
      '*** THIRD SHOW DOWN ***',
      'Ann collected €133 from pot',
    ]);
    expect(lines(sample)).toContain('Hand was run three times');
    expect(lines(sample)).toContain('*** THIRD RIVER *** [9c 5d 2h Qc] [Qd]');
  });

  test('divided by other rules, the sums stay whole', () => {
    expect(collected(thrice(award(0, '2: 300, 6: 101', 0, 'high 2', 'high 6', 'high 2')))).toEqual([
      '*** FIRST SHOW DOWN ***',
      'Ann collected €300 from pot',
      'Cat collected €101 from pot',
      '*** SECOND SHOW DOWN ***',
      '*** THIRD SHOW DOWN ***',
    ]);
  });

  test('high-low and ties on each board, odd chips from the left of the button', () => {
    const last = award(0, '2: 50, 6: 351', 0, 'high 6, low 2 6', 'high 6, low 6');
    const events = [...TWICE.events.slice(0, -2), last];
    expect(collected({ ...TWICE, events })).toEqual([
      '*** FIRST SHOW DOWN ***',
      'Cat collected €151 from pot',
      'Ann collected €50 from pot',
      '*** SECOND SHOW DOWN ***',
      'Cat collected €200 from pot',
    ]);
  });
});

describe('words of hands', () => {
  const { events, meta } = WALK;
  const holdem = readHistory(events, meta);

  test.each([
    ['Ah 9d', 'Kc Jc 7d 5s 3s', 'high card Ace'],
    ['6h 6d', 'Kc Jc 7d 5s 3s', 'a pair of Sixes'],
    ['2h 2d', '3c 3s 7d 5s Ks', 'two pair, Threes and Deuces'],
    ['6h 6d', '6c Jc 7d 5s Ks', 'three of a kind, Sixes'],
    ['Ah 2d', '3c 4c 5d Ks Qs', 'a straight, Ace to Five'],
    ['8h 7d', '6c 5c 4d Ks Qs', 'a straight, Four to Eight'],
    ['Ah 2h', 'Kh 5h 4h Ks Qs', 'a flush, Ace high'],
    ['Ah Ad', 'Ac Js Jd 2s 3s', 'a full house, Aces full of Jacks'],
    ['9h 9d', '9c 9s Jd 2s 3s', 'four of a kind, Nines'],
    ['9h 8h', '7h 6h 5h 2s 3s', 'a straight flush, Five to Nine'],
    ['Ah Kh', 'Qh Jh Th 2s 3s', 'a Royal Flush'],
    ['Ah Kh', 'Qh Jh Th 2s', undefined],
    ['Ah', 'Qh Jh Th 2s 3s', undefined],
  ])('%s on %s: %s', (hole, middle, words) => {
    expect(starsHand(holdem, parseCards(hole), parseCards(middle))).toBe(words);
  });

  test('short deck: nine-high is the lowest straight, a flush beats a full house', () => {
    const short = readHistory(table([], { game: 'short-deck' }).events, meta);
    const words = (hole: string, middle: string): string | undefined =>
      starsHand(short, parseCards(hole), parseCards(middle));
    expect(words('Ah 6d', '7c 8c 9d Ks Qs')).toBe('a straight, Ace to Nine');
    expect(words('Ah 6h', 'Kh 9h 8h Ks Ac')).toBe('a flush, Ace high');
  });

  test('Omaha: two of the hand, no more', () => {
    const omaha = readHistory(table([], { game: 'omaha' }).events, meta);
    const four = parseCards('Ah Kh Qh Jh');
    expect(starsHand(omaha, four, parseCards('Th 2c 2d 3s 4s'))).toBe('a pair of Deuces');
  });
});

describe('time', () => {
  const stamp = (startedAt: string): string =>
    toPokerStars(WALK.events, { ...WALK.meta, startedAt })
      .split('\n')[0]!
      .split(' - ')[1]!;

  test.each([
    ['2026-01-01T03:04:05Z', '2026/01/01 3:04:05 UTC [2025/12/31 22:04:05 ET]'],
    ['2024-02-29T23:59:59.999Z', '2024/02/29 23:59:59 UTC [2024/02/29 18:59:59 ET]'],
    ['2026-03-08T06:59:59Z', '2026/03/08 6:59:59 UTC [2026/03/08 1:59:59 ET]'],
    ['2026-03-08T07:00:00Z', '2026/03/08 7:00:00 UTC [2026/03/08 3:00:00 ET]'],
    ['2026-11-01T05:59:59Z', '2026/11/01 5:59:59 UTC [2026/11/01 1:59:59 ET]'],
    ['2026-11-01T06:00:00Z', '2026/11/01 6:00:00 UTC [2026/11/01 1:00:00 ET]'],
  ])('%s', (iso, wanted) => {
    expect(stamp(iso)).toBe(wanted);
  });

  test('every day of forty years, against the platform', () => {
    const day = 86_400_000;
    const zone = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    for (let at = Date.UTC(2007, 0, 1, 5, 30); at < Date.UTC(2047, 0, 1); at += day) {
      const parts = Object.fromEntries(
        zone.formatToParts(at).map(({ type, value }) => [type, value]),
      );
      const { year, month, day: date, hour } = parts;
      const eastern = `[${year}/${month}/${date} ${Number(hour)}:30:00 ET]`;
      expect(stamp(new Date(at).toISOString())).toContain(eastern);
    }
  });

  test.each([
    '',
    'yesterday',
    '2026-02-30T10:00:00Z',
    '2026-10-01T24:00:00Z',
    '2026-10-01T10:00:00',
  ])('not a time: %j', (iso) => {
    expect(() => stamp(iso)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

describe('first lines that other programs take (issue 19)', () => {
  const PARSED = /^PokerStars Hand #\d+: .* - \d{4}\/\d\d\/\d\d \d?\d:\d\d:\d\d [A-Z]+( \[.+\])?$/;
  const { startedAt, ...meta } = WALK.meta;
  const first = (more: object): string[] =>
    toPokerStars(WALK.events, { ...meta, ...more }).split('\n', 2);

  test.each<[string, object, string, object]>([
    ['no time', {}, '2000/01/01 0:00:00 ET [-]', {}],
    [
      'a year',
      { local: { date: '2009' } },
      '2009/01/01 0:00:00 ET [2009]',
      { year: 2009, month: undefined, day: undefined, time: undefined },
    ],
    [
      'a month',
      { local: { date: '2009-11' } },
      '2009/11/01 0:00:00 ET [2009/11]',
      { year: 2009, month: 11, day: undefined, time: undefined },
    ],
    [
      'a day',
      { local: { date: '2023-06-22' } },
      '2023/06/22 0:00:00 ET [2023/06/22]',
      { year: 2023, month: 6, day: 22, time: undefined, timeZoneAbbreviation: undefined },
    ],
    [
      'midnight',
      { local: { date: '2023-06-22', time: '00:00:00', zone: 'ET' } },
      '2023/06/22 0:00:00 ET',
      { year: 2023, month: 6, day: 22, time: '00:00:00', timeZoneAbbreviation: 'ET' },
    ],
  ])('of a record that tells %s, and back', (_, more, wanted, fields) => {
    const [line = ''] = first(more);
    expect(line).toMatch(PARSED);
    expect(line.split(' - ')[1]).toBe(wanted);
    const record = accepted(readPokerStars(toPokerStars(WALK.events, { ...meta, ...more })));
    for (const [field, value] of Object.entries(fields)) {
      expect(record[field as keyof typeof record]).toBe(value);
    }
    if (wanted.endsWith('[-]')) expect(record).not.toHaveProperty('year');
  });

  test('a number has digits only', () => {
    expect(first({ handId: 'R5-2586460-197' })[0]).toContain('Hand #52586460197:');
    expect(first({ handId: 'final' })[0]).toContain('Hand #00:');
    expect(first({ handId: '' })[0]).toContain('Hand #00:');
    expect(first({ handId: 0 })[0]).toContain('Hand #0:');
    const unnumbered = toPokerStars(WALK.events, { ...meta, handId: '' });
    expect(accepted(readPokerStars(unnumbered))).not.toHaveProperty('hand');
  });

  test.each(['', ' '])('a table without a name: %j', (table) => {
    expect(first({ table })[1]).toBe("Table '-' 6-max Seat #1 is the button");
    const record = accepted(readPokerStars(toPokerStars(WALK.events, { ...meta, table })));
    expect(record).not.toHaveProperty('table');
  });
});

describe('what is refused', () => {
  test.each<[string, () => string, string]>([
    ['no start', () => toPokerStars(WALK.events.slice(1), WALK.meta), 'BAD_INPUT'],
    ['no events', () => toPokerStars([], WALK.meta), 'BAD_INPUT'],
    ['a stranger', () => text(table([muck(9)])), 'BAD_INPUT'],
    ['a street too many', () => text(table([board(4, '2c')])), 'BAD_INPUT'],
    ['a unit', () => toPokerStars(WALK.events, { ...WALK.meta, unit: '0' }), 'BAD_UNIT'],
    [
      'level 0',
      () => toPokerStars(WALK.events, { ...WALK.meta, tournament: { id: 1, level: 0 } }),
      'BAD_INPUT',
    ],
  ])('%s', (_, run, code) => {
    expect(run).toThrow(expect.objectContaining({ code }));
  });
});

describe('no chip is lost', () => {
  /** Cents or chips of every amount that matches. */
  const amounts = (all: string, pattern: RegExp): number =>
    [...all.matchAll(pattern)].reduce((sum, [, found = '']) => sum + Number(found), 0);
  const AMOUNT = '\\D?(\\d+(?:\\.\\d\\d)?)';

  test.each(SAMPLES)('%s', (_, sample) => {
    const all = text(sample);
    const unit = Number(sample.meta.unit ?? 1);
    let paid = 0;
    let awarded = 0;
    let raked = 0;
    for (const event of sample.events) {
      if (event.type === 'posted') paid += event.ante + event.dead + event.live;
      if (event.type === 'acted') paid += event.paid;
      if (event.type === 'refunded') paid -= event.amount;
      if (event.type === 'awarded') {
        awarded += event.amount;
        raked += event.rake;
      }
    }
    expect(paid).toBe(awarded);
    expect(amounts(all, new RegExp(`Total pot ${AMOUNT}`, 'g'))).toBeCloseTo(awarded * unit, 6);
    expect(amounts(all, new RegExp(`Rake ${AMOUNT}`, 'g'))).toBeCloseTo(raked * unit, 6);
    const collected = amounts(all, new RegExp(` collected ${AMOUNT} from`, 'g'));
    expect(collected).toBeCloseTo((awarded - raked) * unit, 6);
    const won = amounts(all, new RegExp(`(?:won|collected) \\(${AMOUNT}\\)`, 'g'));
    expect(won).toBeCloseTo((awarded - raked) * unit, 6);
  });

  test('a reader that adds up the actions finds every finishing stack', () => {
    for (const [, { events, meta }] of SAMPLES) {
      const { players } = readHistory(events, meta);
      const ended = events.at(-1)!;
      if (ended.type !== 'ended') throw new Error('no end');
      const stacks = players.map((one) => [
        one.seat,
        one.stack - one.paid + one.refunded + one.won,
      ]);
      expect(Object.fromEntries(stacks)).toEqual(ended.stacks);
    }
  });
});
