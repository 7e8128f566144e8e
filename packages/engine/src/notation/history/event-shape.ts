/**
 * Are these the events of a hand? Exports take them from wherever they were kept, so what they read
 * of each event is looked at once. The first wrong one ends the search.
 */

import { isObject, unfit } from '../../checks.js';
import { isAmount } from '../../chips.js';
import { type Refusal, reject, type Wanted } from '../../errors.js';
import { LIMITS } from '../../games/game.js';
import { GAME_NAMES } from '../../games/games.js';

type Check = (value: unknown) => boolean;

interface Kind {
  readonly wanted: Wanted;
  readonly fits: Check;
}

const isList = (value: unknown, fits: Check): boolean => {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) if (!fits(value[i])) return false;
  return true;
};

const isCard: Check = (value) => isAmount(value) && value <= 51;
const isSeen: Check = (value) => value === null || isCard(value);
const isSeat: Check = (value) => isAmount(value) && value > 0;
const hasAll = (value: unknown, fields: Readonly<Record<string, Kind>>): boolean => {
  if (!isObject(value)) return false;
  const object = value as Readonly<Record<string, unknown>>;
  for (const name in fields) if (fields[name]?.fits(object[name]) !== true) return false;
  return true;
};

const oneOf = (words: readonly string[]): Kind => ({
  wanted: { wants: 'oneOf', choices: words },
  fits: (value) => words.includes(value as string),
});

const AMOUNT: Kind = { wanted: 'amount', fits: isAmount };
const SEAT: Kind = { wanted: 'seat', fits: isSeat };
/** A board from 0: nobody runs a hand more than three times (R88). */
const BOARD: Kind = {
  wanted: { wants: 'oneOf', choices: [0, 1, 2] },
  fits: (value) => isAmount(value) && value < 3,
};
const FLAG: Kind = { wanted: 'boolean', fits: (value) => typeof value === 'boolean' };
const CARDS: Kind = { wanted: 'seenCards', fits: (value) => isList(value, isSeen) };
const ID: Kind = {
  wanted: 'textOrWhole',
  fits: (value) => typeof value === 'string' || Number.isSafeInteger(value),
};
const SHARES: Kind = {
  wanted: { wants: 'listWith', keys: ['seat', 'amount'] },
  fits: (value) => isList(value, (share) => hasAll(share, { seat: SEAT, amount: AMOUNT })),
};
const HALF = /* @__PURE__ */ oneOf(['high', 'low', 'badugi', 'in-hand']);
const HANDS: Kind = {
  wanted: { wants: 'listWith', keys: ['seat', 'board', 'half'] },
  fits: (value) => isList(value, (one) => hasAll(one, { seat: SEAT, board: BOARD, half: HALF })),
};
const PLAYERS: Kind = {
  wanted: { wants: 'listWith', keys: ['id', 'seat', 'stack'] },
  fits: (value) =>
    isList(value, (player) =>
      hasAll(player, { id: ID, seat: SEAT, stack: { ...AMOUNT, fits: isStack } }),
    ),
};
/** Of a replayed hand nobody may know it. */
const isStack: Check = (value) => value === Infinity || isAmount(value);
const STACKS: Kind = {
  wanted: 'stacksBySeat',
  fits: (value) => isObject(value) && Object.values(value as object).every(isStack),
};
const BLIND_SEAT: Kind = {
  wanted: 'seatOrNull',
  fits: (value) => value === null || isSeat(value),
};
const STRADDLES: Kind = {
  wanted: { wants: 'listWith', keys: ['seat', 'amount'] },
  fits: (value) => isList(value, (one) => hasAll(one, { seat: SEAT, amount: AMOUNT })),
};

/** What an export reads of the rules. */
const RULES: Readonly<Record<string, Kind>> = {
  button: SEAT,
  seatCount: SEAT,
  game: /* @__PURE__ */ oneOf(GAME_NAMES),
  limit: /* @__PURE__ */ oneOf(LIMITS),
  smallBlind: AMOUNT,
  bigBlind: AMOUNT,
  smallBlindSeat: BLIND_SEAT,
  bigBlindSeat: SEAT,
  straddles: STRADDLES,
  ante: AMOUNT,
  anteMode: /* @__PURE__ */ oneOf(['none', 'perPlayer', 'bigBlind', 'button']),
  smallBet: AMOUNT,
  bigBet: AMOUNT,
  unit: { wanted: 'positive', fits: isSeat },
  tripsOverStraight: FLAG,
  bombPot: FLAG,
};

const POSTS = ['ante', 'small-blind', 'big-blind', 'straddle', 'post', 'button-blind', 'bring-in'];
const NOTHING: Readonly<Record<string, Kind>> = {};

/** By type; what no export reads is not looked at. */
const EVENTS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  started: { players: PLAYERS },
  posted: {
    seat: SEAT,
    kind: /* @__PURE__ */ oneOf(POSTS),
    ante: AMOUNT,
    dead: AMOUNT,
    live: AMOUNT,
  },
  dealt: { seat: SEAT, cards: CARDS, up: CARDS },
  drew: { seat: SEAT, discarded: CARDS },
  reshuffled: NOTHING,
  board: { street: AMOUNT, board: BOARD, cards: CARDS },
  opened: { street: AMOUNT, currentBet: AMOUNT },

  acted: {
    seat: SEAT,
    action: /* @__PURE__ */ oneOf(['fold', 'check', 'call', 'bet', 'raise', 'bring-in']),
    to: AMOUNT,
    paid: AMOUNT,
    allIn: FLAG,
  },
  killed: { seat: SEAT },
  refunded: { seat: SEAT, amount: AMOUNT },
  collected: NOTHING,
  runsAnswered: NOTHING,
  runsDecided: {
    runs: {
      wanted: { wants: 'oneOf', choices: [1, 2, 3] },
      fits: (value) => isSeat(value) && Number(value) < 4,
    },
  },
  shown: { seat: SEAT, cards: CARDS },
  mucked: { seat: SEAT },
  showdown: NOTHING,
  raked: NOTHING,
  awarded: { pot: AMOUNT, amount: AMOUNT, rake: AMOUNT, shares: SHARES, hands: HANDS },
  voided: NOTHING,
  ended: { stacks: STACKS },
};

/** What is wrong with them, if anything: BAD_INPUT with the field, such as `events[3].seat`. */
export function eventsProblem(events: unknown): Refusal | undefined {
  if (!Array.isArray(events)) return unfit('events', 'events', events);
  const [started] = events as readonly unknown[];
  if (!isObject(started) || (started as { readonly type?: unknown }).type !== 'started') {
    return reject('BAD_INPUT', { field: 'events', wants: 'eventsFromStart' });
  }
  const { rules } = started as { readonly rules?: unknown };
  if (!isObject(rules)) return unfit('events[0].rules', 'handRules', rules);
  const problem = fieldsProblem(rules, RULES, 'events[0].rules.');
  if (problem !== undefined) return problem;
  // No notation can say what lay in the middle before its first line.
  const { middle } = rules as { readonly middle?: unknown };
  if (Array.isArray(middle) && middle.length > 0) {
    return reject('BAD_INPUT', { field: 'events[0].rules.middle', wants: 'eventsFromStart' });
  }
  for (let i = 0; i < events.length; i++) {
    const event: unknown = events[i];
    if (!isObject(event)) return unfit(`events[${i}]`, 'event', event);
    const { type } = event as { readonly type?: unknown };
    const fields =
      typeof type === 'string' && Object.hasOwn(EVENTS, type) ? EVENTS[type] : undefined;
    if (fields === undefined) return unfit(`events[${i}].type`, 'handEvent', type);
    if (type === 'started' && i > 0) return unfit(`events[${i}].type`, 'oneStart', type);
    const wrong = fieldsProblem(event, fields, `events[${i}].`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function fieldsProblem(
  value: unknown,
  fields: Readonly<Record<string, Kind>>,
  at: string,
): Refusal | undefined {
  const object = value as Readonly<Record<string, unknown>>;
  for (const name in fields) {
    const { wanted, fits } = fields[name] as Kind;
    if (!fits(object[name])) return unfit(`${at}${name}`, wanted, object[name]);
  }
  return undefined;
}
