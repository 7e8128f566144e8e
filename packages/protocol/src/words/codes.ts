/** Why something is refused: the engine's codes where poker says no, these where the server does. */

import type { ErrorCode, Refusal } from '@sidepot/engine';

/** Code → the status it has over HTTP, and a sentence for people. */
export const SERVER_CODES = {
  BAD_MESSAGE: [400, 'the message does not fit its schema'],
  BAD_PROTOCOL_VERSION: [400, 'the page and the server speak different versions: reload'],
  BAD_NAME: [400, 'a name is made of characters that people see'],
  NO_IDENTITY: [401, 'no valid cookie: ask for an identity first'],
  BAD_ORIGIN: [403, 'requests from other sites are refused'],
  BANNED: [403, 'whoever runs this server has shut you out'],
  NOT_HOST: [403, 'only the host may do that'],
  NOT_ALLOWED: [403, 'you have no right to that here'],
  NO_SPECTATORS: [403, 'this table has no spectators'],
  KICKED: [403, 'the host removed you from this table; ask to come back'],
  BANNED_HERE: [403, 'the host does not let you come to this table'],
  NOT_LET_IN: [403, 'the host decides who comes in, and has not let you in'],
  OLD_LINK: [403, 'this invite link is not valid any more: ask the host for the new one'],
  UNKNOWN_TABLE: [404, 'there is no such table'],
  UNKNOWN_HAND: [404, 'there is no such hand, or it is not over'],
  UNKNOWN_ROUTE: [404, 'there is no such page'],
  UNKNOWN_SESSION: [404, 'no such device of yours is signed in'],
  BAD_LINK: [404, 'this link is not valid any more'],
  UNKNOWN_SHARE: [404, 'this table is shared no more'],
  NO_PUSH: [404, 'this server pushes nothing'],
  BAD_CSV: [400, 'a line of the file cannot be read; nothing was taken from it'],
  UNKNOWN_CLUB: [404, 'there is no such club'],
  UNKNOWN_NIGHT: [404, 'this club has no such night'],
  UNKNOWN_MEMBER: [404, 'this club has no such member'],
  BAD_PUSH: [400, 'this is no address of a push service that this server knows'],
  STALE: [409, 'the table has moved on: look again'],
  KEY_REUSED: [409, 'this idempotency key was used for another command'],
  REQUEST_PENDING: [409, 'the host has not answered yet'],
  NO_REQUEST: [409, 'that player asks for nothing'],
  TOO_MANY_BANS: [409, 'this table has as many bans as it may have: lift one, or make a new link'],
  TOO_MANY_HELPERS: [409, 'this table has as many helpers as it may have'],
  NO_ORDER: [409, 'nothing was to be done with that seat'],
  NO_ADDRESS: [409, 'the address of that player is not known: ban without it'],
  NOT_A_BOT: [409, 'that player is not a bot'],
  RATHOLING: [409, 'who comes back brings at least what they left with'],
  TABLE_FULL: [409, 'every seat is taken'],
  SEAT_FREE: [409, 'a seat is free: take it'],
  ALREADY_WAITING: [409, 'you are on the waiting list already'],
  NOT_WAITING: [409, 'you are not on the waiting list'],
  WAITLIST_FULL: [409, 'the waiting list is full'],
  NAME_TAKEN: [409, 'another player here has that name, or one that looks the same'],
  ALREADY_STARTED: [409, 'the game has started already'],
  NOT_STARTED: [409, 'the game has not started'],
  PAUSED: [409, 'the table is paused'],
  NOT_PAUSED: [409, 'the table is not paused'],
  IN_A_CLUB: [409, 'this table belongs to a club already'],
  OTHER_CURRENCY: [409, 'the club counts in something else: say what one chip is worth in it'],
  BAD_MERGE: [409, 'these two are one already, or one of them is joined to another'],
  CLUB_FULL: [409, 'there are as many as there may be'],
  HOSTS_CLUB: [409, 'hand your clubs over to somebody else, or delete them, first'],
  STILL_PLAYING: [409, 'leave your seats and close your own tables first'],
  NOT_CLOSED: [409, 'close the table first'],
  TABLE_CLOSED: [410, 'the table is closed'],
  NO_TIME_BANK: [409, 'there is no time left in the bank'],
  NOTHING_TO_SKIP: [409, 'no cards are being run out'],
  NO_RABBIT: [409, 'no undealt cards to see'],
  TOO_BIG: [413, 'the message is too big'],
  BAD_HOST: [421, 'this server does not answer to that host name'],
  QUOTA: [429, 'you have used up what this server allows'],
  TOO_MANY_SHARES: [429, 'as many tables are shared from your address as may be: end one'],
  SHARE_FULL: [429, 'as many watch this table as may'],
  RATE_LIMITED: [429, 'too many messages: slow down'],
  INTERNAL: [500, 'the server failed; nothing was done'],
  UNAVAILABLE: [503, 'the store cannot be reached; nothing was done'],
  UNKNOWN_OUTCOME: [
    503,
    'it is not known whether this was done: ask again with the same key to learn it',
  ],
  STOPPING: [503, 'the server is stopping: connect again'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

/** Why the server refuses: a key of {@link SERVER_CODES}. */
export type ServerCode = keyof typeof SERVER_CODES;

/** Why something is refused: a code of the engine or of the server. */
export type RefusalCode = ErrorCode | ServerCode;

/**
 * Why the server refuses something: the engine's reasons as they are, and its own, each with what is
 * wrong beside the code. In a message the code and the rest, `details`, lie apart.
 *
 * @example
 * ```ts
 * import type { ServerRefusal } from '@sidepot/protocol';
 *
 * const closed: ServerRefusal = { code: 'TABLE_CLOSED' };
 * const taken: ServerRefusal = { code: 'SEAT_TAKEN', player: 'ann_8fK2mQ', seat: 3 };
 * ```
 */
export type ServerRefusal = Refusal<RefusalCode>;

const isServerCode = (code: RefusalCode): code is ServerCode => Object.hasOwn(SERVER_CODES, code);

/**
 * The status of a refusal over HTTP. What poker refuses is a sound request that the table cannot
 * accept as it stands.
 *
 * @example
 * ```ts
 * import { httpStatusOf } from '@sidepot/protocol';
 *
 * httpStatusOf('NOT_HOST'); // → 403
 * httpStatusOf('NOT_YOUR_TURN'); // → 422
 * ```
 */
export const httpStatusOf = (code: RefusalCode): number =>
  isServerCode(code) ? SERVER_CODES[code][0] : 422;
