/** The site's service worker: asked for by who needs it. Only in a build: there is none without. */

const WORKER = '/service-worker.js';
/** Where the calculator alone had one, before. */
const OLD = { script: '/calculator-worker.js', scope: '/calculator' } as const;

/**
 * Null: this browser has none, or refuses it. The page works as well. It is told the language of the
 * page, whose words it keeps; in another language it is another worker.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  try {
    await forgetOld();
    const { lang } = document.documentElement;
    return await navigator.serviceWorker.register(`${WORKER}?lang=${lang}`, { scope: '/' });
  } catch {
    return null;
  }
}

async function forgetOld(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration(OLD.scope);
  const script = found?.active?.scriptURL ?? found?.waiting?.scriptURL ?? '';
  if (found !== undefined && new URL(script, location.href).pathname === OLD.script) {
    await found.unregister();
  }
}
