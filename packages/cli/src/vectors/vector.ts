/** One vector: a hand, what must come out of it, and the rules that it shows. */

import {
  explain,
  type PlayerId,
  type RakeConfig,
  type Rng,
  type SettleInput,
  type Settlement,
  seededRng,
  settle,
  unwrap,
} from '@sidepot/engine';
import { seedOf } from '../play/simulation.js';
import { rulesShown, ruleTags } from '../settle/rules-shown.js';
import { type DealtHand, dealHand } from './deal.js';
import type { VectorPlan } from './plan.js';
import { rankBoards } from './rank.js';
import { totalsHand } from './totals.js';

/** The line of the vector with this index, from 0: it does not depend on those before it. */
export function vectorLine(plan: VectorPlan, index: number): string {
  const rng = seededRng(seedOf(plan.seed, index));
  const dealt = dealHand(plan, rng);
  const hand = settleHand(plan, dealt, rng);
  const rules = rulesOf(hand, dealt);
  const labels = { id: `${plan.seed}-${index + 1}`, rules };
  return JSON.stringify(
    plan.shape === 'totals'
      ? { ...labels, ...totalsHand(plan, dealt, hand) }
      : { ...labels, ...hand, expect: answerOf(hand) },
  );
}

const answerOf = (hand: SettleInput): Settlement => unwrap(settle(hand));

function settleHand(plan: VectorPlan, dealt: DealtHand, rng: Rng): SettleInput {
  const { seatCount, button, players } = dealt;
  const live = players.filter(({ folded }) => !folded).map(({ id }) => id);
  return {
    seatCount,
    button,
    unit: plan.unit,
    kind: plan.hilo ? 'hilo' : 'high',
    rakeConfig: rakeOf(plan),
    players: players.map(({ id, seat, ante, dead, live: bet, folded, forfeit }) => ({
      ...{ id, seat, ante, dead, live: bet, folded },
      ...(forfeit > 0 && { forfeit }),
    })),
    boards: rankBoards(live, plan, rng),
  };
}

const rakeOf = ({ rake, rakeCap }: VectorPlan): RakeConfig | null =>
  rake === 0 ? null : { bps: rake, cap: rakeCap, rounding: 'floor', noFlopNoDrop: true };

/** Beside those that the settled hand shows: how its ante and its blinds were posted. */
function rulesOf(
  hand: SettleInput,
  { anteMode, anteOrder, players, button }: DealtHand,
): readonly string[] {
  const shown = ruleTags(rulesShown(hand as SettleInput<PlayerId>, unwrap(explain(hand))));
  const isOne = anteMode === 'bigBlind' || anteMode === 'button';
  const payer = players.find(({ position, seat }) =>
    anteMode === 'bigBlind' ? position === 'BB' : seat === button,
  );
  const order = anteOrder === 'ante-first' ? 'R28' : 'R27';
  const posted = isOne
    ? [anteMode === 'button' ? 'R32' : 'R26', ...(payer?.isShort === true ? [order] : [])]
    : [];
  return [...new Set([...shown, ...posted])].sort(
    (a, b) => Number(a.slice(1)) - Number(b.slice(1)),
  );
}
