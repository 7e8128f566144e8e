/** Opens whatever is at a place, to read. */

import type { Reader, StorePlace } from './contract/store.js';
import { openPostgresReader } from './postgres/postgres-reader.js';
import { openSqliteReader } from './sqlite/sqlite-reader.js';

export const openReader = (place: StorePlace): Reader =>
  'folder' in place ? openSqliteReader(place.folder) : openPostgresReader(place.databaseUrl);
