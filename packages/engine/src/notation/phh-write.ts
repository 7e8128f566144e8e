/**
 * Writes hands in the style of the public dataset: fields in the order of the notation, strings in
 * single quotes, whole amounts without a point and the others with every decimal of the unit
 * (574, 0.50, 2067.40). A hand in a unit with decimals that has no fraction at all gets its zeros
 * everywhere (574.00), so that it is read back in the same unit.
 */

import { formatCard } from '../cards.js';
import { PokerError, reject } from '../errors.js';
import { decimalOf, hasFraction, type Unit, unitOf } from './decimals.js';
import { FIELDS, type Field, fieldNamed, isLongInteger, LOCAL_TIME } from './phh-fields.js';
import type { PhhAction, PhhCard, PhhHand, PhhValue } from './phh-hand.js';

/** Throws BAD_NOTATION if `unit` is none. */
export function writePhh(hand: PhhHand): string {
  const money = moneyOf(hand);
  let text = '';
  for (const field of FIELDS) {
    const value = hand[field.key];
    if (value !== undefined) text += `${field.name} = ${fieldText(field, value, money)}\n`;
  }
  for (const [name, value] of Object.entries(hand.extra ?? {})) {
    const field = fieldNamed(name);
    const isWritten = field !== undefined && hand[field.key] !== undefined;
    if (!isWritten) text += `${keyText(name)} = ${valueText(value)}\n`;
  }
  return text;
}

/** Each under its number, from `[1]`. */
export const writePhhs = (hands: Iterable<PhhHand>): string =>
  Array.from(hands, (hand, i) => `[${i + 1}]\n${writePhh(hand)}`).join('\n');

type MoneyText = (amount: number) => string;

function moneyOf(hand: PhhHand): MoneyText {
  const unit = unitOf(hand.unit);
  if (unit === undefined) {
    const reason = `${String(hand.unit)} is not a positive decimal number`;
    throw new PokerError(reject('BAD_NOTATION', { field: 'unit', reason }));
  }
  const point = unit.decimals > 0 && !someFraction(hand, unit);
  return (amount) => decimalOf(amount, unit, point);
}

function someFraction(hand: PhhHand, unit: Unit): boolean {
  const isOne = (amount: unknown): boolean =>
    typeof amount === 'number' && hasFraction(amount, unit);
  return (
    FIELDS.some(({ key, kind }) => {
      const value = hand[key];
      if (kind === 'amounts') return Array.isArray(value) && value.some(isOne);
      return kind === 'amount' && isOne(value);
    }) || hand.actions.some((action) => action.verb === 'cbr' && isOne(action.amount))
  );
}

function fieldText({ kind, key }: Field, value: unknown, money: MoneyText): string {
  switch (kind) {
    case 'amount':
      return money(value as number);
    case 'amounts':
      return listText((value as readonly number[]).map(money));
    case 'actions':
      return listText(
        (value as readonly PhhAction[]).map((action) => stringText(actionText(action, money))),
      );
    case 'time':
      return LOCAL_TIME.test(value as string) ? (value as string) : stringText(value as string);
    case 'label':
      if (typeof value === 'string' && isLongInteger(value)) return value;
      return valueText(value as PhhValue);
    case 'text':
    case 'flag':
    case 'count':
    case 'counts':
    case 'names':
      return valueText(value as PhhValue);
    default:
      kind satisfies never;
      return key;
  }
}

function actionText(action: PhhAction, money: MoneyText): string {
  const { comment } = action;
  if (action.verb === 'note') return comment === '' ? '' : `# ${comment}`;
  const text = bareText(action, money);
  if (comment === undefined) return text;
  return comment === '' ? `${text} #` : `${text} # ${comment}`;
}

function bareText(action: Exclude<PhhAction, { verb: 'note' }>, money: MoneyText): string {
  switch (action.verb) {
    case 'db':
      return `d db ${cardsText(action.cards)}`;
    case 'dh':
      return `d dh p${action.player + 1} ${cardsText(action.cards)}`;
    case 'cbr':
      return `p${action.player + 1} cbr ${money(action.amount)}`;
    case 'sm':
    case 'sd':
      return `p${action.player + 1} ${action.verb} ${cardsText(action.cards ?? [])}`.trimEnd();
    case 'f':
    case 'cc':
    case 'pb':
      return `p${action.player + 1} ${action.verb}`;
    default:
      return action satisfies never;
  }
}

const cardsText = (cards: readonly PhhCard[]): string =>
  cards.map((card) => (card === -1 ? '??' : formatCard(card))).join('');

const listText = (entries: readonly string[]): string => `[${entries.join(', ')}]`;

function valueText(value: PhhValue): string {
  if (typeof value === 'string') return stringText(value);
  if (typeof value !== 'object') return String(value);
  if ('literal' in value) return value.literal;
  if (!('table' in value)) return listText(value.map(valueText));
  const entries = Object.entries(value.table).map(
    ([key, entry]) => `${keyText(key)} = ${valueText(entry)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const keyText = (key: string): string => (/^[\w-]+$/.test(key) ? key : stringText(key));

/** Everything that may not stand between single quotes, even three of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const AWKWARD = /[\x00-\x08\x0a-\x1f\x7f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const ESCAPED = /["\\\x00-\x1f\x7f]/g;

function stringText(text: string): string {
  if (!AWKWARD.test(text)) {
    if (!text.includes("'")) return `'${text}'`;
    if (!text.includes("''") && !/^'|'$/.test(text)) return `'''${text}'''`;
  }
  const escaped = (char: string): string => {
    if (char === '"' || char === '\\') return `\\${char}`;
    if (char === '\n') return '\\n';
    if (char === '\t') return '\\t';
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  };
  return `"${text.replace(ESCAPED, escaped)}"`;
}
