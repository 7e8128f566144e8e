/**
 * Profiles of the browser, each with one page. A new one is dear, as its page has a process of its
 * own; so who goes leaves theirs, emptied, to whoever comes next and would get one of the same kind.
 */

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** What a profile is from its beginning and cannot be changed. */
export interface Kind {
  readonly url: string;
  readonly isPhone: boolean;
  readonly locale: string;
  readonly hasWorker: boolean;
}

export interface Profile {
  readonly kind: Kind;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** Whom a page told what happens: Guests, and tests. Those of Playwright itself listen elsewhere. */
const EVENTS = [
  ...['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'websocket', 'worker'],
  ...['request', 'requestfailed', 'requestfinished', 'response', 'load', 'domcontentloaded'],
  ...['frameattached', 'framedetached', 'framenavigated'],
];
/**
 * Of the server, with no script in it: nothing fills again what is emptied. Any other place, an empty
 * page too, would begin a new process, as the server wants its pages apart from those of others.
 */
const STILL = '/icon.svg';
/** As many as anybody needs at once; each keeps a process. */
const MOST = 4;

const left: Profile[] = [];

export async function takeProfile(browser: Browser, kind: Kind): Promise<Profile> {
  const at = left.findLastIndex(
    (one) => one.context.browser() === browser && isSame(one.kind, kind) && !one.page.isClosed(),
  );
  const [found] = at < 0 ? [] : left.splice(at, 1);
  return found ?? openProfile(browser, kind);
}

async function openProfile(browser: Browser, kind: Kind): Promise<Profile> {
  const { url, isPhone, locale, hasWorker } = kind;
  const context = await browser.newContext({
    ...{ baseURL: url, locale, hasTouch: isPhone, isMobile: isPhone, colorScheme: 'dark' },
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  const page = await context.newPage();
  return { kind, context, page, devtools: await context.newCDPSession(page) };
}

/** For the next one of its kind; one that cannot be emptied is thrown away. */
export async function leaveProfile(profile: Profile): Promise<void> {
  try {
    await empty(profile);
  } catch {
    return throwAway(profile);
  }
  left.push(profile);
  if (left.length > MOST) await left.shift()?.context.close();
}

export async function throwAway({ context }: Profile): Promise<void> {
  await context.close();
}

async function empty({ kind: { url }, context, page, devtools }: Profile): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await Promise.all(context.pages().map((one) => (one === page ? null : one.close())));
  await Promise.all([
    ...[page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll()],
    ...[context.setOffline(false), context.clearPermissions(), page.mouse.move(0, 0)],
  ]);
  await page.goto(`${url}${STILL}`);
  await Promise.all([
    page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    }),
    devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' }),
    devtools.send('Page.resetNavigationHistory'),
    context.clearCookies(),
  ]);
}

const isSame = (one: Kind, other: Kind): boolean =>
  one.url === other.url &&
  one.isPhone === other.isPhone &&
  one.locale === other.locale &&
  one.hasWorker === other.hasWorker;
