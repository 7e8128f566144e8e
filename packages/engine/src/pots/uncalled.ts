/** What nobody matched goes back to its owner before any pot exists (R10, R11, R45). */

export interface Uncalled {
  /** Index of the player with the one highest level, −1 if nobody gets anything back. */
  readonly owner: number;
  readonly amount: number;
  /** Their level after it; nothing above it is in any pot. */
  readonly matched: number;
}

/**
 * `levels[i]` is ante + live of player i (R3), folded players included. `forfeits[i]` is the part of
 * it that is never returned: the forced bets of a dead hand (R45). Who folded otherwise gets what
 * nobody matched like anybody else (R11).
 */
export function uncalledOf(levels: readonly number[], forfeits?: readonly number[]): Uncalled {
  let highest = 0;
  let second = 0;
  let owner = -1;
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i] as number;
    if (level > highest) {
      second = highest;
      highest = level;
      owner = i;
    } else if (level > second) {
      second = level;
    }
  }
  const kept = owner < 0 ? 0 : (forfeits?.[owner] ?? 0);
  const matched = Math.min(highest, Math.max(second, kept));
  return { owner: highest > matched ? owner : -1, amount: highest - matched, matched };
}

/** What a player has put in (R3). */
interface Paid {
  readonly ante: number;
  readonly live: number;
}

/** Have two players put in as much as anybody? Most often they have: then nothing is uncalled. */
export function isMatched(players: readonly Paid[]): boolean {
  let highest = 0;
  let count = 0;
  for (let i = 0; i < players.length; i++) {
    const { ante, live } = players[i] as Paid;
    const level = ante + live;
    if (level > highest) {
      highest = level;
      count = 1;
    } else if (level === highest) count++;
  }
  return count > 1;
}
