/** What became of each hand that was checked, and the counts by rule. */

import { phrases } from '../phrases.js';
import { cutText } from '../stream/json-safe.js';
import { plain } from '../terminal/text.js';
import type { Heard } from './ask.js';
import { compare, type Difference, type ToldValue } from './compare.js';
import { type AskedHand, byNumber } from './expected.js';

export type Status = 'right' | 'wrong' | 'declined' | 'unanswered';

export interface CheckedHand {
  readonly id: string;
  readonly rules: readonly string[];
  readonly status: Status;
  /** Of a wrong answer. */
  readonly difference: Difference | null;
  /** What is wrong in one line; '' if nothing is. */
  readonly text: string;
}

export function checkedHand({ id, rules, expected }: AskedHand, heard: Heard): CheckedHand {
  const base = { id, rules, difference: null };
  const { check } = phrases;
  switch (heard.kind) {
    case 'said':
      break;
    case 'ended':
      return { ...base, status: 'unanswered', text: check.ended(heard.code, plain(heard.stderr)) };
    case 'hung':
      return { ...base, status: 'unanswered', text: check.hung(heard.seconds) };
    case 'flood':
      return { ...base, status: 'unanswered', text: check.flood };
    case 'unasked':
      return { ...base, status: 'unanswered', text: check.unasked };
  }
  const answer = objectOf(heard.text);
  if (answer === undefined) {
    return { ...base, status: 'unanswered', text: check.rubbish(plain(cutText(heard.text, 60))) };
  }
  const verdict = compare(expected, answer);
  switch (verdict.kind) {
    case 'right':
      return { ...base, status: 'right', text: '' };
    case 'declined':
      return { ...base, status: 'declined', text: check.declined };
    case 'silent':
      return { ...base, status: 'unanswered', text: check.silent };
    case 'wrong': {
      const { difference } = verdict;
      return { ...base, status: 'wrong', difference, text: differenceText(difference) };
    }
  }
}

function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    return isObject ? (json as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

/** "Main Pot: paid Ann 40, Bob 20; R82 says Ann 39, Bob 21". */
function differenceText({ field, pot, rule, got, want }: Difference): string {
  const { check } = phrases;
  if (field === 'refused') return check.notRefused(rule);
  const text = check.differs(check.fields[field], toldText(got), rule, toldText(want));
  return pot === null ? text : check.ofPot(pot, text);
}

function toldText(told: ToldValue): string {
  const { check } = phrases;
  if (told === null) return check.nothing;
  if (typeof told === 'number') return check.chips(told);
  const parts: readonly string[] = isList(told)
    ? told.map((one) => plain(cutText(one, 40)))
    : Object.entries(told).map(([id, chips]) => check.share(plain(cutText(id, 40)), chips ?? 0));
  return parts.length === 0 ? check.nothing : parts.join(', ');
}

const isList = (told: Exclude<ToldValue, null | number>): told is readonly string[] =>
  Array.isArray(told);

export interface RuleCount {
  readonly rule: string;
  /** Hands that show the rule, those of them answered right, and wrong answers that break it. */
  hands: number;
  right: number;
  wrong: number;
}

export interface CheckTally {
  readonly hands: number;
  readonly by: Readonly<Record<Status, number>>;
  readonly rules: readonly RuleCount[];
}

export function tallyOf(outcomes: readonly CheckedHand[]): CheckTally {
  const by: Record<Status, number> = { right: 0, wrong: 0, declined: 0, unanswered: 0 };
  const counts = new Map<string, RuleCount>();
  const countOf = (rule: string): RuleCount => {
    const found = counts.get(rule) ?? { rule, hands: 0, right: 0, wrong: 0 };
    counts.set(rule, found);
    return found;
  };
  for (const { rules, status, difference } of outcomes) {
    by[status]++;
    for (const rule of new Set([...rules, ...(difference === null ? [] : [difference.rule])])) {
      const count = countOf(rule);
      count.hands++;
      if (status === 'right') count.right++;
      if (difference?.rule === rule) count.wrong++;
    }
  }
  const rules = [...counts.values()].sort((a, b) => byNumber(a.rule, b.rule));
  return { hands: outcomes.length, by, rules };
}
