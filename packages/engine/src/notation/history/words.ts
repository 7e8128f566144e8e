/** What every history writes: names in one line, cards, amounts; and how it is told what is wrong. */

import { type Card, deck, formatCard } from '../../cards.js';
import { unfit, wantsOf } from '../../checks.js';
import { PokerError, reject, type Wanted } from '../../errors.js';
import type { SeenCard } from '../../hand/state/types.js';
import { decimalUnit, type Unit } from '../../money/decimals.js';
import type { HistoryMeta, HistoryPlayer } from './types.js';

/** Whatever ends a line, or cannot be seen, is a space; the rest of a name is the player's own. */
export const asName = (text: string): string =>
  isPlain(text) ? text : text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd();

/** Letters, digits and marks of ASCII, with no space at the end: nothing to be done. */
function isPlain(text: string): boolean {
  const { length } = text;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || code > 126) return false;
  }
  return text.charCodeAt(length - 1) !== 32;
}

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export const isKnown = (card: SeenCard): card is Card => card !== null;

const CARD_TEXTS: readonly string[] = /* @__PURE__ */ (() => deck().map(formatCard))();

/** A card nobody saw is ??. */
export const cardText = (card: SeenCard): string =>
  card === null ? '??' : (CARD_TEXTS[card] as string);

/** The cards of a player that may be told before they are shown; none if any of them is unknown. */
export const dealtCards = (
  { isHero, cards }: Pick<HistoryPlayer, 'isHero' | 'cards'>,
  { showAll }: HistoryMeta,
): readonly Card[] =>
  (showAll === true || isHero) && !cards.includes(null) ? (cards as readonly Card[]) : NONE;

const NONE: readonly never[] = [];

/** What the events' chips are counted in. Throws BAD_UNIT. */
export function unitOfMeta({ unit = '1' }: HistoryMeta): Unit {
  const found = decimalUnit(unit);
  if (found !== undefined) return found;
  throw new PokerError(reject('BAD_UNIT', { field: 'unit', value: unit }));
}

export const badInput = (field: string, wanted: Wanted, value?: unknown): PokerError =>
  new PokerError(
    value === undefined
      ? reject('BAD_INPUT', { field, ...wantsOf(wanted) })
      : unfit(field, wanted, value),
  );
