/**
 * npm test: everything CI runs. Types and lint count as one check each beside all of Vitest's
 * tests; every step runs even if an earlier one failed. The last line is the one that CI reads.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './count.mjs';
import { build, checkTypes, ensureInstalled, node, outputOf } from './setup.mjs';

/** What tests are checked by; the page's know a browser. */
const TEST_PROJECTS = ['tsconfig.test.json', 'packages/web/tsconfig.test.json'];

const total = { passed: 0, failed: 0, skipped: 0 };

ensureInstalled();
check('types', () => {
  const built = build();
  const tests = TEST_PROJECTS.map((project) => checkTypes(['-p', project]));
  const texts = [built.output, ...tests.map((one) => outputOf(one).trim())];
  return {
    ok: built.ok && tests.every(({ status }) => status === 0),
    output: texts.filter((text) => text !== '').join('\n'),
  };
});
check('lint', () => {
  const args = ['check', '.', '--error-on-warnings', '--max-diagnostics=none'];
  const result = node('@biomejs/biome', 'biome', args);
  return { ok: result.status === 0, output: outputOf(result).trim() };
});
step('tests', runVitest);

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

function check(name, run) {
  step(name, () => {
    const { ok, output } = run();
    if (!ok) console.log(output);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  });
}

function step(name, run) {
  console.log(`— ${name}`);
  const start = performance.now();
  const counts = run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`— ${name}: ${counts.failed > 0 ? 'failed' : 'ok'} in ${seconds} s\n`);
  for (const key of Object.keys(total)) total[key] += counts[key];
}

function runVitest() {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = ['run', ...reporters, ...process.argv.slice(2)];
    const { status } = node('vitest', 'vitest', args, {
      stdio: 'inherit',
      env: { ...process.env, SIDEPOT_TEST_BUILT: '1' },
    });
    return countTests(report, status);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
