/**
 * Compiles packages/engine/kernel/kernel.ts with AssemblyScript and writes its code as text to
 * packages/engine/src/evaluator/kernel-code.ts. The compiler has a lockfile of its own there: it is
 * large, and only who changes the kernel needs it.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeBytes } from './digits.mjs';
import { ROOT } from './root.mjs';
import { ensureInstalled } from './setup.mjs';

const folder = join(ROOT, 'packages/engine/kernel');
const output = join(folder, 'node_modules/kernel.wasm');

ensureInstalled(folder);
execFileSync(
  process.execPath,
  [
    join(folder, 'node_modules/assemblyscript/bin/asc.js'),
    'kernel.ts',
    ...['-O3', '--converge', '--runtime', 'stub', '--noAssert'],
    ...['--outFile', output],
  ],
  { cwd: folder, stdio: 'inherit' },
);
const code = readFileSync(output);
const source = createHash('sha256')
  .update(readFileSync(join(folder, 'kernel.ts')))
  .digest('hex');
writeFileSync(
  join(ROOT, 'packages/engine/src/evaluator/kernel-code.ts'),
  `/**
 * Written by scripts/generate-kernel.mjs from kernel/kernel.ts: WebAssembly, four digits for three
 * bytes.
 * Source: ${source}
 */

export const KERNEL_BYTES = ${code.length};

export const KERNEL_CODE =
  '${encodeBytes(code)}';
`,
);
console.log(`kernel: ${code.length} bytes`);
