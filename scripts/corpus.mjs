/** npm run corpus: real hands, replayed by the built package and compared with what is known of them. */

import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CORPUS, corpusFiles, scoreOf } from './corpus-score.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const SHOWN = 5;

const files = corpusFiles();
if (files.length === 0) {
  console.log(`There are no hands in ${CORPUS}: nothing to compare with.`);
} else {
  ensureInstalled();
  ensureBuilt();
  const built = join(ROOT, 'packages', 'engine', 'dist', 'index.js');
  const engine = await import(pathToFileURL(built).href);
  const scores = files.map((file) => scoreOf(file, engine));
  scores.forEach(print);
  printTags(scores);
  const differing = scores.flatMap(({ differences }) => differences);
  for (const { id, found } of differing.slice(0, SHOWN)) {
    console.log(`\n${id}`);
    for (const difference of found) console.log(`  ${JSON.stringify(difference)}`);
  }
  process.exitCode = differing.length === 0 ? 0 : 1;
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
