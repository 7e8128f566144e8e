/** A sentence for each warning of a replay. */

import type { Money, ReplayWarning, ReplayWarningCode } from '@sidepot/engine';

/** `{detail}` is replaced: players by name, amounts as money. */
const TEXTS: Readonly<Record<ReplayWarningCode, string>> = {
  SHORT_POST: '{player} posts {paid} of {owed}',
  LATE_POST: '{player} posts {paid} out of turn',
  UNEVEN_ANTES: 'the antes are not equal: they are dead money',
  OUT_OF_TURN: '{player} acts, but it is the turn of {turn}',
  BETTING_CLOSED: '{player} acts, but there is nothing left to decide',
  UNDER_MINIMUM: '{player} raises to {to}, the minimum is {min}',
  OVER_MAXIMUM: '{player} raises to {to}, the maximum is {max}',
  NOT_REOPENED: '{player} raises to {to}, but no full raise has reopened the betting',
  RAISE_CAP: '{player} raises to {to}, but the raises of this street are used up',
  NO_RIVAL_TO_RAISE: '{player} raises to {to}, but nobody could call more',
  STILL_TO_ACT: 'the round ends although {player} has still to act',
  UNFINISHED: 'the record stops before the hand is over',
  UNKNOWN_WINNER: 'nobody showed a hand and no winnings are recorded: who won is not known',
  WINNER_BY_RECORD: 'nobody showed a hand: the winner is the one of the record',
  RECORD_DIFFERS: 'the record says that {player} won {won}',
};

const PLAYERS = ['player', 'turn'];

export function warningText(
  warning: ReplayWarning,
  names: readonly string[],
  money: Money,
): string {
  const text = TEXTS[warning.code].replace(/\{(\w+)\}/g, (_, detail: string) => {
    const value = Number(warning[detail]);
    return PLAYERS.includes(detail) ? (names[value] ?? '?') : money(value);
  });
  return warning.action === undefined ? text : `${text} (action ${warning.action + 1})`;
}
