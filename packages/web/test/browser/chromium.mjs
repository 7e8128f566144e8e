/**
 * The browser for tests and screenshots: one that is on the machine, or the one npm brought. None is
 * an error with one clear line, never a test that was not run.
 */

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { unpackedChromium } from './unpacked.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
  // A page of a test lives for seconds: threads that compile and collect beside it cost more than they give.
  '--js-flags=--single-threaded',
];

/** With more fonts it may draw signs that the font it brings has not. */
export async function launchChromium(options = {}) {
  const { path, env } = await findChromium(options);
  return chromium.launch({ executablePath: path, args: ARGS, env: { ...process.env, ...env } });
}

async function findChromium(options) {
  const wanted = process.env.CHROME_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new Error(`CHROME_PATH is ${wanted}, and nothing is there`);
    return { path: wanted };
  }
  const path = PLACES.find((place) => existsSync(place));
  return path === undefined ? fromNpm(options) : { path };
}

async function fromNpm(options) {
  try {
    return await unpackedChromium(options);
  } catch (error) {
    throw new Error('the browser tests need Chromium: install it, or name one in CHROME_PATH', {
      cause: error,
    });
  }
}
