// Random hands in `equity`: what asking costs before the first board, and what a board costs.
import { ENGINE } from './common.mjs';

const { equity } = await import(ENGINE);

const ROUNDS = 9;
const KNOWN = ['AsKs', 'QdQc'];
const CASES = [
  ['two known hands, 1 sample', KNOWN, 1, 400],
  ['two `random` hands, 1 sample', ['random', 'random'], 1, 400],
  ['two known hands, 4,096 samples', KNOWN, 4096, 10],
  ['two `random` hands, 4,096 samples', ['random', 'random'], 4096, 10],
  ['ten `random` hands, 5,000 samples', Array(10).fill('random'), 5000, 3],
];

// Best of several rounds, the cases in turns.
export function randomEquityResults(print, table) {
  const best = CASES.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, [, hands, samples, calls]] of CASES.entries()) {
      const start = performance.now();
      for (let call = 0; call < calls; call++) ask(hands, samples);
      best[i] = Math.min(best[i], (performance.now() - start) / calls);
    }
  }
  print('## Random hands in equity');
  print();
  print('A call of `equity` by sampling; the ratio is to two known hands with one sample.');
  print();
  table(
    ['call', 'time', 'ratio'],
    CASES.map(([name], i) => [name, `${best[i].toFixed(3)} ms`, (best[i] / best[0]).toFixed(1)]),
  );
}

function ask(hands, samples) {
  const answer = equity(hands, { method: 'monte-carlo', samples, seed: 1 });
  if (!answer.ok) throw new Error(answer.error.code);
}
