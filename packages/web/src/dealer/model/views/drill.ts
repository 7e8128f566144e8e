/** "Who gets what?": hands to train with, and the answer. Pure: the caller draws the numbers. */

import {
  type ExplainedSettlement,
  explain,
  type HandState,
  type Rng,
  randomBelow,
  type SettleInput,
} from '@sidepot/engine';
import { settleInputOf } from './explain-hand.js';

export interface DrillQuestion {
  readonly input: SettleInput<number>;
  /** What each seat gets: refund and awards; who gets nothing is in it with 0. */
  readonly answer: Readonly<Record<number, number>>;
  readonly why: ExplainedSettlement<number>;
}

/** What a dealer typed, seat by seat: right only if every seat is. */
export const isDrillRight = (
  { answer }: DrillQuestion,
  typed: Readonly<Record<number, number>>,
): boolean =>
  Object.entries(answer).every(([seat, amount]) => (typed[Number(seat)] ?? 0) === amount);

function questionOf(input: SettleInput<number>): DrillQuestion | null {
  const told = explain(input);
  if (!told.ok) return null;
  const { awards, refund } = told.value;
  const answer = Object.fromEntries(
    input.players.map(({ seat }) => [seat, (awards[seat] ?? 0) + (refund[seat] ?? 0)]),
  );
  return { input, answer, why: told.value };
}

/** A hand with all-ins of different sizes, folded money, an ante for the table and a tie now and then. */
export function randomDrill(rng: Rng, unit = 100): DrillQuestion {
  for (;;) {
    const question = questionOf(randomInput(rng, unit));
    if (question !== null && Object.values(question.answer).some((amount) => amount > 0)) {
      return question;
    }
  }
}

function randomInput(rng: Rng, unit: number): SettleInput<number> {
  const count = 3 + randomBelow(rng, 4);
  const big = unit * (2 + 2 * randomBelow(rng, 5));
  const seats = Array.from({ length: count }, (_, i) => i + 1);
  const levels = [1, 2, 3].map(() => big * (2 + randomBelow(rng, 30)) + unit * randomBelow(rng, 2));
  const button = 1 + randomBelow(rng, count);
  const anteSeat = (button % count) + 1;
  const folded = seats.map((_, i) => i > 1 && randomBelow(rng, 3) === 0);
  const live = seats.filter((_, i) => folded[i] === false);
  const high: number[][] = [];
  for (const seat of live) {
    const isTie = high.length > 0 && randomBelow(rng, 4) === 0;
    const at = randomBelow(rng, high.length + 1);
    if (isTie) high[Math.min(at, high.length - 1)]?.push(seat);
    else high.splice(at, 0, [seat]);
  }
  return {
    players: seats.map((seat, i) => ({
      id: seat,
      seat,
      ante: 0,
      dead: seat === anteSeat ? big : 0,
      live: folded[i] ? big * (1 + randomBelow(rng, 2)) : (levels[randomBelow(rng, 3)] ?? big),
      folded: folded[i] ?? false,
    })),
    ...{ button, seatCount: count, unit, boards: [{ high }] },
  };
}

/** A hand that was dealt here, or read from a file; null if it had no showdown of several hands. */
export function realDrill(
  hand: HandState,
  high: readonly (readonly number[])[],
): DrillQuestion | null {
  const input = settleInputOf(hand, [{ high }]);
  return input === null ? null : questionOf(input);
}
