/** The first lines of a PokerStars history: hand, table, seats. */

import type { Limit } from '../../games/game.js';
import { CENTS, decimalOf, hasFraction, type Unit } from '../../money/decimals.js';
import { starsTime } from '../history/eastern-time.js';
import type { History, HistoryMeta, TournamentMeta } from '../history/types.js';
import { asName, badInput, oneLine, unitOfMeta } from '../history/words.js';
import { NOT_TOLD, starsName } from './words.js';
import type { StarsWriting } from './writing.js';

const LIMIT_NAMES: Readonly<Record<Limit, string>> = {
  'no-limit': 'No Limit',
  'pot-limit': 'Pot Limit',
  'fixed-limit': 'Limit',
};

export function headerText({ history, meta, money }: StarsWriting): string {
  const { rules, players } = history;
  const isPlayMoney = meta.tournament === undefined && meta.currency === undefined;
  const size = `${rules.seatCount}-max${isPlayMoney ? ' (Play Money)' : ''}`;
  const table = asName(meta.table);
  let text =
    `PokerStars Hand #${numberText(meta)}: ${gameText(history, meta)} - ${starsTime(meta)}\n` +
    `Table '${table.trim() === '' ? NOT_TOLD : table}' ${size}${buttonText(history)}\n`;
  for (const { seat, name, stack } of players) {
    text += `Seat ${seat}: ${name} (${money(stack)} in chips)\n`;
  }
  return text;
}

/** Stud has none (R163). */
const buttonText = ({ rules, game }: History): string =>
  game.forced === 'bring-in' ? '' : ` Seat #${rules.button} is the button`;

/** Nothing but digits, or its readers refuse the hand: of "R5-258" the digits are left, of none 00. */
const numberText = ({ handId }: HistoryMeta): string => String(handId).replace(/\D/g, '') || '00';

/** A cash game's name has two spaces before it, a tournament's number one. */
function gameText({ rules, game }: History, meta: HistoryMeta): string {
  const { tournament, currency } = meta;
  const name = `${starsName(game)} ${LIMIT_NAMES[rules.limit]}`;
  const mix = meta.mix === undefined ? undefined : oneLine(meta.mix);
  const stakes = rules.limit === 'fixed-limit' ? [rules.smallBet, rules.bigBet] : blinds(rules);
  if (tournament !== undefined) {
    const level = tournament.level === undefined ? '' : `- Level ${roman(tournament.level)} `;
    const [small, big] = pair(stakes, '', unitOfMeta(meta));
    return `Tournament #${oneLine(String(tournament.id))}, ${buyInText(tournament, meta)} ${mix === undefined ? name : `${mix} (${name})`} ${level}(${small}/${big})`;
  }
  const code = currency === undefined || currency.code === '' ? '' : ` ${currency.code}`;
  const symbol = currency?.symbol ?? '';
  if (game.forced === 'live-antes') {
    // A bomb pot's ante is no stake of the table's.
    const stake = rules.bombPot ? rules.bigBlind : rules.ante;
    const [blind, ante] = pair([stake, stake], symbol, unitOfMeta(meta));
    return ` ${name} (Button Blind ${blind} - Ante ${ante} ${code})`;
  }
  const [small, big] = pair(stakes, symbol, unitOfMeta(meta));
  const played = `${small}/${big}${code}`;
  return mix === undefined ? ` ${name} (${played})` : ` ${mix} (${name}, ${played})`;
}

const blinds = ({ smallBlind, bigBlind }: History['rules']): number[] => [smallBlind, bigBlind];

/** If one of the two has cents, both are written with them: $0.50/$1.00. */
function pair(amounts: readonly number[], symbol: string, unit: Unit): string[] {
  const point = amounts.some((amount) => hasFraction(amount, unit));
  return amounts.map((amount) => symbol + decimalOf(amount, unit, point));
}

/** "$4.79+$4.79+$0.42 USD": buy-in, bounty if there is one, fee. */
export function buyInText(
  { buyIn, bounty, fee }: Omit<TournamentMeta, 'id'>,
  { currency }: Pick<HistoryMeta, 'currency'>,
): string {
  if (buyIn === undefined && bounty === undefined && fee === undefined) return 'Freeroll ';
  const parts = bounty === undefined ? [buyIn ?? 0, fee ?? 0] : [buyIn ?? 0, bounty, fee ?? 0];
  if (currency === undefined) return parts.join('+');
  const texts = parts.map((part) => currency.symbol + decimalOf(part, CENTS, true));
  return `${texts.join('+')} ${currency.code}`.trimEnd();
}

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(level: number): string {
  if (!Number.isInteger(level) || level < 1 || level > 999) {
    throw badInput('tournament.level', { wants: 'wholeFromTo', least: 1, most: 999 }, level);
  }
  let text = '';
  let rest = level;
  for (const [value, letters] of ROMAN) {
    text += letters.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}
