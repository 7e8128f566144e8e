// What things cost, in processor time, bytes and commits: the numbers that the simulator works with.
// Processor time and not time on the wall, so that a machine that others use too gives the same.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { start, startHost } from '../server/child.mjs';
import { startPostgres } from '../server/postgres.mjs';
import { COSTS } from './day.mjs';
import { database, startNats } from './processes.mjs';

/** Tables in play, as the simulator's are; at rest two seats are enough to count by. */
const TABLES = 40;
const PLAYERS = 6;
const SEATS = 2;
const RAIL = 10;
const PACE_MS = 400;
const IDLE_TABLES = 500;
const GROUPS = ['none', 'rail'];
const ROUNDS = 3;
const WARM_S = 2;

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const round = (value, digits = 1) => Number(value.toFixed(digits));
/** By how much it is more; what is less is noise. */
const more = (value, than, digits) => round(Math.max(0, value - than), digits);

/** Nodes on one store, with their players; stops everything. */
async function withNodes(stores, work) {
  const hosts = stores.map(() => startHost(['--expose-gc']));
  const load = start('../scale/load.mjs');
  try {
    const urls = [];
    for (const [i, store] of stores.entries()) urls.push(await hosts[i].call('serve', { store }));
    return await work({ hosts, load, urls });
  } finally {
    await load.stop();
    for (const host of hosts) {
      await host.call('stop');
      await host.stop();
    }
  }
}

/** All that was used in so many seconds of play. */
export async function span({ hosts, load, databases = [], nats = null }, seconds) {
  const look = async () => ({
    nodes: await Promise.all(hosts.map((host) => host.call('cpu'))),
    databases: await Promise.all(databases.map((one) => one.counts())),
    nats: nats?.cpu() ?? 0,
  });
  const before = await look();
  await load.call('begin');
  await wait(seconds);
  const played = await load.call('end');
  // The database tells what it did a second late.
  const after = await look();
  await wait(1.2);
  const late = await look();
  const sum = (name, last) =>
    last.databases.reduce((all, one, i) => all + one[name] - before.databases[i][name], 0);
  return {
    ...played,
    nodeCpu: after.nodes.map((one, i) => (one - before.nodes[i]) * 1e6),
    commits: sum('commits', late),
    wal: sum('wal', after),
    databaseCpu: sum('cpu', after) * 1e6,
    natsCpu: (after.nats - before.nats) * 1e6,
  };
}

/** Several spans as one long one; of what was waited for, the middle one. */
function sumOf(spans) {
  const sum = (of) => spans.reduce((all, one) => all + of(one), 0);
  const middle = (of) => spans.map(of).sort((a, b) => a - b)[Math.floor(spans.length / 2)];
  return {
    ...Object.fromEntries(SUMMED.map((name) => [name, sum((one) => one[name])])),
    nodeCpu: [sum((one) => total(one.nodeCpu))],
    p50: middle((one) => one.p50),
    p99: middle((one) => one.p99),
  };
}

const SUMMED = ['actions', 'messages', 'bytes', 'seconds', 'commits', 'wal', 'databaseCpu'];

const total = (list) => list.reduce((sum, one) => sum + one, 0);

export async function measure({ seconds, print }) {
  const postgres = await startPostgres();
  const nats = await startNats();
  if (nats === null)
    throw new Error('no nats-server on this machine: install it, or keep the costs');
  try {
    const rest = await atRest(postgres, seconds, print);
    const one = { ...(await inPlay(postgres, seconds, rest, print)), ...rest };
    const two = {};
    for (const by of ['postgres', 'nats']) {
      two[by] = await together(postgres, by === 'nats' ? nats : null, seconds, one, print);
    }
    const costs = {
      made: 'npm run scale -- --measure',
      date: new Date().toISOString().slice(0, 10),
      machine: `${os.cpus()[0].model.trim()}, ${os.cpus().length} cores, Node ${process.version}`,
      load: round(os.loadavg()[0]),
      ...one,
      news: two,
    };
    const text = JSON.stringify(costs, null, 2);
    // What is no number becomes null there.
    if (text.includes('null')) throw new Error(`something was not measured: ${text}`);
    writeFileSync(COSTS, `${text}\n`);
    return costs;
  } finally {
    nats.stop();
    await postgres.remove();
  }
}

/** One node at rest: what it costs by itself, and a table and a socket. */
async function atRest(postgres, seconds, print) {
  const url = await postgres.database('at_rest');
  const db = await database(url);
  try {
    return await withNodes([{ databaseUrl: url }], async ({ hosts, load, urls }) => {
      const spent = (time) => span({ hosts, load, databases: [db] }, time);
      const memory = () => hosts[0].call('memory');
      print('a node at rest …');
      await load.call('gather', { urls, count: 20, seats: SEATS });
      await wait(2);
      const [bare, empty] = [await spent(seconds), await memory()];
      const perSecond = (what) => what.nodeCpu[0] / what.seconds;
      print(`${IDLE_TABLES} tables at rest …`);
      await load.call('gather', { urls, count: IDLE_TABLES, seats: SEATS });
      await wait(2);
      const [idle, full] = [await spent(seconds), await memory()];
      const sockets = IDLE_TABLES * SEATS;
      const idleMicroseconds = Math.max(0, perSecond(idle) - perSecond(bare));
      return {
        table: {
          about: 'loaded, at rest, with two seats and their sockets',
          nodeMicrosecondsPerSecond: round(idleMicroseconds / IDLE_TABLES),
          bytes: Math.round((full.rss - empty.rss) / IDLE_TABLES),
        },
        seat: {
          about: 'a socket at rest, of the two at each table at rest',
          nodeMicrosecondsPerSecond: round(idleMicroseconds / sockets),
          heapBytes: Math.round((full.heapUsed - empty.heapUsed) / sockets),
        },
        node: {
          about: 'a node with twenty tables at rest',
          nodeMicrosecondsPerSecond: Math.round(perSecond(bare)),
          commitsPerSecond: round(bare.commits / bare.seconds),
          walBytesPerSecond: Math.round(bare.wal / bare.seconds),
          databaseMicrosecondsPerSecond: Math.round(bare.databaseCpu / bare.seconds),
          bytes: empty.rss,
        },
      };
    });
  } finally {
    await db.close();
  }
}

/** One node in play: what an action costs, and a viewer of it. What it does at rest is counted there. */
async function inPlay(postgres, seconds, { node }, print) {
  const url = await postgres.database('in_play');
  const db = await database(url);
  try {
    return await withNodes([{ databaseUrl: url }], async ({ hosts, load, urls }) => {
      print('actions, without spectators and with them, by turns …');
      for (const group of GROUPS)
        await load.call('gather', { urls, count: TABLES, seats: PLAYERS, group });
      await load.call('watch', { urls, each: RAIL, group: 'rail' });
      const spans = { rail: [], none: [] };
      for (let i = 0; i <= ROUNDS; i++) {
        for (const group of GROUPS) {
          await load.call('pace', { milliseconds: PACE_MS, group });
          await wait(WARM_S);
          const used = await span({ hosts, load, databases: [db] }, seconds);
          await load.call('pace', { group });
          await wait(1);
          // In the first round functions are still being compiled.
          if (i > 0) spans[group].push(used);
        }
      }
      const [played, watched] = [sumOf(spans.none), sumOf(spans.rail)];
      const each = (what, of, restPerSecond) =>
        Math.max(0, of(what) - restPerSecond * what.seconds) / what.actions;
      const nodeCpu = (what) =>
        each(what, (one) => total(one.nodeCpu), node.nodeMicrosecondsPerSecond);
      const seen = played.messages / played.actions;
      const seenMore = watched.messages / watched.actions;
      const view = Math.max(0, nodeCpu(watched) - nodeCpu(played)) / (seenMore - seen);
      return {
        action: {
          about: 'one command of a player, stored and told to nobody',
          nodeMicroseconds: round(nodeCpu(played) - view * seen),
          databaseMicroseconds: round(
            each(played, (one) => one.databaseCpu, node.databaseMicrosecondsPerSecond),
          ),
          commits: round(
            each(played, (one) => one.commits, node.commitsPerSecond),
            2,
          ),
          walBytes: Math.round(each(played, (one) => one.wal, node.walBytesPerSecond)),
          milliseconds: { p50: round(played.p50), p99: round(played.p99) },
        },
        view: {
          about: 'one message to one viewer, seated or not',
          nodeMicroseconds: round(view),
          bytes: Math.round(watched.bytes / watched.messages),
          perAction: round(seen / PLAYERS, 2),
        },
      };
    });
  } finally {
    await db.close();
  }
}

/** Two nodes with the seats of each table on both: what an action costs the node that hears of it. */
async function together(postgres, nats, seconds, { action, view, node }, print) {
  const name = nats === null ? 'postgres' : 'nats';
  print(`two nodes, news by ${name} …`);
  const url = await postgres.database(`together_${name}`);
  const db = await database(url);
  const store = { databaseUrl: url, ...(nats === null ? {} : { nats: { url: nats.url } }) };
  try {
    return await withNodes([store, store], async ({ hosts, load, urls }) => {
      await load.call('gather', { urls, count: TABLES, seats: PLAYERS });
      await load.call('pace', { milliseconds: PACE_MS });
      await wait(WARM_S + seconds);
      const used = await span({ hosts, load, databases: [db], nats }, 2 * seconds);
      const { actions, messages } = used;
      const resting = (perSecond) => 2 * perSecond * used.seconds;
      const databaseCpu = used.databaseCpu - resting(node.databaseMicrosecondsPerSecond);
      const commits = used.commits - resting(node.commitsPerSecond);
      const known =
        resting(node.nodeMicrosecondsPerSecond) +
        actions * action.nodeMicroseconds +
        messages * view.nodeMicroseconds;
      return {
        about: 'an action of another node, at a table that is loaded here',
        nodeMicroseconds: round(Math.max(0, total(used.nodeCpu) - known) / actions),
        databaseMicroseconds: more(databaseCpu / actions, action.databaseMicroseconds),
        commits: more(commits / actions, action.commits, 2),
        natsMicroseconds: round(used.natsCpu / actions),
        milliseconds: { p50: round(used.p50), p99: round(used.p99) },
      };
    });
  } finally {
    await db.close();
  }
}
