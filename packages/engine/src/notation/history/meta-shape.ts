/** What is wrong with the meta of an export, if anything: a misspelt key would be lost silently. */

import { isObject, keysProblem, unfit } from '../../checks.js';
import { isAmount } from '../../chips.js';
import type { Refusal, Wanted } from '../../errors.js';

interface Kind {
  readonly wanted: Wanted;
  readonly fits: (value: unknown) => boolean;
}

type Shape = Readonly<Record<string, Kind>>;

const isText = (value: unknown): boolean => typeof value === 'string';
const isSeat = (value: unknown): boolean => isAmount(value) && value > 0;
const isBySeat = (value: unknown, fits: (entry: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value as object).every(fits);

const TEXT: Kind = { wanted: 'text', fits: isText };
const LABEL: Kind = {
  wanted: 'textOrNumber',
  fits: (value) => isText(value) || Number.isFinite(value),
};
const AMOUNT: Kind = { wanted: 'amount', fits: isAmount };
const SEAT: Kind = { wanted: 'seat', fits: isSeat };
const FLAG: Kind = { wanted: 'boolean', fits: (value) => typeof value === 'boolean' };
const OBJECT: Kind = { wanted: 'object', fits: isObject };

const HISTORY: Shape = {
  handId: LABEL,
  table: TEXT,
  startedAt: TEXT,
  local: OBJECT,
  names: { wanted: 'namesBySeat', fits: (value) => isBySeat(value, isText) },
  hero: SEAT,
  showAll: FLAG,
  unit: TEXT,
  currency: OBJECT,
  tournament: OBJECT,
  seats: { wanted: 'seatsBySeat', fits: (value) => isBySeat(value, isSeat) },
  button: SEAT,
  seatCount: SEAT,
  smallBlind: AMOUNT,
  mix: TEXT,
  cashOuts: OBJECT,
  cashOutFees: OBJECT,
};

const OHH: Shape = { ...HISTORY, site: TEXT, network: TEXT, version: TEXT };

const LOCAL: Shape = { date: TEXT, time: TEXT, zone: TEXT };
const CURRENCY: Shape = { code: TEXT, symbol: TEXT };
const TOURNAMENT: Shape = {
  id: LABEL,
  level: AMOUNT,
  buyIn: AMOUNT,
  bounty: AMOUNT,
  fee: AMOUNT,
  name: TEXT,
  startedAt: TEXT,
  initialStack: AMOUNT,
  tables: {
    wanted: { wants: 'oneOf', choices: ['one', 'many'] },
    fits: (value) => value === 'one' || value === 'many',
  },
  levelTime: { wanted: 'seconds', fits: (value) => Number.isFinite(value) && Number(value) >= 0 },
};

/** What must be there; everything else may be left out. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  meta: ['handId', 'table'],
  'meta.local': ['date'],
  'meta.currency': ['code', 'symbol'],
  'meta.tournament': ['id'],
};

/** Both exports read what `toPokerStars` has no word for, so one meta serves both. */
export function historyMetaProblem(meta: unknown): Refusal | undefined {
  const problem = shapeProblem(meta, OHH, 'meta');
  if (problem !== undefined) return problem;
  const { local, currency, tournament, seats, cashOuts, cashOutFees } = meta as Readonly<
    Record<string, unknown>
  >;
  return (
    partProblem(local, LOCAL, 'meta.local') ??
    partProblem(currency, CURRENCY, 'meta.currency') ??
    partProblem(tournament, TOURNAMENT, 'meta.tournament') ??
    amountsProblem(cashOuts, 'meta.cashOuts') ??
    amountsProblem(cashOutFees, 'meta.cashOutFees') ??
    (seats === undefined ? undefined : twiceProblem(Object.values(seats as object)))
  );
}

function amountsProblem(amounts: unknown, at: string): Refusal | undefined {
  if (amounts === undefined) return undefined;
  for (const [seat, amount] of Object.entries(amounts as object)) {
    if (!isAmount(amount)) return unfit(`${at}.${seat}`, 'amount', amount);
  }
  return undefined;
}

const twiceProblem = (seats: readonly unknown[]): Refusal | undefined =>
  new Set(seats).size === seats.length ? undefined : unfit('meta.seats', 'allDifferent', seats);

const partProblem = (part: unknown, shape: Shape, at: string): Refusal | undefined =>
  part === undefined ? undefined : shapeProblem(part, shape, at);

function shapeProblem(value: unknown, shape: Shape, at: string): Refusal | undefined {
  if (!isObject(value)) return unfit(at, 'object', value);
  const unknown = keysProblem(value, Object.keys(shape), at === 'meta' ? '' : `${at}.`);
  if (unknown !== undefined) return unknown;
  const object = value as Readonly<Record<string, unknown>>;
  for (const name of REQUIRED[at] ?? []) {
    if (object[name] === undefined) return unfit(`${at}.${name}`, 'there', undefined);
  }
  for (const name in shape) {
    const found = object[name];
    const { wanted, fits } = shape[name] as Kind;
    if (found !== undefined && !fits(found)) return unfit(`${at}.${name}`, wanted, found);
  }
  return undefined;
}
