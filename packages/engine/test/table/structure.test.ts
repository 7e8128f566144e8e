/** Structure, clock, races and prizes of an event: the vectors of the tournament rulebook. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  breakIntoChips,
  chipRace,
  colourUps,
  eventClock,
  parseCards,
  prizeCurve,
  structureOf,
  syncBreak,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';

const FILE = join(import.meta.dirname, '../../../../../shared/rules/vectors-tournament.json');

interface TournamentVector {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a shape of its own
  readonly input: any;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a shape of its own
  readonly expect: any;
}

const read = (): readonly TournamentVector[] => {
  const file = JSON.parse(readFileSync(FILE, 'utf8'));
  return Array.isArray(file) ? file : file.vectors;
};
const VECTORS = existsSync(FILE) ? read() : [];

const of = (kind: string) =>
  VECTORS.filter((one) => one.kind === kind).map((one) => [`${one.id} ${one.title}`, one] as const);

const CLOCK: Readonly<Record<string, string>> = { h4h: 'handForHand', end: 'handForHandOver' };

describe.skipIf(VECTORS.length === 0)('the vectors of the tournament rulebook', () => {
  test.each(of('clock'))('%s', (_, { input, expect: wanted }) => {
    const levels = input.levels.map((one: { ms: number; breakAfter?: number }) => ({
      duration: one.ms,
      ...(one.breakAfter !== undefined && { breakAfter: one.breakAfter }),
    }));
    const log = input.log.map((one: { type: string }) => ({
      ...one,
      type: CLOCK[one.type] ?? one.type,
    }));
    const { level, left, onBreak } = eventClock(levels, log, input.at);
    expect({ level: level + 1, left, onBreak }).toEqual(wanted);
  });

  test.each(of('syncBreak'))('%s', (_, { input, expect: wanted }) => {
    expect(syncBreak(input.now)).toEqual(wanted);
  });

  test.each(of('structure'))('%s', (_, { input, expect: wanted }) => {
    const { speed, stack: startingStack, players, minutes } = input;
    const levels = structureOf({ speed, startingStack, players, minutes });
    expect(
      levels.map(({ duration, breakAfter, ...blinds }) => ({
        ...blinds,
        minutes: duration / 60_000,
        ...(breakAfter !== undefined && { breakAfter: breakAfter / 60_000 }),
      })),
    ).toEqual(wanted.levels);
  });

  test.each(of('colourUps'))('%s', (_, { input, expect: wanted }) => {
    const levels = input.levels.map(([smallBlind, bigBlind]: [number, number]) => ({
      smallBlind,
      bigBlind,
    }));
    expect(colourUps(input.chips, levels)).toEqual(wanted.colourUps);
  });

  test.each(of('chipRace'))('%s', (_, { input, expect: wanted }) => {
    const { oldChip: chip, newChip: into, players } = input;
    let at = 0;
    const dealt = players.map(({ seat, stack }: { seat: number; stack: number }) => {
      const count = (stack % into) / chip;
      const cards = parseCards(input.deck.slice(at, at + count).join(' '));
      at += count;
      return { seat, stack, cards };
    });
    const race = chipRace({ chip, into, players: dealt });
    if (!race.ok) throw new Error(JSON.stringify(race.error));
    const idOf = (seat: number) => players.find((one: { seat: number }) => one.seat === seat).id;
    expect({
      won: race.value.won.map(idOf),
      rescued: race.value.rescued.map(idOf),
      stacks: Object.fromEntries(race.value.lines.map(({ seat, stack }) => [idOf(seat), stack])),
      delta: race.value.change,
    }).toEqual(wanted);
  });

  test('R222 a card that two hold is named as it is written', () => {
    const players = [1, 2].map((seat) => ({ seat, stack: 1_025, cards: parseCards('4c') }));
    expect(chipRace({ chip: 25, into: 100, players })).toMatchObject({
      error: { code: 'DUPLICATE_CARD', card: '4c' },
    });
  });

  test.each(of('payouts'))('%s', (_, { input, expect: wanted }) => {
    const { entries, pool, ...options } = input;
    const prizes = prizeCurve(entries, pool, options);
    if ('refused' in wanted) expect(prizes).toMatchObject({ error: { code: wanted.refused } });
    else expect(prizes).toEqual({ ok: true, value: wanted.prizes });
  });
});

describe('R262 every prize list is the pool exactly and never rises', () => {
  test('for 2 to 300 entries', () => {
    for (let n = 2; n <= 300; n++) {
      const made = prizeCurve(n, n * 110);
      if (!made.ok) throw new Error(made.error.code);
      expect(made.value.reduce((sum, prize) => sum + prize, 0)).toBe(n * 110);
      expect(made.value.every((prize, i) => i === 0 || prize <= (made.value[i - 1] ?? 0))).toBe(
        true,
      );
    }
  });
});

describe('R274 time put on the clock', () => {
  const levels = [{ duration: 600_000 }, { duration: 600_000 }, { duration: 600_000 }];
  test('belongs to the level it was put on, and is undone by its opposite', () => {
    const log = [
      { type: 'start', at: 0 },
      { type: 'add', at: 150_000, ms: 120_000 },
      { type: 'add', at: 180_000, ms: -120_000 },
    ] as const;
    expect(eventClock(levels, log.slice(0, 2), 150_000).left).toBe(570_000);
    expect(eventClock(levels, log, 180_000)).toEqual({
      ...{ level: 0, left: 420_000, onBreak: false, running: true },
    });
    const back = eventClock(levels, [...log, { type: 'level', at: 200_000, level: 2 }], 200_000);
    expect(back).toEqual({ level: 2, left: null, onBreak: false, running: true });
  });
});

describe('an amount in chips', () => {
  test.each([
    [7_300, [100, 500, 1000, 5000], '1×5000 2×1000 3×100', 0],
    [28_451, [25, 100, 500, 1000, 5000, 25_000], '1×25000 3×1000 4×100 2×25', 1],
    [60, [20, 50], '3×20', 0],
    [0, [100], '', 0],
    [7, [], '', 7],
  ] as const)('%i of %j is %s', (amount, values, text, rest) => {
    const broken = breakIntoChips(amount, values);
    expect(broken.chips.map(({ count, value }) => `${count}×${value}`).join(' ')).toBe(text);
    expect(broken.rest).toBe(rest);
  });
});
