/**
 * npm run fuzz:shuffle -- [--deals N]: chi-square over every card × position, by default for a
 * million deals with the server's own random numbers. Exit code 1 if that is no fair shuffle.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled, ROOT } from './setup.mjs';

const USAGE = 'npm run fuzz:shuffle -- [--deals N]';
/** Fewer would leave cells with too few cards for the statistic. */
const LEAST_DEALS = 1000;

const deals = readDeals();
ensureInstalled();
const { chiSquare, countCells, isSane, SANE } = await load('test/shuffle/chi-square.ts');
const { secureRng } = await load('src/shuffle.ts');
const start = performance.now();
const cells = countCells(deals, secureRng(), undefined, (done) => {
  if (done > 0) console.error(`${done} deals`);
});
const result = chiSquare(cells, deals);
const { statistic, freedom, p, worst } = result;
console.log(`${deals} deals in ${((performance.now() - start) / 1000).toFixed(1)} s`);
console.log(`chi-square ${statistic.toFixed(1)} at ${freedom} degrees of freedom`);
console.log(`p = ${p.toPrecision(4)}, fair between ${SANE.min} and 1 − ${SANE.min}`);
console.log(
  `furthest cell: card ${worst.card} in place ${worst.place + 1}, ${worst.z.toFixed(2)} deviations`,
);
if (!isSane(result)) {
  console.log('not a fair shuffle');
  process.exitCode = 1;
}

async function load(path) {
  const { build } = await import('rolldown');
  const folder = join(ROOT, 'node_modules', '.cache', 'sidepot');
  const file = join(folder, `server-${path.replace(/\W/g, '-')}.mjs`);
  await build({
    cwd: ROOT,
    input: join(ROOT, 'packages', 'server', path),
    platform: 'node',
    resolve: {
      alias: { '@sidepot/engine$': join(ROOT, 'packages', 'engine', 'src', 'index.ts') },
      extensionAlias: { '.js': ['.ts', '.js'] },
    },
    logLevel: 'warn',
    output: { file, format: 'esm', codeSplitting: false },
  });
  return import(pathToFileURL(file));
}

function readDeals() {
  try {
    const { values } = parseArgs({ options: { deals: { type: 'string', default: '1000000' } } });
    if (!/^\d+$/.test(values.deals) || Number(values.deals) < LEAST_DEALS) {
      throw new Error(`--deals must be a whole number from ${LEAST_DEALS}, not '${values.deals}'`);
    }
    return Number(values.deals);
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
