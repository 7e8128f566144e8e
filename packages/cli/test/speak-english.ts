/** Before every test file of the command line: what it says is English, as if a command had begun. */

import { expect } from 'vitest';

if (expect.getState().testPath?.includes('/packages/cli/') === true) {
  const { loadTexts, speakIn } = await import('../src/phrases.js');
  await speakIn('en');
  await loadTexts();
}
