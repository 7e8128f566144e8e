/**
 * npm test: everything CI runs. Types and lint count as one check each beside all of Vitest's
 * tests; each runs even if another failed. The last line is the one that CI reads.
 */

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './count.mjs';
import { makeScratch } from './scratch.mjs';
import { build, checkTypes, ensureInstalled, node, outputOf } from './setup.mjs';

/** What tests are checked by; the page's know a browser. */
const TEST_PROJECTS = ['tsconfig.test.json', 'packages/web/tsconfig.test.json'];

const total = { passed: 0, failed: 0, skipped: 0 };

ensureInstalled();
const built = await build();
// Before the tests, not beside them: a disk that still writes what was installed, and three more
// programs on two cores, made connections to databases wait for more than their five seconds.
for (const one of await Promise.all([check('types', checkAllTypes), check('lint', lint)])) add(one);
const tests = await timed(runVitest);
add({ name: 'tests', counts: tests.value, seconds: tests.seconds });

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Of the packages, which their build has checked, and of the tests. */
async function checkAllTypes() {
  const texts = [built.output];
  let { ok } = built;
  for (const project of TEST_PROJECTS) {
    const result = await checkTypes(['-p', project]);
    ok &&= result.status === 0;
    texts.push(outputOf(result).trim());
  }
  return { ok, output: texts.filter((text) => text !== '').join('\n') };
}

async function lint() {
  const args = ['check', '.', '--error-on-warnings', '--max-diagnostics=none'];
  const result = await node('@biomejs/biome', 'biome', args);
  return { ok: result.status === 0, output: outputOf(result).trim() };
}

/** One that passes or fails as a whole, and then says why. */
async function check(name, run) {
  const { value, seconds } = await timed(run);
  const counts = { passed: value.ok ? 1 : 0, failed: value.ok ? 0 : 1, skipped: 0 };
  return { name, counts, seconds, output: value.ok ? '' : value.output };
}

async function timed(run) {
  const start = performance.now();
  const value = await run();
  return { value, seconds: (performance.now() - start) / 1000 };
}

function add({ name, counts, seconds, output = '' }) {
  if (output !== '') console.log(output);
  console.log(`— ${name}: ${counts.failed > 0 ? 'failed' : 'ok'} in ${seconds.toFixed(1)} s\n`);
  for (const key of Object.keys(total)) total[key] += counts[key];
}

async function runVitest() {
  const { folder, remove } = makeScratch();
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = ['run', ...reporters, ...process.argv.slice(2)];
    const { status } = await node('vitest', 'vitest', args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        SIDEPOT_TEST_BUILT: '1',
        // What is made once for all runs stays where it was: the browser and an empty database.
        SIDEPOT_TEST_KEPT: tmpdir(),
        TMPDIR: folder,
      },
    });
    return countTests(report, status);
  } finally {
    remove();
  }
}
