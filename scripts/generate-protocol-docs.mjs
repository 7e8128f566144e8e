/** Writes docs/protocol.md from the schemas of packages/protocol. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { ROOT } from './root.mjs';

const cache = join(ROOT, 'node_modules/.cache/sidepot');
const bundle = join(cache, 'protocol-page.mjs');
mkdirSync(cache, { recursive: true });
await build({
  cwd: ROOT,
  input: join(ROOT, 'packages/protocol/src/docs/describe.ts'),
  external: ['zod'],
  resolve: {
    alias: { '@sidepot/engine': join(ROOT, 'packages/engine/src/index.ts') },
    extensionAlias: { '.js': ['.ts'] },
  },
  logLevel: 'warn',
  output: { file: bundle, format: 'esm' },
});
const { protocolPage } = await import(pathToFileURL(bundle).href);
const page = protocolPage();
writeFileSync(join(ROOT, 'docs/protocol.md'), page);
console.log(`docs/protocol.md: ${page.split('\n').length} lines`);
