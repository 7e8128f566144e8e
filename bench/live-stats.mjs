// What statistics cost at a table: the server's update after each hand, and the page that opens the
// report of 500 hands. `node bench/live-stats.mjs`, after `npm run build`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deck, playHand, seededRng, shuffle } from '@sidepot/engine';
import { statsCounter } from '@sidepot/engine/stats';
import { rolldown } from 'rolldown';
import { launchChromium } from '../packages/web/test/browser/chromium.mjs';
import { path } from './common.mjs';
import { server } from './server/packages.mjs';

const HANDS = 500;
const PLAYERS = 9;
const ROUNDS = 5;

/** The fold has no door of its own: it is bundled as it stands in the source. */
async function foldOfServer() {
  const folder = mkdtempSync(join(path('.'), '.fold-'));
  try {
    const bundle = await rolldown({
      input: path('../packages/server/src/room/counters/count-hand.ts'),
      external: /^@sidepot\//,
    });
    const file = join(folder, 'fold.mjs');
    await bundle.write({ file, format: 'esm' });
    return await import(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function hands() {
  const rng = seededRng(1);
  const chance = () => rng() / 2 ** 32;
  return Array.from({ length: HANDS }, (_, h) => {
    const log = [];
    const players = Array.from({ length: PLAYERS }, (_, i) => ({
      ...{ id: `player_${i}`, seat: i + 1, stack: 1000 },
    }));
    playHand(
      {
        players,
        button: 1 + (h % PLAYERS),
        smallBlind: 5,
        bigBlind: 10,
        deck: shuffle(deck(), rng),
      },
      (legal, seat) => {
        const raise = legal.raise ?? legal.bet;
        if (raise !== null && chance() < 0.2) {
          const to = Math.min(raise.max, raise.min + 20);
          return { type: legal.raise === null ? 'bet' : 'raise', seat, to };
        }
        if (legal.check) return { type: 'check', seat };
        return { type: chance() < 0.6 ? 'fold' : 'call', seat };
      },
      (event) => log.push(event),
    );
    return log;
  });
}

const least = (times) => Math.min(...times);

/** Of the last 100 hands, when there are rows for every position. */
function update({ countHand, NOTHING_COUNTED }, logs) {
  const times = Array.from({ length: ROUNDS }, () => {
    let counters = NOTHING_COUNTED;
    for (const log of logs.slice(0, -100)) counters = countHand(counters, log, 'cash');
    const before = performance.now();
    for (const log of logs.slice(-100)) counters = countHand(counters, log, 'cash');
    return (performance.now() - before) / 100;
  });
  return least(times);
}

function answerOf(logs) {
  const counter = statsCounter({ keep: [] });
  for (const [i, events] of logs.entries())
    counter.add({ events, key: String(i + 1), order: i + 1 });
  const stats = counter.stats();
  const graph = Array.from({ length: 250 }, (_, i) => [2 * i + 1, i * 7 - 300, i * 5, i * 3 - 90]);
  return {
    ...{ table: 'Friday', mode: 'cash', currency: 'none', isClosed: true, isOfAll: true },
    stats: { ...stats, unit: '1' },
    players: Object.keys(stats.players).map((player) => ({
      ...{ player, name: player, from: 0, to: 7_200_000, graph },
    })),
  };
}

/** Everything that the main thread does from the click until the report stands. */
async function opening(answer) {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-report-'));
  const serving = await server.serve({
    ...{ port: 0, host: '127.0.0.1', store: { folder }, limits: server.NO_LIMITS },
    ...{ logLevel: 'silent', web: path('../packages/web/dist') },
  });
  const browser = await launchChromium();
  try {
    const times = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await browser.newPage({ baseURL: serving.url, serviceWorkers: 'block' });
      await page.route('**/report', (route) =>
        route.request().url().includes('/api/')
          ? route.fulfill({ json: answer })
          : route.fallback(),
      );
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const devtools = await page.context().newCDPSession(page);
      // What other processes take is not counted.
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      const busy = async () => {
        const { metrics } = await devtools.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
      };
      const before = await busy();
      await page.evaluate(() => {
        history.pushState(null, '', '/t/bench_0000/report');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await page.locator('section svg[role="img"]').waitFor();
      await page.waitForTimeout(300);
      times.push((await busy()) - before);
      await page.close();
    }
    return least(times);
  } finally {
    await browser.close();
    await serving.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const logs = hands();
const fold = await foldOfServer();
console.log(
  `server: ${update(fold, logs).toFixed(3)} ms for each hand of ${PLAYERS} (wanted: under 0.2)`,
);
const time = await opening(answerOf(logs));
console.log(
  `page: ${time.toFixed(0)} ms of the main thread for the report of ${HANDS} hands (wanted: under 100)`,
);
