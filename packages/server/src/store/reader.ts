/** Opens whatever is at a place, to read. */

import type { Place, Reader } from './contract/store.js';
import { openPostgresReader } from './postgres/postgres-reader.js';
import { openSqliteReader } from './sqlite/sqlite-reader.js';

export const openReader = (place: Place): Reader =>
  'folder' in place ? openSqliteReader(place.folder) : openPostgresReader(place.databaseUrl);
