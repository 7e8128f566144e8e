/** What is said on every page: cards, and what goes wrong. */

import { plural } from './numbers.js';

const RANKS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

/** Where the server's sentence would not help a player. */
const REFUSALS: Readonly<Record<string, string>> = {
  STALE: 'The table moved on before that arrived. Look again.',
  NAME_TAKEN: 'Someone here has that name, or one that looks the same. Choose another.',
  UNKNOWN_TABLE: 'There is no table at this link. Check that you copied all of it.',
  KICKED: 'The host removed you from this table.',
  NO_IDENTITY: 'You are signed out on this device.',
  BANNED: 'Whoever runs this server has shut you out.',
  BANNED_HERE: 'The host does not let you come to this table.',
  OLD_LINK: 'This invite link does not work any more. Ask the host for the new one.',
  NO_SPECTATORS: 'This table has no spectators, and every seat is taken.',
  QUOTA: 'You have used up what this server allows. The Host tab shows how much that is.',
  RATE_LIMITED: 'That was too fast. Wait a moment.',
  BAD_PROTOCOL_VERSION: 'A newer version of Sidepot is running. Reload the page.',
};

const sentence = (words: string): string => {
  const first = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
};

export const common = {
  product: 'Sidepot',

  card: (rank: number, suit: number): string => `${RANKS[rank] ?? ''} of ${SUITS[suit] ?? ''}`,
  cardBack: 'face-down card',

  errors: {
    offline: 'The server cannot be reached. Is it running?',
    server: (status: number): string => `The server answered with error ${status}.`,
    unknown: 'Something went wrong on this page. Try again.',
    refused: (code: string, words: string): string => REFUSALS[code] ?? sentence(words),
  },

  connection: {
    reason: (said: string): string => `The reason: ${said}`,
    connecting: 'Connecting…',
    loading: 'Loading…',
    lost: 'Connection lost. Reconnecting – your seat is kept.',
    ended: 'This table is not available',
    nowhere: 'There is no page here',
    nowhereNote: 'The address may be mistyped, or the page has moved.',
    home: 'To the lobby',
  },

  players: (count: number): string => plural(count, 'player', 'players'),
  highAndLow: (high: string, low: string): string => `${high}, and low ${low}`,
  youHave: (hand: string): string => `You have: ${hand}`,
};
