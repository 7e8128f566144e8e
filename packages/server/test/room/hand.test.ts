import { type Card, holeCardsOf } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { ANN, BOB, CAT, HOST, playing, type Table, typesOf } from './tables.js';

const fold = { type: 'act', action: { type: 'fold' } } as const;

describe('what is late', () => {
  test('a command about another hand is stale', () => {
    const table = playing();
    for (const hand of [0, 2]) {
      expect(table.refused(table.actor, fold, { hand }).code).toBe('STALE');
    }
  });

  test('a command that has not seen the last move is stale, and says where the table is', () => {
    const table = playing();
    const { seq } = table.state;
    table.act('call');
    const { actor } = table;
    expect(table.refused(actor, fold, { expectedSeq: seq })).toEqual({
      code: 'STALE',
      ...{ seq: table.state.seq, hand: 1 },
    });
    expect(table.refused(actor, fold, { expectedSeq: table.state.seq + 1 }).code).toBe('STALE');
    table.ask(actor, fold, { expectedSeq: table.state.seq });
  });

  test('chat and newcomers make nothing stale', () => {
    const table = playing();
    const { seq } = table.state;
    table.ask(ANN, { type: 'chat', text: 'hm' });
    table.ask(CAT, { type: 'join', name: 'Cat' });
    table.ask(table.actor, fold, { expectedSeq: seq });
  });

  test('what is older than the table remembers is stale', () => {
    const table = playing();
    const { seq } = table.state;
    for (let i = 0; i < 101; i++) table.ask(ANN, { type: 'chat', text: 'so?' });
    expect(table.refused(table.actor, fold, { expectedSeq: seq }).code).toBe('STALE');
  });
});

describe('whose turn it is', () => {
  test('nobody acts for another', () => {
    const table = playing();
    const other = table.actor === ANN ? BOB : ANN;
    expect(table.refused(other, fold).code).toBe('NOT_YOUR_TURN');
    expect(table.refused(HOST, fold).code).toBe('NOT_ALLOWED');
  });

  test.each([
    [{ type: 'raise', to: 11 }, 'BELOW_MINIMUM'],
    [{ type: 'raise', to: 1001 }, 'NOT_ENOUGH_CHIPS'],
    [{ type: 'check' }, 'CANNOT_CHECK'],
    [{ type: 'bet', to: 20 }, 'BET_EXISTS'],
  ] as const)('%j is refused as the engine says', (action, code) => {
    const table = playing();
    expect(table.refused(table.actor, { type: 'act', action }).code).toBe(code);
  });
});

describe('after the hand', () => {
  const over = (): [Table, string] => {
    const table = playing({ room: { rabbitHunt: true } });
    const loser = table.actor;
    table.act('fold');
    return [table, loser];
  };

  test('a player shows cards that nobody paid to see, until the next hand', () => {
    const [table, loser] = over();
    const winner = loser === ANN ? BOB : ANN;
    const seen = () => table.view(loser).hand!.view.players.find(({ id }) => id === winner)!.cards;
    expect(seen()).toEqual([null, null]);
    const [card] = table.view(winner).hand!.view.players.find(({ id }) => id === winner)!.cards;
    table.ask(winner, { type: 'show', cards: [card as Card] });
    expect(seen()).toEqual([card, null]);
    table.ask(winner, { type: 'show' });
    expect(seen()).not.toContain(null);
    expect(table.ask(winner, { type: 'show' })).toEqual([]);
    table.wake();
    expect(table.refused(winner, { type: 'show' }, { hand: 1 }).code).toBe('STALE');
  });

  test('nobody shows the cards of another', () => {
    const [table, loser] = over();
    const winner = loser === ANN ? BOB : ANN;
    const { state } = table.state.hand!;
    const cards = holeCardsOf(state, state.players.find(({ id }) => id === winner)!.seat);
    const show = { type: 'show', cards: [cards[0] as Card] } as const;
    expect(table.refused(loser, show).code).toBe('BAD_COMMAND');
    expect(table.refused(HOST, show).code).toBe('NOT_ALLOWED');
  });

  test('the rabbit is hunted once, with the cards that would have come', () => {
    const [table, loser] = over();
    expect(table.refused(HOST, { type: 'rabbitHunt' }).code).toBe('NOT_ALLOWED');
    const { deck, dealt } = table.state.hand!.state.hidden;
    table.ask(loser, { type: 'rabbitHunt' });
    expect(table.view(HOST).hand?.rabbit).toEqual(deck?.slice(dealt, dealt + 5));
    expect(table.ask(loser, { type: 'rabbitHunt' })).toEqual([]);
  });

  test('there is no rabbit while cards come, after a showdown, or where the host does not want it', () => {
    const table = playing({ room: { rabbitHunt: true, runOut: 'none' } });
    expect(table.refused(ANN, { type: 'rabbitHunt' }).code).toBe('NO_RABBIT');
    table.act('allIn');
    table.act('call');
    expect(table.refused(ANN, { type: 'rabbitHunt' }).code).toBe('NO_RABBIT');
    const plain = playing();
    plain.act('fold');
    expect(plain.refused(ANN, { type: 'rabbitHunt' }).code).toBe('NO_RABBIT');
  });

  test('the next hand follows after the pause, with the button moved', () => {
    const table = playing({ room: { handPause: 4000 } });
    const { button } = table.view(ANN).info;
    table.act('fold');
    expect(table.state.clock).toMatchObject({ kind: 'nextHand', deadline: table.now + 4000 });
    const events = typesOf(table.wake());
    expect(events.slice(0, 2)).toEqual(['handStarted', 'started']);
    expect(table.view(ANN).info).toMatchObject({ hands: 2 });
    expect(table.view(ANN).info.button).not.toBe(button);
  });

  test('every bomb pot is announced, and everybody antes', () => {
    const table = playing({ room: { bombPot: { every: 2, ante: 30 } } }, [ANN, BOB, CAT]);
    table.act('fold');
    table.act('fold');
    const events = table.wake();
    expect(events[0]?.event).toEqual({ type: 'bombPotComing', ante: 30 });
    const posts = events.flatMap(({ event }) => (event.type === 'posted' ? [event] : []));
    expect(posts.map(({ kind, ante }) => [kind, ante])).toEqual([
      ['ante', 30],
      ['ante', 30],
      ['ante', 30],
    ]);
    expect(table.state.hand?.state.boards[0]).toHaveLength(3);
  });

  test('a bomb pot on two boards, where the deck serves them', () => {
    const bombPot = { every: 2, ante: 30, boards: 2 } as const;
    const table = playing({ room: { bombPot } }, [ANN, BOB, CAT]);
    table.act('fold');
    table.act('fold');
    const events = table.wake();
    expect(events[0]?.event).toEqual({ type: 'bombPotComing', ante: 30, boards: 2 });
    expect(table.state.hand?.state.boards.map(({ length }) => length)).toEqual([3, 3]);
    for (let i = 0; i < 9; i++) table.act('check');
    expect(table.state.hand?.state.boards.map(({ length }) => length)).toEqual([5, 5]);
    expect(table.state.hand?.state.over).toBe(true);
  });
});

describe('straddles and top-ups', () => {
  test('are asked for between hands and during them', () => {
    const poker = { smallBlind: 5, bigBlind: 10, seatCount: 6, straddle: 'both' } as const;
    const table = playing({ poker }, [ANN, BOB, CAT]);
    expect(table.refused(ANN, { type: 'straddle', on: true }).code).toBe('HAND_RUNNING');
    expect(typesOf(table.ask(ANN, { type: 'topUp', amount: 1000 }))).toEqual(['topUpQueued']);
    table.act('fold');
    table.act('fold');
    const willing = [ANN, BOB, CAT].filter(
      (player) => table.judge(player, { type: 'straddle', on: true }).ok,
    );
    expect(willing.length).toBeGreaterThan(0);
    table.ask(willing[0]!, { type: 'straddle', on: true });
    const kinds = table.wake().flatMap(({ event }) => (event.type === 'posted' ? event.kind : []));
    expect(kinds).toContain('straddle');
  });
});
