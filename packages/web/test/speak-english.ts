/** Before every test file of the page: its words are English, as they are in the page itself. */

import type { Chapter } from '@sidepot/i18n/page';
import { expect } from 'vitest';

if (expect.getState().testPath?.includes('/packages/web/') === true) {
  const { loadChapter, pages, speak } = await import('@sidepot/i18n/page');
  const english = await pages.en();
  speak(english);
  await Promise.all((Object.keys(english.chapters) as Chapter[]).map(loadChapter));
}
