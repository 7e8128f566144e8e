/**
 * The browser for tests and screenshots: the one npm brought, with its font, so that everybody measures
 * the same; where it does not run, one that is on the machine. None is an error with one clear line,
 * never a test that was not run.
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
/** What the one of npm is built for. */
const RUNS_NPMS = process.platform === 'linux' && process.arch === 'x64';
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
  let cause;
  if (RUNS_NPMS) {
    try {
      return await unpackedChromium(options);
    } catch (error) {
      cause = error;
    }
  }
  const path = PLACES.find((place) => existsSync(place));
  if (path !== undefined) return { path };
  throw new Error('the browser tests need Chromium: install it, or name one in CHROME_PATH', {
    cause,
  });
}
