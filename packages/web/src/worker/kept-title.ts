/** What a turn is called, in the language of the page: kept where the worker finds it without one. */

const CACHE = 'sidepot-notice';
const KEY = '/notice-title';

export async function keepTitle(title: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(KEY, new Response(title));
}

/** Empty: no page has said it. */
export async function keptTitle(): Promise<string> {
  const cache = await caches.open(CACHE);
  return (await (await cache.match(KEY))?.text()) ?? '';
}
