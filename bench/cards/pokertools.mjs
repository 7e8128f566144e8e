// evaluate takes an array of the package's own codes; its `exports` hide everything below. It asks
// for Node 24, but is plain CommonJS that Node 20 runs. Lower is better.
import { require } from '../../packages/conformance/adapters/common.mjs';
import { lockedVersion } from './locked.mjs';

const { evaluate, getCardCodes } = require('@pokertools/evaluator');

export const name = '@pokertools/evaluator';
export const version = lockedVersion(name);

export const order = (one, other) =>
  Math.sign(evaluate(getCardCodes(other)) - evaluate(getCardCodes(one)));

export function makeTasks(hands) {
  const codes = hands.map(getCardCodes);
  const arrays = () => {
    let sum = 0;
    for (let i = 0; i < codes.length; i++) sum += evaluate(codes[i]);
    return [sum];
  };
  return [{ form: '`evaluate(array)`', run: arrays }];
}
