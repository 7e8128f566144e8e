/** The same hand in stacks, totals and positions, as programs that record hands have it. */

import { readCalculatorJson, type SettleInput, settle, unwrap } from '@sidepot/engine';
import { calculate } from '../settle/calculate.js';
import type { DealtHand, DealtPlayer } from './deal.js';
import type { VectorPlan } from './plan.js';

/** With its winners by pot, and in `expect` what `sidepot settle` answers. */
export function totalsHand(
  plan: VectorPlan,
  { anteMode, anteOrder, players, button }: DealtHand,
  hand: SettleInput,
): object {
  const { ante, unit, smallBlind, bigBlind } = plan;
  const total = ({ ante: own, dead, live }: DealtPlayer): number => own + dead + live;
  const totals = {
    ...anteFields(anteMode, ante),
    ...(anteOrder === 'blind-first' && { single_ante_order: anteOrder }),
    sb_amount: smallBlind,
    bb_amount: bigBlind,
    total_pot: players.reduce((sum, player) => sum + total(player), 0),
    ...(unit > 1 && { unit }),
    seat_order: clockwiseNames(players, button),
    players: players.map((player) => ({
      name: player.id,
      starting_stack: player.stack,
      final_stack: player.stack - total(player),
      total_contribution: total(player),
      position: player.position,
      is_bb: player.position === 'BB',
      is_folded: player.folded,
    })),
    winners: winnersOf(hand),
  };
  return { ...totals, expect: calculate(unwrap(readCalculatorJson(totals))) };
}

const anteFields = (mode: DealtHand['anteMode'], ante: number): object =>
  mode === 'none' || mode === 'bigBlind'
    ? { bb_ante: mode === 'none' ? 0 : ante }
    : { ante, ante_mode: mode };

const clockwiseNames = (players: readonly DealtPlayer[], button: number): readonly string[] =>
  [
    ...players.filter(({ seat }) => seat > button),
    ...players.filter(({ seat }) => seat <= button),
  ].map(({ id }) => id);

/** A pot that nobody else can win needs no winner, and has one. */
function winnersOf(hand: SettleInput): Readonly<Record<string, string | readonly string[]>> {
  const { pots } = unwrap(settle(hand));
  return Object.fromEntries(
    pots.map(({ name, eligible }) => {
      const [best = eligible] = hand.boards.flatMap(({ high }) =>
        high
          .map((tier) => tier.filter((id) => eligible.includes(id)))
          .filter((tier) => tier.length > 0),
      );
      return [name, best.length === 1 ? (best[0] as string) : best];
    }),
  );
}
