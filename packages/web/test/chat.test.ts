import type { StreamEvent } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { VIEW_EXAMPLE } from '../../protocol/src/docs/examples/messages.js';
import { readMuted } from '../src/chat/muted.js';
import { type Box, placeBubble } from '../src/chat/place.js';
import { unreadIn } from '../src/chat/unread.js';
import { talkIn } from '../src/chat/use-talk.js';

const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

describe('where a bubble stands', () => {
  const STAGE = box(0, 50, 800, 500);
  const SIZE = { width: 120, height: 40 };
  const SEAT = box(300, 200, 100, 50);
  const place = (taken: readonly Box[] = [], seat = SEAT, cards: Box | null = null) =>
    placeBubble(SIZE, seat, cards, STAGE, taken);

  test('under its seat, if nothing is there', () => {
    expect(place()).toEqual({ left: 290, top: 255, isSmall: false });
  });

  test('beside it, if a bet lies under it; above its cards, if bets lie there too', () => {
    const below = box(320, 260, 40, 20);
    expect(place([below])).toMatchObject({ left: 405, isSmall: false });
    const beside = [box(420, 210, 30, 30), box(200, 210, 60, 30)];
    const cards = box(310, 140, 80, 60);
    expect(place([below, ...beside, cards], SEAT, cards)).toMatchObject({ left: 290, top: 95 });
  });

  test('never out of the table', () => {
    expect(place([], box(0, 200, 100, 50))).toMatchObject({ left: 5 });
    expect(place([], box(300, 500, 100, 50))).toMatchObject({ left: 405, top: 505 });
  });

  test('on its own plate and no larger, if there is no other place', () => {
    expect(place([box(0, 0, 800, 600)])).toEqual({ left: 300, top: 200, isSmall: true });
  });
});

describe('what is unread', () => {
  const { you } = VIEW_EXAMPLE;
  const line = (seq: number, player: string) => ({ seq, player, at: 0, name: player, text: 'hi' });
  const chat = [line(4, 'bob'), line(5, you.player), line(6, 'bob'), line(7, 'eve')];

  test('is what others have said since, but for who is muted here', () => {
    expect(unreadIn({ chat, you }, 0, new Set())).toBe(3);
    expect(unreadIn({ chat, you }, 4, new Set())).toBe(2);
    expect(unreadIn({ chat, you }, 4, new Set(['eve']))).toBe(1);
    expect(unreadIn({ chat, you }, 7, new Set())).toBe(0);
  });

  test('whom a device has muted may be stored in any way', () => {
    expect(readMuted('["bob","eve"]')).toEqual(new Set(['bob', 'eve']));
    expect(readMuted('[1,{"a":2},"eve"]')).toEqual(new Set(['eve']));
    for (const bad of [null, '', '{}', 'null', 'nonsense']) expect(readMuted(bad).size).toBe(0);
  });
});

test('a line and a reaction hang over the seat of who made them, a spectator’s over none', () => {
  const [seat] = VIEW_EXAMPLE.seats;
  if (seat === undefined) throw new Error('the example has seats');
  const room = (event: object): StreamEvent =>
    ({ of: 'room', seq: 9, at: 0, event }) as unknown as StreamEvent;
  const { player, name } = seat;
  const events = [
    room({ type: 'reacted', player, seat: seat.seat, reaction: 'fire' }),
    room({ type: 'said', player: 'eve', text: 'hello' }),
    room({ type: 'paused', by: player }),
  ];
  expect(talkIn(events, VIEW_EXAMPLE, 1000)).toMatchObject([
    { kind: 'reacted', name, seat: seat.seat, reaction: 'fire', text: 'Fire', until: 4500 },
    { kind: 'said', reaction: null, seat: null, text: 'hello', until: 7000 },
  ]);
});
