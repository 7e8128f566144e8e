/** What events of stud and draw games do to a state. */
import { evolve, type HandEvent, parseCards, rebuild, startHand } from '@sidepot/engine';
import { describe, expect, it } from 'vitest';

const players = [1, 2, 3].map((seat) => ({ id: seat, seat, stack: 100 }));

function dealtUp(up: Readonly<Record<number, string>>): readonly HandEvent[] {
  const started = startHand({ players, button: 3, smallBlind: 1, bigBlind: 2 });
  if (!started.ok) throw new Error(started.error.code);
  const dealt = Object.entries(up).map(
    ([seat, cards]): HandEvent => ({
      type: 'dealt',
      seat: Number(seat),
      cards: [],
      up: parseCards(cards),
    }),
  );
  return [...started.value.events, ...dealt];
}

describe('the reducer', () => {
  it('takes a bring-in like any post', () => {
    const post = { type: 'posted', seat: 2, kind: 'bring-in', ante: 0, dead: 0, live: 3 } as const;
    const state = rebuild([...dealtUp({ 1: 'Kd' }), post]);
    expect(state.players[1]).toMatchObject({ stack: 95, live: 5, bet: 5 });
  });
  it('R123 throws a card first and takes a new one later', () => {
    const deck = parseCards('2c2d 3c3d 4c4d 5c6c7c8c9c');
    const started = startHand({ players, button: 3, smallBlind: 1, bigBlind: 2, deck });
    if (!started.ok) throw new Error(started.error.code);
    const thrown = evolve(started.value.state, {
      ...{ type: 'drew', seat: 1, discarded: parseCards('2d') },
    });
    expect(thrown.hidden.cards[0]).toEqual(parseCards('2c'));
    expect(thrown.hidden.thrown[0]).toEqual([parseCards('2d')]);
    expect(thrown.players[0]).toMatchObject({ held: 1, drawn: [1] });
    const state = evolve(thrown, { type: 'dealt', seat: 1, cards: parseCards('5c'), up: [] });
    expect(state.hidden.cards[0]).toEqual(parseCards('2c5c'));
    expect(state.hidden.deck!.slice(state.hidden.dealt)).toEqual(parseCards('6c7c8c9c'));
  });
  it('of cards that nobody knows one goes for each that is thrown', () => {
    const started = startHand({ players, button: 3, smallBlind: 1, bigBlind: 2 });
    if (!started.ok) throw new Error(started.error.code);
    const dealt = { type: 'dealt', seat: 1, cards: [null, null, null], up: [] } as const;
    const drew = { type: 'drew', seat: 1, discarded: [null] } as const;
    const state = rebuild([...started.value.events, dealt, drew]);
    expect(state.hidden.cards[0]).toEqual([null, null]);
  });
});
