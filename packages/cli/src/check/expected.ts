/** A hand to be checked: what must come out, and which rule says so. */

import {
  type Chips,
  explain,
  isCalculatorJson,
  type PlayerId,
  PokerError,
  readCalculatorJson,
  readHandJson,
  type SettleInput,
} from '@sidepot/engine';
import { type Calculation, calculate } from '../settle/calculate.js';
import { type RulesShown, rulesShown, ruleTags } from '../settle/rules-shown.js';

export type ChipsById = Chips;

export interface ExpectedPot {
  readonly name: string;
  readonly amount: number;
  readonly eligible: readonly string[];
  readonly rake: number;
  readonly awards: ChipsById | null;
}

export interface Expected {
  readonly refund: ChipsById;
  readonly pots: readonly ExpectedPot[];
  /** Null where the hand names no winners. */
  readonly awards: ChipsById | null;
  readonly rake: number;
  /** Stacks after the hand, where the hand has stacks. */
  readonly stacks: ChipsById | null;
  /** Smallest chip: what is off by no more is off by odd chips. */
  readonly unit: number;
  readonly shown: RulesShown;
}

/** Null: the hand is to be refused. */
export interface AskedHand {
  readonly id: string;
  readonly rules: readonly string[];
  /** The hand as it is asked, without what must come out. */
  readonly text: string;
  readonly expected: Expected | null;
}

/** `number` counts the hands, from 1: the name of one that has none. */
export function askedHand(json: Readonly<Record<string, unknown>>, number: number): AskedHand {
  const { expect: _expect, answer: _answer, ...hand } = json;
  const { id, rules } = hand;
  const expected = expectedOf(hand);
  const told = Array.isArray(rules) ? rules.filter((rule) => typeof rule === 'string') : [];
  const shown = expected === null ? [] : ruleTags(expected.shown);
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : String(number),
    rules: [...new Set([...told, ...shown])].sort(byNumber),
    text: JSON.stringify(hand),
    expected,
  };
}

export const byNumber = (a: string, b: string): number =>
  Number(a.slice(1)) - Number(b.slice(1)) || (a < b ? -1 : 1);

function expectedOf(json: unknown): Expected | null {
  try {
    return isCalculatorJson(json) ? fromTotals(json) : fromHand(json);
  } catch (error) {
    if (error instanceof PokerError) return null;
    throw error;
  }
}

function fromHand(json: unknown): Expected | null {
  const read = readHandJson(json);
  if (!read.ok) return null;
  const hand: SettleInput<PlayerId> = read.value;
  const answer = explain(hand);
  if (!answer.ok) return null;
  const { refund, pots, awards, rake } = answer.value;
  return {
    refund,
    pots: pots.map((pot) => ({ ...pot, eligible: pot.eligible.map(String) })),
    awards,
    rake,
    stacks: null,
    unit: hand.unit ?? 1,
    shown: rulesShown(hand, answer.value),
  };
}

function fromTotals(json: unknown): Expected | null {
  const read = readCalculatorJson(json);
  if (!read.ok) return null;
  const found = calculate(read.value);
  const { bbAnte = 0, unit = 1 } = read.value.options;
  return {
    refund: found.refund,
    pots: found.pots.map((pot) => ({ ...pot, rake: 0, awards: pot.awards ?? null })),
    awards: found.winnings === undefined ? null : withoutZeros(found.winnings),
    rake: 0,
    stacks: found.newStacks ?? null,
    unit,
    shown: totalsRules(found, bbAnte > 0),
  };
}

/** Of totals less is known than of a hand with seats; it is told as far as it goes. */
const totalsRules = ({ refund, pots }: Calculation, hasAnte: boolean): RulesShown => ({
  refund: Object.keys(refund).length > 0 ? ['R10'] : [],
  rake: [],
  pots: pots.map(({ eligible, awards = {} }, i) => {
    const [first = 0, ...others] = Object.values(awards);
    const isOdd = others.some((amount) => amount !== first);
    return {
      amount: [...(hasAnte && i === 0 ? ['R14'] : []), ...(pots.length > 1 ? ['R12'] : ['R15'])],
      awards: [
        ...(others.length > 1 && isOdd ? ['R82'] : []),
        ...(others.length > 0 ? ['R81'] : eligible.length > 1 ? ['R79'] : ['R16']),
      ],
    };
  }),
});

export const withoutZeros = (chips: ChipsById): ChipsById =>
  Object.fromEntries(
    Object.entries(chips).filter(([, amount]) => amount !== undefined && amount !== 0),
  );
