/** Every sentence of the page in English, but for the chapters that come with the parts of the page that need them. */

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

export const en = {
  /** Of the page; for `Intl` digits as in America, times of day and lists as in Britain. */
  locales: { page: 'en', numbers: 'en-US', times: 'en-GB', lists: 'en-GB' },
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
