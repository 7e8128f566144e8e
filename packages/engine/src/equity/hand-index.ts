/** Two cards are one of 1,326 hands: their number, by the higher card and then the lower. */

export const HAND_COUNT = 1326;

export const handIndex = (a: number, b: number): number =>
  a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a;
