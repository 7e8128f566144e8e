// What the simulator says of a load, and what two nodes on this machine really do with it.
import { start, startHost } from '../server/child.mjs';
import { startPostgres } from '../server/postgres.mjs';
import { DEFAULTS, demand } from './day.mjs';
import { span } from './measure.mjs';
import { database, startNats } from './processes.mjs';

const TABLES = 40;
const SEATS = 6;
const RAIL = 1;
const PACE_MS = 400;
const NODES = 2;

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

export async function check(costs, { seconds, print }) {
  const postgres = await startPostgres();
  const nats = await startNats();
  if (nats === null) throw new Error('no nats-server on this machine');
  const urls = [await postgres.database('one'), await postgres.database('two')];
  const databases = await Promise.all(urls.map(database));
  const hosts = Array.from({ length: NODES }, () => startHost(['--expose-gc']));
  const load = start('../scale/load.mjs');
  try {
    const [databaseUrl, ...shardUrls] = urls;
    const store = { databaseUrl, shardUrls, nats: { url: nats.url } };
    const at = [];
    for (const host of hosts) at.push(await host.call('serve', { store }));
    print(`${TABLES} tables of ${SEATS} on ${NODES} nodes and ${urls.length} databases …`);
    await load.call('gather', { urls: at, count: TABLES, seats: SEATS });
    await load.call('watch', { urls: at, each: RAIL });
    await load.call('pace', { milliseconds: PACE_MS });
    await wait(3 + seconds / 2);
    // Both databases are of one PostgreSQL: its processor time is counted once.
    const used = await span({ hosts, load, databases: [databases[0]], nats }, seconds);
    const perSecond = used.actions / used.seconds;
    // The players of the day that would act as often: at the pace that was really reached.
    const options = {
      ...DEFAULTS,
      ...{ seats: SEATS, viewers: RAIL, resting: 0, news: 'nats', pace: TABLES / perSecond },
    };
    const said = demand(costs, options, TABLES * SEATS, NODES);
    const cpu = used.nodeCpu.reduce((sum, one) => sum + one, 0) / 1e6 / used.seconds;
    const share = said.nodeCpu / NODES;
    // A queue with one server: what waits grows as the thread has less time left.
    const p99 = costs.news.nats.milliseconds.p99 / (1 - Math.min(0.95, share));
    return {
      actions: perSecond,
      rows: [
        ['processor time of both nodes', said.nodeCpu, cpu, 'cores'],
        [
          'processor time of PostgreSQL',
          said.databaseCpu,
          used.databaseCpu / 1e6 / used.seconds,
          'cores',
        ],
        ['processor time of NATS', said.natsCpu, used.natsCpu / 1e6 / used.seconds, 'cores'],
        ['written ahead', said.wal / 1024, used.wal / 1024 / used.seconds, 'kB/s'],
        ['sent to viewers', said.bytes / 1024, used.bytes / 1024 / used.seconds, 'kB/s'],
        ['99 of 100 are seen by all after', p99, used.p99, 'ms'],
      ],
    };
  } finally {
    await load.stop();
    for (const host of hosts) {
      await host.call('stop');
      await host.stop();
    }
    for (const one of databases) await one.close();
    nats.stop();
    await postgres.remove();
  }
}
