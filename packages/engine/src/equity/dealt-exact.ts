/** Every way in which the cards that are missing can come, hand by hand, each way once. */

import type { TrustingValue } from '../games/values.js';
import type { DealtPlace, DealtProblem } from './dealt-input.js';
import { type CaseList, casesOf, choose, EVALUATION, nextPicks } from './dealt-lists.js';
import { addWinners } from './dealt-winners.js';
import type { CountSteps } from './steps.js';
import { newTally, type Tally } from './tally.js';

type Contests = readonly (readonly number[])[];

/** Cases that are held at a time: 16 bytes each, and more for a second half. */
const MOST_LISTED = 4_000_000;

/** A board with lists of its own costs as much as so many looks at cases. */
const BOARD = 200;

/** Cases looked at, or as much work; infinite if they do not fit in memory. */
export function dealtCases(problem: DealtProblem): number {
  const { hands, board, stub, halves } = problem;
  const boards = choose(stub.length, board.missing);
  if (areWhole(problem)) return boards * hands.length * halves.length * EVALUATION;
  const left = stub.length - board.missing;
  const lists = hands.map(({ missing }) => choose(left, missing));
  const listed = lists.reduce((sum, length) => sum + length, 0);
  if (listed > MOST_LISTED) return Number.POSITIVE_INFINITY;
  const together = lists.reduce((product, length) => product * length, 1);
  return boards * (BOARD + listed * halves.length * EVALUATION + together);
}

const areWhole = ({ hands }: DealtProblem): boolean => hands.every(({ missing }) => missing === 0);

/** Yields its work; `report` hears how many of all cases are done. */
export function countDealt(
  problem: DealtProblem,
  contests: Contests,
  report: (done: number, total: number) => void,
): CountSteps<readonly Tally[]> {
  return areWhole(problem)
    ? countBoards(problem, contests, report)
    : countHands(problem, contests, report);
}

/** Boards between two yields. */
const BOARDS = 4096;

/** The hands are whole: only the board is open. */
function* countBoards(
  { hands, board, stub, halves }: DealtProblem,
  contests: Contests,
  report: (done: number, total: number) => void,
): CountSteps<readonly Tally[]> {
  const tallies = contests.map((of) => newTally(of.length, halves.length > 1));
  const picks = Array.from({ length: board.missing }, (_, i) => i);
  const boards = choose(stub.length, board.missing);
  const middle = [...board.cards, ...picks];
  const values = halves.map(() => hands.map(() => 0));
  for (let done = 0; done < boards; done++) {
    if (done % BOARDS === 0) {
      report(done, boards);
      if (done > 0) yield BOARDS * hands.length * halves.length * EVALUATION;
    }
    for (let i = 0; i < picks.length; i++) {
      middle[board.cards.length + i] = stub[picks[i] as number] as number;
    }
    for (let half = 0; half < halves.length; half++) {
      const value = halves[half] as TrustingValue;
      for (let i = 0; i < hands.length; i++) {
        (values[half] as number[])[i] = value((hands[i] as DealtPlace).cards, middle);
      }
    }
    addWinners(contests, tallies, values);
    nextPicks(picks, stub.length);
  }
  report(boards, boards);
  return tallies;
}

/** Cards come to hands; `report` hears how many cases of the first hand, on all boards, are done. */
function* countHands(
  problem: DealtProblem,
  contests: Contests,
  report: (done: number, total: number) => void,
): CountSteps<readonly Tally[]> {
  const { hands, board, stub, halves } = problem;
  const tallies = contests.map((of) => newTally(of.length, halves.length > 1));
  const picks = Array.from({ length: board.missing }, (_, i) => i);
  const boards = choose(stub.length, board.missing);
  const each = choose(stub.length - board.missing, hands[0]?.missing ?? 0);
  for (let done = 0; done < boards; done++) {
    const middle = [...board.cards, ...picks.map((place) => stub[place] as number)];
    const blocked = new Set(picks);
    const lists: CaseList[] = [];
    for (const hand of hands) lists.push(yield* casesOf(hand, stub, blocked, middle, halves));
    const walk = new CaseWalk(lists, contests, tallies);
    while (!walk.isOver) {
      report(done * each + walk.done, boards * each);
      yield walk.run(STRIDE);
    }
    nextPicks(picks, stub.length);
  }
  report(boards * each, boards * each);
  return tallies;
}

/** Cases looked at between two yields. */
const STRIDE = 65_536;

/** One case of each hand, no card in two of them; stops after some looks and goes on later. */
class CaseWalk {
  private readonly lists: readonly CaseList[];
  private readonly contests: Contests;
  private readonly tallies: readonly Tally[];
  /** By hand: its next case, and the cards that those before it have. */
  private readonly next: number[];
  private readonly first: number[];
  private readonly second: number[];
  /** By half and hand: the values of the cases that are chosen. */
  private readonly chosen: readonly number[][];
  isOver = false;
  private depth = 0;

  constructor(lists: readonly CaseList[], contests: Contests, tallies: readonly Tally[]) {
    this.lists = lists;
    this.contests = contests;
    this.tallies = tallies;
    this.next = lists.map(() => 0);
    this.first = lists.map(() => 0);
    this.second = lists.map(() => 0);
    this.chosen = (lists[0] as CaseList).values.map(() => lists.map(() => 0));
  }

  /** How many cases of the first hand are behind us. */
  get done(): number {
    return Math.max(0, (this.next[0] as number) - 1);
  }

  /** Looks at so many cases at most; says at how many it did. */
  run(most: number): number {
    const { lists, next, first, second, chosen } = this;
    for (let looks = 1; looks <= most; looks++) {
      const { depth } = this;
      const list = lists[depth] as CaseList;
      const at = next[depth] as number;
      if (at === list.length) {
        if (depth === 0) {
          this.isOver = true;
          return looks;
        }
        next[depth] = 0;
        this.depth--;
        continue;
      }
      next[depth] = at + 1;
      const low = list.first[at] as number;
      const high = list.second[at] as number;
      const lowBefore = first[depth] as number;
      const highBefore = second[depth] as number;
      if ((low & lowBefore) !== 0 || (high & highBefore) !== 0) continue;
      for (let half = 0; half < chosen.length; half++) {
        (chosen[half] as number[])[depth] = (list.values[half] as Int32Array)[at] as number;
      }
      if (depth === lists.length - 1) {
        addWinners(this.contests, this.tallies, chosen);
        continue;
      }
      first[depth + 1] = low | lowBefore;
      second[depth + 1] = high | highBefore;
      this.depth++;
    }
    return most;
  }
}
