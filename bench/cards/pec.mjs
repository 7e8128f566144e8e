// raceCodes and raceCodesForBoard visit every board when `times` is left out: two hold'em hands,
// preflop or from the flop. They take the codes of the phe that pec brings along. pec evaluates
// seven cards with that phe, so it has no row of its own there.
import { createRequire } from 'node:module';
import { versionOf } from '../../packages/conformance/adapters/common.mjs';

const require = createRequire(import.meta.url);
const { raceCodes, raceCodesForBoard } = require('pec');
const { cardCodes } = createRequire(require.resolve('pec'))('phe');

export const name = 'pec';
export const version = versionOf(name);

export function makeEquity({ game, hands, board }) {
  if (game !== 'holdem' || hands.length !== 2) return null;
  const [one, other] = hands.map(cardCodes);
  if (board.length === 0) return () => [raceCodes(one, other)];
  const boardCodes = cardCodes(board);
  return () => [raceCodesForBoard(one, other, null, boardCodes)];
}

export const winsOf = ([{ win, loose }]) => [win, loose];
