// The process under test: serves, and appends to the same kind of store without serving.
import { answer } from './child.mjs';
import { require, server } from './packages.mjs';
import { rawAppends } from './raw.mjs';
import { recordAppends } from './recording.mjs';

const { WebSocketServer } = require('ws');

let serving = null;
let raw = null;
let peak = 0;
let messages = [];
let told = 0;

const open = (at) =>
  'folder' in at ? server.openSqliteStore(at.folder) : server.openPostgresStore(at.databaseUrl);

setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 200).unref();

answer({
  async serve({ store, port = 0 }) {
    serving = await server.serve({
      port,
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
    serving = null;
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

  /** Seconds of processor time so far. */
  cpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },

  /** No poker: whatever one says, all are told what comes next. */
  async broadcaster() {
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
    await new Promise((resolve) => sockets.once('listening', resolve));
    sockets.on('connection', (socket) => {
      socket.on('message', () => {
        const text = messages[told++ % messages.length];
        for (const client of sockets.clients) client.send(text, { binary: false });
      });
    });
    return `ws://127.0.0.1:${sockets.address().port}`;
  },

  tell({ texts }) {
    messages = texts.map((text) => Buffer.from(text));
  },
});
