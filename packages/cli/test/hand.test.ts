import { describe, expect, test } from 'vitest';
import { TableTalk } from '../src/play/table-talk.js';
import { asked, jsonLines, sidepot } from './sidepot.js';

const CONFIG = {
  ...{ button: 1, smallBlind: 1, bigBlind: 2 },
  players: [
    { id: 'Ann', seat: 1, stack: 200 },
    { id: 'Bob', seat: 2, stack: 50 },
  ],
};

const talk = () => {
  const table = new TableTalk();
  return (command: unknown): Record<string, unknown> =>
    JSON.parse(table.answer(typeof command === 'string' ? command : JSON.stringify(command)));
};

describe('sidepot hand --stdio', () => {
  test('a line for a line, from the deal to the end', async () => {
    const input = [
      { do: 'start', config: CONFIG, seed: 7 },
      { do: 'act', hand: 1, type: 'allIn' },
      { do: 'act', hand: 1, type: 'call', id: 'q3' },
    ];
    const { code, stdout } = await sidepot(['hand', '--stdio'], {
      input: input.map((one) => `${JSON.stringify(one)}\n`).join(''),
    });
    expect(code).toBe(0);
    const [started, raised, over] = jsonLines(stdout) as Record<string, unknown>[];
    expect(started).toMatchObject({ ok: true, hand: 1, turn: { kind: 'act', seat: 1 } });
    expect(raised).toMatchObject({ ok: true, turn: { seat: 2, legal: { call: 48 } } });
    expect(over).toMatchObject({ id: 'q3', over: true, turn: null });
    const { stacks } = over as { stacks: Record<string, number> };
    expect(Object.values(stacks).reduce((sum, stack) => sum + stack, 0)).toBe(250);
  });

  test('the same seed deals the same, and a seat sees its own cards alone', () => {
    const ask = talk();
    ask({ do: 'start', config: CONFIG, seed: 7 });
    ask({ do: 'start', config: CONFIG, seed: 7 });
    const view = (hand: number, seat?: number) =>
      ask({ do: 'view', hand, seat })['view'] as { cards: string };
    expect(view(2, 1)).toEqual(view(1, 1));
    expect(view(1, 1).cards).toHaveLength(4);
    expect(JSON.stringify(view(1, 1))).not.toContain(view(1, 2).cards);
    expect(view(1).cards).toBe('');
  });

  test('R7 what is refused changes nothing', () => {
    const ask = talk();
    const { turn } = ask({ do: 'start', config: CONFIG, seed: 1 });
    expect(ask({ do: 'act', hand: 1, type: 'raise', to: 3 })).toMatchObject({
      ok: false,
      error: { code: 'BELOW_MINIMUM', min: 4 },
    });
    expect(ask({ do: 'act', hand: 1, seat: 2, type: 'fold' })).toMatchObject({ ok: false });
    expect((ask({ do: 'view', hand: 1 })['view'] as { turn: unknown }).turn).toEqual(turn);
  });

  test('cards to throw are text', () => {
    const ask = talk();
    const config = { ...CONFIG, game: 'badugi', smallBet: 2, bigBet: 4 };
    ask({ do: 'start', config, seed: 2 });
    ask({ do: 'act', hand: 1, type: 'call' });
    const { turn } = ask({ do: 'act', hand: 1, type: 'check' });
    expect(turn).toMatchObject({ kind: 'draw', seat: 2 });
    const { cards } = ask({ do: 'view', hand: 1, seat: 2 })['view'] as { cards: string };
    expect(ask({ do: 'act', hand: 1, type: 'draw', cards: cards.slice(0, 2) })).toMatchObject({
      ok: true,
      turn: { kind: 'draw', seat: 1 },
    });
  });

  test.each([
    ['no JSON', 'rubbish', 'BAD_JSON'],
    ['a list', '[]', 'BAD_INPUT'],
    ['null', 'null', 'BAD_INPUT'],
    ['nothing to do', '{}', 'BAD_INPUT'],
    ['no such hand', { do: 'act', hand: 9, type: 'fold' }, 'BAD_INPUT'],
    ['no config', { do: 'start' }, 'BAD_INPUT'],
    ['no such game', { do: 'start', config: { ...CONFIG, game: 'whist' } }, 'BAD_INPUT'],
    ['too few players', { do: 'start', config: { ...CONFIG, players: [] } }, 'TOO_FEW_PLAYERS'],
  ])('%s is refused, and the next line is answered', (_, line, code) => {
    const ask = talk();
    expect(ask(line)).toMatchObject({ ok: false, error: { code } });
    expect(ask({ do: 'start', config: CONFIG, seed: 1 })).toMatchObject({ ok: true, hand: 1 });
  });

  test('what is wrong is named: the command, the hand, or the JSON', () => {
    const ask = talk();
    const errorOf = (line: unknown) => ask(line)['error'];
    expect(errorOf({ do: 'dance', hand: 1 })).toMatchObject({ field: 'do', value: 'dance' });
    expect(errorOf({ do: 'act', hand: 1 })).toMatchObject({ field: 'hand', value: 1 });
    expect(errorOf('rubbish')).toMatchObject({ message: 'not valid JSON' });
  });

  test('without --stdio it is wrong usage', async () => {
    const { code, stderr } = await asked(['hand']);
    expect(code).toBe(2);
    expect(stderr).toContain('--stdio');
  });
});
