/** Can any ranking of hands produce these winners (R89)? Asked of winners entered by hand. */

import { type Refusal, reject } from '../../errors.js';

interface ContestedPot {
  readonly name: string;
  readonly eligible: readonly string[];
}

/**
 * The winners of a pot who also contest the next one are its best hands too, and they alone.
 * Contenders only become fewer, so comparing neighbours is enough. High hands on one board.
 */
export function inconsistentWinners(
  pots: readonly ContestedPot[],
  winners: readonly (readonly string[])[],
): Refusal[] {
  const warnings: Refusal[] = [];
  for (let i = 1; i < pots.length; i++) {
    const pot = pots[i];
    const actual = winners[i] ?? [];
    const expected = (winners[i - 1] ?? []).filter((name) => pot?.eligible.includes(name));
    if (pot === undefined || expected.length === 0) continue;
    if (expected.length === actual.length && expected.every((name) => actual.includes(name)))
      continue;
    warnings.push(reject('INCONSISTENT_WINNERS', { pot: pot.name, expected, actual }));
  }
  return warnings;
}
