/**
 * npm run corpus: real hands, replayed by the built package and compared with what is known of them;
 * then written in other notations and read back. One part alone: `npm run corpus -- replay` or
 * `npm run corpus -- roundtrip`.
 */

import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { roundtrips } from './corpus-roundtrip.mjs';
import { CORPUS, corpusFiles, scoreOf } from './corpus-score.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const SHOWN = 5;
const PARTS = ['replay', 'roundtrip'];

const files = corpusFiles();
const [part, ...more] = process.argv.slice(2);
if (more.length > 0 || (part !== undefined && !PARTS.includes(part))) {
  console.error(`npm run corpus -- [${PARTS.join(' | ')}]`);
  process.exitCode = 2;
} else if (files.length === 0) {
  console.log(`There are no hands in ${CORPUS}: nothing to compare with.`);
} else {
  ensureInstalled();
  ensureBuilt();
  const built = join(ROOT, 'packages', 'engine', 'dist', 'index.js');
  const engine = await import(pathToFileURL(built).href);
  const differing = [
    ...(part === 'roundtrip' ? [] : replayAll(engine)),
    ...(part === 'replay' ? [] : convertAll(engine)),
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
