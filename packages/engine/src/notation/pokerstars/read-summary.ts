/** The summary of a PokerStars history: the rake, cards told only there, pots that were cashed out. */

import type { ImportRecord } from '../import/record.js';
import { amountOf, importedCards } from '../import/words.js';
import type { AmountUnits } from '../phh/amounts.js';

const RAKE = /\| Rake (\S+)/;
/** Main pot and side pots, after rake. */
const POT = /(?:Main|Side) pot(?:-\d)? (\S*\d)\./g;
const SEAT = /^Seat (\d{1,2}): /;
const CARDS = /^.* (mucked|showed) \[([^\]]*)\]/;
const ROLE = /^(?: \(button\))? \((small|big) blind\) /;
const WON = /\bwon \((\S+?)\)/g;
/** The house has paid the winner before: nobody collects. */
const CASHED_OUT = '(pot not awarded as player cashed out)';

export function readSummaryLine(line: string, record: ImportRecord, money: AmountUnits): void {
  if (line.startsWith('Total pot ')) {
    const [, rake] = RAKE.exec(line) ?? [];
    if (rake !== undefined) record.rake = amountOf(rake, money);
    for (const [, pot = ''] of line.matchAll(POT)) record.pots.push(amountOf(pot, money));
    return;
  }
  const [start = '', seat] = SEAT.exec(line) ?? [];
  const player = record.players.find((one) => one.seat === Number(seat));
  if (player === undefined || !line.startsWith(player.name, start.length)) return;
  const behind = line.slice(start.length + player.name.length);
  const [, role] = ROLE.exec(behind) ?? [];
  if (role !== undefined) record.owesBlind(player, role === 'big' ? 'big-blind' : 'small-blind');
  const [, verb, cards = ''] = CARDS.exec(behind) ?? [];
  if (verb === 'showed') record.show(player, importedCards(cards));
  else if (verb === 'mucked') record.know(player, importedCards(cards));
  if (!behind.endsWith(CASHED_OUT) || player.won > 0) return;
  for (const [, amount = ''] of behind.matchAll(WON)) record.win(player, amountOf(amount, money));
}
