/** How often it is said that the tables are served, and what is too long. */

/** One word in so long is enough, from whichever node. */
export const RENEW_MS = 400;
/** Longer than nodes that all serve are ever silent. */
export const MOST_GAP_MS = 1000;
/** Older outages are forgotten: no clock has been running since. */
export const KEPT_OUTAGES = 1000;
