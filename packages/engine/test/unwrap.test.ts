import { PokerError, type Result, settle, unwrap } from '@sidepot/engine';
import { expect, test } from 'vitest';

const player = (id: string, seat: number, live: number) => ({ id, seat, live, folded: false });
const hand = { button: 1, seatCount: 2, boards: [{ high: [['Ann'], ['Bob']] }] };

test('the value, or its refusal thrown', () => {
  const settled = settle({ ...hand, players: [player('Ann', 1, 50), player('Bob', 2, 80)] });
  expect(unwrap(settled).refund).toEqual({ Bob: 30 });
  const refused = settle({ ...hand, players: [player('Ann', 1, 0.5), player('Bob', 2, 80)] });
  expect(() => unwrap(refused)).toThrow(PokerError);
  expect(() => unwrap(refused)).toThrow('NOT_INTEGER, player: Ann, field: live, value: 0.5');
});

test.each([[null], [undefined], [7], [{}], [{ ok: 'yes', value: 1 }], [{ ok: false }]])(
  '%j is no Result',
  (value) => {
    expect(() => unwrap(value as Result<number>)).toThrow('BAD_INPUT');
  },
);

test('ante and dead may be left out, and only they', () => {
  const players = [player('Ann', 1, 50), { ...player('Bob', 2, 80), ante: 0, dead: 0 }];
  const full = players.map((one) => ({ ante: 0, dead: 0, ...one }));
  expect(settle({ ...hand, players })).toEqual(settle({ ...hand, players: full }));
  // Fewer keys than before, and one of them misspelt: it must not be passed over.
  const misspelt = [{ ...player('Ann', 1, 50), daed: 5 }, player('Bob', 2, 80)];
  expect(settle({ ...hand, players: misspelt })).toMatchObject({
    error: { code: 'UNKNOWN_KEY', key: 'players[0].daed', nearest: 'dead' },
  });
  const { live: _, ...lifeless } = player('Ann', 1, 50);
  expect(settle({ ...hand, players: [lifeless as never, player('Bob', 2, 80)] })).toMatchObject({
    error: { code: 'NOT_INTEGER', field: 'live', player: 'Ann' },
  });
  expect(
    settle({
      ...hand,
      players: [{ ...player('Ann', 1, 50), ante: null as never }, player('Bob', 2, 80)],
    }),
  ).toMatchObject({ error: { code: 'NOT_INTEGER', field: 'ante' } });
});
