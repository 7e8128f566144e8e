/** Clubs: how many and how long at most, and what stands in their files. */

/** Most clubs of one host. */
export const MAX_CLUBS = 20;
/** Most nights of a club. */
export const MAX_NIGHTS = 1000;
/** Most people of a club. */
export const MAX_MEMBERS = 500;
/** Most characters of a file that is imported at once. */
export const CLUB_CSV_LENGTH = 60_000;
/** The most that one chip of a table may be worth in a club’s own units. */
export const MAX_WORTH = 1_000_000;

/** The columns of a club’s file: those that must be there. */
export const CLUB_COLUMNS = ['date', 'night', 'player', 'paid', 'won'] as const;
/** The columns that may be left out. */
export const CLUB_EXTRA_COLUMNS = ['place', 'people', 'buy_in', 'fee', 'currency'] as const;

/** Why a line of a club’s file is refused: the `reason` of `BAD_CSV`. */
export const CSV_PROBLEMS = [
  'empty',
  'quotes',
  'missingColumn',
  'unknownColumn',
  'cells',
  'date',
  'night',
  'player',
  'amount',
  'number',
  'currency',
  'twice',
  'places',
  'differs',
  'people',
  'unbalanced',
  'known',
] as const;
/** One of {@link CSV_PROBLEMS}. */
export type CsvProblem = (typeof CSV_PROBLEMS)[number];

/** What a night of a club is: a table of its host’s, or taken from a file. */
export const NIGHT_KINDS = ['table', 'imported'] as const;
/** How far it is. `gone`: the table was deleted before it had a result. */
export const NIGHT_STATUSES = ['running', 'over', 'gone'] as const;
