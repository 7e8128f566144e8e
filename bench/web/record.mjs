// One all-in as Ann's browser sees it, on a slowed CPU, as a trace that DevTools can open.
import { launchChromium } from '../../packages/web/test/browser/chromium.mjs';
import { path } from '../common.mjs';
import { openTable } from './hand.mjs';

export const SLOWER = 4;
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.animations',
  'blink.user_timing',
  'benchmark',
  'cc',
  'toplevel',
  'v8.execute',
];
/** Chips of the last pot are still on their way when its words stand. */
const LAST_FLIGHT_MS = 1500;

/** From the last call to the last pot. `web`: the folder of the page. */
export async function record(size, web = path('../packages/web/dist')) {
  const table = await openTable(web);
  const browser = await launchChromium();
  try {
    const storageState = await table.identity();
    const context = await browser.newContext({ storageState, ...SIZES[size] });
    const page = await context.newPage();
    await page.goto(table.page);
    await page.locator('article').nth(5).waitFor();
    const devtools = await context.newCDPSession(page);
    const callLast = await table.untilLastCall();
    await page.getByText('All-in', { exact: true }).first().waitFor();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const trace = await startTrace(browser);
    await callLast();
    await page.locator('[data-award="0"]').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(LAST_FLIGHT_MS);
    return await trace.stop();
  } finally {
    await browser.close();
    await table.close();
  }
}

async function startTrace(browser) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
  });
  return {
    async stop() {
      const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await done;
      return events;
    },
  };
}
