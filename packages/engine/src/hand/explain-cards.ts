/** `explain` for who has cards instead of ranks. */

import type { PlayerId, Result } from '../errors.js';
import { type ExplainedSettlement, handSteps, potSteps } from '../pots/explain.js';
import { why } from '../pots/why.js';
import { type SettleCardsInput, settleCardsWith } from './settle-cards.js';

/**
 * As `settleCards`, with `why` for the hand and for every pot.
 *
 * @throws `PokerError`: `CONSERVATION` only, which would be a bug of ours.
 *
 * @example
 * import { explainCards } from '@sidepot/engine';
 *
 * const hand = explainCards({
 *   game: 'badugi',
 *   players: [
 *     { id: 'Ann', seat: 1, live: 50, folded: false, cards: 'As 2d 3c 4h' },
 *     { id: 'Bob', seat: 2, live: 50, folded: false, cards: 'Ad 2c 3h Kh' },
 *   ],
 *   ...{ button: 1, seatCount: 2, boards: [] },
 * });
 * if (hand.ok) hand.value.pots[0]?.why.text;
 * // → '50 × 2 = 100; Ann has the best hand and wins 100'
 */
export const explainCards = <Id extends PlayerId = string>(
  input: SettleCardsInput<Id>,
): Result<ExplainedSettlement<Id>> =>
  settleCardsWith(input, { handSteps, potSteps, why }) as Result<ExplainedSettlement<Id>>;
