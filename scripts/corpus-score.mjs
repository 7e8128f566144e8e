/**
 * Replays the real hands of ../shared/corpus and compares with what is known of them. The readers
 * are handed in: `npm run corpus` takes the built package, the tests take the source.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { ROOT } from './root.mjs';

export const CORPUS = join(ROOT, '..', 'shared', 'corpus');

const FILES = ['hands', 'pluribus', 'wsop', 'single'];

/** What every hand must give; the last one is worked out below. */
const FIELDS = ['contributions', 'folded', 'refund', 'pots'];

/** Which of the files are there. */
export const corpusFiles = () =>
  FILES.map((name) => join(CORPUS, `${name}.jsonl.gz`)).filter((file) => existsSync(file));

export const handsIn = (file) =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

export function scoreOf(file, { readPhh, replayHand }) {
  const score = { file, hands: 0, compared: 0, equal: 0, skipped: {}, tags: {}, differences: [] };
  const skip = (why) => {
    score.skipped[why] = (score.skipped[why] ?? 0) + 1;
  };
  for (const hand of handsIn(file)) {
    score.hands++;
    // Half chips are no whole number of the unit in which the others are.
    if (hand.tags.includes('half-chip')) {
      skip('half chips');
      continue;
    }
    const read = readPhh(hand.phh, { unit: String(hand.unit) });
    const replayed = read.ok ? replayHand(read.value, { warnings: true }) : read;
    if (!replayed.ok && replayed.error.code === 'UNSUPPORTED_GAME') {
      skip(`game ${hand.variant}`);
      continue;
    }
    const found = replayed.ok ? differencesOf(hand, replayed.value) : [replayed.error];
    score.compared++;
    if (found.length === 0) score.equal++;
    else score.differences.push({ id: hand.id, found });
    for (const tag of hand.tags) {
      score.tags[tag] ??= { hands: 0, equal: 0 };
      score.tags[tag].hands++;
      if (found.length === 0) score.tags[tag].equal++;
    }
  }
  return score;
}

function differencesOf(hand, replay) {
  const wanted = { finishing: finishingOf(hand) };
  for (const field of FIELDS) if (hand[field] !== undefined) wanted[field] = hand[field];
  return Object.entries(wanted)
    .filter(([field, value]) => !isDeepStrictEqual(replay[field], value))
    .map(([field, value]) => ({ field, got: replay[field], wanted: value }));
}

/** Without rake. Of the five famous hands only PokerKit's answer is known. */
function finishingOf({ net, startingStacks, finishingStacks, pokerkitFinishing }) {
  if (net !== undefined) return startingStacks.map((stack, i) => stack + net[i]);
  return finishingStacks ?? pokerkitFinishing;
}
