/** Before every test file of the page: its words are English, as they are in the page itself. */

import { expect } from 'vitest';
import type { Chapter } from '../src/i18n/words.js';

if (expect.getState().testPath?.includes('/packages/web/') === true) {
  const [{ language }, { loadChapter, speak }] = await Promise.all([
    import('../src/i18n/en/typed.js'),
    import('../src/i18n/words.js'),
  ]);
  speak(language);
  await Promise.all((Object.keys(language.chapters) as Chapter[]).map(loadChapter));
}
