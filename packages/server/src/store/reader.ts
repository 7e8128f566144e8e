/** Opens whatever is at a place, to read. */

import type { Reader, StorePlace } from './contract/store.js';
import { openPostgresReader } from './postgres/postgres-reader.js';
import { openSqliteReader } from './sqlite/sqlite-reader.js';

/**
 * To read what is stored at a place, beside whoever writes it.
 *
 * @example
 * import { openReader } from '@sidepot/server/store';
 *
 * const reader = openReader({ folder: 'data' });
 */
export const openReader = (place: StorePlace): Reader =>
  'folder' in place ? openSqliteReader(place.folder) : openPostgresReader(place.databaseUrl);
