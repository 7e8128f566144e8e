// evaluate takes strings and returns the five cards that play; the integers behind it are not
// exported. equityHoldem and equityOmaha visit every board (odds… are their old names; simulate… is
// the Monte Carlo).
import { require, versionOf } from '../../packages/conformance/adapters/common.mjs';

const {
  compare,
  equityHoldem,
  equityOmaha,
  evaluate,
} = require('@poker-apprentice/hand-evaluator');

export const name = '@poker-apprentice/hand-evaluator';
export const version = versionOf(name);

// compare sorts the better hand first.
export const order = (one, other) =>
  0 - compare(evaluate({ holeCards: one }), evaluate({ holeCards: other }));

export function makeTasks(hands) {
  const inputs = hands.map((holeCards) => ({ holeCards }));
  const strings = () => {
    let sum = 0;
    for (let i = 0; i < inputs.length; i++) sum += evaluate(inputs[i]).strength;
    return [sum];
  };
  return [{ form: '`evaluate(strings)`', run: strings }];
}

export function makeEquity({ game, hands, board }) {
  const exact = { holdem: equityHoldem, omaha: equityOmaha }[game];
  return () => exact(hands, board);
}

export const winsOf = (result) => result.map(({ wins }) => wins);
