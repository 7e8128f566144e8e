import type { SeatInfo } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import { comingIn, mayChooseEntry } from '../src/session/coming-in.js';

type Owes = NonNullable<SeatInfo['owes']>;

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  seat: 1,
  player: 'ann_8fK2mQ',
  name: 'Ann',
  bot: null,
  stack: 500,
  status: 'waiting',
  connected: true,
  timeBank: null,
  missed: { small: false, big: false },
  comeIn: 'wait',
  topUp: 0,
  straddle: false,
  ...more,
});
const owes = (next: Owes['next'], waits = 0): Owes => ({ live: 10, dead: 0, waits, next });

test.each<[string, Partial<SeatInfo>, ReturnType<typeof comingIn>]>([
  ['who plays and owes nothing', { status: 'playing' }, null],
  ['who sits out', { status: 'out', owes: owes([]) }, null],
  ['who waits for the hand to end', {}, 'nextHand'],
  ['whom the big blind reaches next', { comeIn: 'post', owes: owes(['wait', 'post']) }, 'nextHand'],
  ['who waits for the big blind', { owes: owes(['post']) }, 'bigBlind'],
  ['who moved away from it', { owes: owes(['post'], 2) }, 'moved'],
  ['who posts', { status: 'playing', comeIn: 'post', owes: owes(['post']) }, 'post'],
  ['who would post between the blinds', { comeIn: 'post', owes: owes([]) }, 'postLater'],
  ['who buys the button', { comeIn: 'button', owes: owes(['button']) }, 'button'],
  ['who cannot buy it yet', { comeIn: 'button', owes: owes(['post']) }, 'buttonLater'],
])('R41, R42 %s', (_name, more, way) => {
  expect(comingIn(seat(more))).toBe(way);
  expect(mayChooseEntry(seat(more))).toBe(way !== null && way !== 'nextHand');
});
