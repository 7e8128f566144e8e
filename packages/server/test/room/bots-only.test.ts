/** A table of bots that never waits plays on and on: each call ends a hand and deals the next. */

import {
  BOARD_GAMES,
  GAME_NAMES,
  type GameName,
  ledgerLines,
  MIX_NAMES,
  MIXES,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { rebuildRoom, wakeAt } from '../../src/room/index.js';
import { HOST, NO_PAUSES, stakesOf, Table, typesOf } from './tables.js';

const HANDS = 300;

const OTHERS = GAME_NAMES.filter((name) => !(BOARD_GAMES as readonly string[]).includes(name));

/** Bots play so many hands; the chips are counted, and the log makes the same room. */
function playBots(poker: object, hands: number): Table {
  const table = new Table({ poker: { seatCount: 5, ...poker }, room: NO_PAUSES });
  for (const strength of ['easy', 'medium', 'hard', 'medium'] as const) {
    table.ask(HOST, { type: 'addBot', seat: null, strength });
  }
  table.ask(HOST, { type: 'startGame' });
  while (table.state.table.hands <= hands) table.advance();
  const { table: played } = table.state;
  const nets = ledgerLines(played).reduce((sum, { net }) => sum + net, 0);
  expect(nets + played.rake).toBe(0);
  expect(rebuildRoom(table.events)).toEqual(table.state);
  return table;
}

const eventsOf = (table: Table) =>
  table.events.flatMap((stored) => (stored.of === 'hand' ? [stored.event] : []));

describe('bots in every game', () => {
  test.each(OTHERS)('play %s by their own judgement', (game) => {
    const table = playBots({ ...stakesOf(game), game }, 25);
    const actions = eventsOf(table).flatMap((event) =>
      event.type === 'acted' ? [event.action] : [],
    );
    expect(actions).toContain('call');
    expect(actions.some((action) => action === 'bet' || action === 'raise')).toBe(true);
    expect(eventsOf(table).some(({ type }) => type === 'showdown')).toBe(true);
  });

  test.each(MIX_NAMES)('play %s: every game comes', (name) => {
    const games = MIXES[name];
    const mix = { games, rotate: 'hands', hands: 2 };
    const table = playBots({ bigBlind: 20, mix }, 2 * games.length + 1);
    const played = eventsOf(table).flatMap((event): GameName[] =>
      event.type === 'started' ? [event.rules.game] : [],
    );
    expect(played.slice(0, 2 * games.length)).toEqual(games.flatMap(({ game }) => [game, game]));
    expect(table.view(HOST).info.mix).toEqual({ entry: 0, hand: 2, chooser: null, chosen: null });
  });
});

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
