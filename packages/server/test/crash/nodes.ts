/** Two servers on one PostgreSQL, their players at the same tables; now the one is killed, now the other. */

import { seededRng } from '@sidepot/engine';
import { openPostgresStore, type Store } from '../../src/index.js';
import type { RoomState } from '../../src/room/index.js';
import { foldPast, readPast } from '../../src/runtime/journal/journal.js';
import { type Gap, gapOf, gapsAfter, longest } from './gaps.js';
import { goOn } from './kills.js';
import { Party } from './party.js';
import { type Campaign, lineOf, type Sums, sumsOf } from './report.js';
import { ServerProcess } from './server-process.js';
import { sleep } from './waiting.js';

const PLAY_MS = 600;

export interface NodeSums extends Sums {
  /** At tables that only a clock moves: from the kill, and from the deadline. */
  readonly longestStill: number;
  readonly longestLate: number;
}

export async function twoNodes(
  { tables, seed, kills, tell }: Campaign,
  url: string,
): Promise<NodeSums> {
  const rng = seededRng(seed);
  const store = await openPostgresStore(url);
  const servers: ServerProcess[] = [];
  const parties: Party[] = [];
  const all: Gap[] = [];
  /** Each has a server of their own, and goes to the other one while that is dead. */
  const where = (home: number): string | null => {
    const up = [servers[home % 2], servers[(home + 1) % 2]].find((server) => server?.isUp);
    return up?.url ?? null;
  };
  try {
    for (const _ of ['one', 'other']) {
      servers.push(await ServerProcess.start(['--database-url', url]));
    }
    for (const [i, kind] of tables.entries()) {
      parties.push(await Party.begin(kind, (index) => where(i + index), rng));
    }
    for (let kill = 1; kill <= kills; kill++) {
      await sleep(rng() % PLAY_MS);
      const victim = servers[kill % 2]!;
      const blow = Date.now();
      const gone = victim.kill();
      const going = gapsAfter(blow, parties);
      await gone;
      const loaded = await Promise.all(parties.map(({ id }) => stateOf(store, id)));
      const stills = await going;
      const gaps = parties.flatMap(({ kind }, i) => {
        const state = loaded[i];
        return kind.manner === 'sleeps' && state ? [gapOf(stills[i]!, blow, state)] : [];
      });
      all.push(...gaps);
      // Those that only clocks move have gone on: a whole hand of theirs would take too long.
      await goOn(parties.filter(({ kind }) => kind.manner === 'plays'));
      for (const party of parties) await party.check(store, false);
      const { hands, events, acked } = sumsOf(parties, kill);
      tell(
        `kill ${kill}: clocks at most ${longest(gaps, 'late')} ms late, the next step ` +
          `${longest(gaps, 'still')} ms after the kill; ` +
          `${hands} hands, ${events} events, ${acked} acknowledged`,
      );
      await victim.start();
      for (const { players } of parties) for (const player of players) player.look();
    }
    for (const party of parties) await party.end(store);
    const sums = {
      ...sumsOf(parties, kills),
      longestStill: longest(all, 'still'),
      longestLate: longest(all, 'late'),
    };
    tell(`seed ${seed}: ${lineOf(sums)}`);
    return sums;
  } catch (error) {
    for (const { errors } of servers) tell(errors.slice(-2000));
    throw error;
  } finally {
    for (const party of parties) await party.close();
    for (const server of servers) await server.stop();
    await store.close();
  }
}

async function stateOf(store: Store, id: string): Promise<RoomState | null> {
  const past = await readPast(store, id);
  return past && foldPast(past);
}
