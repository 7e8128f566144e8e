/** One server, killed at any moment and started again on the same store. */

import { seededRng } from '@sidepot/engine';
import type { Store } from '../../src/store/index.js';
import type { LonelyBots } from './lonely.js';
import { Party } from './party.js';
import { type Campaign, lineOf, type Sums, sumsOf } from './report.js';
import { type Place, ServerProcess } from './server-process.js';
import { sleep, until } from './waiting.js';

/** The longest that it plays on after every table has finished one more hand. */
const PLAY_MS = 400;
/** One of so many restarts is killed before anybody has played a hand. */
const AT_ONCE = 5;
/** After one of so many the server stays away for a while, in which clocks would run out. */
const LONG_AWAY = 4;
const AWAY_MS = 3500;

export async function killAgainAndAgain(
  { tables, seed, kills, tell }: Campaign,
  place: Place,
  open: () => Promise<Store>,
  lonely: LonelyBots | null = null,
): Promise<Sums> {
  const rng = seededRng(seed);
  const server = await ServerProcess.start(place);
  const where = (): string => server.url;
  const parties: Party[] = [];
  const inStore = async (look: (store: Store) => Promise<unknown>): Promise<void> => {
    const store = await open();
    try {
      await look(store);
    } finally {
      await store.close();
    }
  };
  const audit = (look: (party: Party, store: Store) => Promise<void>): Promise<void> =>
    inStore(async (store) => {
      for (const party of parties) await look(party, store);
    });
  try {
    for (const kind of tables) parties.push(await Party.begin(kind, where, rng));
    for (let kill = 1; kill <= kills; kill++) {
      const isAtOnce = kill > 1 && rng() % AT_ONCE === 0;
      if (!isAtOnce) await goOn(parties);
      await sleep(rng() % PLAY_MS);
      const isLast = kill === kills;
      if (isLast) await lonely?.leave(server.url);
      const from = Date.now();
      await server.kill();
      // Nobody writes now: what the store holds is all there is.
      await audit((party, store) => party.check(store, true));
      if (isLast && lonely !== null) await inStore((store) => lonely.died(store));
      const { hands, events, acked } = sumsOf(parties, kill);
      const moment = isAtOnce ? 'at once' : 'in play';
      tell(`kill ${kill} ${moment}: ${hands} hands, ${events} events, ${acked} acknowledged`);
      if (kill % LONG_AWAY === 1) await sleep(AWAY_MS);
      await server.start();
      for (const { audit: one } of parties) one.down.push({ from, until: Date.now() });
    }
    if (lonely !== null) {
      await inStore(async (store) =>
        tell(`${await lonely.sleeps(store)} events of bots that nobody watches`),
      );
    }
    await goOn(parties);
    if (lonely !== null) await inStore((store) => lonely.slept(store));
    await audit((party, store) => party.end(store));
    const sums = sumsOf(parties, kills);
    tell(`seed ${seed}: ${lineOf(sums)}`);
    return sums;
  } catch (error) {
    tell(server.errors.slice(-2000));
    throw error;
  } finally {
    for (const party of parties) await party.close();
    await server.stop();
  }
}

/** Every table finishes the hand it has and deals another one. */
export async function goOn(parties: readonly Party[]): Promise<void> {
  const from = parties.map(({ hands }) => hands);
  const isOn = (party: Party, i: number): boolean => party.hands >= from[i]! + 1;
  const stuck = (): string =>
    parties
      .filter((party, i) => !isOn(party, i))
      .map(({ id, players }) => `${id} ${JSON.stringify(players[0]?.seat.view?.hand?.view.turn)}`)
      .join('; ');
  await until(
    () => `another hand at ${stuck()}`,
    () => {
      for (const { players } of parties) {
        for (const { failure } of players) if (failure !== null) throw failure;
      }
      return parties.every(isOn);
    },
  );
}
