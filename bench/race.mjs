// Times tasks side by side: every round runs each task once, in turn, and the best round counts.
// So a noisy neighbour or a clock change hits all of them alike, and ratios stay honest.

const MIN_BATCH_MS = 40;

/**
 * tasks: { name, run, turns }. Returns { name, perSecond } for each, in the same order. A slow task
 * may take fewer `turns` than there are rounds; they are spread over the race.
 */
export function race(tasks, rounds = 15) {
  const batches = tasks.map(({ run }) => batchSize(run));
  const best = tasks.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    for (const [i, { run, turns = rounds }] of tasks.entries()) {
      if (round % Math.ceil(rounds / turns) !== 0) continue;
      best[i] = Math.min(best[i], time(run, batches[i]) / batches[i]);
    }
  }
  return tasks.map(({ name }, i) => ({ name, perSecond: 1000 / best[i] }));
}

// Also the warm-up: the optimiser has seen the code when the batch is long enough.
function batchSize(run) {
  for (let count = 1; ; count *= 2) {
    if (time(run, count) >= MIN_BATCH_MS) return count;
  }
}

function time(run, count) {
  let made = 0;
  const start = performance.now();
  for (let i = 0; i < count; i++) made += run().length;
  const milliseconds = performance.now() - start;
  if (Number.isNaN(made)) throw new Error('a task must return something with a length');
  return milliseconds;
}
