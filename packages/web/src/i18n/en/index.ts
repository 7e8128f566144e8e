/** Every sentence of the page in English, but for the chapters that single pages load. */

import { ante } from './ante.js';
import { cards } from './cards.js';
import { common } from './common.js';
import { door } from './door.js';
import { events } from './events.js';
import { hands } from './hands.js';
import { host } from './host.js';
import { people } from './people.js';
import { refusals } from './refusals.js';
import { settings } from './settings.js';
import { show } from './show.js';
import { site } from './site.js';
import { table } from './table.js';
import { tournament } from './tournament.js';
import { towers } from './towers.js';
import { why } from './why.js';

export const en = {
  /** Of the page; for `Intl` digits as in America, times of day as in Britain. */
  locales: { page: 'en', numbers: 'en-US', times: 'en-GB' },
  ante,
  cards,
  common,
  door,
  events,
  hands,
  host,
  people,
  refusals,
  settings,
  show,
  site,
  table,
  tournament,
  towers,
  why,
};
