/** Another engine's answer beside what must come out: the first thing that differs, and its rule. */

import { type ChipsById, type Expected, type ExpectedPot, withoutZeros } from './expected.js';

export type ToldValue = ChipsById | number | readonly string[] | null;

/** What is compared, in this order: what comes first is the cause of what follows. */
export type ComparedField =
  | 'refund'
  | 'pots'
  | 'amount'
  | 'eligible'
  | 'potRake'
  | 'potAwards'
  | 'rake'
  | 'awards'
  | 'payouts'
  | 'stacks'
  | 'refused';

export interface Difference {
  readonly field: ComparedField;
  /** Of one pot, by its name. */
  readonly pot: string | null;
  readonly rule: string;
  readonly got: ToldValue;
  readonly want: ToldValue;
}

export type CheckVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly difference: Difference }
  /** It says that it cannot play such a hand, or refuses it. */
  | { readonly kind: 'declined' }
  /** An object in which nothing is told that could be compared. */
  | { readonly kind: 'silent' };

type Json = Readonly<Record<string, unknown>>;

const RIGHT: CheckVerdict = { kind: 'right' };

/** Only what the answer tells is compared; it must tell something. */
export function compare(expected: Expected | null, answer: Json): CheckVerdict {
  const declines = answer['unsupported'] === true || 'error' in answer;
  if (expected === null) {
    if (declines) return RIGHT;
    const none = { pot: null, got: null, want: null };
    return { kind: 'wrong', difference: { field: 'refused', rule: 'R104', ...none } };
  }
  if (declines) return { kind: 'declined' };
  const found = differencesOf(expected, answer);
  if (found.compared === 0) return { kind: 'silent' };
  return found.first === undefined ? RIGHT : { kind: 'wrong', difference: found.first };
}

/** The calculator’s names for the same, in either way of writing. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  awards: ['awards', 'winnings'],
  stacks: ['newStacks', 'new_stacks', 'stacks'],
  payouts: ['payouts'],
};

const told = (answer: Json, field: string): unknown =>
  (NAMES[field] ?? [field]).map((name) => answer[name]).find((value) => value !== undefined);

interface Found {
  first: Difference | undefined;
  compared: number;
}

function differencesOf(expected: Expected, answer: Json): Found {
  const found: Found = { first: undefined, compared: 0 };
  const chips = (
    field: ComparedField,
    want: ChipsById | null,
    rule: (got: ChipsById) => string,
  ) => {
    const value = told(answer, field);
    if (value === undefined || want === null) return;
    found.compared++;
    const got = chipsIn(value);
    if (isSame(got, want)) return;
    found.first ??= { field, pot: null, rule: rule(got), got, want };
  };
  const { refund, awards, rake, stacks, shown } = expected;
  chips('refund', refund, () => shown.refund[0] ?? 'R10');
  comparePots(expected, told(answer, 'pots'), found);
  const toldRake = told(answer, 'rake');
  if (toldRake !== undefined) {
    found.compared++;
    if (toldRake !== rake) {
      const rule = shown.rake[0] ?? 'R91';
      found.first ??= { field: 'rake', pot: null, rule, got: numberIn(toldRake), want: rake };
    }
  }
  chips('awards', awards, (got) => totalRule(expected, got, awards ?? {}));
  const payouts = awards === null ? null : sumOf(refund, awards);
  chips('payouts', payouts, (got) => totalRule(expected, got, payouts ?? {}));
  chips('stacks', stacks, () => 'R8');
  return found;
}

function comparePots(expected: Expected, value: unknown, found: Found): void {
  if (value === undefined) return;
  found.compared++;
  const pots: readonly unknown[] = Array.isArray(value) ? value : [];
  const { shown } = expected;
  const most = Math.max(pots.length, expected.pots.length);
  for (let i = 0; i < most && found.first === undefined; i++) {
    const pot = objectIn(pots[i]);
    const want = expected.pots[i];
    const amountRule = shown.pots[i]?.amount[0] ?? shown.pots.at(-1)?.amount[0] ?? 'R12';
    if (want === undefined || pot === undefined) {
      const got = pots.map((one) => numberIn(objectIn(one)?.['amount']) ?? 0);
      found.first = {
        ...{ field: 'pots', pot: null, rule: amountRule },
        got: got.map(String),
        want: expected.pots.map(({ amount }) => String(amount)),
      };
      return;
    }
    found.first = potDifference(want, pot, amountRule, shown.pots[i]?.awards[0], shown.rake[0]);
  }
}

function potDifference(
  want: ExpectedPot,
  pot: Json,
  amountRule: string,
  awardRule = 'R79',
  rakeRule = 'R96',
): Difference | undefined {
  const { amount, eligible, rake: potRake, awards } = pot;
  const of = { pot: want.name };
  if (amount !== undefined && amount !== want.amount) {
    return { field: 'amount', ...of, rule: amountRule, got: numberIn(amount), want: want.amount };
  }
  const able = Array.isArray(eligible) ? eligible.map(String) : undefined;
  if (able !== undefined && [...able].sort().join() !== [...want.eligible].sort().join()) {
    return { field: 'eligible', ...of, rule: 'R12', got: able, want: want.eligible };
  }
  if (potRake !== undefined && potRake !== want.rake) {
    return { field: 'potRake', ...of, rule: rakeRule, got: numberIn(potRake), want: want.rake };
  }
  if (awards === undefined || want.awards === null) return undefined;
  const got = chipsIn(awards);
  return isSame(got, want.awards)
    ? undefined
    : { field: 'potAwards', ...of, rule: awardRule, got, want: want.awards };
}

/** Odd chips first where no more is off than they can be; else the rule by which the pots were cut. */
const ODD_RULES = ['R86', 'R84', 'R82', 'R83', 'R80', 'R81', 'R85', 'R88'];

function totalRule(
  { shown, pots, unit, refund }: Expected,
  got: ChipsById,
  want: ChipsById,
): string {
  const ids = [...new Set([...Object.keys(got), ...Object.keys(want)])];
  const off = ids.map((id) => Math.abs((got[id] ?? 0) - (want[id] ?? 0)));
  const awards = shown.pots.flatMap((pot) => pot.awards);
  const odd = ODD_RULES.find((rule) => awards.includes(rule));
  if (odd !== undefined && Math.max(...off) <= unit * 2 * pots.length) return odd;
  const isRefund = ids.some((id) => (refund[id] ?? 0) > 0 && (got[id] ?? 0) !== (want[id] ?? 0));
  const lost = ids.reduce((sum, id) => sum + (want[id] ?? 0) - (got[id] ?? 0), 0);
  if (isRefund && lost !== 0) return shown.refund[0] ?? 'R10';
  const amounts = shown.pots.flatMap((pot) => pot.amount);
  return amounts[0] ?? awards[0] ?? 'R79';
}

const objectIn = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : undefined;

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What is no amount counts as none. */
function chipsIn(value: unknown): ChipsById {
  const entries = Object.entries(objectIn(value) ?? {}).map(([id, amount]) => {
    return [id, numberIn(amount) ?? 0] as const;
  });
  return withoutZeros(Object.fromEntries(entries));
}

function isSame(got: ChipsById, want: ChipsById): boolean {
  const wanted = Object.entries(withoutZeros(want));
  return (
    Object.keys(got).length === wanted.length &&
    wanted.every(([id, amount]) => Object.hasOwn(got, id) && got[id] === amount)
  );
}

function sumOf(a: ChipsById, b: ChipsById): ChipsById {
  const total: Record<string, number> = {};
  for (const [id, amount] of [...Object.entries(a), ...Object.entries(b)])
    total[id] = (total[id] ?? 0) + (amount ?? 0);
  return total;
}
