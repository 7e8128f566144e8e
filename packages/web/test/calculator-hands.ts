/** What the tests of the calculator share: forms, and answers in the words of `settle`. */

import {
  advanceOnce,
  apply,
  deck,
  type HandEvent,
  type HandState,
  randomBelow,
  type SettleInput,
  seededRng,
  settle,
  shuffle,
  startHand,
} from '@sidepot/engine';
import {
  type CalculatorDraft,
  EMPTY,
  NOBODY,
  type PlayerDraft,
} from '../src/calculator/model/draft.js';
import type { Solution } from '../src/calculator/model/solve.js';
import { stateOf } from '../src/calculator/model/state.js';

export const form = (
  players: readonly (Partial<PlayerDraft> & { readonly name: string })[],
  fields: Partial<CalculatorDraft> = {},
): CalculatorDraft => ({
  ...EMPTY,
  players: players.map((player, i) => ({ ...NOBODY, key: i + 1, seat: String(i + 1), ...player })),
  ...fields,
});

/** A form of totals: { Ann: '100' }. */
export const totals = (
  chips: Readonly<Record<string, string>>,
  fields: Partial<CalculatorDraft> = {},
): CalculatorDraft =>
  form(
    Object.entries(chips).map(([name, total]) => ({ name, total })),
    fields,
  );

export function answerOf(draft: CalculatorDraft): Solution {
  const { answer, errors, isOld } = stateOf(draft);
  if (answer === null || isOld) throw new Error(JSON.stringify(errors));
  return answer;
}

const named = (
  answer: Solution,
  chips: Readonly<Record<number, number | undefined>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(chips).map(([key, won]) => [
      answer.hand.players.find((player) => player.key === Number(key))?.name ?? '',
      won ?? 0,
    ]),
  );

/** In the words of `settle`: names, and only who gets something. */
export function settlementOf(answer: Solution) {
  const { refund } = answer;
  return {
    refund: refund === null ? {} : named(answer, { [refund.key]: refund.amount }),
    pots: answer.pots.map(({ amount, eligible, rake, award }) => ({
      ...{ amount, rake },
      eligible: eligible.map(
        (key) => answer.hand.players.find((player) => player.key === key)?.name,
      ),
      awards: award && named(answer, award.awards),
    })),
    rake: answer.rake,
  };
}

export function settled(input: SettleInput) {
  const found = settle(input);
  if (!found.ok) throw new Error(found.error.code);
  const { refund, pots, rake } = found.value;
  return {
    refund: { ...refund },
    pots: pots.map(({ name: _, awards, ...pot }) => ({ ...pot, awards: { ...awards } })),
    rake,
  };
}

/** All events of a hand, cards included. */
export function eventsOf(seed: number): {
  readonly events: readonly HandEvent[];
  state: HandState;
} {
  const rng = seededRng(seed);
  const players = ['Ann', 'Bob', 'Cem', 'Dee'].map((id, i) => ({
    ...{ id, seat: i + 1 },
    stack: 40 + randomBelow(rng, 300),
  }));
  const first = startHand({
    ...{ players, button: 4, smallBlind: 5, bigBlind: 10, mode: 'cash' },
    deck: shuffle(deck(), rng),
  });
  if (!first.ok) throw new Error(first.error.code);
  let { state } = first.value;
  const events = [...first.value.events];
  while (state.turn.kind !== 'over') {
    const { turn } = state;
    const next =
      turn.kind === 'act'
        ? apply(state, {
            type: randomBelow(rng, 3) === 0 && !turn.legal.check ? 'fold' : 'allIn',
            seat: turn.seat,
          })
        : { ok: true as const, value: advanceOnce(state)! };
    if (!next.ok) throw new Error(next.error.code);
    ({ state } = next.value);
    events.push(...next.value.events);
  }
  return { events, state };
}
