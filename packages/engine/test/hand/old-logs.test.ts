/** Logs that older versions wrote: `log-v1.jsonl` was made by the last version with words in events. */

import { readFileSync } from 'node:fs';
import {
  apply,
  autoAdvance,
  currentEvent,
  LOG_VERSION,
  type LoggedEvent,
  type PotState,
  potName,
  rebuild,
  startHand,
  toPhh,
  type WinningHandV1,
  winningHandText,
} from '@sidepot/engine';
import { describe, expect, it, test } from 'vitest';

interface Recorded {
  readonly game: string;
  readonly log: readonly LoggedEvent[];
  readonly stacks: readonly number[];
  readonly rake: number;
  readonly pots: readonly (PotState & { readonly name: string })[];
}

const HANDS: readonly Recorded[] = readFileSync(new URL('log-v1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

/** Every string in it that is no code: with a space, or a capital first. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[A-Z]| /.test(value) ? [value] : [];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(wordsIn);
}

describe.each(HANDS)('a log of version 1 ($game)', ({ log, stacks, rake, pots }) => {
  it('rebuilds to the same money', () => {
    const state = rebuild(log);
    expect(state.players.map(({ stack }) => stack)).toEqual(stacks);
    expect(state.rake).toBe(rake);
    const named = state.pots.map((pot, index) => ({ name: potName(index), ...pot }));
    expect(named).toEqual(pots);
    expect(state.over).toBe(true);
  });

  it('has words no more, and they can be made again', () => {
    const events = log.map(currentEvent);
    expect(wordsIn(log).length > 0 || !log.some(({ type }) => type === 'awarded')).toBe(true);
    expect(wordsIn(events)).toEqual([]);
    expect(wordsIn(rebuild(log))).toEqual([]);
    for (const [i, old] of log.entries()) {
      const event = events[i];
      if (old.type !== 'awarded' || event?.type !== 'awarded') continue;
      const said = (old.hands as readonly WinningHandV1[]).map(({ text, beat }) => [
        text,
        beat?.text ?? null,
      ]);
      const made = event.hands.map((hand) => {
        const words = winningHandText(hand);
        return [words?.text ?? null, words?.beat ?? null];
      });
      expect(made).toEqual(said);
    }
  });

  it('is the same when it is read twice', () => {
    const events = log.map(currentEvent);
    expect(events.map(currentEvent)).toEqual(events);
  });
});

test('a hand that was under way goes on (LOG_VERSION 1)', () => {
  const { log } = HANDS[0]!;
  const at = log.findIndex(({ type }) => type === 'acted');
  const state = rebuild(log.slice(0, at));
  if (state.turn.kind !== 'act') throw new Error(state.turn.kind);
  const step = apply(state, { type: 'fold', seat: state.turn.seat });
  expect(step.ok && autoAdvance(step.value.state).state.turn.kind).toBe('act');
});

test('a log of a version to come is refused', () => {
  const [first] = HANDS[0]!.log;
  expect(() => rebuild([{ ...first, version: 9 } as never])).toThrow('BAD_VERSION');
});

describe('a log whose players were numbers', () => {
  const { log } = HANDS[0]!;
  const numbered = log.map((event) =>
    event.type === 'started'
      ? { ...event, players: event.players.map((player, i) => ({ ...player, id: i + 1 })) }
      : event,
  ) as readonly LoggedEvent[];
  const names = rebuild(log).players.map((_, i) => String(i + 1));

  it('has texts when it is read, in any version', () => {
    const [first] = numbered;
    const later = { ...first, version: LOG_VERSION } as LoggedEvent;
    for (const event of [first!, later]) {
      const read = currentEvent(event);
      expect(read.type === 'started' && read.players.map(({ id }) => id)).toEqual(names);
      expect(currentEvent(read)).toEqual(read);
    }
  });

  it('rebuilds to the same hand with texts', () => {
    const state = rebuild(log);
    const players = state.players.map((player, i) => ({ ...player, id: names[i] }));
    expect(rebuild(numbered)).toEqual({ ...state, players });
  });

  it('is exported as it always was', () => {
    expect(toPhh(numbered).players?.toSorted()).toEqual(names);
  });

  it('is not read where the number is no id', () => {
    const [first, ...rest] = numbered;
    const broken = { ...first, players: [{ id: 1.5, seat: 1, stack: 10 }] } as never;
    expect(() => rebuild([broken, ...rest])).toThrow('events[0].players[0].id');
  });
});

test('a config may name players by numbers: 1 and "1" are one, and everything after has texts', () => {
  const config = { button: 1, smallBlind: 5, bigBlind: 10 };
  const hand = startHand({
    ...config,
    players: [1, 'Bob'].map((id, i) => ({ id, seat: i + 1, stack: 500 })),
  });
  if (!hand.ok) throw new Error(hand.error.code);
  const [started] = hand.value.events;
  expect(started).toMatchObject({ players: [{ id: '1' }, { id: 'Bob' }] });
  expect(hand.value.state.players.map(({ id }) => id)).toEqual(['1', 'Bob']);
  const twice = [1, '1'].map((id, i) => ({ id, seat: i + 1, stack: 500 }));
  expect(startHand({ ...config, players: twice })).toMatchObject({
    error: { code: 'DUPLICATE_PLAYER' },
  });
});

test.each([
  [[1, 33], true],
  [['1', 33], true],
  [['a', 'b', 97], true],
  [[2 ** 40, 0], true],
  [[7, 2, 7], false],
  [[-3, 5, '-3'], false],
  [['7', 'Bob', 7], false],
  [['Bob', 7, 'Bob'], false],
])('%o as names of players: each their own is %o', (ids, isOwn) => {
  const players = ids.map((id, i) => ({ id, seat: i + 1, stack: 500 }));
  const hand = startHand({ button: 1, smallBlind: 5, bigBlind: 10, players });
  expect(hand.ok || hand.error.code).toBe(isOwn || 'DUPLICATE_PLAYER');
});
