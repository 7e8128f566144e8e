/** What the build writes for whoever reads no script: the head of the page, and the manifests of the apps. */

import type { Plugin } from 'vite';
import { head } from '../i18n/src/en/page/head/index.js';

/** One that is opened at a path. */
const app = (path: string, name: string, shortName: string): object => ({
  id: path,
  name,
  short_name: shortName,
  description: head.description,
  lang: 'en',
  start_url: path,
  scope: '/',
  display: 'standalone',
  background_color: '#0f1513',
  theme_color: '#0f1513',
  categories: ['games'],
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});

/** Tools that need no server: each is an app of its own as well, since the site's opens where one is needed. */
const TOOLS = ['dealer', 'calculator', 'replayer'] as const;

const MANIFESTS: Readonly<Record<string, object>> = {
  manifest: {
    ...app('/', head.product, head.product),
    shortcuts: TOOLS.map((tool) => ({ name: head[tool], url: `/${tool}` })),
  },
  ...Object.fromEntries(
    TOOLS.map((tool) => [tool, app(`/${tool}`, `${head.product}: ${head[tool]}`, head[tool])]),
  ),
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const pageHead = (): Plugin => ({
  name: 'sidepot-page-head',
  transformIndexHtml: (html) =>
    Object.entries(head).reduce(
      (page, [key, said]) => page.replaceAll(`%${key}%`, escaped(said)),
      html,
    ),
  generateBundle() {
    for (const [name, manifest] of Object.entries(MANIFESTS)) {
      const source = JSON.stringify(manifest, null, 2);
      this.emitFile({ type: 'asset', fileName: `${name}.webmanifest`, source });
    }
  },
});
