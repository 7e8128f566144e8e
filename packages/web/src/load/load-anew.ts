/**
 * A browser remembers a script that it could not fetch and does not ask for it again, so the whole page
 * is loaded anew: the table is the server's, and comes back as it was.
 */

const KEY = 'sidepot.loadedAnew';
/** Milliseconds: between two questions whether the server answers, and between two times it is done. */
const ASK = 2000;
const LEAST = 60_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const answers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Never resolves: what waits for it is drawn by the page that comes. */
export async function loadAnew(): Promise<never> {
  const since = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0);
  // A script that is missing for good is no reason to load for ever.
  if (since < LEAST) await pause(LEAST - since);
  while (!(await answers())) await pause(ASK);
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return new Promise(() => {});
}
