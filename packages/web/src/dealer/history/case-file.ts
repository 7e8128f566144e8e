/** A hand as a test case: in the documents' shape and in ours, side by side. */

import { type DealerHand, documentCase, settleCase } from '../model/index.js';

export type CaseFormat = 'case';

/** Null if neither shape has words for it. */
export function caseFile(hand: DealerHand): string | null {
  const document = documentCase(hand);
  const settle = settleCase(hand);
  if (document === null && settle === null) return null;
  const won = Object.fromEntries(hand.state.players.map((one) => [one.id, one.won]));
  return JSON.stringify({ hand: hand.number, document, settle, won }, null, 2);
}
