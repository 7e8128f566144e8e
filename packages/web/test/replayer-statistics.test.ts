/** Statistics of the replayer: every number is the hands it was counted from, and a link finds them again. */

import { readPhhs } from '@sidepot/engine';
import { POSITIONS, STAT_KEYS } from '@sidepot/engine/stats';
import { beforeAll, describe, expect, test } from 'vitest';
import { cellText, handsOfCell, readCell, type StatCell } from '../src/replayer/counting/cells.js';
import { curvesOf } from '../src/replayer/counting/curve.js';
import type { AnswerOf } from '../src/replayer/counting/desk.js';
import { CountingDesk, type QuestionKind, type QuestionOf } from '../src/replayer/counting/desk.js';
import { heatOf } from '../src/replayer/counting/heat.js';
import { MOST_HANDS_FIRST, orderedBy, playersInOrder } from '../src/replayer/counting/order.js';
import type { PlayerHands } from '../src/replayer/counting/player-hands.js';
import { SIDE, startName, startNamed } from '../src/replayer/counting/starting-hands.js';
import { NO_FILTER, Sieve } from '../src/replayer/hands/filter.js';
import { Library } from '../src/replayer/hands/library.js';
import { besideIn, reviewOf } from '../src/replayer/hands/review.js';
import type { HandSummary } from '../src/replayer/hands/summary.js';
import { readMarks, withMark, writeMarks } from '../src/replayer/marks/hand-marks.js';
import { joined, parted, readSameNames } from '../src/replayer/marks/same-names.js';
import { FIRST_VIEW, hashOfPlace, readPlace } from '../src/replayer/place.js';
import { thinned, ticksOf } from '../src/stats/scale.js';
import { bbText, tenthsText } from '../src/stats/Won.js';
import { statisticsHands } from './statistics-hands.js';

const library = new Library([{ name: null, size: 1 }]);
const desk = new CountingDesk(library);
let list: readonly HandSummary[] = [];
let ann: PlayerHands;

function answer<K extends QuestionKind>(question: QuestionOf<K>): AnswerOf<K> {
  const work = desk.answer(question as never);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value as AnswerOf<K>;
  }
}

beforeAll(async () => {
  async function* texts(): AsyncGenerator<string, void> {
    yield statisticsHands(4);
  }
  for await (const batch of library.read(texts(), () => 0, 1)) list = [...list, ...batch.hands];
  ann = answer({ kind: 'hands', names: ['Ann'] });
});

describe('players', () => {
  test('are counted over all hands, or over those that are wanted', () => {
    const { lines, unit } = answer({ kind: 'players', numbers: null, same: {} });
    expect(unit).toBe('1');
    expect(lines.map(({ player, hands }) => [player, hands])).toEqual([
      ['Ann', 4],
      ['Bob', 4],
      ['Cat', 3],
      ['Cat2', 1],
    ]);
    expect(lines[0]?.stats.vpip).toEqual([2, 4]);
    const few = answer({ kind: 'players', numbers: Uint32Array.of(1, 4), same: {} });
    expect(few.lines[0]?.stats.threeBet).toEqual([1, 2]);
  });

  test('of whom somebody said that they are one are one, and can be parted', () => {
    const same = joined({}, ['Cat', 'Cat2']);
    const { lines } = answer({ kind: 'players', numbers: null, same });
    const cat = lines.find(({ player }) => player === 'Cat');
    expect(cat).toMatchObject({ hands: 4, others: ['Cat2'], stats: { pfr: [2, 4] }, net: -15 });
    expect(answer({ kind: 'hands', names: ['Cat', 'Cat2'] }).numbers).toHaveLength(4);
    expect(joined(same, ['Ann', 'Cat'])).toEqual({ Cat2: 'Ann', Cat: 'Ann' });
    expect(parted(same, 'Cat')).toEqual({});
    expect(readSameNames('{"a":"a","b":1,"c":"d"}')).toEqual({ c: 'd' });
    expect(readSameNames('no')).toEqual({});
  });

  test('stand in the wanted order; who had no chance stands last, whichever way', () => {
    const { lines } = answer({ kind: 'players', numbers: null, same: {} });
    const names = (order = MOST_HANDS_FIRST, least = 1) =>
      playersInOrder(lines, order, least).map(({ player }) => player);
    expect(names(MOST_HANDS_FIRST, 3)).toEqual(['Ann', 'Bob', 'Cat']);
    const down = orderedBy(MOST_HANDS_FIRST, 'threeBet');
    expect(names(down).at(0)).toBe('Ann');
    expect(names(down).slice(-2)).toEqual(names(orderedBy(down, 'threeBet')).slice(-2));
    expect(names(orderedBy(down, 'player'))).toEqual(['Ann', 'Bob', 'Cat', 'Cat2']);
  });

  test('issue 21: big blinds per hundred of fewer than a hundred hands are not shown, and stand last', () => {
    const { lines } = answer({ kind: 'players', numbers: null, same: {} });
    const much = lines.map((line) => (line.player === 'Bob' ? { ...line, settled: 100 } : line));
    const order = orderedBy(MOST_HANDS_FIRST, 'bb100');
    for (const one of [order, orderedBy(order, 'bb100')]) {
      expect(playersInOrder(much, one, 1)[0]?.player).toBe('Bob');
    }
    const bb100 = { value: 2198.64, margin: 1060.04 };
    expect(bbText({ bb100, settled: 99 })).toBe('–');
    expect(bbText({ bb100, settled: 100 })).toBe('+2,198.6 ± 1,060.0');
  });

  test.each([
    [0.04, '0.0'],
    [-0.04, '0.0'],
    [-0.06, '−0.1'],
    [1234.56, '+1,234.6'],
  ])('issue 21: %s big blinds are written %s', (value, text) => {
    expect(tenthsText(value)).toBe(text);
  });
});

describe('a number and its hands', () => {
  test('the hands of a player are counted once', () =>
    expect(answer({ kind: 'hands', names: ['Ann'] })).toBe(ann));

  test('every statistic at every position has as many hands as it has chances', () => {
    for (const player of ['Ann', 'Bob', 'Cat']) {
      const hands = answer({ kind: 'hands', names: [player] });
      const { report } = answer({ kind: 'player', numbers: null, same: {}, name: player });
      for (const row of report?.positions ?? []) {
        const position = POSITIONS.find((one) => one === row.group);
        const cell: StatCell = { player, ...(position !== undefined && { position }) };
        expect(handsOfCell(hands, cell)).toHaveLength(row.hands);
        // These count more than once a hand.
        for (const stat of STAT_KEYS.filter((key) => key !== 'af' && key !== 'afq')) {
          const { made, of } = row.stats[stat];
          expect([player, stat, handsOfCell(hands, { ...cell, stat }).length]).toEqual([
            player,
            stat,
            of,
          ]);
          expect(handsOfCell(hands, { ...cell, stat, isMade: true })).toHaveLength(made);
        }
      }
    }
    expect(handsOfCell(ann, { player: 'Ann', stat: 'threeBet', isMade: true })).toEqual([1]);
    expect(handsOfCell(ann, { player: 'Ann', start: 'AKs' })).toEqual([1, 2, 3, 4]);
    expect(handsOfCell(ann, { player: 'Ann', start: 'AKo' })).toEqual([]);
  });

  test.each<StatCell>([
    { player: 'Ann' },
    { player: 'Ann · 1', position: 'btn', stat: 'threeBet', isMade: true },
    { player: 'Ann', start: 'T9s' },
  ])('%j is found again by its text', (cell) =>
    expect(readCell(cell.player, cellText(cell))).toEqual(cell),
  );

  test('as a filter it leaves exactly its hands, and the file has exactly these', () => {
    const cell: StatCell = { player: 'Ann', stat: 'vpip', isMade: true };
    const facts = { marks: new Map(), ofCell: new Set(handsOfCell(ann, cell)) };
    const wanted = new Sieve(list, { ...NO_FILTER, cell }, facts).upTo(list.length);
    expect(wanted.map(({ number }) => number)).toEqual([1, 3]);
    const numbers = Uint32Array.from(wanted, ({ number }) => number);
    const saved = [...readPhhs(answer({ kind: 'text', numbers }))];
    expect(saved.map(({ hand: one }) => one)).toEqual(
      [1, 3].map((number) => ({ ok: true, value: library.record(number) })),
    );
    // Until its hands are known there are none.
    expect(new Sieve(list, { ...NO_FILTER, cell }).upTo(list.length)).toEqual([]);
  });

  test('the link has the tab, the player, the filter and the cell', () => {
    const cell = { player: 'Ann & Bob', position: 'sb', stat: 'steal', isMade: true } as const;
    const filter = {
      ...NO_FILTER,
      isAllIn: true,
      isMarked: true,
      atLeast: 12.5,
      player: 'x',
      cell,
    };
    const place = {
      ...{ from: { kind: 'file' } as const, hand: 3, step: 2 },
      view: { tab: 'review', who: '', filter } as const,
    };
    expect(readPlace(hashOfPlace(place))).toEqual(place);
    const player = {
      ...place,
      hand: null,
      step: 0,
      view: { ...place.view, tab: 'player', who: 'Άννα' } as const,
    };
    expect(readPlace(hashOfPlace(player))).toEqual(player);
    // Nothing unusual is not written.
    expect(hashOfPlace({ ...player, view: FIRST_VIEW })).toBe('');
  });
});

describe('pictures', () => {
  test('the lines end where the report says', () => {
    const { report } = answer({ kind: 'player', numbers: null, same: {}, name: 'Ann' });
    const points = curvesOf(ann, () => true, false);
    expect(points).toHaveLength(5);
    expect(points.at(-1)).toMatchObject({
      at: 4,
      number: 4,
      net: report?.all.net,
      showdown: report?.all.netShowdown,
      nonShowdown: report?.all.netNonShowdown,
    });
    expect(points.at(-1)?.ev).toBeCloseTo(report?.all.evNet ?? Number.NaN, 5);
    expect(curvesOf(ann, (number) => number === 3, true).at(-1)).toMatchObject({ net: 100, at: 1 });
  });

  test('a thinned line keeps its ends, and the rules hold all of it', () => {
    const many = Array.from({ length: 100_000 }, (_, i) => i);
    expect(thinned(many, 1200)).toHaveLength(1200);
    expect([thinned(many, 1200).at(0), thinned(many, 1200).at(-1)]).toEqual([0, 99_999]);
    expect(ticksOf(-130, 420, 5)).toEqual([-200, 0, 200, 400, 600]);
    expect(ticksOf(0, 0, 5).length).toBeGreaterThan(1);
  });

  test('169 starting hands, each with its result or its share', () => {
    expect(new Set(Array.from({ length: SIDE * SIDE }, (_, i) => startName(i)))).toHaveProperty(
      'size',
      169,
    );
    expect([startName(0), startName(1), startName(SIDE)]).toEqual(['AA', 'AKs', 'AKo']);
    const square = heatOf(ann, () => true, 'vpip')[startNamed('AKs')];
    expect(square).toMatchObject({ hands: 4, made: 2, of: 4, value: 0.5 });
    expect(heatOf(ann, () => true, 'result')[startNamed('AKs')]?.made).toBeCloseTo(103);
    expect(heatOf(ann, () => true, 'vpip')[0]).toMatchObject({ hands: 0, value: null });
  });
});

describe('review', () => {
  test('who missed most all-in comes first; pots by size; notes and marks as they stand', () => {
    const misses = answer({ kind: 'misses', numbers: Uint32Array.of(3) });
    expect(misses).toMatchObject([{ number: 3, player: 'Bob' }]);
    expect(misses[0]?.missed).toBeGreaterThan(1000);
    // Who comes back to it does not wait.
    const again = desk.answer({ kind: 'misses', numbers: Uint32Array.of(3) });
    expect(again.next()).toEqual({ done: true, value: misses });
    const marks = withMark(new Map(), list[1]?.key ?? '', { isStarred: true, comment: '' });
    const of = (kind: Parameters<typeof reviewOf>[0]) =>
      reviewOf(kind, list, marks, misses).map(({ number }) => number);
    expect(of('misses')).toEqual([3]);
    expect(of('pots')[0]).toBe(3);
    expect(of('marked')).toEqual([2]);
    expect(of('notes')).toEqual([]);
    expect(besideIn([{ number: 3 }, { number: 1 }], 3)).toEqual({ after: 1 });
    expect(besideIn([{ number: 3 }], null)).toEqual({ after: 3 });
  });

  test('marks are kept as text; one that says nothing is none, and what is stored may be anything', () => {
    const one = withMark(new Map(), 'a', { isStarred: true, comment: 'why call?' });
    expect(readMarks(writeMarks(one))).toEqual(one);
    expect(withMark(one, 'a', { isStarred: false, comment: ' ' }).size).toBe(0);
    expect(readMarks('[["a",1],[1,2],7]')).toEqual(
      new Map([['a', { isStarred: true, comment: '' }]]),
    );
    expect(readMarks('{')).toEqual(new Map());
  });

  test('a hand has the same key in any file and at any place', () => {
    expect(new Set(list.map(({ key }) => key)).size).toBe(4);
    expect(library.hand(2)?.key).toBe(list[1]?.key);
  });
});
