/** How long things take to be drawn. */

/**
 * Milliseconds at an easy pace. The page plays its scenes by them; the server lets bots begin to
 * think when the cards of their street are there, and its pauses are enough for all of them.
 */
export const SCENE_TIMES = {
  /** A new hand: everybody's cards. */
  deal: 400,
  bet: 280,
  refund: 1000,
  collect: 420,
  reveal: 550,
  /** A street, and for each of its cards. */
  board: 320,
  card: 130,
  name: 700,
  pay: 900,
} as const;
