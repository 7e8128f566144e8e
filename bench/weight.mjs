// What the engine costs before it does anything: time to import, bytes in a page.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ENGINE, freshProcess, number, path } from './common.mjs';

const engine = await import(ENGINE);

export async function weightResults(print, table) {
  start(print);
  await size(print, table);
}

// Loading anything at all takes Node a few milliseconds; what counts is what the engine adds.
function start(print) {
  const folder = mkdtempSync(join(os.tmpdir(), 'sidepot-bench-'));
  const file = join(folder, 'empty.mjs');
  writeFileSync(file, 'export const nothing = 0;\n');
  const empty = pathToFileURL(file).href;
  const load = (url) => {
    const script = `const t = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - t);`;
    return Number(freshProcess(script));
  };
  const best = [Infinity, Infinity];
  for (let round = 0; round < 20; round++) {
    for (const [i, url] of [ENGINE, empty].entries()) best[i] = Math.min(best[i], load(url));
  }
  rmSync(folder, { recursive: true });
  const [withEngine, nothing] = best.map((milliseconds) => milliseconds.toFixed(1));
  print('## Import');
  print();
  print(
    `\`import '@sidepot/engine'\` in a fresh Node process takes ${withEngine} ms, a file with one line ${nothing} ms, ` +
      `so the engine itself ${(best[0] - best[1]).toFixed(1)} ms (best of 20 each, in turn).`,
  );
  print();
}

async function size(print, table) {
  const { resolve } = createRequire(new URL('../package.json', import.meta.url));
  const { rolldown } = await import(pathToFileURL(resolve('rolldown')).href);
  const entry = path('entry.js');
  const row = async (names) => {
    const code = `export { ${names} } from ${JSON.stringify(fileURLToPath(ENGINE))};`;
    const virtual = {
      name: 'entry',
      resolveId: (id) => (id === entry ? id : null),
      load: (id) => (id === entry ? code : null),
    };
    const bundle = await rolldown({ input: entry, plugins: [virtual] });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    await bundle.close();
    return [`\`${names}\``, number(gzipSync(output[0].code, { level: 9 }).length)];
  };
  print('## Size of what a page gets');
  print();
  print('Tree-shaken and minified by rolldown, gzip level 9.');
  print();
  const short = 'settle, calculateSidePots, distributePots';
  const all = `${short}, explain, PotCalculationEngine`;
  const evaluator = ['evaluate7', 'evaluate', 'equity'].filter((name) => name in engine);
  const rows = [];
  for (const names of ['settle', short, 'explain', 'PotCalculationEngine', all, ...evaluator]) {
    rows.push(await row(names));
  }
  table(['imports', 'bytes'], rows);
}
