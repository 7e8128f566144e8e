import { describe, expect, test } from 'vitest';
import { ledgerOf, mayWatch, rebuildRoom, type Stored } from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, NO_PAUSES, NOW, playing, Table, typesOf } from './tables.js';

const kick = (player: string, reason = 'rude') => ({ type: 'kick', player, reason }) as const;
const statusOf = (table: Table, player: string) =>
  table.view(CAT).seats.find((seat) => seat.player === player)?.status;

describe('issue 14, 3: a kick in mid-hand takes effect after the hand', () => {
  test('the player whose turn it is keeps the pot they win', () => {
    const table = playing({ room: { ...NO_PAUSES, actionClock: null, handPause: 1000 } });
    const { actor } = table;
    const other = actor === ANN ? BOB : ANN;
    expect(typesOf(table.ask(HOST, kick(actor)))).toEqual(['kicking']);
    expect(table.actor).toBe(actor);
    expect(statusOf(table, actor)).toBe('kicked');
    expect(table.view(actor).hand?.view.viewer).toBe(table.view(actor).you.seat);
    expect(table.view(other).log.at(-1)?.event).toEqual({
      ...{ type: 'kicking', player: actor, reason: 'rude' },
    });
    table.ask(actor, { type: 'act', action: { type: 'allIn' } });
    const events = typesOf(table.act('fold'));
    expect(events.slice(events.indexOf('handFinished'))).toEqual([
      ...['handFinished', 'left', 'kicked'],
    ]);
    const line = ledgerOf(table.state).lines.find(({ player }) => player === actor);
    expect(line).toMatchObject({ buyIns: 1000, cashOuts: 1010, net: 10 });
    expect(mayWatch(table.state, actor)?.code).toBe('KICKED');
    expect(table.refused(actor, { type: 'chat', text: 'Back' }).code).toBe('KICKED');
    expect(table.state.kicks).toEqual([]);
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });

  test('their clock runs as usual, and they may show what they have', () => {
    const table = playing({ room: { ...NO_PAUSES, timeBank: null, actionClock: 20_000 } });
    const { actor } = table;
    const { clock } = table.state;
    table.ask(HOST, kick(actor));
    expect(table.state.clock).toEqual(clock);
    table.ask(actor, { type: 'act', action: { type: 'call' } });
    while (table.state.table.hand !== null && table.state.hand?.state.turn.kind === 'act') {
      table.act('check');
    }
    expect(typesOf(table.events).filter((type) => type === 'shown').length).toBeGreaterThan(0);
    expect(typesOf(table.events)).toContain('kicked');
  });

  test('who has folded, or was not dealt in, goes at once', () => {
    const table = playing({}, [ANN, BOB, CAT]);
    const { actor } = table;
    table.act('fold');
    expect(typesOf(table.ask(HOST, kick(actor)))).toEqual(['leaving', 'kicked']);
    const late = 'dan_0000000';
    table.sit(late, 'Dan');
    expect(typesOf(table.ask(HOST, kick(late)))).toEqual(['left', 'kicked']);
  });

  test('they may leave by themselves: then the dealer folds for them', () => {
    const table = playing({}, [ANN, BOB, CAT]);
    const { actor } = table;
    table.ask(HOST, kick(actor));
    expect(typesOf(table.ask(actor, { type: 'leave' }))).toEqual(['leaving', 'acted']);
    expect(typesOf(table.act('fold')).slice(-3)).toEqual(['handFinished', 'left', 'kicked']);
  });

  test('a second kick changes nothing, and the host may take it back', () => {
    const table = playing();
    const { actor } = table;
    table.ask(HOST, kick(actor));
    expect(table.ask(HOST, kick(actor, 'again'))).toEqual([]);
    expect(table.refused(ANN, { type: 'cancelKick', player: actor }).code).toBe('NOT_HOST');
    expect(typesOf(table.ask(HOST, { type: 'cancelKick', player: actor }))).toEqual([
      'kickCancelled',
    ]);
    expect(statusOf(table, actor)).toBe('playing');
    expect(table.ask(HOST, { type: 'cancelKick', player: actor })).toEqual([]);
    expect(table.refused(HOST, { type: 'cancelKick', player: 'nobody_0' }).code).toBe(
      'UNKNOWN_PLAYER',
    );
    expect(typesOf(table.act('fold'))).not.toContain('kicked');
  });

  test('a paused table keeps them until the hand is over', () => {
    const table = playing();
    const { actor } = table;
    table.ask(HOST, { type: 'pause' });
    expect(typesOf(table.ask(HOST, kick(actor)))).toEqual(['kicking']);
    expect(typesOf(table.ask(HOST, { type: 'resume' }))).toEqual(['resumed']);
    expect(typesOf(table.act('fold')).slice(-2)).toEqual(['left', 'kicked']);
  });

  test('a table that closes after the hand sends them away first', () => {
    const table = playing();
    const { actor } = table;
    table.ask(HOST, kick(actor));
    table.ask(HOST, { type: 'closeTable' });
    expect(typesOf(table.act('fold')).slice(-4)).toEqual(['left', 'kicked', 'left', 'closed']);
  });

  test('a stream of the version before still folds: kicked in mid-hand, folded by the dealer', () => {
    const table = playing({}, [ANN, BOB, CAT]);
    const { actor } = table;
    const seat = table.state.table.seats.find(({ player }) => player === actor)?.seat ?? 0;
    const old: readonly Stored[] = [
      { of: 'table', at: NOW, event: { type: 'leaving', player: actor, seat } },
      { of: 'room', at: NOW, event: { type: 'kicked', player: actor, reason: null } },
    ];
    table.state = rebuildRoom([...table.events, ...old]);
    expect(typesOf(table.advance())).toEqual(['acted']);
    expect(table.actor).not.toBe(actor);
  });
});

const levels = [{ smallBlind: 5, bigBlind: 10, duration: 60_000 }];
const tournament = { startingStack: 200, buyIn: 100, fee: 10, levels };

function event(players: readonly string[]): Table {
  const table = new Table({
    poker: { seatCount: 4, tournament },
    room: { ...NO_PAUSES, actionClock: null, handPause: 1000 },
  });
  for (const player of players) {
    table.ask(player, { type: 'join', name: player.slice(0, 3) });
    table.ask(player, { type: 'requestSeat', seat: null });
  }
  return table;
}

const prizesOf = ({ state }: Table) =>
  state.table.tournament?.places?.map(({ place, prize }) => [place, prize]);

function expectPaid(table: Table, entries: number): void {
  const { lines, rake } = ledgerOf(table.state);
  expect(rake).toBe(10 * entries);
  expect(lines.reduce((sum, { net }) => sum + net, 0)).toBe(-rake);
}

describe('issue 14, 3: a closed or kicked tournament pays by the rules', () => {
  test('R246: a kicked player plays the hand, and is disqualified then', () => {
    const table = event([ANN, BOB, CAT]);
    table.ask(HOST, { type: 'startGame' });
    const { actor } = table;
    expect(typesOf(table.ask(HOST, kick(actor)))).toEqual(['kicking']);
    table.ask(actor, { type: 'act', action: { type: 'allIn' } });
    table.act('fold');
    expect(typesOf(table.act('fold')).slice(-3)).toEqual([
      ...['handFinished', 'eliminated', 'kicked'],
    ]);
    expect(table.view(HOST).tournament?.eliminations).toMatchObject([
      { player: actor, disqualified: true },
    ]);
    expect(table.view(HOST).seats).toHaveLength(2);
    table.wake();
    expect(table.state.hand?.state.players).toHaveLength(2);
  });

  test('R246: the last but one who is kicked has the second prize', () => {
    const table = event([ANN, BOB]);
    table.ask(HOST, { type: 'startGame' });
    table.act('fold');
    expect(typesOf(table.ask(HOST, kick(BOB)))).toEqual([
      ...['eliminated', 'tournamentEnded', 'kicked'],
    ]);
    expect(prizesOf(table)).toEqual([
      [1, 125],
      [2, 75],
    ]);
    expectPaid(table, 2);
  });

  test('R267–R269: closed while it runs, who is left shares the open prizes by ICM', () => {
    const table = event([ANN, BOB, CAT]);
    table.ask(HOST, { type: 'startGame' });
    expect(typesOf(table.ask(HOST, { type: 'closeTable' }))).toEqual(['closing']);
    table.act('fold');
    expect(typesOf(table.act('fold')).slice(-3)).toEqual([
      ...['handFinished', 'tournamentEnded', 'closed'],
    ]);
    const places = prizesOf(table) ?? [];
    expect(places.map(([place]) => place)).toEqual([1, 2, 3]);
    expect(places.reduce((sum, [, prize = 0]) => sum + prize, 0)).toBe(300);
    // Nearly equal stacks: nearly a third each.
    for (const [, prize] of places) expect(Math.abs((prize ?? 0) - 100)).toBeLessThan(6);
    expectPaid(table, 3);
  });

  test('R208: closed before it began, everybody gets entry and fee back', () => {
    const table = event([ANN, BOB, CAT]);
    expect(typesOf(table.ask(HOST, { type: 'closeTable' }))).toEqual([
      ...['left', 'left', 'left', 'closed'],
    ]);
    expect(ledgerOf(table.state)).toMatchObject({ lines: [], rake: 0 });
  });

  test('when it is over closing pays nothing twice', () => {
    const table = event([ANN, BOB]);
    table.ask(HOST, { type: 'startGame' });
    table.act('fold');
    table.ask(HOST, kick(BOB));
    expect(typesOf(table.ask(HOST, { type: 'closeTable' }))).toEqual(['closed']);
    expectPaid(table, 2);
  });
});
