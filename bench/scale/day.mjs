// A day of players, minute by minute, from what things cost: how busy nodes and databases are, and
// how many of them it takes. Nothing here measures; the same options give the same day.

/** Made by `npm run scale -- --measure`, not by hand. */
export const COSTS = new URL('costs.json', import.meta.url);

const HOURS = 24;
const MINUTES = 60;

/** Shares of the day's players by the hour they arrive in: quiet at dawn, full in the evening. */
export const CURVE = [
  3.2, 2.1, 1.4, 1.0, 0.8, 0.8, 1.0, 1.5, 2.2, 2.8, 3.3, 3.8, 4.2, 4.3, 4.2, 4.3, 4.8, 5.6, 6.9,
  8.4, 9.4, 9.6, 8.4, 6.0,
];

export const DEFAULTS = {
  /** People who play on this day, each once. */
  players: 100_000,
  /** How long they stay on average. */
  minutes: 75,
  /** Seats taken at a table. */
  seats: 6,
  /** Seconds between two actions at a table. */
  pace: 4,
  /** Spectators for each table. */
  viewers: 0.5,
  /** Of all tables, those that are loaded and at rest: between games, or paused. */
  resting: 0.2,
  /** `nats` or `postgres`. */
  news: 'nats',
  /** What of a node's one thread, and of a database's cores, is used at the busiest minute. */
  headroom: 0.5,
  /** Cores of a database's machine. */
  cores: 4,
  /** Gigabytes of a node's machine. */
  memory: 4,
  seed: 1,
};

/** A small generator (mulberry32): a day can be played again. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many of something that happens `mean` times on average; above thirty by the normal curve. */
function poisson(mean, random) {
  if (mean > 30) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  const limit = Math.exp(-mean);
  let count = 0;
  for (let p = random(); p > limit; p *= random()) count++;
  return count;
}

/** Who is there in each minute: arrivals by the curve, and each leaves when they leave. */
export function* crowd({ players, minutes, seed }) {
  const random = seeded(seed);
  const sum = CURVE.reduce((all, share) => all + share, 0);
  const arriving = (minute) =>
    (players * (CURVE[Math.floor(minute / MINUTES) % HOURS] / sum)) / MINUTES;
  let there = 0;
  // A day before the day: nobody starts with an empty house.
  for (let minute = -HOURS * MINUTES; minute < HOURS * MINUTES; minute++) {
    there += poisson(arriving((minute + HOURS * MINUTES) % (HOURS * MINUTES)), random);
    there -= Math.min(there, poisson(there / minutes, random));
    if (minute >= 0) yield { minute, there };
  }
}

/**
 * What so many players ask of `nodes` nodes. Seats and spectators of a table are on any of them, so a
 * table is loaded on several, and each of those hears of every action.
 */
export function demand(costs, options, there, nodes) {
  const { seats, pace, viewers, resting, news } = options;
  const { action, view, table, node } = costs;
  const heard = costs.news[news];
  const tables = there / seats;
  const actions = (tables * (1 - resting)) / pace;
  const sockets = seats + viewers;
  const loadedOn = nodes * (1 - (1 - 1 / nodes) ** sockets);
  const told = actions * sockets * view.perAction;
  const micro = 1e6;
  const nodeCpu =
    nodes * node.nodeMicrosecondsPerSecond +
    actions * (action.nodeMicroseconds + (loadedOn - 1) * heard.nodeMicroseconds) +
    told * view.nodeMicroseconds +
    tables * (sockets / 2) * table.nodeMicrosecondsPerSecond;
  const databaseCpu =
    nodes * node.databaseMicrosecondsPerSecond +
    actions *
      (action.databaseMicroseconds + (loadedOn - 1) * Math.max(0, heard.databaseMicroseconds));
  return {
    tables,
    sockets: tables * sockets,
    actions,
    /** Processor seconds a second, of all nodes, databases and NATS. */
    nodeCpu: nodeCpu / micro,
    databaseCpu: databaseCpu / micro,
    natsCpu: (actions * heard.natsMicroseconds) / micro,
    commits: nodes * node.commitsPerSecond + actions * action.commits,
    wal: nodes * node.walBytesPerSecond + actions * action.walBytes,
    bytes: told * view.bytes,
    nodeMemory: nodes * node.bytes + tables * loadedOn * table.bytes,
  };
}

/** The fewest nodes that have room for it; more nodes hear of more, so they are counted up. */
export function nodesFor(costs, options, there) {
  const { headroom, memory } = options;
  for (let nodes = 1; nodes < 10_000; nodes++) {
    const { nodeCpu, nodeMemory } = demand(costs, options, there, nodes);
    const isRoom = nodeCpu / nodes <= headroom && nodeMemory / nodes <= memory * 2 ** 30 * headroom;
    if (isRoom) return nodes;
  }
  throw new Error('no number of nodes has room for that');
}

export function playDay(costs, given = {}) {
  const options = { ...DEFAULTS, ...given };
  const minutes = [...crowd(options)];
  const peak = minutes.reduce((most, one) => (one.there > most.there ? one : most));
  const nodes = nodesFor(costs, options, peak.there);
  const busiest = demand(costs, options, peak.there, nodes);
  const shards = Math.max(1, Math.ceil(busiest.databaseCpu / (options.cores * options.headroom)));
  const hours = Array.from({ length: HOURS }, (_, hour) => {
    const own = minutes.slice(hour * MINUTES, (hour + 1) * MINUTES);
    const there = own.reduce((sum, one) => sum + one.there, 0) / own.length;
    return { hour, there, ...demand(costs, options, there, nodes) };
  });
  const daily = (name) => hours.reduce((sum, one) => sum + one[name] * MINUTES * MINUTES, 0);
  return {
    options,
    peak: { ...peak, ...busiest },
    nodes,
    shards,
    hours,
    day: { actions: daily('actions'), wal: daily('wal'), bytes: daily('bytes') },
  };
}
