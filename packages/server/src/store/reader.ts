/** Opens whatever is at a place, to read. */

import { openPostgresReader } from './postgres/postgres-reader.js';
import { openSqliteReader } from './sqlite/sqlite-reader.js';
import type { Place, Reader } from './store.js';

export const openReader = (place: Place): Reader =>
  'folder' in place ? openSqliteReader(place.folder) : openPostgresReader(place.databaseUrl);
