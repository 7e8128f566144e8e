/** What a campaign has to tell: a line for each blow, and the sums. */

import type { Kind, Party } from './party.js';

export interface Campaign {
  readonly tables: readonly Kind[];
  readonly seed: number;
  /** How many times something is killed. */
  readonly kills: number;
  readonly tell: (line: string) => void;
}

export interface Sums {
  readonly kills: number;
  readonly hands: number;
  readonly events: number;
  readonly acked: number;
  readonly repeated: number;
  readonly unavailable: number;
  readonly reconnects: number;
  /** Times that a clock was compared with what it was before. */
  readonly clocks: number;
  /** Times that somebody was given the whole view instead of the events. */
  readonly snapshots: number;
}

export function sumsOf(parties: readonly Party[], kills: number): Sums {
  const sum = (of: (party: Party) => number): number =>
    parties.reduce((total, party) => total + of(party), 0);
  return {
    kills,
    hands: sum(({ audit }) => audit.hands),
    events: sum(({ audit }) => audit.events),
    acked: sum((party) => party.sum('acked')),
    repeated: sum((party) => party.sum('repeated')),
    unavailable: sum((party) => party.sum('unavailable')),
    reconnects: sum((party) => party.sum('reconnects')),
    clocks: sum((party) => party.sum('clocks')),
    snapshots: sum((party) => party.sum('snapshots')),
  };
}

export const lineOf = (sums: object): string =>
  Object.entries(sums)
    .map(([name, value]) => `${value} ${name}`)
    .join(', ');
