/** The summary of a PokerStars history: the rake, cards told only there, pots that were cashed out. */

import type { ImportRecord } from '../import/record.js';
import { amountOf, importedCards } from '../import/words.js';
import type { AmountUnits } from '../phh/amounts.js';

/** What a house takes has more than one name. */
const RAKE = /\| (?:Rake|Jackpot|Bingo|Fortune|Tax) (\S+)/g;
/** Main pot and side pots, after rake. */
const POT = /(?:Main|Side) pot(?:-\d)? (\S*\d)\./g;
const CARDS = /^.* (mucked|showed) \[([^\]]*)\]/;
const ROLE = /^(?: \(button\))? \((small|big) blind\) /;
const WON = /\bwon \((\S+?)\)/g;
/** The house has paid the winner before: nobody collects. */
const CASHED_OUT = '(pot not awarded as player cashed out)';

export function readSummaryLine(line: string, record: ImportRecord, money: AmountUnits): void {
  if (line.startsWith('Total pot ')) {
    for (const [, rake = ''] of line.matchAll(RAKE)) {
      record.rake = (record.rake ?? 0) + amountOf(rake, money);
    }
    for (const [, pot = ''] of line.matchAll(POT)) record.pots.push(amountOf(pot, money));
    return;
  }
  if (!line.startsWith('Seat ')) return;
  const start = line.indexOf(': ') + 2;
  const seat = Number(line.slice('Seat '.length, start - 2));
  const player = record.players.find((one) => one.seat === seat);
  if (player === undefined || !line.startsWith(player.name, start)) return;
  const behind = line.slice(start + player.name.length);
  if (player.isShort) {
    const role = ROLE.exec(behind)?.[1];
    if (role !== undefined) record.owesBlind(player, role === 'big' ? 'big-blind' : 'small-blind');
  }
  // Nothing more is told of most.
  if (!behind.includes('[')) return;
  const found = CARDS.exec(behind);
  const verb = found?.[1];
  const cards = found?.[2] ?? '';
  if (verb === 'showed') record.show(player, importedCards(cards));
  else if (verb === 'mucked') record.know(player, importedCards(cards));
  if (!behind.endsWith(CASHED_OUT) || player.won > 0) return;
  for (const [, amount = ''] of behind.matchAll(WON)) record.win(player, amountOf(amount, money));
}
