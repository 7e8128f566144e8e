/** Reads one hand of PokerStars' text; nothing in it is thrown at the caller. */

import { answering, causeOf } from '../../checks.js';
import { type Refusal, type Result, refused, reject } from '../../errors.js';
import { CENTS, type Unit, WHOLE } from '../../money/decimals.js';
import { otherNotation } from '../detect/detect.js';
import {
  chosenUnit,
  optionsProblem,
  type PhhOptions,
  textProblem,
} from '../detect/read-options.js';
import { ImportFault } from '../import/types.js';
import type { PhhHand } from '../phh/hand.js';
import { StarsReader } from './reader.js';
import { BYTE_ORDER_MARK } from './split.js';

/**
 * Reads one hand of PokerStars' text into a PHH hand. Nothing is thrown: an error names the `line`,
 * from 1, and the `reason`; a text of another kind is named as such. The unit is judged by the
 * amounts of the hand itself, not by a buy-in, a bounty or what somebody said.
 *
 * @example
 * ```ts
 * import { readPokerStars } from '@sidepot/engine';
 *
 * const hand = readPokerStars(`PokerStars Hand #31:  Hold'em No Limit ($1/$2 USD) - 2026/10/01 18:30:05 UTC
 * Table 'Kitchen' 6-max Seat #2 is the button
 * Seat 2: Ann ($200 in chips)
 * Seat 5: Bob ($150 in chips)
 * Ann: posts small blind $1
 * Bob: posts big blind $2
 * *** HOLE CARDS ***
 * Ann: folds
 * Uncalled bet ($1) returned to Bob
 * Bob collected $2 from pot
 * *** SUMMARY ***
 * Total pot $2 | Rake $0`);
 * if (hand.ok) console.log(hand.value.seats, hand.value.finishingStacks); // → [ 5, 2 ] [ 151, 199 ]
 * ```
 */
export const readPokerStars = (text: string, options: PhhOptions = {}): Result<PhhHand> =>
  answering(() => {
    const problem = textProblem(text) ?? optionsProblem(options);
    if (problem !== undefined) return refused(problem);
    const chosen = chosenUnit(options);
    if (chosen !== undefined && 'code' in chosen) return refused(chosen);
    const result = chosen === undefined ? readUnitless(text) : read(text, chosen).result;
    const isOther =
      !result.ok && result.error.code === 'BAD_NOTATION' && result.error.reason === 'noStarsHand';
    return isOther ? orOther(text, result) : result;
  });

/** Only where no hand begins: a broken hand is still PokerStars'. */
function orOther(text: string, result: Result<PhhHand>): Result<PhhHand> {
  const other = otherNotation(text, 'pokerstars');
  return other === undefined ? result : refused(other);
}

function readUnitless(text: string): Result<PhhHand> {
  const body = text.indexOf('\n');
  const isTournament = /Tournament #/i.test(text.slice(0, body < 0 ? text.length : body));
  // A buy-in has cents, the chips have none.
  const mayBeCents = /\d\.\d/.test(isTournament ? text.slice(body) : text);
  const first = read(text, mayBeCents ? CENTS : WHOLE);
  return mayBeCents && !first.hasPoint ? read(text, WHOLE).result : first.result;
}

function read(text: string, unit: Unit): { result: Result<PhhHand>; hasPoint: boolean } {
  const reader = new StarsReader(unit);
  try {
    const isMarked = text.charCodeAt(0) === BYTE_ORDER_MARK;
    for (const line of text.slice(isMarked ? 1 : 0).split('\n')) reader.take(line.trimEnd());
    return { result: { ok: true, value: reader.hand() }, hasPoint: reader.hasPoint };
  } catch (fault) {
    if (!(fault instanceof ImportFault)) throw fault;
    return { result: refused(refusal(fault, reader.line)), hasPoint: reader.hasPoint };
  }
}

const refusal = ({ cause, variant }: ImportFault, line: number): Refusal =>
  cause === null
    ? reject('UNSUPPORTED_GAME', { line, variant })
    : reject('BAD_NOTATION', { line, ...causeOf(cause) });
