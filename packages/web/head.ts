/** What the build writes for whoever reads no script: the head of the page, and the manifest of the app. */

import type { Plugin } from 'vite';
import { head } from '../i18n/src/en/page/head/index.js';

const MANIFEST = {
  id: '/',
  name: head.product,
  short_name: head.product,
  description: head.description,
  lang: 'en',
  start_url: '/',
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
  shortcuts: [
    { name: head.dealer, url: '/dealer' },
    { name: head.calculator, url: '/calculator' },
    { name: head.replayer, url: '/replayer' },
  ],
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
    const source = JSON.stringify(MANIFEST, null, 2);
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
  },
});
