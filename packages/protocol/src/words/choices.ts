/** What there is to choose from, and what things may be. */

/** What a table is doing. */
export const TABLE_STATUSES = ['waiting', 'playing', 'paused', 'sleeping', 'closed'] as const;
/** What a seat is doing. */
export const SEAT_STATUSES = [
  'playing',
  'waiting',
  'out',
  'busted',
  'reserved',
  'leaving',
  'kicked',
] as const;
/** What a running clock is for. */
export const CLOCK_KINDS = ['action', 'timeBank', 'runs', 'runOut', 'nextHand', 'break'] as const;
/** What a viewer may do at a table. */
export const RIGHTS = ['host', 'play', 'sit', 'chat', 'watch'] as const;

/** Why the server pauses a table. */
export const PAUSE_REASONS = ['quota'] as const;

/** How somebody leaves the waiting list without a seat. */
export const WAITLIST_OUTCOMES = ['left', 'lapsed', 'closed'] as const;

/** How well the server’s bots play. */
export const BOT_STRENGTHS = ['easy', 'medium', 'hard'] as const;
/** One of {@link BOT_STRENGTHS}. */
export type BotStrength = (typeof BOT_STRENGTHS)[number];

/** Formats that hands can be taken away in. */
export const HAND_FORMATS = ['phh', 'pokerstars', 'ohh'] as const;
/** One of {@link HAND_FORMATS}. */
export type HandFormat = (typeof HAND_FORMATS)[number];

/** What somebody may have or use only so much of. */
export const QUOTAS = ['tables', 'tablesPerDay', 'bots', 'eventsPerHour', 'bytesPerHour'] as const;
/** One of {@link QUOTAS}. */
export type QuotaName = (typeof QUOTAS)[number];

/** Why the server starts over with a snapshot. `reloaded`: its database went back to an older state. */
export const RESYNC_REASONS = ['slow', 'gap', 'rights', 'asked', 'reloaded'] as const;

/** Who may come to a table with its link: everybody, or whom the host lets in. */
export const ENTRY_RULES = ['open', 'approval'] as const;
/** One of {@link ENTRY_RULES}. */
export type EntryRule = (typeof ENTRY_RULES)[number];
