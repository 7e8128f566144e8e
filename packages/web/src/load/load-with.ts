/** Parts of the page that come later, with the words they read. */

import { type Chapter, loadChapter } from '@sidepot/i18n/page';
import { loadAnew } from './load-anew.js';

/**
 * A part of the page together with the chapters that it reads. One that cannot be fetched leaves the
 * page as it is, which is loaded anew when the server answers again.
 */
export async function loadWith<T>(
  part: () => Promise<T>,
  ...chapters: readonly Chapter[]
): Promise<T> {
  try {
    const [loaded] = await Promise.all([part(), ...chapters.map(loadChapter)]);
    return loaded;
  } catch {
    return loadAnew();
  }
}
