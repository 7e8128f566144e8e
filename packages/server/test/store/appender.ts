/** A process of its own that appends without end and prints each number it was promised. */

import { openPostgresStores, openSqliteStore } from '../../src/store/index.js';

const [kind, target = '', tableId = ''] = process.argv.slice(2);
const store = await (kind === 'sqlite'
  ? openSqliteStore(target)
  : openPostgresStores(target.split(' ')));

for (let seq = 0; ; ) {
  const result = await store.append(tableId, seq, [`{"n":${seq + 1}}`]);
  if (!('seq' in result)) throw new Error(JSON.stringify(result));
  seq = result.seq;
  process.stdout.write(`${seq}\n`);
}
