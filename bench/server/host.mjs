// The process under test: serves, and appends to the same kind of store without serving.
import { answer } from './child.mjs';
import { server } from './packages.mjs';
import { rawAppends } from './raw.mjs';
import { recordAppends } from './recording.mjs';

let serving = null;
let raw = null;
let peak = 0;

const open = (at) =>
  'folder' in at ? server.openSqliteStore(at.folder) : server.openPostgresStore(at.databaseUrl);

setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 200).unref();

answer({
  async serve({ store }) {
    serving = await server.serve({
      port: 0,
      host: '127.0.0.1',
      store,
      limits: server.NO_LIMITS,
      logLevel: 'silent',
      web: null,
    });
    return serving.url;
  },

  async stop() {
    await serving?.stop();
    await raw?.store.close();
  },

  async raw({ store, tables, milliseconds }) {
    if (raw === null) {
      const opened = await open(store);
      raw = { store: opened, appends: await recordAppends(opened) };
    }
    return rawAppends(raw.store, raw.appends, tables, milliseconds);
  },

  memory() {
    global.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const answer = { rss, heapUsed, peak: Math.max(peak, rss) };
    peak = 0;
    return answer;
  },

  cpu: () => process.cpuUsage(),
});
