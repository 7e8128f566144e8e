/** For who would rather have an exception: the answer of a `Result`, or its refusal thrown. */

import { isObject, throwing, unfit } from './checks.js';
import { PokerError, type Result } from './errors.js';

/**
 * The value of a `Result`.
 *
 * @throws `PokerError` with the refusal, if there is no value; `BAD_INPUT` for what is no `Result`.
 *
 * @example
 * import { settle, unwrap } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, live: 50, folded: false }, { id: 'Bob', seat: 2, live: 80, folded: false }];
 * const hand = unwrap(settle({ players, button: 1, seatCount: 2, boards: [{ high: [['Ann'], ['Bob']] }] }));
 * hand.awards; // → { Ann: 100 }
 */
export const unwrap = <T>(result: Result<T>): T =>
  throwing(() => {
    if (!isObject(result) || typeof result.ok !== 'boolean') {
      throw new PokerError(unfit('result', { wants: 'objectWith', keys: ['ok'] }, result));
    }
    if (!result.ok) throw new PokerError(result.error);
    return result.value;
  });
