/**
 * npm run release -- 0.2.0: one version for all packages, the changelog dated, everything built, packed
 * and judged, committed and tagged. It publishes nothing unless told to with --publish.
 *
 *   --dry-run        in a copy, which is thrown away: this folder is not changed
 *   --into FOLDER    with --dry-run: the copy is made there, and kept
 *   --date DATE      the day in the changelog; today, if left out
 *   --offline        with --dry-run: without attw, which has to be installed first
 *   --publish        at the end, `npm publish` for each package
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { countLines, datedChangelog, titleOf, unreleasedOf } from './release/changelog.mjs';
import { pack, publintProblems, runNpm, typeProblems } from './release/tarballs.mjs';
import { jsonText, lockWithVersion, withVersion } from './release/versions.mjs';
import { build, ensureBuilt, ensureInstalled, fail, ROOT } from './setup.mjs';

const { version, isDry, into, date, offline, publish } = readArgs();
ensureInstalled();
await ensureBuilt();
// What it needs is installed by now.
const { releaseProblems } = await import('./release/problems.mjs');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const folders = readJson(join(ROOT, 'package.json')).workspaces;
const manifests = folders.map((folder) => readJson(join(ROOT, folder, 'package.json')));
const names = manifests.map(({ name }) => name);
const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');

const problems = releaseProblems({
  ...{ version, versions: manifests.map((one) => one.version), changelog },
  status: git('status', '--porcelain'),
  tags: git('tag', '--list').split('\n'),
});
if (problems.length > 0 && !isDry) fail(`not released: ${problems.join('; ')}`);
for (const problem of problems) console.log(`! a release would stop here: ${problem}`);

const work = isDry ? copyOf(into ?? mkdtempSync(join(tmpdir(), 'sidepot-release-'))) : ROOT;
const out = join(work, 'dist-release');
try {
  await release();
  if (isDry && into === undefined) rmSync(work, { recursive: true, force: true });
} catch (error) {
  // The tree was clean before.
  if (isDry) rmSync(work, { recursive: true, force: true });
  else git('checkout', '--', '.');
  fail(error.message);
}

async function release() {
  const changed = writeVersions();
  const count = countLines(unreleasedOf(changelog) ?? '');
  console.log(
    `${version}: ${changed.length} files, ${count} lines under "${titleOf(version, date)}"`,
  );
  if (!isDry) {
    // The command line and the server tell their version.
    ensureInstalled();
    const { ok, output } = await build();
    if (!ok) throw new Error(`${output}\nthe build failed`);
    // What is public today is what was released from now on (docs/stability.md).
    execFileSync(process.execPath, [join(ROOT, 'scripts', 'api-report.mjs'), '--release']);
    changed.push('docs/api');
  }
  rmSync(out, { recursive: true, force: true });
  const packed = inOrder(pack(work, folders, out));
  for (const one of packed) await judge(one);
  if (isDry) {
    console.log('Dry run: nothing was changed, committed, tagged or published.');
    return;
  }
  git('add', '--', ...changed);
  git('commit', '--message', `chore: release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Sidepot ${version}`);
  console.log(`Committed and tagged v${version}.`);
  const commands = packed.map(({ file }) => ['publish', `./${relative(ROOT, file)}`]);
  if (publish) {
    for (const args of commands) console.log(runNpm(args, ROOT).trim());
    console.log('Published. Now: git push --follow-tags');
    return;
  }
  console.log('\nTo publish, in this order:\n');
  for (const args of commands) console.log(`  npm ${args.join(' ')}`);
  console.log('  git push --follow-tags');
}

/** The files that were written, from the root. */
function writeVersions() {
  const write = (path, text) => {
    writeFileSync(join(work, path), text);
    return path;
  };
  const lock = readJson(join(ROOT, 'package-lock.json'));
  return [
    ...folders.map((folder, i) =>
      write(join(folder, 'package.json'), jsonText(withVersion(manifests[i], version, names))),
    ),
    write('package-lock.json', jsonText(lockWithVersion(lock, version, names))),
    write('CHANGELOG.md', datedChangelog(changelog, version, date)),
  ];
}

async function judge({ name, file, size, version: packedVersion }) {
  if (packedVersion !== version) throw new Error(`${name} was packed as ${packedVersion}`);
  const isLibrary = manifests.some((one) => one.name === name && one.exports?.['.'] !== undefined);
  const hasTypes = isLibrary && !offline;
  const types = hasTypes ? await typeProblems(file) : [];
  const found = [...(await publintProblems(file)), ...types];
  if (found.length > 0) {
    throw new Error(`${found.join('\n')}\n${name} is not fit to be published`);
  }
  const judged = hasTypes ? 'publint, attw' : 'publint';
  console.log(`  ${basename(file)}  ${Math.ceil(size / 1024)} KB  ${judged}: nothing to say`);
}

/** What others need comes first. */
function inOrder(packed) {
  const done = [];
  const take = (name) => {
    const one = packed.find((each) => each.name === name);
    if (one === undefined || done.includes(one)) return;
    const { dependencies = {} } = manifests.find((manifest) => manifest.name === name);
    for (const needed of Object.keys(dependencies)) take(needed);
    done.push(one);
  };
  for (const name of names) take(name);
  return done;
}

/** What is packed, and what a release changes. */
function copyOf(folder) {
  const skipped = new Set(['src', 'test', 'node_modules', 'kernel']);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'CHANGELOG.md']) {
    cpSync(join(ROOT, file), join(folder, file));
  }
  for (const one of folders) {
    const filter = (path) => !skipped.has(relative(join(ROOT, one), path));
    cpSync(join(ROOT, one), join(folder, one), { recursive: true, filter });
  }
  return folder;
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) fail(`git ${args[0]} failed, see above`, stderr);
  return stdout;
}

function readArgs() {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    into: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    offline: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
  };
  const usage = 'usage: npm run release -- VERSION [--dry-run] [--date YYYY-MM-DD] [--publish]';
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const isDry = values['dry-run'];
    const isWrong =
      positionals.length !== 1 ||
      ((values.into !== undefined || values.offline) && !isDry) ||
      (values.publish && isDry) ||
      !/^\d{4}-\d{2}-\d{2}$/.test(values.date);
    if (isWrong) fail(usage);
    return { ...values, version: positionals[0], isDry };
  } catch (error) {
    return fail(`${error.message}\n${usage}`);
  }
}
