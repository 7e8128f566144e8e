/** Point 11: reading a hand and writing it again changes no number. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Direction,
  roundtrips,
  starsFacts,
  starsFiles,
} from '../../../../scripts/corpus-roundtrip.mjs';
import { corpusFiles } from '../../../../scripts/corpus-score.mjs';
import * as engine from '../../src/index.js';
import {
  metaOf,
  type PhhHand,
  readOpenHandHistory,
  readPhh,
  readPhhs,
  readPokerStars,
  replayHand,
  splitPokerStars,
  toOpenHandHistory,
  toPokerStars,
  writePhh,
  writePhhs,
} from '../../src/notation/index.js';
import { accepted, phh } from './samples.js';

const UNAWARDED = '(pot not awarded as player cashed out)';

/** Seats 2, 4 and 1 of six; the house takes 3 of 101. */
const RAKED = `PokerStars Hand #31:  Hold'em No Limit ($1/$2 USD) - 2019/04/13 18:36:55 CET [2019/04/13 12:36:55 ET]
Table 'Bharani II' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob  the 2nd ($70.50 in chips)
Seat 4: Cem ($200 in chips)
Bob  the 2nd: posts small blind $1
Cem: posts big blind $2
*** HOLE CARDS ***
Dealt to Ann [Kh Kd]
Ann: raises $48.50 to $50.50
Bob  the 2nd: calls $49.50
Cem: folds
*** FLOP *** [2c 3d 4h]
Bob  the 2nd: checks
Ann: checks
*** TURN *** [2c 3d 4h] [5s]
Bob  the 2nd: checks
Ann: checks
*** RIVER *** [2c 3d 4h 5s] [9c]
Bob  the 2nd: checks
Ann: checks
*** SHOW DOWN ***
Bob  the 2nd: shows [Ah Ad] (a straight, Ace to Five)
Ann: mucks hand
Bob  the 2nd collected $100 from pot
*** SUMMARY ***
Total pot $103 | Rake $3
Board [2c 3d 4h 5s 9c]
Seat 1: Ann (button) mucked [Kh Kd]
Seat 2: Bob  the 2nd (small blind) showed [Ah Ad] and won ($100) with a straight, Ace to Five
Seat 4: Cem (big blind) folded before Flop
`;

const eventsOf = (hand: PhhHand) => accepted(replayHand(hand, { events: true })).events ?? [];
const stars = (hand: PhhHand): string => toPokerStars(eventsOf(hand), metaOf(hand));

describe('read and written again', () => {
  test('PokerStars: rake, collected, seats, button, size, names, money and time are the same', () => {
    const hand = accepted(readPokerStars(RAKED));
    const text = stars(accepted(readPhh(writePhh(hand))));
    expect(text).toContain('| Rake $3\n');
    expect(text).toContain('Bob  the 2nd collected $100 from pot');
    const [first, second] = text.split('\n');
    expect([first, second]).toEqual(RAKED.split('\n').slice(0, 2));
    expect(starsFacts(text)).toEqual(starsFacts(RAKED));
    expect(text).toContain('Dealt to Ann [Kh Kd]');
    expect(text).not.toContain('Dealt to Bob');
  });

  test('PokerStars by way of Open Hand History', () => {
    const hand = accepted(readPokerStars(RAKED));
    const { ohh } = toOpenHandHistory(eventsOf(hand), metaOf(hand));
    expect(ohh).toMatchObject({
      site_name: 'PokerStars',
      currency: 'USD',
      table_size: 6,
      dealer_seat: 1,
      start_date_utc: '2019-04-13T16:36:55Z',
      pots: [{ amount: 103, rake: 3, player_wins: [{ win_amount: 100 }] }],
    });
    const back = stars(accepted(readOpenHandHistory(JSON.stringify({ ohh }))));
    const { time: _, ...facts } = starsFacts(back);
    const { time, ...before } = starsFacts(RAKED);
    expect(facts).toEqual(before);
    expect([time, starsFacts(back).time]).toEqual([
      '2019/04/13 18:36:55 CET [2019/04/13 12:36:55 ET]',
      '2019/04/13 16:36:55 UTC [2019/04/13 12:36:55 ET]',
    ]);
  });

  test('the stacks of the events are those of the record; finishing is without rake', () => {
    const hand = accepted(readPokerStars(RAKED));
    const { events, state, finishing } = accepted(replayHand(hand, { events: true }));
    expect(hand.players).toEqual(['Bob  the 2nd', 'Cem', 'Ann']);
    expect(hand.finishingStacks).toEqual([12000, 19800, 4950]);
    expect(state?.players.map(({ stack }) => stack)).toEqual(hand.finishingStacks);
    expect(state?.rake).toBe(300);
    expect(events?.find(({ type }) => type === 'raked')).toMatchObject({
      amount: 300,
      pots: [300],
    });
    expect(finishing).toEqual([12300, 19800, 4950]);
    expect(accepted(replayHand(hand)).finishing).toEqual(finishing);
  });

  test('a tournament: number, level, buy-in, bounty and fee', () => {
    const text = RAKED.replace(
      /Hold'em.*/,
      "Tournament #44, $1.08+$0.27+$0.15 USD Hold'em No Limit - Level XIV (1/2) - 2011/09/28 8:57:21 ET",
    )
      .replaceAll('$', '')
      .replaceAll(/\.50/g, '')
      .replace('1.08+0.27+0.15', '$1.08+$0.27+$0.15')
      .replace('raises 48 ', 'raises 48 ')
      .replace('100 from', '99 from')
      .replace('won (100)', 'won (99)')
      .replace('Total pot 103 | Rake 3', 'Total pot 102 | Rake 3')
      .replace('calls 49', 'calls 49');
    const hand = accepted(readPokerStars(text));
    expect(stars(hand).split('\n')[0]).toBe(text.split('\n')[0]?.replace(':  ', ': '));
    const object = JSON.stringify(toOpenHandHistory(eventsOf(hand), metaOf(hand)));
    const { tournament, currency } = metaOf(accepted(readOpenHandHistory(object)));
    expect(tournament).toEqual({ id: '44', level: 14, buyIn: 108, bounty: 27, fee: 15 });
    expect(currency).toEqual({ code: 'USD', symbol: '$' });
  });

  test('a dead button, a small blind that nobody posts', () => {
    const text = RAKED.replace('Seat #1 is', 'Seat #6 is')
      .replace('Bob  the 2nd: posts small blind $1\n', '')
      .replace('Cem: posts', 'Bob  the 2nd: posts')
      .replace('Cem: folds\n', '')
      .replace('calls $49.50', 'calls $48.50')
      .replace('Ann: raises', 'Cem: folds\nAnn: raises')
      .replace('$103', '$101')
      .replace('Bob  the 2nd collected $100', 'Bob  the 2nd collected $98')
      .replace('won ($100)', 'won ($98)');
    const hand = accepted(readPokerStars(text));
    expect(hand.extra).toMatchObject({ _button: 6, _small_blind: 100 });
    const again = stars(accepted(readPhh(writePhh(hand))));
    expect(again).toContain("'Bharani II' 6-max Seat #6 is the button");
    expect(starsFacts(again)).toEqual(starsFacts(text));
  });

  test('several pots: of each as much as was paid, whoever took the rake from where', () => {
    const hand = accepted(
      readPhh(
        phh(
          'starting_stacks = [20, 50, 100]',
          "actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 QhQd', 'p3 cbr 100', 'p1 cc', 'p2 cc', 'd db 2c3d4h', 'd db 5s', 'd db 9c']",
          'winnings = [58, 59, 0]',
        ),
      ),
    );
    const written = stars(hand);
    expect(written).toContain('Total pot 120 Main pot 58. Side pot 59. | Rake 3');
    const back = accepted(readPokerStars(written));
    expect(back.extra).toMatchObject({ _rake: 3, _pots: [58, 59] });
    expect(stars(back)).toBe(written);
  });

  test('an odd chip that the house gave to another than the rulebook', () => {
    const hand = accepted(
      readPhh(
        phh(
          'antes = [1, 1, 1]',
          "actions = ['d dh p1 AhAd', 'd dh p2 AsAc', 'd dh p3 QhQd', 'p3 cbr 100', 'p1 cc', 'p2 cc', 'd db 2c3d4h', 'd db 5s', 'd db 9c']",
          'starting_stacks = [101, 101, 101]',
          'winnings = [151, 152, 0]',
        ),
      ),
    );
    expect(accepted(replayHand(hand)).finishing).toEqual([152, 151, 0]);
    expect(stars(hand)).toContain('p2 collected 152 from pot');
    expect(stars(hand)).toContain('p1 collected 151 from pot');
  });

  test.each([
    [
      'who lost the pot',
      RAKED.replace(
        '*** SUMMARY',
        'Ann cashed out the hand for $20 | Cash Out Fee $0.20\n*** SUMMARY',
      ),
      [0, 0, 2000],
      [
        'Bob  the 2nd collected $100 from pot',
        'Ann cashed out the hand for $20 | Cash Out Fee $0.20',
      ],
    ],
    [
      'who won it: nobody collects',
      RAKED.replace(
        'Bob  the 2nd collected $100 from pot',
        'Bob  the 2nd cashed out the hand for $79.20 | Cash Out Fee $0.80',
      ).replace('Ace to Five\nSeat 4', `Ace to Five ${UNAWARDED}\nSeat 4`),
      [7920, 0, 0],
      ['Bob  the 2nd cashed out the hand for $79.20 | Cash Out Fee $0.80', UNAWARDED],
    ],
    [
      'both of them, and no fee is told',
      RAKED.replace(
        'Bob  the 2nd collected $100 from pot',
        'Bob  the 2nd cashed out the hand for $79\nAnn cashed out the hand for $21',
      ).replace('Ace to Five\nSeat 4', `Ace to Five ${UNAWARDED}\nSeat 4`),
      [7900, 0, 2100],
      ['Bob  the 2nd cashed out the hand for $79\n', 'Ann cashed out the hand for $21\n'],
    ],
  ])('a cash-out is told by both formats and read back: %s', (_, text, paid, said) => {
    const hand = accepted(readPokerStars(text));
    expect(hand.extra).toMatchObject({ _cash_out: paid });
    const replay = accepted(replayHand(hand, { warnings: true }));
    expect(replay.warnings.map(({ code }) => code)).toContain('CASHED_OUT');
    const written = stars(hand);
    for (const part of said) expect(written).toContain(part);
    expect(written.includes(' collected ')).toBe(!text.includes(UNAWARDED));
    const { ohh } = toOpenHandHistory(eventsOf(hand), metaOf(hand));
    const wins = ohh.pots.flatMap(({ player_wins }) => player_wins);
    const total = wins.reduce((sum, { cashout_amount = 0 }) => sum + cashout_amount, 0);
    expect(total * 100).toBe(paid.reduce((sum, amount) => sum + amount, 0));
    expect(wins.reduce((sum, { win_amount }) => sum + win_amount, 0)).toBe(100);
    const record = writePhh(hand);
    const backs = [readPokerStars(written), readOpenHandHistory({ ohh }), readPhh(record)];
    for (const back of backs) {
      const again = accepted(back);
      const { finishing, pots, warnings } = accepted(replayHand(again, { warnings: true }));
      expect({ finishing, pots, warnings }).toEqual({
        finishing: replay.finishing,
        pots: replay.pots,
        warnings: replay.warnings,
      });
      const { finishingStacks, winnings, extra } = again;
      expect([finishingStacks, winnings]).toEqual([hand.finishingStacks, hand.winnings]);
      expect(extra?.['_cash_out']).toEqual(paid);
      expect(extra?.['_cash_out_fee']).toEqual(hand.extra?.['_cash_out_fee']);
    }
    expect(stars(accepted(readPokerStars(written)))).toBe(written);
  });

  test('what a meta says of a cash-out is looked at', () => {
    const hand = accepted(readPokerStars(RAKED));
    const meta = { ...metaOf(hand), cashOuts: { 1: -5 } };
    expect(() => toPokerStars(eventsOf(hand), meta)).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ field: 'meta.cashOuts.1' }) }),
    );
  });

  test('a stack that nobody knows cannot be written, and it says so', () => {
    const hand = accepted(readPhh(phh('starting_stacks = [inf, 200, 300]')));
    expect(() => stars(hand)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
    expect(() => toOpenHandHistory(eventsOf(hand), metaOf(hand))).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT' }),
    );
  });
});

describe('amounts of ours stand in the unit of the stacks', () => {
  test('writePhhs writes _rake as it writes the stacks, and it is read back', () => {
    const hand = accepted(readPokerStars(RAKED));
    expect(hand.extra).toMatchObject({ _rake: 300 });
    const text = writePhhs([hand]);
    expect(text).toContain('starting_stacks = [70.50, 200, 100]');
    expect(text).toContain('_rake = 3\n');
    for (const { hand: back } of readPhhs(text)) expect(accepted(back)).toEqual(hand);
  });

  test('a rake alone decides for cents', () => {
    const hand = accepted(readPhh(phh('_rake = 0.50')));
    expect([hand.unit, hand.extra]).toEqual(['0.01', { _rake: 50 }]);
    expect(writePhh(hand)).toContain('_rake = 0.50');
  });

  test.each([
    ['text', "_rake = 'five'", 'five'],
    ['not whole', '_rake = 0.125', { literal: '0.125' }],
    ['below zero', '_rake = -5', { literal: '-5' }],
  ])('somebody’s own _rake stays as it is: %s', (_, line, value) => {
    const hand = accepted(readPhh(phh(line)));
    expect(hand.extra).toEqual({ _rake: value });
    expect(writePhh(hand)).toContain(line);
  });
});

/** One sign for rupees; a cap is not written; cents have two digits. */
const asWritten = (text: string): string =>
  text
    .replaceAll('Rs. ', '₹')
    .replace(/ - \S+ Cap - /, '')
    .replace(/(\$\d+\.\d)(?=\D)/g, '$10');

const shared = starsFiles().length > 0 && corpusFiles().length > 0;
const note = shared ? '' : ' (skipped: ../shared is absent)';

describe.skipIf(!shared)(`real hands, there and back${note}`, () => {
  test('each 200th hand of the corpus, all texts of PokerStars: `npm run corpus` does them all', () => {
    const tallies = roundtrips(engine, 200);
    const differing = tallies.flatMap(({ directions }) =>
      Object.values(directions).flatMap((one: Direction) => one.differing),
    );
    expect(differing.slice(0, 3)).toEqual([]);
    const refused = tallies.flatMap(({ directions }) =>
      Object.values(directions).flatMap((one: Direction) => Object.keys(one.refused)),
    );
    // Nothing else is lost.
    expect(new Set(refused.map((why) => /stack, wants: known/.exec(why)?.[0]))).toEqual(new Set());
    const equal = (name: string) =>
      tallies.reduce((sum, { directions }) => sum + (directions[name]?.equal ?? 0), 0);
    expect(equal('PokerStars → PHH → PokerStars')).toBeGreaterThan(100);
    expect(equal('PHH → PokerStars → PHH')).toBeGreaterThan(30);
    expect(equal('PHH → PHHS → PHH')).toBeGreaterThan(30);
  });

  test('the lines of PokerStars itself come back: pots, rake, collected, uncalled, seats, time', () => {
    let compared = 0;
    for (const file of starsFiles()) {
      for (const { text } of splitPokerStars(readFileSync(file, 'utf8'))) {
        const hand = readPokerStars(text);
        if (!hand.ok) continue;
        expect(starsFacts(stars(accepted(readPhh(writePhh(hand.value))))), text).toEqual(
          starsFacts(asWritten(text)),
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
