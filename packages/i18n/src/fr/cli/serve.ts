/** What serve says when it is up, and what is said of its stores. */

import { howMany } from '../../tools/numbers.js';

const tablesOf = (tables: number): string => howMany(tables, { one: 'table', other: 'tables' });

const stored = (
  counts: Readonly<Record<'tables' | 'hands' | 'events' | 'identities', number>>,
): string =>
  [
    tablesOf(counts.tables),
    howMany(counts.hands, { one: 'main', other: 'mains' }),
    howMany(counts.events, { one: 'événement', other: 'événements' }),
    howMany(counts.identities, { one: 'identité', other: 'identités' }),
  ].join(', ');

export const serveWords = {
  isAt: (url: string): string =>
    `Sidepot est à l’adresse ${url} – créez une table, envoyez le lien, jouez. Ctrl-C l’arrête.`,
  onlyHere: (command: string): string =>
    `Seule cette machine peut l’ouvrir. Pour admettre d’autres personnes de votre réseau : ${command}`,
  noNetwork: 'Cette machine n’a pas d’adresse dans un réseau : personne d’autre ne peut l’ouvrir.',
  inNetwork: (link: string): string => `Dans votre réseau : ${link}`,

  backedUp: (file: string, counts: Parameters<typeof stored>[0], bytes: number): string =>
    `${file} : ${stored(counts)}, ${howMany(bytes, { one: 'octet', other: 'octets' })}`,
  restored: (at: string, counts: Parameters<typeof stored>[0]): string =>
    `remis, dans l’état du ${at} : ${stored(counts)}`,
  pruned: (tables: number, keys: number, snapshots: number): string =>
    `supprimés : ${tablesOf(tables)}, ${howMany(keys, { one: 'clé', other: 'clés' })}, ` +
    howMany(snapshots, { one: 'instantané', other: 'instantanés' }),
  moved: (table: string, shard: number): string => `${table} est dans la base ${shard}`,
};
