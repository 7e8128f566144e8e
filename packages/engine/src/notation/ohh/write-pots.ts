/** Who sits at the table, and who gets what of which pot, as JSON. */

import type { Unit } from '../../money/decimals.js';
import type { History, HistoryPlayer } from '../history/types.js';
import { amountJson } from './amounts.js';

export function playersJson({ players }: History, unit: Unit): string {
  let json = '[';
  for (const { index, seat, name, stack } of players) {
    json += `${index === 0 ? '' : ','}{"id":${index},"seat":${seat},"name":${JSON.stringify(name)}`;
    json += `,"starting_stack":${amountJson(stack, unit)}}`;
  }
  return `${json}]`;
}

/** A hand that was called off is one pot in which everybody wins back what they put in. */
export function potsJson({ awards, players, voided }: History, unit: Unit): string {
  if (voided) {
    const back = players.map(({ paid, refunded }) => paid - refunded);
    const total = back.reduce((a, b) => a + b, 0);
    return total === 0 ? '[]' : `[${potJson(0, total, 0, back, players, unit)}]`;
  }
  const pots = awards.map(({ pot, amount, rake, shares }) => {
    const won = players.map(() => 0);
    for (const { player, amount: part } of shares) {
      won[player.index] = (won[player.index] ?? 0) + part;
    }
    return { pot, json: potJson(pot, amount, rake, won, players, unit) };
  });
  if (pots.length > 1) pots.sort((a, b) => a.pot - b.pot);
  return `[${pots.map(({ json }) => json).join(',')}]`;
}

/** `won` is by player; what the house paid who cashed out stands with the main pot. */
function potJson(
  pot: number,
  amount: number,
  rake: number,
  won: readonly number[],
  players: readonly HistoryPlayer[],
  unit: Unit,
): string {
  const wins: string[] = [];
  for (const [id, part] of won.entries()) {
    const cashed = pot === 0 ? cashOutJson(players[id], unit) : '';
    if (part === 0 && cashed === '') continue;
    wins.push(`{"player_id":${id},"win_amount":${amountJson(part, unit)}${cashed}}`);
  }
  const [all, taken] = [amountJson(amount, unit), amountJson(rake, unit)];
  return `{"number":${pot},"amount":${all},"rake":${taken},"player_wins":[${wins.join(',')}]}`;
}

function cashOutJson(player: HistoryPlayer | undefined, unit: Unit): string {
  if (player === undefined || player.cashOut === 0) return '';
  const fee =
    player.cashOutFee === 0 ? '' : `,"cashout_fee":${amountJson(player.cashOutFee, unit)}`;
  return `,"cashout_amount":${amountJson(player.cashOut, unit)}${fee}`;
}
