/**
 * The five examples and seven edge cases of the document that the calculator began with, by their
 * numbers there. Where a ruling departs from it, `paperNote` says how.
 */

import { type CalculatorDraft, EMPTY, NOBODY, type PlayerDraft, pickOf } from '../model/draft.js';

export const PAPERS = [
  ...(['example1', 'example2', 'example3', 'example4', 'example5'] as const),
  ...(['edge1', 'edge2', 'edge3', 'edge4', 'edge5', 'edge6', 'edge7'] as const),
] as const;
export type Paper = (typeof PAPERS)[number];

type Line = Partial<Omit<PlayerDraft, 'key' | 'name' | 'seat'>>;

/** The document's three people, dealer, small and big blind, with an ante of 5,000 for the table. */
function paper(
  lines: readonly [Line, Line, Line],
  fields: Partial<CalculatorDraft> = {},
): CalculatorDraft {
  const names = ['Alice', 'Bob', 'Charlie'];
  return {
    ...EMPTY,
    players: lines.map((line, i) => ({
      ...{ ...NOBODY, key: i + 1, seat: String(i + 1), name: names[i] ?? '' },
      ...line,
    })),
    ...{ smallBlind: '2500', bigBlind: '5000', anteMode: 'bigBlind', mode: 'tournament' },
    unit: '1',
    ...fields,
  };
}

/** Keys by pot, main pot first: 1 Alice, 2 Bob, 3 Charlie. */
const won = (...pots: readonly (readonly number[])[]): Pick<CalculatorDraft, 'picks'> => ({
  picks: Object.fromEntries(pots.map((keys, pot) => [pickOf(pot, 0, 'high'), keys])),
});

const put = (total: number, start?: number, end?: number): Line => ({
  total: String(total),
  ...(start !== undefined && { start: String(start) }),
  ...(end !== undefined && { end: String(end) }),
});

const TC10 = [
  put(80_000, 80_000, 0),
  put(90_000, 165_000, 75_000),
  put(95_000, 265_000, 170_000),
] as const;

/** A pot as the document has it, with nobody's chips named. */
const inMiddle = (chips: number): Partial<CalculatorDraft> => ({ middle: String(chips) });

const DRAFTS: Readonly<Record<Paper, CalculatorDraft>> = {
  example1: paper([
    put(25_000, 100_000, 75_000),
    put(25_000, 100_000, 75_000),
    put(30_000, 100_000, 70_000),
  ]),
  example2: paper(TC10),
  example3: paper([put(50_000, 50_000, 0), put(75_000, 75_000, 0), put(95_000, 100_000, 5000)]),
  example4: paper(TC10, won([3], [2])),
  example5: paper([put(80_000), put(80_000), put(85_000)], won([1, 2])),
  edge1: paper([put(100_000), put(100_000), put(105_000)]),
  edge2: paper([{}, {}, {}], { ...inMiddle(245_001), button: '3', ...won([1, 2]) }),
  edge3: paper(TC10, won([3], [3])),
  edge4: paper([put(50_000), put(75_000), put(105_000)]),
  edge5: paper([put(5000), put(5000), put(10_000, 10_000, 0)]),
  edge6: paper([put(50_000), { folded: true }, { folded: true }], inMiddle(245_000)),
  edge7: paper([{}, {}, {}], { ...inMiddle(245_001), ...won([2, 3]) }),
};

export const paperDraft = (name: Paper): CalculatorDraft => DRAFTS[name];

/** Which of them stands in the form, whoever wins; null if it is none. */
export const paperOf = (draft: CalculatorDraft): Paper | null =>
  PAPERS.find((name) => chipsIn(DRAFTS[name]) === chipsIn(draft) && isSameWinner(name, draft)) ??
  null;

const chipsIn = ({ players, middle, ante, anteMode, button, entry }: CalculatorDraft): string =>
  JSON.stringify([
    ...[middle, ante, anteMode, button, entry],
    players.map(({ name, total, start, folded }) => [name, total, start, folded]),
  ]);

const isSameWinner = (name: Paper, { picks }: CalculatorDraft): boolean =>
  JSON.stringify(DRAFTS[name].picks) === JSON.stringify(picks);

export interface PaperNote {
  readonly kind: 'refund' | 'oddChip';
  readonly amount: number;
}

/** Where the document and the rules of this page are not the same; null where they are. */
export function paperNote(name: Paper): PaperNote | null {
  if (name === 'example3') return { kind: 'refund', amount: 15_000 };
  if (name === 'edge4') return { kind: 'refund', amount: 25_000 };
  return name === 'edge2' ? { kind: 'oddChip', amount: 1 } : null;
}
