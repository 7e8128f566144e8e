// A file of random hands, one JSON object a line, the same for the same seed: mixed 2–9 players,
// mostly short stacks, folds, big-blind antes, some rake, some ties.
import { closeSync, openSync, writeSync } from 'node:fs';

export function writeHands(path, count, seed = 1) {
  const random = mulberry32(seed);
  const file = openSync(path, 'w');
  let lines = [];
  for (let i = 0; i < count; i++) {
    lines.push(JSON.stringify(randomHand(random)));
    if (lines.length === 5000 || i === count - 1) {
      writeSync(file, `${lines.join('\n')}\n`);
      lines = [];
    }
  }
  closeSync(file);
}

function randomHand(random) {
  const below = (n) => Math.floor(random() * n);
  const count = 2 + below(8);
  const players = Array.from({ length: count }, (_, i) => ({
    id: `P${i + 1}`,
    seat: i + 1,
    ante: 0,
    dead: i === 1 && random() < 0.3 ? 100 : 0,
    live: 25 * (1 + below(random() < 0.5 ? 4 : 80)),
    folded: i > 1 && random() < 0.4,
  }));
  const live = players.filter(({ folded }) => !folded).map(({ id }) => id);
  const high = [];
  for (const id of live) {
    if (high.length > 0 && random() < 0.1) high[below(high.length)].push(id);
    else high.splice(below(high.length + 1), 0, [id]);
  }
  const raked = random() < 0.3;
  return {
    seatCount: 9,
    button: 1 + below(9),
    unit: 1,
    kind: 'high',
    rakeConfig: raked
      ? { bps: 500, cap: 30, rounding: 'floor', noFlopNoDrop: true, flopSeen: true }
      : null,
    players,
    boards: [{ high }],
  };
}

function mulberry32(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
