/** Every sentence of the command line in French. */

import type { CliWords } from '../../language.js';
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

export const cli: CliWords = {
  /** For `Intl`. */
  locales: { page: 'fr', numbers: 'fr-FR', times: 'fr-FR', lists: 'fr-FR' },
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
