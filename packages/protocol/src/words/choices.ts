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

/** What a host may do with somebody’s seat, at once or when the hand is over. */
export const SEAT_ORDERS = ['sitOut', 'standUp', 'move', 'setStack'] as const;
/** One of {@link SEAT_ORDERS}. */
export type SeatOrder = (typeof SEAT_ORDERS)[number];

/** Why the server pauses a table. */
export const PAUSE_REASONS = ['quota'] as const;

/** How somebody leaves the waiting list without a seat. */
export const WAITLIST_OUTCOMES = ['left', 'lapsed', 'closed'] as const;

/** How well the server’s bots play. */
export const BOT_STRENGTHS = ['easy', 'medium', 'hard'] as const;
/** One of {@link BOT_STRENGTHS}. */
export type BotStrength = (typeof BOT_STRENGTHS)[number];

/** What a player can show at their seat without words. */
export const REACTIONS = [
  'thumbsUp',
  'clap',
  'laugh',
  'wow',
  'sad',
  'thinking',
  'fire',
  'luck',
] as const;
/** One of {@link REACTIONS}. */
export type Reaction = (typeof REACTIONS)[number];

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

/** Whose statistics a table tells: nobody's, each player's own, or everybody's who sits. */
export const HUD_RULES = ['off', 'own', 'all'] as const;
/** One of {@link HUD_RULES}. */
export type HudRule = (typeof HUD_RULES)[number];

/** What one chip of a table that counts in money is worth: a hundredth. */
export const MONEY_UNIT = '0.01';
/** What a cash table may count in: chips, or hundredths of a currency. */
export const TABLE_CURRENCIES = [
  'none',
  ...(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF'] as const),
  ...(['SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'BRL', 'INR'] as const),
] as const;
/** One of {@link TABLE_CURRENCIES}. */
export type TableCurrency = (typeof TABLE_CURRENCIES)[number];

/** How somebody at a shared table stands: in the hand, out of it, or not dealt in. */
export const SHARED_SEAT_STATUSES = ['in', 'folded', 'allIn', 'waiting', 'away', 'out'] as const;
/** One of {@link SHARED_SEAT_STATUSES}. */
export type SharedSeatStatus = (typeof SHARED_SEAT_STATUSES)[number];
