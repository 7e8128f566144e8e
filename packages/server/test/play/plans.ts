/** Evenings of every game the server has, with everything that a host can set. */

import { MIXES } from '@sidepot/engine';
import type { RoomOptions } from '@sidepot/protocol';
import type { Plan } from './session.js';
import { FAST } from './table.js';

const blinds = { smallBlind: 1, bigBlind: 2, minBuyIn: 10, maxBuyIn: 200 };
const withRoom = (more: RoomOptions): RoomOptions => ({ ...FAST, ...more });

const CHOICES = [
  'stud',
  'badugi',
  '5draw',
  'badeucy',
  'drawmaha',
  'razzdugi',
  'pineapple',
] as const;

export const PLANS: readonly Plan[] = [
  {
    name: "no-limit hold'em with bots",
    options: { poker: blinds, room: withRoom({ hud: 'all' }) },
    ...{ people: 3, bots: 2, hands: 35, buyIn: 100 },
  },
  {
    name: "pot-limit hold'em with antes, straddles and a host who stands",
    options: {
      poker: { ...blinds, limit: 'pot-limit', ante: 1, anteMode: 'perPlayer', straddle: 'both' },
      // Time to straddle: that is done between hands.
      room: withRoom({ handPause: 300, rabbitHunt: true, hud: 'own' }),
    },
    ...{ people: 5, hands: 30, buyIn: 60, hostStands: true },
  },
  {
    name: "fixed-limit hold'em with rake",
    options: {
      poker: { ...blinds, limit: 'fixed-limit', rakeConfig: { bps: 500, cap: 3 } },
      room: withRoom({}),
    },
    ...{ people: 4, hands: 32, buyIn: 40 },
  },
  {
    name: 'Omaha, run it twice, spectators see it late',
    options: {
      poker: { ...blinds, game: 'omaha', runs: 2 },
      room: withRoom({ hud: 'all', spectators: { allowed: true, delay: 250 } }),
    },
    ...{ people: 4, hands: 31, buyIn: 50 },
  },
  {
    name: 'five-card Omaha, run it three times, the big blind antes',
    options: {
      poker: { ...blinds, game: 'omaha5', seatCount: 6, runs: 3, ante: 2, anteMode: 'bigBlind' },
      room: withRoom({}),
    },
    ...{ people: 5, hands: 30, buyIn: 50, kicks: true },
  },
  {
    name: 'six-card Omaha, no limit, rake without a cap, no spectators',
    options: {
      poker: {
        ...{ ...blinds, game: 'omaha6', seatCount: 6, limit: 'no-limit' },
        rakeConfig: { bps: 1000, cap: null, noFlopNoDrop: true },
      },
      room: withRoom({ spectators: { allowed: false, delay: 0 } }),
    },
    ...{ people: 4, hands: 30, buyIn: 70, kicks: true },
  },
  {
    name: 'Omaha hi-lo with bomb pots',
    options: {
      poker: { ...blinds, game: 'omaha8' },
      room: withRoom({ bombPot: { every: 3, ante: 4, boards: 2 } }),
    },
    ...{ people: 6, hands: 31, buyIn: 60 },
  },
  {
    name: 'five-card Omaha hi-lo, run it twice, with rake, bombs and a bot',
    options: {
      poker: {
        ...{ ...blinds, game: 'omaha5-8', seatCount: 6, runs: 2 },
        rakeConfig: { bps: 300, cap: 5 },
      },
      room: withRoom({ bombPot: { every: 5, ante: 3 } }),
    },
    ...{ people: 3, bots: 1, hands: 30, buyIn: 60, hostStands: true },
  },
  {
    name: 'short deck, all-ins hidden',
    options: {
      poker: {
        ...{ game: 'short-deck', ante: 2, minBuyIn: 10, maxBuyIn: 200, runs: 2 },
        rules: { hideAllIns: true },
      },
      room: withRoom({}),
    },
    ...{ people: 4, hands: 31, buyIn: 60 },
  },
  {
    name: '8-game with bots, two hands of each game',
    options: {
      poker: {
        ...{ bigBlind: 8, minBuyIn: 40, maxBuyIn: 800, seatCount: 6 },
        mix: { games: MIXES['8-game'], rotate: 'hands', hands: 2 },
      },
      room: withRoom({ rabbitHunt: true }),
    },
    ...{ people: 3, bots: 2, hands: 34, buyIn: 200 },
  },
  {
    name: 'dealer’s choice of stud, badugi, draw and split games, seen late',
    options: {
      poker: {
        ...{ bigBlind: 8, minBuyIn: 40, maxBuyIn: 800, seatCount: 6 },
        mix: {
          games: CHOICES.map((game) => ({ game, limit: 'fixed-limit' as const })),
          choice: true,
          rotate: 'hands',
          hands: 3,
        },
        rules: { openPair: true },
      },
      room: withRoom({ spectators: { allowed: true, delay: 100 }, actionClock: 3000 }),
    },
    ...{ people: 4, hands: 30, buyIn: 120 },
  },
  {
    name: 'tiny stacks, the button antes, a late straddler under the gun',
    options: {
      poker: { ...blinds, minBuyIn: 2, ante: 3, anteMode: 'button', straddle: 'utg' },
      room: withRoom({
        handPause: 300,
        rabbitHunt: true,
        spectators: { allowed: true, delay: 100 },
      }),
    },
    ...{ people: 5, hands: 30, buyIn: 7 },
  },
];
