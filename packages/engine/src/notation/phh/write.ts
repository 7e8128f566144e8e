/**
 * Writes hands in the style of the public dataset: fields in the order of the notation, strings in
 * single quotes, whole amounts without a point and the others with every decimal of the unit
 * (574, 0.50, 2067.40). A hand in a unit with decimals that has no fraction at all gets its zeros
 * everywhere (574.00), so that it is read back in the same unit.
 */

import { formatCard } from '../../cards.js';
import { throwing, unfit } from '../../checks.js';
import { amountProblem } from '../../chips.js';
import { PokerError, reject, throwIf } from '../../errors.js';
import { decimalOf, decimalUnit, hasFraction, type Unit } from '../../money/decimals.js';
import { FIELDS, type Field, fieldNamed, isLongInteger, LOCAL_TIME } from './fields.js';
import type { PhhAction, PhhCard, PhhHand, PhhValue } from './hand.js';
import { phhProblem } from './shape.js';
import { OWN_AMOUNTS } from './variants.js';

/**
 * One hand as PHH text, a `.phh` file. `readPhh` gives the same hand back.
 *
 * @throws PokerError BAD_INPUT, UNKNOWN_KEY, NOT_INTEGER and the like for what is no hand as the
 * readers give it; BAD_NOTATION if `unit` is none.
 *
 * @example
 * ```ts
 * import { writePhh } from '@sidepot/engine';
 *
 * const text = writePhh({
 *   unit: '0.01',
 *   variant: 'NT',
 *   antes: [0, 0],
 *   blindsOrStraddles: [50, 100],
 *   startingStacks: [10000, 9950],
 *   actions: [{ verb: 'f', player: 1 }],
 * });
 * console.log(text.split('\n')[3]); // → starting_stacks = [100, 99.50]
 * ```
 */
export const writePhh = (hand: PhhHand): string => throwing(() => textOf(hand));

function textOf(hand: PhhHand): string {
  throwIf(phhProblem(hand));
  // To who replays a hand it is an action that cannot be; to who writes it, no amount.
  for (const [k, action] of hand.actions.entries()) {
    const problem = action.verb === 'cbr' ? amountProblem(action.amount, 'amount') : undefined;
    if (problem !== undefined) throw new PokerError({ action: k, ...problem });
  }
  const money = moneyOf(hand);
  let text = '';
  for (const field of FIELDS) {
    const value = hand[field.key];
    if (value !== undefined) text += `${field.name} = ${fieldText(field, value, money)}\n`;
  }
  for (const [name, value] of Object.entries(hand.extra ?? {})) {
    const field = fieldNamed(name);
    const isWritten = field !== undefined && hand[field.key] !== undefined;
    if (!isWritten) text += `${keyText(name)} = ${extraText(name, value, money)}\n`;
  }
  return text;
}

/**
 * Many hands as one `.phhs` file, each under its number, from `[1]`.
 *
 * @throws PokerError as `writePhh` does; BAD_INPUT if it is no list of hands.
 *
 * @example
 * ```ts
 * import { readPhhs, writePhhs } from '@sidepot/engine';
 *
 * const hands = [];
 * for (const { hand } of readPhhs("[7]\nvariant = 'NT'\nantes = [0, 0]\nstarting_stacks = [9, 9]\nactions = []")) {
 *   if (hand.ok) hands.push(hand.value);
 * }
 * console.log(writePhhs(hands).split('\n')[0]); // → [1]
 * ```
 */
export const writePhhs = (hands: Iterable<PhhHand>): string =>
  throwing(() => {
    if (typeof hands !== 'object' || hands === null || !(Symbol.iterator in hands)) {
      throw new PokerError(unfit('hands', 'hands', hands));
    }
    let text = '';
    let count = 0;
    for (const hand of hands) text += `${count > 0 ? '\n' : ''}[${++count}]\n${textOf(hand)}`;
    return text;
  });

/** Amounts of ours stand in the unit of the stacks, as all others do. */
function extraText(name: string, value: PhhValue, money: MoneyText): string {
  if (!OWN_AMOUNTS.includes(name)) return valueText(value);
  if (Array.isArray(value) && value.every(isWhole)) return listText(value.map(money));
  return isWhole(value) ? money(value) : valueText(value);
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

type MoneyText = (amount: number) => string;

function moneyOf(hand: PhhHand): MoneyText {
  const unit = decimalUnit(hand.unit);
  if (unit === undefined) {
    const cause = { reason: 'notUnit', token: String(hand.unit) } as const;
    throw new PokerError(reject('BAD_NOTATION', { field: 'unit', ...cause }));
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
    }) ||
    hand.actions.some((action) => action.verb === 'cbr' && isOne(action.amount)) ||
    OWN_AMOUNTS.some((name) => [hand.extra?.[name]].flat().some(isOne))
  );
}

function fieldText({ kind, key }: Field, value: unknown, money: MoneyText): string {
  switch (kind) {
    case 'amount':
      return money(value as number);
    case 'amounts':
      return listText((value as readonly number[]).map(money));
    case 'actions':
      return actionsText(value as readonly PhhAction[], money);
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

/** Only what somebody noted may hold what a string must not. */
function actionsText(actions: readonly PhhAction[], money: MoneyText): string {
  let text = '[';
  for (let k = 0; k < actions.length; k++) {
    const action = actions[k] as PhhAction;
    if (k > 0) text += ', ';
    text +=
      action.comment === undefined && action.verb !== 'note'
        ? `'${bareText(action, money)}'`
        : stringText(actionText(action, money));
  }
  return `${text}]`;
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

function cardsText(cards: readonly PhhCard[]): string {
  let text = '';
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as PhhCard;
    text += card === -1 ? '??' : formatCard(card);
  }
  return text;
}

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
