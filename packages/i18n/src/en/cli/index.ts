/** Every sentence of the command line in English. */

import { admin } from './admin.js';
import { commands } from './commands.js';
import { checkWords, convertWords, playWords, vectorWords } from './engines.js';
import { notes } from './notes.js';
import { problems } from './problems.js';
import { replayWords } from './replay.js';
import { reports } from './reports.js';
import { serveWords } from './serve.js';
import { settleWords } from './settle.js';
import { statsWords } from './stats.js';
import { usage } from './usage.js';

export const cli = {
  /** For `Intl`: digits as in America, times of day and lists as in Britain. */
  locales: { page: 'en', numbers: 'en-US', times: 'en-GB', lists: 'en-GB' },
  admin,
  check: checkWords,
  commands,
  convert: convertWords,
  notes,
  play: playWords,
  problems,
  replay: replayWords,
  reports,
  serve: serveWords,
  settle: settleWords,
  stats: statsWords,
  usage,
  vectors: vectorWords,
};
