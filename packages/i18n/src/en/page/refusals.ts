/** Why something is refused, by code: what the server says no to, and what poker does. */

import type { RefusalWords } from '../../tools/told.js';
import { REFUSAL_SENTENCES } from '../library/refusals.js';

/**
 * `{detail}` is replaced; `[…]` is left out if a detail inside it is missing. `{wants}` and
 * `{reason}` have words of their own; `{field}`, `{key}` and `{nearest}` are names in the input.
 */
const texts: RefusalWords = {
  OFFLINE: 'The server cannot be reached. Is it running?',
  CLOSED: 'The connection was closed before an answer came.',
  BAD_MESSAGE: 'the message does not fit its schema',
  BAD_PROTOCOL_VERSION: 'A newer version of Sidepot is running. Reload the page.',
  BAD_NAME: 'a name is made of characters that people see[; {character} is none]',
  NO_IDENTITY: 'You are signed out on this device.',
  BAD_ORIGIN: 'requests from other sites are refused',
  BANNED: 'Whoever runs this server has shut you out.',
  NOT_HOST: 'only the host may do that',
  NOT_ALLOWED: 'you have no right to that here',
  NO_SPECTATORS: 'This table has no spectators, and every seat is taken.',
  KICKED: 'The host removed you from this table.',
  BANNED_HERE: 'The host does not let you come to this table.',
  NOT_LET_IN: 'the host decides who comes in, and has not let you in',
  OLD_LINK: 'This invite link does not work any more. Ask the host for the new one.',
  UNKNOWN_TABLE: 'There is no table at this link. Check that you copied all of it.',
  UNKNOWN_HAND: 'there is no such hand, or it is not over',
  UNKNOWN_ROUTE: 'there is no such page',
  NO_PUSH: 'this server sends no push messages',
  BAD_PUSH: 'this server does not know the push service of your browser',
  BAD_CSV: 'line {line} of the file cannot be read; nothing was taken from it',
  UNKNOWN_CLUB: 'There is no club at this link. Check that you copied all of it.',
  UNKNOWN_NIGHT: 'this club has no such night',
  UNKNOWN_MEMBER: 'this club has no such member',
  IN_A_CLUB: 'this table belongs to a club already',
  OTHER_CURRENCY: 'the club counts in something else: say what one chip is worth in it',
  BAD_MERGE: 'these two are one already, or one of them belongs to another',
  CLUB_FULL: 'there are as many as there may be[: {most}]',
  HOSTS_CLUB: 'hand your clubs over to somebody else, or delete them, first',
  UNKNOWN_SESSION: 'no such device of yours is signed in',
  BAD_LINK: 'this link is not valid any more',
  UNKNOWN_SHARE: 'This table is shared no more.',
  STALE: 'The table moved on before that arrived. Look again.',
  KEY_REUSED: 'this idempotency key was used for another command',
  REQUEST_PENDING: 'the host has not answered yet',
  NO_REQUEST: 'that player asks for nothing',
  TOO_MANY_BANS: 'this table has as many bans as it may have: lift one, or make a new link',
  TOO_MANY_HELPERS: 'this table has as many helpers as it may have',
  NO_ORDER: 'nothing was to be done with that seat',
  NO_ADDRESS: 'the address of that player is not known: ban without it',
  NOT_A_BOT: 'that player is not a bot',
  RATHOLING: 'You left this table with {min}: until {until} you come back with at least that much.',
  TABLE_FULL: 'every seat is taken',
  SEAT_FREE: 'a seat is free: take it',
  ALREADY_WAITING: 'you are on the waiting list already',
  NOT_WAITING: 'you are not on the waiting list',
  WAITLIST_FULL: 'the waiting list is full',
  NAME_TAKEN: 'Someone here has that name, or one that looks the same. Choose another.',
  ALREADY_STARTED: 'the game has started already',
  NOT_STARTED: 'the game has not started',
  PAUSED: 'the table is paused',
  NOT_PAUSED: 'the table is not paused',
  STILL_PLAYING: 'leave your seats and close your own tables first',
  NOT_CLOSED: 'close the table first',
  TABLE_CLOSED: 'the table is closed',
  NO_TIME_BANK: 'there is no time left in the bank',
  NOTHING_TO_SKIP: 'no cards are being run out',
  NO_RABBIT: 'no undealt cards to see',
  TOO_BIG: 'the message is too big',
  BAD_HOST: 'this server does not answer to that host name',
  QUOTA: 'You have used up what this server allows. The Host tab shows how much that is.',
  TOO_MANY_SHARES:
    'As many tables are shared from your address as may be. End one, then try again.',
  SHARE_FULL: 'As many people watch this table as may.',
  RATE_LIMITED: 'That was too fast. Wait a moment.',
  INTERNAL: 'the server failed; nothing was done',
  UNAVAILABLE: 'the store cannot be reached; nothing was done',
  UNKNOWN_OUTCOME: 'it is not known whether this was done: ask again with the same key to learn it',
  STOPPING: 'the server is stopping: connect again',

  ...REFUSAL_SENTENCES,
  // What a browser threw is in its own language, and helps nobody who reads the page.
  UNREADABLE: 'the input cannot be read',
};

/** As it stands by itself: texts may begin small and end open. */
const sentence = (told: string): string => {
  const first = told.charAt(0).toUpperCase() + told.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
};

/** Details that are codes. */
const codes = {
  mode: { cash: 'cash game', tournament: 'tournament' },
  half: { high: 'high', low: 'low' },
};

export const refusals = { texts, codes, sentence };
