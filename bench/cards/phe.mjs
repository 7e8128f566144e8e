// evaluateCardCodes takes an array of the package's own codes and is its fastest documented entry:
// evaluateCards and evaluateBoard parse strings first. It spreads the array into lib/evaluator7.js,
// a file anyone may require (pec does), so that one is timed as well. Lower is better.
import { require, versionOf } from '../../packages/conformance/adapters/common.mjs';

const { cardCodes, evaluateCardCodes } = require('phe');
const evaluate7cards = require('phe/lib/evaluator7');

export const name = 'phe';
export const version = versionOf(name);

export const order = (one, other) =>
  Math.sign(evaluateCardCodes(cardCodes(other)) - evaluateCardCodes(cardCodes(one)));

export function makeTasks(hands) {
  const codes = hands.map(cardCodes);
  const flat = Uint8Array.from(codes.flat());
  const arrays = () => {
    let sum = 0;
    for (let i = 0; i < codes.length; i++) sum += evaluateCardCodes(codes[i]);
    return [sum];
  };
  const scalars = () => {
    let sum = 0;
    for (let p = 0; p < flat.length; p += 7) {
      sum += evaluate7cards(
        flat[p],
        flat[p + 1],
        flat[p + 2],
        flat[p + 3],
        flat[p + 4],
        flat[p + 5],
        flat[p + 6],
      );
    }
    return [sum];
  };
  return [
    { form: '`evaluateCardCodes(array)`', run: arrays },
    { form: '`lib/evaluator7`, undocumented', run: scalars },
  ];
}
