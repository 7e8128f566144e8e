/** A number on the page, as the hands that it was counted from. */

import { POSITIONS, type Position, STAT_KEYS, type StatKey } from '@sidepot/engine/stats';
import { hasBit, type PlayerHands } from './player-hands.js';
import { NO_START, startNamed } from './starting-hands.js';

/** What is left out may be anything. */
export interface StatCell {
  readonly player: string;
  readonly position?: Position;
  /** AKs. */
  readonly start?: string;
  readonly stat?: StatKey;
  /** Only where it was done, not all chances. */
  readonly isMade?: boolean;
}

/** In the order of the file, each once. */
export function handsOfCell(hands: PlayerHands, cell: StatCell): number[] {
  const { stat, isMade = false } = cell;
  const position = cell.position === undefined ? -1 : POSITIONS.indexOf(cell.position);
  const start = cell.start === undefined ? -1 : startNamed(cell.start);
  const bits = isMade ? hands.made : hands.chances;
  const found = new Set<number>();
  hands.numbers.forEach((number, i) => {
    const isIn =
      (position < 0 || hands.positions[i] === position) &&
      (start < 0 || (start !== NO_START && hands.starts[i] === start)) &&
      (stat === undefined || hasBit(bits[i] ?? 0, stat));
    if (isIn) found.add(number);
  });
  return [...found];
}

const MADE = 'made';
const isOneOf = <T extends string>(known: readonly T[], text: string): text is T =>
  (known as readonly string[]).includes(text);

/** As the address has it, beside the name: `btn.threeBet.made`. */
export const cellText = ({ position, start, stat, isMade }: StatCell): string =>
  [position, start, stat, isMade === true ? MADE : undefined]
    .filter((part) => part !== undefined)
    .join('.');

export function readCell(player: string, text: string): StatCell {
  let cell: StatCell = { player };
  for (const part of text.split('.')) {
    if (isOneOf(POSITIONS, part)) cell = { ...cell, position: part };
    else if (isOneOf(STAT_KEYS, part)) cell = { ...cell, stat: part };
    else if (startNamed(part) !== NO_START) cell = { ...cell, start: part };
    else if (part === MADE) cell = { ...cell, isMade: true };
  }
  return cell;
}
