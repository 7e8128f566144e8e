/**
 * node scripts/generate-icons.mjs: the pictures of the installed app and of link previews, drawn by
 * Chromium from `packages/web/public/icon.svg` and committed beside it.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallPng } from './png.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';

ensureInstalled();
const { launchChromium } = await import('../packages/web/test/browser/chromium.mjs');

const TARGET = join(ROOT, 'packages', 'web', 'public');
const icon = readFileSync(join(TARGET, 'icon.svg'), 'utf8');
const FELT = '#0f6b4a';
const CREAM = '#f3ead2';

const sized = (size) => icon.replace('<svg ', `<svg width="${size}" height="${size}" `);
const middle = (content, background) =>
  `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">${content}`;

/** Of a mask the middle four fifths are always seen. */
const masked = (size, part, background) => middle(sized(size * part), background);

/** The spade alone, for a status bar: its shape counts, not its colour. */
const badge = `<svg width="96" height="96" viewBox="9 8.5 14 14" xmlns="http://www.w3.org/2000/svg">
${(/<path[^>]*\/>/.exec(icon)?.[0] ?? '').replace(FELT, '#fff')}</svg>`;

const COLOURS = ['#c8372d', '#2f6fd0', '#1c1c1c', '#8a4fc4'];
const chip = (x, y, colour) => `
<g transform="translate(${x} ${y})">
  <path d="M-58 0v15a58 21 0 0 0 116 0V0z" fill="${colour}"/>
  <path d="M-58 0v15a58 21 0 0 0 116 0V0z" fill="#0003"/>
  <path d="M-40 15v15M-14 20v16M14 20v16M40 15v15" stroke="${CREAM}" stroke-width="9"/>
  <ellipse rx="58" ry="21" fill="${colour}"/>
  <ellipse rx="49" ry="17" fill="none" stroke="${CREAM}" stroke-width="6" stroke-dasharray="20 17"/>
  <ellipse rx="31" ry="11" fill="${CREAM}"/>
</g>`;
const pile = (x, count, label, from) => `
<ellipse cx="${x}" cy="447" rx="74" ry="26" fill="#0003"/>
${Array.from({ length: count }, (_, i) => chip(x, 424 - i * 21, COLOURS[(i + from) % COLOURS.length])).join('')}
<text x="${x}" y="514" text-anchor="middle" font-size="25" font-weight="600" fill="${CREAM}">${label}</text>`;

const preview = `<body style="margin:0"><svg width="1200" height="630" viewBox="0 0 1200 630"
  xmlns="http://www.w3.org/2000/svg" font-family="Inter, 'DejaVu Sans', sans-serif">
<defs><radialGradient id="felt" cx=".62" cy=".42" r=".8">
  <stop stop-color="#17805a"/><stop offset=".55" stop-color="${FELT}"/><stop offset="1" stop-color="#083a29"/>
</radialGradient></defs>
<rect width="1200" height="630" fill="#14100c"/>
<rect x="-120" y="36" width="1440" height="558" rx="279" fill="url(#felt)" stroke="#3a2a1b" stroke-width="26"/>
<rect x="-70" y="86" width="1340" height="458" rx="229" fill="none" stroke="#ffffff1f" stroke-width="3"/>
<g transform="translate(96 214)">${sized(150)}</g>
<text x="272" y="300" font-size="92" font-weight="700" fill="#fff" letter-spacing="-2">Sidepot</text>
<text x="276" y="350" font-size="28" fill="${CREAM}">Poker by link. No chip lost.</text>
${pile(770, 9, 'Main pot', 0)}${pile(920, 6, 'Side pot 1', 1)}${pile(1070, 3, 'Side pot 2', 2)}
</svg>`;

const PICTURES = [
  { name: 'icon-192', width: 192, html: middle(sized(192), 'transparent') },
  { name: 'icon-512', width: 512, html: middle(sized(512), 'transparent') },
  { name: 'icon-maskable', width: 512, html: masked(512, 0.72, '#0a4a33') },
  { name: 'apple-touch-icon', width: 180, html: masked(180, 0.86, '#0a4a33') },
  { name: 'badge', width: 96, html: middle(badge, 'transparent') },
  { name: 'preview', width: 1200, height: 630, html: preview },
];

const browser = await launchChromium();
for (const { name, width, height = width, html } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html>${html}`);
  const png = await page.screenshot({ omitBackground: html.includes('transparent') });
  // What is clear must stay so: only whole pictures are reduced to 256 colours.
  const written = html.includes('transparent') ? png : smallPng(png);
  writeFileSync(join(TARGET, `${name}.png`), written);
  console.log(`${name}.png ${written.length} bytes`);
  await page.close();
}
await browser.close();
