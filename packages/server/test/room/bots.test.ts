import { SCENE_TIMES } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { wakeAt } from '../../src/room/index.js';
import { ANN, HOST, NO_PAUSES, Table, typesOf } from './tables.js';

const addBot = { type: 'addBot', seat: null, strength: 'medium' } as const;

/** Ann against bots, the first hand dealt. */
function against(count: number, room: object = {}): Table {
  const table = new Table({ room: { actionClock: null, ...room } });
  table.sit(ANN, 'Ann', 1);
  for (let i = 0; i < count; i++) table.ask(HOST, addBot);
  table.ask(HOST, { type: 'startGame' });
  return table;
}

const isBotsTurn = ({ state }: Table): boolean => state.botAt !== null;

describe('a bot', () => {
  test('sits down like everybody, with a name and the most chips', () => {
    const table = new Table();
    expect(typesOf(table.ask(HOST, addBot))).toEqual(['botAdded', 'satDown']);
    table.ask(HOST, { ...addBot, seat: 4, buyIn: 500, name: 'Robo  Cop' });
    expect(table.view(ANN).seats).toMatchObject([
      { bot: 'medium', stack: 1000, status: 'playing' },
      { seat: 4, name: 'Robo Cop', stack: 500 },
    ]);
    expect(table.view(ANN).spectators).toEqual([{ player: HOST, name: 'Host' }]);
  });

  test('has a name of its own', () => {
    const table = new Table();
    for (let i = 0; i < 6; i++) table.ask(HOST, addBot);
    expect(new Set(table.view(HOST).seats.map(({ name }) => name)).size).toBe(6);
    expect(table.refused(HOST, addBot).code).toBe('TABLE_FULL');
    expect(table.refused(HOST, { ...addBot, name: 'host' }).code).toBe('NAME_TAKEN');
  });

  test('thinks for a while, and longer at a slow table', () => {
    const waitOf = (botSpeed: 'none' | 'fast' | 'normal' | 'slow'): number[] => {
      const table = against(3, { botSpeed, runOut: 'none', handPause: 0 });
      const waits: number[] = [];
      for (let turns = 0; turns < 100; turns++) {
        if (isBotsTurn(table)) waits.push(table.state.botAt! - table.now);
        if (table.state.hand?.state.turn.kind === 'act' && !isBotsTurn(table)) table.act('fold');
        else table.wake();
      }
      return waits;
    };
    const [none, fast, normal] = (['none', 'fast', 'normal'] as const).map(waitOf);
    for (const wait of none!) expect(wait).toBe(0);
    for (const wait of fast!) expect(wait).toBeGreaterThan(0);
    const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(mean(fast!)).toBeLessThan(mean(normal!));
    expect(Math.min(...normal!)).toBeGreaterThanOrEqual(500);
  });

  test('begins to think when the cards of its street are drawn (issue 16, 11)', () => {
    const { bet, collect, board, card } = SCENE_TIMES;
    const table = against(3, { botSpeed: 'fast', runOut: 'none', handPause: 0 });
    const drawn = { streets: 0, others: 0 };
    for (let turns = 0; drawn.streets < 30; turns++) {
      if (turns > 2000) throw new Error('too few streets');
      const { turn } = table.state.hand!.state;
      const events =
        turn.kind === 'act' && !isBotsTurn(table)
          ? table.act(turn.legal.check ? 'check' : 'call')
          : table.wake();
      if (!isBotsTurn(table) || table.state.hand!.state.turn.kind !== 'act') continue;
      const waits = table.state.botAt! - table.now;
      const street = events.flatMap((one) => (one.event.type === 'board' ? [one.event] : []));
      const paid = events.some((one) => one.event.type === 'acted' && one.event.paid > 0);
      if (street.length === 0 || typesOf(events).includes('handFinished')) {
        drawn.others++;
        continue;
      }
      drawn.streets++;
      const isCollected = typesOf(events).includes('collected');
      const cards = street[0]!.cards.length;
      expect(street).toHaveLength(1);
      expect(waits).toBeGreaterThan(
        (paid ? bet : 0) + (isCollected ? collect : 0) + board + card * cards,
      );
    }
    expect(drawn.others).toBeGreaterThan(10);
  });

  test('never thinks longer than its clock', () => {
    const table = against(3, { actionClock: 3000, botSpeed: 'slow', runOut: 'none' });
    for (let turns = 0; turns < 100; turns++) {
      const { clock, botAt } = table.state;
      if (botAt !== null && clock !== null) {
        expect(clock.kind).toBe('action');
        expect(botAt).toBeLessThanOrEqual(clock.deadline);
      }
      table.wake();
    }
    const late = table.events.flatMap(({ event }) =>
      event.type === 'timedOut' ? event.player : [],
    );
    expect(late.every((player) => player === ANN)).toBe(true);
  });

  test('waits while the table is paused', () => {
    const table = against(2);
    if (!isBotsTurn(table)) table.act('call');
    table.ask(HOST, { type: 'pause' });
    expect(wakeAt(table.state)).toBeNull();
    table.ask(HOST, { type: 'resume' });
    expect(wakeAt(table.state)).toBeGreaterThan(table.now);
  });

  test('buys chips again when it has none, so that the game goes on', () => {
    const table = against(1, NO_PAUSES);
    const isRebought = () => typesOf(table.events).filter((type) => type === 'toppedUp').length > 0;
    for (let turns = 0; !isRebought(); turns++) {
      if (turns > 2000) throw new Error('the bot never loses');
      if (table.state.hand?.state.turn.kind === 'act') table.act('allIn');
      else if (table.state.table.seats[0]?.stack === 0)
        table.ask(ANN, { type: 'buyIn', amount: 1000 });
      else table.wake();
    }
    expect(table.state.table.seats.map(({ stack }) => stack > 0)).toEqual([true, true]);
  });

  test('is removed by the host: paid at once, or after the hand, which it plays to its end (issue 14, 3)', () => {
    const table = against(2);
    const [, bot] = table.view(ANN).seats;
    const remove = { type: 'removeBot', player: bot!.player } as const;
    expect(typesOf(table.ask(HOST, remove))[0]).toBe('kicking');
    expect(table.ask(HOST, remove)).toEqual([]);
    expect(table.refused(HOST, { type: 'removeBot', player: ANN }).code).toBe('NOT_A_BOT');
    while (table.state.table.hand !== null) {
      if (table.state.hand?.state.turn.kind === 'act' && !isBotsTurn(table)) table.act('fold');
      else table.wake();
    }
    expect(typesOf(table.events)).toContain('botRemoved');
    expect(table.refused(HOST, remove).code).toBe('NOT_A_BOT');
    const line = table.view(ANN).ledger?.lines.find(({ player }) => player === bot!.player);
    expect(line).toMatchObject({ name: bot!.name, stack: 0 });
    expect(table.view(ANN).seats).toHaveLength(2);
    table.ask(HOST, { ...addBot, name: bot!.name });
  });

  test('says how often to run it', () => {
    const poker = { smallBlind: 5, bigBlind: 10, seatCount: 3, runs: 2 } as const;
    const table = new Table({ poker, room: { ...NO_PAUSES, actionClock: null, handPause: 1 } });
    table.sit(ANN, 'Ann', 1);
    table.ask(HOST, addBot);
    table.ask(HOST, { type: 'startGame' });
    for (let turns = 0; table.state.hand?.state.turn.kind !== 'runs'; turns++) {
      if (turns > 2000) throw new Error('it never came to that');
      if (table.state.hand?.state.turn.kind === 'act') table.act('allIn');
      else if (table.state.table.seats[0]?.stack === 0)
        table.ask(ANN, { type: 'buyIn', amount: 1000 });
      else table.wake();
    }
    expect(table.state.hand.state.turn.seats).toEqual([1]);
    table.ask(ANN, { type: 'runs', runs: 2 });
    expect(table.state.hand.state.boards).toHaveLength(2);
  });
});
