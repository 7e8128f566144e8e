/** A process of its own, to be killed, that holds people's places at a table. */

import { Presence } from '../../src/runtime/presence/presence.js';
import { openPostgresStore, type PresenceStore } from '../../src/store/index.js';

const [url = '', table = '', renewMs = '', ...players] = process.argv.slice(2);
const { presence: shared } = await openPostgresStore(url);
if (shared === null) throw new Error('nobody to tell');
const store: PresenceStore = {
  ...shared,
  notices: {
    ...shared.notices,
    async tell(texts) {
      await shared.notices.tell(texts);
      process.stdout.write('there\n');
    },
  },
};
const presence = new Presence({
  ...{ store, node: `node-${process.pid}`, now: Date.now, renewMs: Number(renewMs) },
  ...{ changed: () => {}, counted: () => {}, failed: () => {} },
});
for (const player of players) presence.of(table).came(player);
