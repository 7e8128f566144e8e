/**
 * Statistics beside the replay alone: node bench/stats.mjs [rounds]. The hands of ../shared/corpus, read
 * and replayed, and read and counted, in turns in one process; the best of all rounds counts, so that a
 * busy machine does not; processor time, not the clock. Without all-in adjusted results, which cost by the all-in, and with them.
 */

import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readPhhs, replayHand } from '../packages/engine/dist/index.js';
import { statsCounter } from '../packages/engine/dist/stats.js';

const CORPUS = new URL('../../shared/corpus/', import.meta.url);
const FILES = ['pluribus.jsonl.gz', 'hands.jsonl.gz'];
const ROUNDS = Number(process.argv[2] ?? 40);

const WAYS = {
  replay: (text) => {
    for (const { hand } of readPhhs(text)) if (hand.ok) replayHand(hand.value);
  },
  stats: (text) => countAll(text, false),
  'stats with all-ins': (text) => countAll(text, true),
};

function countAll(text, ev) {
  const counter = statsCounter({ keep: [], ev });
  for (const { section, hand } of readPhhs(text)) {
    if (hand.ok) counter.add({ record: hand.value, key: section });
  }
  counter.stats();
}

for (const file of FILES) {
  const url = new URL(file, CORPUS);
  if (!existsSync(url)) {
    console.log(`${file} is not there`);
    continue;
  }
  const hands = gunzipSync(readFileSync(url))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ tags }) => !tags.includes('half-chip'));
  const text = hands.map(({ phh }, i) => `[${i + 1}]\n${phh}\n\n`).join('');
  const best = Object.fromEntries(Object.keys(WAYS).map((way) => [way, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, run] of Object.entries(WAYS)) {
      const before = process.cpuUsage();
      run(text);
      const { user, system } = process.cpuUsage(before);
      best[way] = Math.min(best[way], (user + system) / 1000);
    }
  }
  for (const [way, ms] of Object.entries(best)) {
    const each = (1000 * ms) / hands.length;
    const ratio = ms / best.replay;
    console.log(`${file} ${way}: ${each.toFixed(2)} µs a hand, ${ratio.toFixed(3)} of the replay`);
  }
}
