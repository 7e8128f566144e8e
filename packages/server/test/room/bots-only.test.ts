/** A table of bots that never waits plays on and on: each call ends a hand and deals the next. */

import { BOARD_GAMES, ledgerLines } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { rebuildRoom, wakeAt } from '../../src/room/index.js';
import { HOST, NO_PAUSES, stakesOf, Table, typesOf } from './tables.js';

const HANDS = 300;

describe('bots among themselves', () => {
  test.each(BOARD_GAMES)(`play ${HANDS} hands of %s`, (game) => {
    const poker = { ...stakesOf(game), game, seatCount: 5, runs: 2 } as const;
    const table = new Table({
      poker,
      room: { ...NO_PAUSES, bombPot: { every: 10, ante: 20, boards: 2 } },
    });
    for (const strength of ['easy', 'medium', 'easy', 'medium'] as const) {
      table.ask(HOST, { type: 'addBot', seat: null, strength });
    }
    table.ask(HOST, { type: 'startGame' });
    while (table.state.table.hands <= HANDS) {
      const { hands } = table.state.table;
      expect(wakeAt(table.state)).toBe(table.now);
      table.advance();
      expect(table.state.table.hands).toBe(hands + 1);
      expect(table.finished?.hand).toMatchObject({ number: hands, state: { over: true } });
      expect(table.state.hand).toMatchObject({ number: hands + 1, state: { over: false } });
    }
    const { table: played } = table.state;
    const nets = ledgerLines(played).reduce((sum, { net }) => sum + net, 0);
    expect(nets + played.rake).toBe(0);
    expect(rebuildRoom(table.events)).toEqual(table.state);
    expect(typesOf(table.events).filter((type) => type === 'bombPotComing')).toHaveLength(30);
  });
});
