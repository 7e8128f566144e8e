/** Every sentence of the command line in Spanish. */

import type { CliWords } from '../../language.js';
import { admin } from './admin.js';
import { commands } from './commands.js';
import { checkWords, convertWords, playWords, vectorWords } from './engines.js';
import { notes } from './notes.js';
import { problems } from './problems.js';
import { replay } from './replay.js';
import { reports } from './reports.js';
import { serve } from './serve.js';
import { settle } from './settle.js';
import { statsWords } from './stats.js';
import { usage } from './usage.js';

export const cli: CliWords = {
  locales: { page: 'es', numbers: 'es-ES', times: 'es-ES', lists: 'es-ES' },
  admin,
  check: checkWords,
  commands,
  convert: convertWords,
  notes,
  play: playWords,
  problems,
  replay,
  reports,
  serve,
  settle,
  stats: statsWords,
  usage,
  vectors: vectorWords,
};
