/**
 * House, the 7-2 game: a bounty that goes from seat to seat between two hands. Who has left pays
 * nothing, nobody pays more than they have, and no chip is made or lost by it.
 */

import { unfit } from '../../checks.js';
import { amountProblem } from '../../chips.js';
import { type Result, refused, reject } from '../../errors.js';
import type { TableCommand, TableEvent, TableState } from '../state.js';
import { playersPlace } from './seat-commands.js';

export function payBounty(
  state: TableState,
  command: Extract<TableCommand<string>, { type: 'payBounty' }>,
): Result<readonly TableEvent[]> {
  const { settings, hand, seats } = state;
  if (settings.mode === 'tournament') return refused(reject('WRONG_MODE', { mode: 'tournament' }));
  if (hand !== null) return refused(reject('HAND_RUNNING', { hand: hand.number }));
  const place = playersPlace(state, command.player);
  if (!place.ok) return place;
  const { unit } = settings;
  const problem = amountProblem(command.amount, 'amount');
  if (problem !== undefined) return refused(problem);
  if (command.amount === 0 || command.amount % unit !== 0) {
    const wanted = { wants: 'multipleAboveZero', unit } as const;
    return refused(unfit('amount', wanted, command.amount, 'BAD_COMMAND'));
  }
  const { player, seat } = place.value;
  const payers = seats.filter(
    (one) => one.player !== player && one.stack > 0 && command.from.includes(one.player),
  );
  if (payers.length === 0) return { ok: true, value: [] };
  const from = payers.map((one) => ({
    player: one.player,
    seat: one.seat,
    amount: Math.min(one.stack, command.amount),
  }));
  const amount = from.reduce((sum, one) => sum + one.amount, 0);
  const broke = payers.filter(({ stack }) => stack <= command.amount);
  return {
    ok: true,
    value: [
      { type: 'bountyPaid', player, seat, amount, from },
      ...broke.map((one): TableEvent => ({ type: 'busted', player: one.player, seat: one.seat })),
    ],
  };
}
