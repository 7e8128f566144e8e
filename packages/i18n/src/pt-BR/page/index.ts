/** Every sentence of the page in Brazilian Portuguese, but for the chapters that come with the parts of the page that need them. */

import { ante } from './ante.js';
import { cards } from './cards.js';
import { common } from './common.js';
import { events } from './events.js';
import { hands } from './hands.js';
import { people } from './people.js';
import { refusals } from './refusals.js';
import { show } from './show.js';
import { site } from './site.js';
import { table } from './table.js';
import { tournament } from './tournament.js';

export const ptBR = {
  /** Of the page, and for `Intl`. */
  locales: { page: 'pt-BR', numbers: 'pt-BR', times: 'pt-BR', lists: 'pt-BR' },
  ante,
  cards,
  common,
  events,
  hands,
  people,
  refusals,
  show,
  site,
  table,
  tournament,
};
