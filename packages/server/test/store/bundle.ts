/** Node 20 reads no TypeScript: what runs in a thread or process of its own is bundled first. */

import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const ENGINE = fileURLToPath(new URL('../../../engine/src/index.ts', import.meta.url));

export async function bundle(entry: URL, file: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await build({
    input: fileURLToPath(entry),
    platform: 'node',
    resolve: {
      alias: { '@sidepot/engine$': ENGINE },
      extensionAlias: { '.js': ['.ts'] },
    },
    logLevel: 'warn',
    plugins: [
      {
        name: 'packages-by-path',
        // The bundle lies where Node finds no node_modules.
        resolveId: {
          filter: { id: /^(libsql|pg|@nats-io\/transport-node)$/ },
          handler: (id) => ({ id: pathToFileURL(resolve(id)).href, external: true }),
        },
      },
    ],
    output: { file, format: 'esm' },
  });
}
