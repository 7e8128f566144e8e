/** How long, how many and how much at most. */

const HOUR = 3_600_000;
/** The longest time that a setting may ask for, in milliseconds: a day. */
export const MAX_DURATION: number = 24 * HOUR;

/** Most characters of a player’s name. */
export const NAME_LENGTH = 24;
/** Most characters of a table’s name. */
export const TABLE_NAME_LENGTH = 60;
/** Most characters of a line of chat. */
export const CHAT_LENGTH = 300;
/** Most characters of a reason that a host gives. */
export const REASON_LENGTH = 200;

/** A bigger frame from a client is refused unread. */
export const MAX_FRAME_BYTES = 16_384;
/** What the dealer of a shared table says at once is no bigger. */
export const MAX_SHARE_BYTES = 32_768;
/** A shared table of which nothing is heard for so long is shared no more. */
export const SHARE_HOURS = 24;
/** Most prizes, and most places, that a shared table shows. */
export const MAX_SHARED_PLACES = 100;

/** As many entries as one message carries; a reader further behind gets a snapshot. */
export const MAX_EVENTS = 500;

/** Most entries of a view's tails; older ones are asked for over HTTP. */
export const TAIL_LENGTH = 100;

/** Most levels of a tournament. */
export const MAX_LEVELS = 100;

/** Most hands of one list. */
export const MAX_HANDS = 100;
/** As many corrections of the ledger as one answer has. */
export const MAX_CORRECTIONS = 50;

/** Most points of one graph in a report; between them hands are left out. */
export const MAX_POINTS = 250;

/** Most people in one list of a view. */
export const MAX_PEOPLE = 500;
/** Most people who wait to be let in. */
export const MAX_ENTRIES = 50;
/** Most people with whom a host shares the right. */
export const MAX_HELPERS = 8;
/** Most people on a waiting list. */
export const MAX_WAITING = 50;
/** Most bans of a table. */
export const MAX_BANS = 100;

/** The most that a table here may rake: basis points of a pot, and big blinds if it names a cap. */
export const MAX_RAKE_BPS = 1000;
/** The highest cap of the rake that a table may have, in big blinds. */
export const MAX_RAKE_CAP = 10;
