/** The columns of the games' table that no game uses yet: streets by up cards, draws. */
import { type Card, evolve, type HandEvent, parseCards, rebuild, startHand } from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import type { Street } from '../../src/games/game.js';
import { GAMES } from '../../src/games/games.js';
import { openRound } from '../../src/hand/rules/opening.js';
import { workOn } from '../../src/hand/state/emit.js';

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

/** Who speaks first on a street that opens like this. */
function opener(opens: Street['opens'], up: Readonly<Record<number, string>>): number {
  const events: HandEvent[] = [];
  const work = workOn(rebuild(dealtUp(up)), events);
  const streets = GAMES.holdem.streets as Street[];
  const kept = streets[1]!;
  streets[1] = { ...kept, opens };
  try {
    openRound(work, 1);
    const [opened] = events;
    return opened?.type === 'opened' ? opened.seat : -1;
  } finally {
    streets[1] = kept;
  }
}

describe('who opens, by the cards face up', () => {
  it('the lowest brings it in, the best speaks first later', () => {
    const up = { 1: 'Kd', 2: '3c', 3: 'Ah' };
    expect(opener('bring-in', up)).toBe(2);
    expect(opener('best-up', up)).toBe(3);
  });
  it('a pair is better than high cards, and three of a kind than two pairs', () => {
    expect(opener('best-up', { 1: 'AdKd', 2: '3c3d', 3: 'AhQh' })).toBe(2);
    expect(opener('best-up', { 1: 'AdAcKdKc', 2: '3c3d3h2s', 3: 'QhQdQc2c' })).toBe(3);
  });
  it('of equal ones the first from the left of the button', () => {
    expect(opener('best-up', { 1: 'Kd', 2: 'Kc', 3: 'Qh' })).toBe(1);
  });
});

describe('the reducer', () => {
  it('changes cards for new ones, and they leave the deck', () => {
    const deck = parseCards('2c2d 3c3d 4c4d 5c6c7c8c9c');
    const started = startHand({ players, button: 3, smallBlind: 1, bigBlind: 2, deck });
    if (!started.ok) throw new Error(started.error.code);
    const [discarded] = parseCards('2d') as [Card];
    const cards = parseCards('5c');
    const state = evolve(started.value.state, {
      type: 'drew',
      seat: 1,
      discarded: [discarded],
      cards,
    });
    expect(state.hidden.cards[0]).toEqual(parseCards('2c5c'));
    expect(state.hidden.deck!.slice(state.hidden.dealt)).toEqual(parseCards('6c7c8c9c'));
  });
  it('takes a bring-in like any post', () => {
    const post = { type: 'posted', seat: 2, kind: 'bring-in', ante: 0, dead: 0, live: 3 } as const;
    const state = rebuild([...dealtUp({ 1: 'Kd' }), post]);
    expect(state.players[1]).toMatchObject({ stack: 95, live: 5, bet: 5 });
  });
});
