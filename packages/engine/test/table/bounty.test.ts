/** House, the 7-2 game: chips go from seat to seat between two hands, and none is made or lost. */

import { describe, expect, test } from 'vitest';
import { chipsOnTable, ledgerLines, replayTable, type TableCommand } from './api.js';
import { after, CASH, EVENT, eventsOf, play, refusal, seated, stackOf, start } from './tables.js';

const pay = (amount: number, from: readonly string[] = ['A', 'B', 'C']): TableCommand => ({
  type: 'payBounty',
  player: 'A',
  amount,
  from,
});

describe('a bounty', () => {
  const table = seated({ ...CASH, minBuyIn: 10 }, 'A1 B2 C3:30 D4');

  test('from everybody who was dealt in, as far as their stacks go; who is broke is told', () => {
    const paid = after(table, pay(50));
    expect(['A', 'B', 'C', 'D'].map((player) => stackOf(paid, player))).toEqual([
      1080, 950, 0, 1000,
    ]);
    expect(chipsOnTable(paid)).toBe(chipsOnTable(table));
    expect(eventsOf(table, pay(50))).toEqual([
      {
        ...{ type: 'bountyPaid', player: 'A', seat: 1, amount: 80 },
        from: [
          { player: 'B', seat: 2, amount: 50 },
          { player: 'C', seat: 3, amount: 30 },
        ],
      },
      { type: 'busted', player: 'C', seat: 3 },
    ]);
    expect(replayTable(table, eventsOf(table, pay(50)))).toEqual(paid);
  });

  test('the ledger has it: what one wins the others lose', () => {
    const nets = ledgerLines(after(table, pay(50))).map(({ player, net }) => [player, net]);
    expect(nets).toEqual([
      ['A', 80],
      ['B', -50],
      ['C', -30],
      ['D', 0],
    ]);
  });

  test('who has left pays nothing, and nobody pays themselves', () => {
    const gone = after(table, { type: 'leave', player: 'B' });
    expect(stackOf(after(gone, pay(20)), 'A')).toBe(1020);
    expect(eventsOf(table, pay(20, ['A']))).toEqual([]);
  });

  test.each([
    ['during a hand', start(seated(CASH, 'A1 B2'), 1), pay(10), 'HAND_RUNNING'],
    ['in a tournament', play(seated(EVENT, 'A1 B2 C3'), {}, 1), pay(10), 'WRONG_MODE'],
    ['to nobody', seated(CASH, 'B2 C3'), pay(10), 'NOT_SEATED'],
    ['of nothing', table, pay(0), 'BAD_COMMAND'],
    ['of half a chip', table, pay(0.5), 'NOT_INTEGER'],
    ['in no whole chips', seated({ ...CASH, unit: 50 }, 'A1 B2'), pay(20), 'BAD_COMMAND'],
    ['from no list', table, { ...pay(10), from: 'B' }, 'BAD_COMMAND'],
  ])('%s is refused', (_, state, command, code) => expect(refusal(state, command)).toBe(code));
});
