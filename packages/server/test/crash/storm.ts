/** Two servers write to one table as fast as they can; nothing is lost, nothing happens twice. */

import { seededRng } from '@sidepot/engine';
import { openPostgresStore } from '../../src/index.js';
import { newKey, Person, Seat } from '../play/client.js';
import { goOn } from './kills.js';
import { Party, STORMY } from './party.js';
import { type Campaign, lineOf, type Sums, sumsOf } from './report.js';
import { ServerProcess } from './server-process.js';

/** Times that something is said over both servers at once, for each kill of other campaigns. */
const TWICE = 10;
const SPEAKERS = 3;

export async function storm(
  { seed, kills, tell }: Omit<Campaign, 'tables'>,
  url: string,
): Promise<Sums & { readonly twice: number }> {
  const rng = seededRng(seed);
  const store = await openPostgresStore(url);
  const servers: ServerProcess[] = [];
  let party: Party | null = null;
  const twice = kills * TWICE;
  try {
    for (const _ of ['one', 'other']) {
      servers.push(await ServerProcess.start(['--database-url', url]));
    }
    const bases = servers.map((server) => server.url);
    party = await Party.begin(STORMY, (index) => bases[index % 2]!, rng);
    const { id } = party;
    const speakers = await Promise.all(
      Array.from({ length: SPEAKERS }, (_, i) => Person.meet(bases[i % 2]!, `Speaker ${i + 1}`)),
    );
    await Promise.all(speakers.map((speaker) => sayTwice(speaker, bases, id, twice)));
    await goOn([party]);
    await party.end(store);
    for (const { player } of speakers) {
      const said = party.audit.saidBy(player);
      if (said !== twice) throw new Error(`${player} spoke ${said} times, not ${twice}`);
    }
    const sums = { ...sumsOf([party], 0), twice: twice * SPEAKERS };
    tell(`seed ${seed}: ${lineOf(sums)}`);
    return sums;
  } catch (error) {
    for (const { errors } of servers) tell(errors.slice(-2000));
    throw error;
  } finally {
    await party?.close();
    for (const server of servers) await server.stop();
    await store.close();
  }
}

/** The same words under the same key at both servers in the same moment. */
async function sayTwice(
  person: Person,
  bases: readonly string[],
  table: string,
  times: number,
): Promise<void> {
  const seats = await Promise.all(
    bases.map((base) => Seat.open(person.at(base), table, { checked: false })),
  );
  await seats[0]!.do({ type: 'join', name: `Speaker ${person.player.slice(0, 6)}` });
  for (let i = 0; i < times; i++) {
    const key = newKey();
    const said = seats.map((seat) => seat.send({ type: 'chat', text: key }, { key, hand: 1 }));
    const answers = await Promise.all(said);
    const acks = answers.flatMap((one) => (one?.type === 'ack' ? [one] : []));
    const isOnce = acks.filter(({ repeated }) => !repeated).length === 1;
    if (acks.length !== 2 || !isOnce || acks[0]!.seq !== acks[1]!.seq) {
      throw new Error(`said twice: ${JSON.stringify(answers)}`);
    }
    for (const { texts } of seats) texts.length = 0;
  }
  for (const seat of seats) await seat.close();
}
