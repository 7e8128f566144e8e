/** The lobby's words. */

import { count as number } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const lobby = {
  title: 'Poker with friends, without lost chips.',
  lead: 'Make a table, send the link, play. No sign-up.',
  name: {
    label: 'Your name',
    note: 'Others see it at the table.',
    playingAs: 'Playing as',
    change: 'Change name',
    save: 'Save',
    cancel: 'Cancel',
  },
  create: {
    title: 'New table',
    tableName: 'Friday night',
    button: 'Create the table',
    more: 'More settings',
    moreNote: 'Antes, straddle, buy-in, clock, run it twice, rake, spectators …',
    fallbackName: (name: string): string => `${name}’s table`,
  },
  bots: {
    game: 'Game',
    title: 'Play at once',
    lead: 'A table with bots, only for you.',
    count: 'Opponents',
    strength: 'They play',
    strengths: { easy: 'Easy', medium: 'Medium', hard: 'Hard', mixed: 'Mixed' } as const,
    button: 'Play against bots',
    table: 'Practice table',
  },
  recent: {
    title: 'Your tables',
    all: (count: number): string => `Show all ${number(count)}`,
    forget: (name: string): string => `Take ${name} off this list`,
    seated: 'Your seat is kept',
    players: (count: number): string =>
      count === 0 ? 'Nobody there' : `${plural(count, 'player', 'players')}`,
    statuses: {
      waiting: 'not started',
      playing: 'playing',
      paused: 'paused',
      sleeping: 'asleep',
      closed: 'closed',
    } as const,
    ago: (milliseconds: number): string => {
      if (milliseconds < MINUTE) return 'just now';
      if (milliseconds < HOUR) return `${number(Math.floor(milliseconds / MINUTE))} min ago`;
      if (milliseconds < DAY)
        return plural(Math.floor(milliseconds / HOUR), 'hour ago', 'hours ago');
      return plural(Math.floor(milliseconds / DAY), 'day ago', 'days ago');
    },
  },
  claim: {
    title: 'Play on from this device',
    lead: 'This private link makes this device the same person, with the same seat and chips.',
    warning: (name: string): string => `Here you are ${name} now. That ends with it.`,
    button: 'Take over here',
    cancel: 'Not now',
    isCut: 'This private link is incomplete. Copy all of it and open it again.',
  },
};
