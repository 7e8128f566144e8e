/** What is said on every page: that something loads, or goes wrong. */

import { plural } from './numbers.js';

export const common = {
  product: 'Sidepot',

  /** What is said, and what follows from it or is typed behind it. */
  colon: (said: string, more: string): string => `${said}: ${more}`,

  errors: {
    server: (status: number): string => `The server answered with error ${status}.`,
    unknown: 'Something went wrong on this page. Try again.',
  },

  connection: {
    reason: (said: string): string => `The reason: ${said}`,
    connecting: 'Connecting…',
    loading: 'Loading…',
    lost: 'Connection lost. Reconnecting – your seat is kept.',
    offline: 'You are offline. Your seat is kept.',
    notSent: 'Not sent: there is no connection. Nothing was done.',
    unanswered: 'Sent, but not answered yet. It is asked again when the connection is back.',
    ended: 'This table is not available',
    nowhere: 'There is no page here',
    nowhereNote: 'The address may be mistyped, or the page has moved.',
    home: 'To the lobby',
  },

  copy: { copy: 'Copy link', copied: 'Copied' },
  nameNeeded: 'Enter your name first.',

  players: (count: number): string => plural(count, 'player', 'players'),
};
