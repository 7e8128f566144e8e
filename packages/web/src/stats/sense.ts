/** From how many hands on big blinds per hundred mean something. */

/** Below a hundred hands chance is all there is to see, below a thousand most of it. */
const [ANY, GOOD] = [100, 1000];

export const hasSense = (hands: number): boolean => hands >= ANY;
export const hasGoodSense = (hands: number): boolean => hands >= GOOD;
