/** Before every test file of the page: its words are English, as they are in the page itself. */

import { expect } from 'vitest';

if (expect.getState().testPath?.includes('/packages/web/') === true) {
  const [{ languages }, { loadChapter, speak }] = await Promise.all([
    import('../src/i18n/languages.js'),
    import('../src/i18n/words.js'),
  ]);
  speak(languages.en);
  await Promise.all(
    (['calculator', 'details', 'lobby', 'replayer', 'rules'] as const).map(loadChapter),
  );
}
