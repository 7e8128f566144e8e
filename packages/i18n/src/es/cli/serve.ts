/** What serve says when it is up, and what is said of its stores. */

import { count, howMany } from '../../tools/numbers.js';

const stored = (
  counts: Readonly<Record<'tables' | 'hands' | 'events' | 'identities', number>>,
): string =>
  [
    howMany(counts.tables, { one: 'mesa', other: 'mesas' }),
    howMany(counts.hands, { one: 'mano', other: 'manos' }),
    howMany(counts.events, { one: 'evento', other: 'eventos' }),
    howMany(counts.identities, { one: 'identidad', other: 'identidades' }),
  ].join(', ');

export const serve = {
  isAt: (url: string): string =>
    `Sidepot está en ${url} — crea una mesa, envía su enlace y juega. Ctrl-C lo para.`,
  onlyHere: (command: string): string =>
    `Solo este ordenador puede abrirlo. Para que entren otros de tu red: ${command}`,
  noNetwork: 'Este ordenador no tiene dirección en ninguna red: nadie más puede abrirlo.',
  inNetwork: (link: string): string => `En tu red: ${link}`,

  backedUp: (file: string, counts: Parameters<typeof stored>[0], bytes: number): string =>
    `${file}: ${stored(counts)}, ${count(bytes)} bytes`,
  restored: (at: string, counts: Parameters<typeof stored>[0]): string =>
    `restaurado lo que se guardó el ${at}: ${stored(counts)}`,
  pruned: (tables: number, keys: number, snapshots: number): string =>
    [
      `borrado: ${howMany(tables, { one: 'mesa', other: 'mesas' })}`,
      howMany(keys, { one: 'clave', other: 'claves' }),
      howMany(snapshots, { one: 'instantánea', other: 'instantáneas' }),
    ].join(', '),
  moved: (table: string, shard: number): string => `${table} está en la base de datos ${shard}`,
};
