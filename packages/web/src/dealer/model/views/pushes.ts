/** The answer as pushes of chips by colour: what is pulled in, what goes to whom, what goes back. */

import {
  breakIntoChips,
  type HandState,
  type PotSource,
  potSources,
  type Share,
} from '@sidepot/engine';
import type { DealerSession } from '../state/session.js';
import type { ChipColour, DealerSetup } from '../state/setup.js';
import { screenHand } from './seen.js';

export interface ColourStack {
  readonly colour: ChipColour;
  readonly value: number;
  readonly count: number;
}

/** An amount in chips of the set. */
export interface ChipPush {
  readonly seat: number;
  readonly amount: number;
  readonly chips: readonly ColourStack[];
  /** What the set has no chips for; 0 nearly always. */
  readonly rest: number;
}

export interface PotPushes {
  readonly pot: number;
  readonly amount: number;
  /** So much each from these seats. */
  readonly from: readonly (PotSource & { readonly chips: readonly ColourStack[] })[];
  /** Ante for the table, and what lay there. */
  readonly dead: number;
  /** Empty while it is open who wins. */
  readonly to: readonly (ChipPush & Pick<Share, 'odd'>)[];
}

export interface Pushes {
  /** Uncalled chips, before anything else (R10). */
  readonly back: readonly ChipPush[];
  /** In the order in which they are paid: the last side pot first (R79). */
  readonly pots: readonly PotPushes[];
}

function inColours(
  amount: number,
  { chips }: Pick<DealerSetup, 'chips'>,
): { readonly chips: readonly ColourStack[]; readonly rest: number } {
  const broken = breakIntoChips(
    amount,
    chips.map(({ value }) => value),
  );
  return {
    chips: broken.chips.flatMap((one) => {
      const chip = chips.find(({ value }) => value === one.value);
      return chip === undefined ? [] : [{ colour: chip.colour, ...one }];
    }),
    rest: broken.rest,
  };
}

export function pushesOf(session: DealerSession): Pushes {
  const { setup } = session;
  const { hand, events } = screenHand(session);
  if (hand === null) return { back: [], pots: [] };
  const shares = new Map<number, readonly Share[]>();
  for (const event of events) if (event.type === 'awarded') shares.set(event.pot, event.shares);
  const pots = potSources(hand).map(
    ({ pot, amount, from, dead }): PotPushes => ({
      pot,
      amount,
      from: from.map((one) => ({ ...one, chips: inColours(one.each, setup).chips })),
      dead,
      to: (shares.get(pot) ?? []).map(({ seat, amount: won, odd }) => ({
        ...{ seat, amount: won, odd },
        ...inColours(won, setup),
      })),
    }),
  );
  return { back: backOf(hand, setup), pots: pots.toReversed() };
}

const backOf = ({ players }: HandState, setup: DealerSetup): readonly ChipPush[] =>
  players
    .filter(({ refunded }) => refunded > 0)
    .map(({ seat, refunded }) => ({ seat, amount: refunded, ...inColours(refunded, setup) }));
