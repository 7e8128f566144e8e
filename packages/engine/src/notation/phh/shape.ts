/**
 * Is it a PHH hand at all? Whoever replays or writes one may have made it themselves, so its shape is
 * looked at once, at the door. A hole in a list is a wrong entry, and the first one ends the search.
 */

import { isObject, unfit, unknownKey } from '../../checks.js';
import { amountProblem } from '../../chips.js';
import { type Refusal, reject, type Wanted } from '../../errors.js';
import { FIELDS, type Field, REQUIRED } from './fields.js';

const BY_KEY: ReadonlyMap<string, Field> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ FIELDS.map((each) => [each.key, each]),
);

/** What is wrong with it, if anything; `action` is there if it is about one. */
export function phhProblem(hand: unknown): Refusal | undefined {
  if (!isObject(hand)) return unfit('hand', 'phhHand', hand);
  const record = hand as Readonly<Record<string, unknown>>;
  for (const { key } of REQUIRED) {
    if (record[key] === undefined) return unfit(key, 'there', undefined);
  }
  if (typeof record['unit'] !== 'string') return unfit('unit', 'text', record['unit']);
  const { startingStacks } = record;
  if (!Array.isArray(startingStacks)) return unfit('startingStacks', 'list', startingStacks);
  let place = 0;
  for (const key in record) {
    const value = record[key];
    if (value === undefined || key === 'unit') continue;
    const problem =
      key === 'extra'
        ? extraProblem(value)
        : keyProblem(key, value, startingStacks.length, place++);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** By place, the field that a hand had there last: the next one most often has it there, too. */
const fieldsBefore: Field[] = [];

function keyProblem(
  key: string,
  value: unknown,
  players: number,
  place: number,
): Refusal | undefined {
  const before = fieldsBefore[place];
  if (before?.key === key) return fieldProblem(before, value, players);
  const field = BY_KEY.get(key);
  if (field === undefined) return unknownKey(key, ['unit', ...BY_KEY.keys(), 'extra']);
  fieldsBefore[place] = field;
  return fieldProblem(field, value, players);
}

function fieldProblem(field: Field, value: unknown, players: number): Refusal | undefined {
  const { key } = field;
  switch (field.kind) {
    case 'text':
    case 'time':
      return typeof value === 'string' ? undefined : unfit(key, 'text', value);
    case 'flag':
      return typeof value === 'boolean' ? undefined : unfit(key, 'boolean', value);
    case 'count':
      return Number.isSafeInteger(value) ? undefined : unfit(key, 'whole', value);
    case 'label':
      return typeof value === 'string' || Number.isSafeInteger(value)
        ? undefined
        : unfit(key, 'textOrWhole', value);
    case 'amount':
      return amountProblem(value, key);
    case 'actions':
      return actionsProblem(value, players);
    case 'amounts':
    case 'counts':
    case 'names':
      return listProblem(field, value, players);
    default:
      return field.kind satisfies never;
  }
}

/** One entry for each player. */
function listProblem(field: Field, value: unknown, players: number): Refusal | undefined {
  const { key, kind } = field;
  if (!Array.isArray(value)) return unfit(key, 'list', value);
  if (value.length !== players)
    return unfit(key, { wants: 'entries', count: players }, value.length);
  for (let i = 0; i < value.length; i++) {
    const entry: unknown = value[i];
    if (kind === 'names') {
      if (typeof entry !== 'string') return unfit(`${key}[${i}]`, 'text', entry);
    } else if (kind === 'counts') {
      if (!Number.isSafeInteger(entry)) return unfit(`${key}[${i}]`, 'whole', entry);
    } else if (!isUnits(entry, field)) return amountProblem(entry, `${key}[${i}]`);
  }
  return undefined;
}

const isUnits = (entry: unknown, { mayBeNegative, mayBeInfinite }: Field): boolean =>
  Number.isSafeInteger(entry)
    ? mayBeNegative || (entry as number) >= 0
    : mayBeInfinite && entry === Infinity;

function actionsProblem(actions: unknown, players: number): Refusal | undefined {
  if (!Array.isArray(actions)) return unfit('actions', 'list', actions);
  for (let k = 0; k < actions.length; k++) {
    const problem = actionProblem(actions[k], players);
    if (problem !== undefined) return { action: k, ...problem };
  }
  return undefined;
}

const VERBS = ['dh', 'db', 'f', 'cc', 'pb', 'cbr', 'sm', 'sd', 'note'];

/** Nearly all are one of four: those are compared before the list is searched. */
const isVerb = (verb: unknown): boolean =>
  verb === 'f' ||
  verb === 'dh' ||
  verb === 'cc' ||
  verb === 'cbr' ||
  VERBS.includes(verb as string);

function actionProblem(action: unknown, players: number): Refusal | undefined {
  if (typeof action !== 'object' || action === null) return unfit('actions', 'objects', action);
  const { verb, player, cards, amount, comment } = action as Readonly<Record<string, unknown>>;
  if (!isVerb(verb)) return unfit('verb', { wants: 'oneOf', choices: VERBS }, verb);
  if (comment !== undefined && typeof comment !== 'string')
    return unfit('comment', 'text', comment);
  if (verb === 'note') return comment === undefined ? unfit('comment', 'text', comment) : undefined;
  if (verb !== 'db') {
    if (!Number.isSafeInteger(player)) return unfit('player', 'index', player);
    const index = player as number;
    if (index < 0 || index >= players) return reject('UNKNOWN_PLAYER', { player: `p${index + 1}` });
  }
  if (verb === 'cbr') {
    return typeof amount === 'number' ? undefined : unfit('amount', 'number', amount);
  }
  if (verb === 'f' || verb === 'cc' || verb === 'pb' || (verb === 'sm' && cards === null)) {
    return undefined;
  }
  return cardsProblem(cards);
}

/** −1 is a card that nobody saw. */
function cardsProblem(cards: unknown): Refusal | undefined {
  if (!Array.isArray(cards)) return unfit('cards', 'list', cards);
  for (let i = 0; i < cards.length; i++) {
    const card: unknown = cards[i];
    if (!Number.isSafeInteger(card) || (card as number) < -1 || (card as number) > 51) {
      return unfit('cards', 'phhCards', card);
    }
  }
  return undefined;
}

/** As deep as the reader goes, and more values than any hand has: shared lists could be endless. */
const MOST_DEPTH = 101;
const MOST_VALUES = 100_000;

/** Thrown by the search below and caught above it: the first wrong value ends it. */
class Wrong {
  readonly problem: Refusal;

  constructor(field: string, wanted: Wanted, value: unknown) {
    this.problem = unfit(field, wanted, value);
  }
}

function extraProblem(extra: unknown): Refusal | undefined {
  if (!isObject(extra)) return unfit('extra', 'object', extra);
  try {
    lookThrough(extra as object, 'extra', 0, { left: MOST_VALUES });
    return undefined;
  } catch (wrong) {
    if (wrong instanceof Wrong) return wrong.problem;
    throw wrong;
  }
}

interface Budget {
  left: number;
}

function lookThrough(list: object, at: string, depth: number, budget: Budget): void {
  if (depth > MOST_DEPTH || budget.left < 0) throw new Wrong('extra', 'less', at.slice(0, 80));
  if (Array.isArray(list)) {
    for (let i = 0; i < list.length; i++) lookAt(list[i], `${at}[${i}]`, depth, budget);
    return;
  }
  for (const [key, value] of Object.entries(list)) lookAt(value, `${at}.${key}`, depth, budget);
}

/** Is it a `PhhValue`? */
function lookAt(value: unknown, at: string, depth: number, budget: Budget): void {
  budget.left--;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return;
  if (Array.isArray(value)) {
    lookThrough(value, at, depth + 1, budget);
    return;
  }
  if (!isObject(value)) throw new Wrong(at, 'phhValue', value);
  const { literal, table } = value as { readonly literal?: unknown; readonly table?: unknown };
  if (literal !== undefined) {
    // It is written as it stands, so it must not end its line or its list.
    if (typeof literal === 'string' && WORD.test(literal)) return;
    throw new Wrong(`${at}.literal`, 'phhLiteral', literal);
  }
  if (!isObject(table))
    throw new Wrong(at, { wants: 'objectWith', keys: ['literal', 'table'] }, value);
  lookThrough(table as object, at, depth + 1, budget);
}

const WORD = /^[\w+.:-]+(?: [\d:.+-]+[Zz]?)?$/;
