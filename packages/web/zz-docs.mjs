import { chromium } from 'playwright-core';
import * as c from './test/browser/chromium.mjs';
console.log(Object.keys(c));
const b = await c.launch?.() ?? await c.launchChromium?.();
const shots = '/tmp/house/shots'; 
const errors = [];
for (const [name, opt] of Object.entries({ light: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }, dark: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }, phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light', isMobile: true, hasTouch: true }, phonedark: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', isMobile: true, hasTouch: true } })) {
  const ctx = await b.newContext(opt); const p = await ctx.newPage();
  p.on('pageerror', e => errors.push(name + ' ' + e)); p.on('console', m => m.type() === 'error' && errors.push(name + ' ' + m.text()));
  const at = (f) => p.goto('file:///work/wt-house/dist-docs/' + f);
  for (const [shot, f] of [['index', 'index.html'], ['names', 'docs/names.html'], ['arch', 'docs/architecture.html'], ['api', 'api/index.html'], ['engine', 'api/engine/index.html'], ['play', 'playground.html']]) {
    await at(f); await p.waitForTimeout(400); await p.screenshot({ path: `${shots}/${shot}-${name}.png` });
    const wide = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (wide > 0) errors.push(`${name} ${f} is ${wide} too wide`);
  }
  await at('index.html'); const s = p.getByRole('searchbox').or(p.locator('input[type=search]')).first(); await s.fill('odd chip'); await p.waitForTimeout(500); await p.screenshot({ path: `${shots}/search-${name}.png` });
  if (name === 'light') { for (const q of ['settle', 'calculateSidePots', 'R82', 'uncalled', 'zzzzqq', 'side pot', 'straddle']) { await s.fill(q); await p.waitForTimeout(300); console.log(q, '→', (await p.locator('[role=listbox] [role=option], .results li, #results li, [data-results] a').allInnerTexts()).slice(0, 4).map(x => x.replace(/\n/g, ' | ').slice(0, 90))); } }
  await ctx.close();
}
console.log(errors.join('\n') || 'no errors');
await b.close();
