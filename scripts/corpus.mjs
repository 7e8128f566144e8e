/**
 * npm run corpus: real hands, replayed by the built package and compared with what is known of them;
 * then written in other notations and read back; then genuine histories of many sites, compared with
 * their own lines. One part alone: `npm run corpus -- replay`, `roundtrip` or `histories`.
 */

import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { roundtrips } from './corpus-roundtrip.mjs';
import { CORPUS, corpusFiles, scoreOf } from './corpus-score.mjs';
import { HISTORIES, historyFiles, scoreHistories } from './histories/score.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const SHOWN = 5;
const PARTS = ['replay', 'roundtrip', 'histories'];

const files = corpusFiles();
const [part, ...more] = process.argv.slice(2);
if (more.length > 0 || (part !== undefined && !PARTS.includes(part))) {
  console.error(`npm run corpus -- [${PARTS.join(' | ')}]`);
  process.exitCode = 2;
} else if (files.length === 0 && part !== 'histories') {
  console.log(`There are no hands in ${CORPUS}: nothing to compare with.`);
} else {
  ensureInstalled();
  await ensureBuilt();
  const built = join(ROOT, 'packages', 'engine', 'dist', 'index.js');
  const engine = await import(pathToFileURL(built).href);
  const differing = [
    ...(part === undefined || part === 'replay' ? replayAll(engine) : []),
    ...(part === undefined || part === 'roundtrip' ? convertAll(engine) : []),
    ...(part === undefined || part === 'histories' ? checkHistories(engine) : []),
  ];
  for (const { id, found } of differing.slice(0, SHOWN)) {
    console.log(`\n${id}`);
    for (const difference of found) console.log(`  ${JSON.stringify(difference)}`);
  }
  process.exitCode = differing.length === 0 ? 0 : 1;
}

function replayAll(engine) {
  const scores = files.map((file) => scoreOf(file, engine));
  scores.forEach(print);
  printTags(scores);
  return scores.flatMap(({ differences }) => differences);
}

/** There and back: the same numbers, or a reason why it cannot be written. */
function convertAll(engine) {
  const tallies = roundtrips(engine);
  console.log('\nThere and back');
  for (const { name, hands, unread, directions } of tallies) {
    const left = Object.values(unread).reduce((sum, count) => sum + count, 0);
    console.log(`${name}: ${hands} hands${left === 0 ? '' : `, ${left} not read`}`);
    for (const [direction, { equal, refused, differing }] of Object.entries(directions)) {
      const why = Object.entries(refused).map(([reason, count]) => `; ${count} refused: ${reason}`);
      const other = differing.length === 0 ? '' : `; ${differing.length} DIFFER`;
      console.log(`${String(equal).padStart(6)} equal  ${direction}${other}${why.join('')}`);
    }
  }
  return tallies.flatMap(({ directions }) =>
    Object.values(directions).flatMap(({ differing }) => differing),
  );
}

/** By format and by what the files show. */
function checkHistories(engine) {
  console.log('\nGenuine histories against their own lines');
  if (historyFiles().length === 0) {
    console.log(`There are none in ${HISTORIES}.`);
    return [];
  }
  const scores = scoreHistories(engine);
  const rows = new Map();
  for (const { cause, notation, isRead, hands, equal } of scores) {
    const key = `${notation}: ${cause}`;
    const row = rows.get(key) ?? { hands: 0, equal: 0, unread: 0 };
    const unread = row.unread + (isRead ? 0 : 1);
    rows.set(key, { hands: row.hands + hands.length, equal: row.equal + equal, unread });
  }
  for (const [key, { hands, equal, unread }] of [...rows].sort(([a], [b]) => a.localeCompare(b))) {
    const rest = unread === 0 ? '' : ` (${unread} files that no reader is for)`;
    console.log(`${String(equal).padStart(6)} of ${String(hands).padStart(5)}  ${key}${rest}`);
  }
  return scores.flatMap(({ name, hands }) =>
    hands
      .filter(({ found, isKnown }) => found.length > 0 && !isKnown)
      .map(({ id, found }) => ({ id: `${name}: ${id}`, found })),
  );
}

function print({ file, hands, compared, equal, skipped }) {
  const left = Object.entries(skipped).map(([why, count]) => `${count} ${why}`);
  const rest = left.length === 0 ? '' : ` (not compared: ${left.join(', ')})`;
  console.log(`${basename(file)}: ${equal} of ${compared} equal, ${hands} hands${rest}`);
}

function printTags(scores) {
  const sums = new Map();
  for (const [tag, { hands, equal }] of scores.flatMap(({ tags }) => Object.entries(tags))) {
    const sum = sums.get(tag) ?? { hands: 0, equal: 0 };
    sums.set(tag, { hands: sum.hands + hands, equal: sum.equal + equal });
  }
  console.log();
  for (const [tag, { hands, equal }] of [...sums].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`${String(equal).padStart(6)} of ${String(hands).padStart(5)}  ${tag}`);
  }
}
