/** The page of the felt alone, built as the real one is. */

import { join } from 'node:path';
import { build } from 'vite';
import config from '../../vite.config.js';

let parts: Promise<Parts> | null = null;

interface Parts {
  readonly script: string;
  readonly styles: string;
}

/** With its script and its styles in it: nothing is asked of any server. `only`: these states alone. */
export async function feltPage(only: readonly string[] = []): Promise<string> {
  parts ??= buildParts();
  const { script, styles } = await parts;
  return [
    '<!doctype html><html lang="en"><title>Felt</title>',
    `<style>${styles}</style><div id="root" data-only="${only.join(';')}"></div>`,
    `<script type="module">${script}</script>`,
  ].join('');
}

async function buildParts(): Promise<Parts> {
  const { resolve = {}, oxc = {} } = config;
  const built = await build({
    ...{ root: import.meta.dirname, configFile: false, logLevel: 'error', resolve, oxc },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'page.tsx'),
        output: { codeSplitting: false },
      },
    },
  });
  const results = Array.isArray(built) ? built : [built];
  const files = results.flatMap((one) => ('output' in one ? one.output : []));
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  const [script = '', ...others] = scripts;
  if (script === '' || others.length > 0) throw new Error(`${scripts.length} scripts, not one`);
  return { script, styles: styles.join('\n') };
}
