/**
 * What the player whose turn it is may do (R46–R61), from the numbers of the betting round alone.
 * `legalActions` and `judgeAction` ask the same questions: what the one offers, the other accepts,
 * and nothing else.
 */

import { unfit } from '../../checks.js';
import { amountProblem } from '../../chips.js';
import { type ErrorCode, type Refusal, reject } from '../../errors.js';
import type { AmountRange, LegalActions, Spot } from '../state/types.js';

export type ActionCommand =
  | { readonly type: 'fold' | 'check' | 'call' | 'allIn' | 'bringIn' }
  | { readonly type: 'bet' | 'raise'; readonly to: number };

/** A legal action with its numbers. */
export interface Move {
  readonly action: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'bring-in';
  readonly to: number;
  readonly full: boolean;
}

/** R40: nobody pays for what no rival could win. */
export const owedIn = ({ currentBet, rivalReach, bet }: Spot): number =>
  Math.max(0, Math.min(currentBet, rivalReach) - bet);

export function legalIn(spot: Spot): LegalActions {
  if (spot.mustBringIn) return bringInLegal(spot);
  const { stack, currentBet, unit } = spot;
  const owed = owedIn(spot);
  const range = raiseProblem(spot, owed) === undefined ? amountsIn(spot) : null;
  return {
    fold: owed > 0 || spot.foldWhenFree,
    check: owed === 0,
    call: owed > 0 ? Math.min(owed, stack) : null,
    bringIn: null,
    bet: currentBet === 0 ? range : null,
    raise: currentBet === 0 ? null : range,
    allIn: allInOf(spot, owed, range),
    unit,
  };
}

/** Bring it in or complete: no fold, no check, no call (R108, R157). */
function bringInLegal(spot: Spot): LegalActions {
  const { bet, stack, unit } = spot;
  const bringIn = broughtIn(spot);
  const range = raiseProblem(spot, bringIn) === undefined ? amountsIn(spot) : null;
  const all = bet + stack;
  const action = stack === bringIn ? 'bring-in' : range?.max === all ? 'raise' : null;
  return {
    fold: false,
    check: false,
    call: null,
    bringIn,
    bet: null,
    raise: range,
    allIn: action === null ? null : { action, to: all },
    unit,
  };
}

/** What the bring-in costs who has too little for it (R110). */
const broughtIn = ({ stack, currentBet, bet }: Spot): number => Math.min(stack, currentBet - bet);

function allInOf(spot: Spot, owed: number, range: AmountRange | null): LegalActions['allIn'] {
  const { bet, stack, currentBet, rivalReach } = spot;
  const all = bet + stack;
  if (owed >= stack) return { action: 'call', to: all };
  if (range !== null && range.max === all) {
    return { action: currentBet === 0 ? 'bet' : 'raise', to: all };
  }
  // Against all-ins only it comes to a call, and the rest stays behind (R60).
  return rivalReach <= currentBet && owed > 0 ? { action: 'call', to: bet + owed } : null;
}

/** Why nobody in this spot may bet or raise, whatever the amount. */
function raiseProblem(spot: Spot, owed: number): ErrorCode | undefined {
  if (spot.stack <= owed) return 'NOT_ENOUGH_CHIPS';
  if (spot.rivalReach <= spot.currentBet) return 'NO_RIVAL_TO_RAISE';
  if (spot.capped) return 'RAISE_CAP';
  return spot.reopened ? undefined : 'NOT_REOPENED';
}

/** The totals a bet or raise may come to (R48, R49, R55–R59). All-in may be less than the minimum. */
function amountsIn(spot: Spot): AmountRange {
  const { limit, stack, bet, currentBet, minBet, lastFullRaise, pot, unit } = spot;
  if (limit === 'fixed-limit') return fixedAmountsIn(spot);
  const all = bet + stack;
  const lowest = currentBet === 0 ? minBet : currentBet + lastFullRaise;
  // Most tables have chips of one, and a division takes as long as the rest of this.
  const short = unit === 1 ? 0 : (unit - (lowest % unit)) % unit;
  const min = Math.min(all, lowest + short);
  if (limit === 'no-limit') return { min, max: all };
  const most = currentBet + pot + (currentBet - bet);
  return { min, max: most >= all ? all : Math.max(min, most - (most % unit)) };
}

/** One size, or where there is a larger one, either of the two (R55, R59, R116). */
function fixedAmountsIn(spot: Spot): AmountRange {
  const { stack, bet, currentBet, minBet, largerBet, fullLevel } = spot;
  const all = bet + stack;
  // A bring-in as large as the bet leaves nothing to complete.
  const base = fullLevel + minBet > currentBet ? fullLevel : currentBet;
  const min = Math.min(all, base + minBet);
  const max = Math.max(min, Math.min(all, base + largerBet));
  return min === max ? { min, max } : { min, max, either: [min, max] };
}

/** In fixed limit half a bet more counts as one (R59); elsewhere it takes all of it (R49, R50). */
const isFull = ({ limit, currentBet, lastFullRaise, fullLevel, minBet }: Spot, to: number) =>
  limit === 'fixed-limit' ? 2 * (to - fullLevel) >= minBet : to - currentBet >= lastFullRaise;

/** The move a command comes to, or why it is refused. */
export function judgeAction(spot: Spot, command: ActionCommand): Move | Refusal {
  const { bet, stack, currentBet } = spot;
  const owed = owedIn(spot);
  if (spot.mustBringIn) return judgeBringIn(spot, command);
  switch (command.type) {
    case 'fold':
      if (owed === 0 && !spot.foldWhenFree) return reject('FOLD_NOT_ALLOWED');
      return { action: 'fold', to: bet, full: false };
    case 'check':
      if (owed > 0) return reject('CANNOT_CHECK', { owed });
      return { action: 'check', to: bet, full: false };
    case 'call':
      if (owed === 0) return reject('NOTHING_TO_CALL');
      return { action: 'call', to: bet + Math.min(owed, stack), full: false };
    case 'bet':
      if (currentBet > 0) return reject('BET_EXISTS', { currentBet });
      return judgeAmount(spot, owed, command.to);
    case 'raise':
      if (currentBet === 0) return reject('NO_BET_TO_RAISE');
      return judgeAmount(spot, owed, command.to);
    case 'allIn': {
      const { allIn } = legalIn(spot);
      if (allIn === null) return judgeAmount(spot, owed, bet + stack);
      const { action, to } = allIn;
      return { action, to, full: action !== 'call' && isFull(spot, to) };
    }
    case 'bringIn':
      return reject('NOT_DUE', { command: 'bringIn', turn: 'act' });
    default:
      command satisfies never;
      return unfit('type', 'action', (command as { type: unknown }).type, 'BAD_COMMAND');
  }
}

function judgeBringIn(spot: Spot, command: ActionCommand): Move | Refusal {
  const bringIn = broughtIn(spot);
  const brought = { action: 'bring-in', to: spot.bet + bringIn, full: false } as const;
  switch (command.type) {
    case 'bringIn':
      return brought;
    case 'raise':
      return judgeAmount(spot, bringIn, command.to);
    case 'allIn':
      return spot.stack === bringIn ? brought : judgeAmount(spot, bringIn, spot.bet + spot.stack);
    default:
      return reject('BRING_IN_DUE', { bringIn });
  }
}

function judgeAmount(spot: Spot, owed: number, to: number): Move | Refusal {
  const { limit, bet, stack, currentBet, unit } = spot;
  const wrong = amountProblem(to, 'to');
  if (wrong !== undefined) return wrong;
  if (to > bet + stack) return reject('NOT_ENOUGH_CHIPS', { to, max: bet + stack });
  const problem = raiseProblem(spot, owed);
  if (problem !== undefined) return reject(problem, { owed });
  const { min, max, either } = amountsIn(spot);
  if (either !== undefined && to > min && to < max) {
    return reject('BELOW_MINIMUM', { to, min: max, max });
  }
  if (to < min) return reject('BELOW_MINIMUM', { to, min, max });
  if (to > max) return reject('ABOVE_MAXIMUM', { to, min, max });
  // In fixed limit there is one amount, whatever the chips.
  if (limit !== 'fixed-limit' && to % unit !== 0 && to !== bet + stack) {
    return reject('NOT_UNIT_MULTIPLE', { to, unit });
  }
  return { action: currentBet === 0 ? 'bet' : 'raise', to, full: isFull(spot, to) };
}
