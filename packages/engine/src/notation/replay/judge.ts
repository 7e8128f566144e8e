/** What the rulebook says about an action of a record: the engine's own check, told as a warning. */

import type { ErrorCode } from '../../errors.js';
import { judgeAction } from '../../hand/rules/legal.js';
import { spotOf } from '../../hand/rules/spot.js';
import type { HandEvent } from '../../hand/state/types.js';
import { type Play, type ReplayWarningCode, warn } from './play.js';

const CODES: Readonly<Partial<Record<ErrorCode, ReplayWarningCode>>> = {
  BELOW_MINIMUM: 'UNDER_MINIMUM',
  ABOVE_MAXIMUM: 'OVER_MAXIMUM',
  NOT_REOPENED: 'NOT_REOPENED',
  RAISE_CAP: 'RAISE_CAP',
  NO_RIVAL_TO_RAISE: 'NO_RIVAL_TO_RAISE',
};

/** Before the action is done. */
export function warnOfAction(
  play: Play,
  player: number,
  action: Extract<HandEvent, { type: 'acted' }>['action'],
  to: number,
): void {
  const { draft } = play;
  const { actor } = draft;
  if (actor < 0) warn(play, 'BETTING_CLOSED', { player });
  else if (actor !== player) warn(play, 'OUT_OF_TURN', { player, turn: actor });
  else if (action === 'bring-in' && !draft.mustBringIn) warn(play, 'BRING_IN_MOVED', { player });
  if (action !== 'bet' && action !== 'raise') return;
  const move = judgeAction(spotOf(draft, player), { type: action, to });
  if (!('code' in move)) return;
  // Who calls a blind that was short makes it what it should have been (R39).
  if (draft.street === 0 && to === play.blinds[play.lastBlind]) return;
  const code = CODES[move.code];
  const range = 'to' in move && 'min' in move ? { min: move.min, max: move.max } : {};
  if (code !== undefined) warn(play, code, { player, to, ...range });
}
