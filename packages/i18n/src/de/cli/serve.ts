/** What serve says when it is up, and what is said of its stores. */

import { count, howMany } from '../../tools/numbers.js';

const tablesOf = (tables: number): string => howMany(tables, { one: 'Tisch', other: 'Tische' });

const stored = (
  counts: Readonly<Record<'tables' | 'hands' | 'events' | 'identities', number>>,
): string =>
  [
    tablesOf(counts.tables),
    howMany(counts.hands, { one: 'Hand', other: 'Hände' }),
    howMany(counts.events, { one: 'Ereignis', other: 'Ereignisse' }),
    howMany(counts.identities, { one: 'Identität', other: 'Identitäten' }),
  ].join(', ');

export const serve = {
  isAt: (url: string): string =>
    `Sidepot läuft unter ${url} – Tisch aufmachen, Link verschicken, spielen. Strg+C beendet.`,
  onlyHere: (command: string): string =>
    `Nur dieser Computer kann das öffnen. Um andere in deinem Netz hereinzulassen: ${command}`,
  noNetwork: 'Dieser Computer hat keine Adresse in einem Netz: Niemand sonst kann das öffnen.',
  inNetwork: (link: string): string => `In deinem Netz: ${link}`,

  backedUp: (file: string, counts: Parameters<typeof stored>[0], bytes: number): string =>
    `${file}: ${stored(counts)}, ${count(bytes)} Bytes`,
  restored: (at: string, counts: Parameters<typeof stored>[0]): string =>
    `zurückgespielt, Stand ${at}: ${stored(counts)}`,
  pruned: (tables: number, keys: number, snapshots: number): string =>
    `gelöscht: ${tablesOf(tables)}, ${howMany(keys, { one: 'Schlüssel', other: 'Schlüssel' })}, ${howMany(snapshots, { one: 'Snapshot', other: 'Snapshots' })}`,
  moved: (table: string, shard: number): string => `${table} ist in Shard ${shard}`,
};
