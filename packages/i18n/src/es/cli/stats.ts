/** What `sidepot stats` says: its help, and its tables. */

import type { CliWords } from '../../language.js';
import { count, decimals, howMany } from '../../tools/numbers.js';
import { statNames } from '../page/stat-names.js';
import { games } from './games.js';

const hands = (number: number): string => howMany(number, { one: 'mano', other: 'manos' });

export const statsHelp: CliWords['commands']['stats'] = {
  summary: 'estadísticas de los jugadores de historiales de manos',
  about:
    'Lee historiales de manos en cualquier formato conocido y cuenta lo que sus jugadores hacen y ganan.',
  files: 'historiales de manos; - es la entrada estándar',
  player: 'todo sobre este jugador',
  by: 'filas por',
  json: 'escribe un objeto JSON',
  csv: 'escribe filas CSV',
  unit: 'lo que vale una ficha (por defecto: la más fina de las manos)',
  jobs: 'hilos (por defecto: uno por núcleo si la entrada es grande)',
  noEv: 'sin los resultados ajustados de los all-in, que llevan tiempo',
};

export const statsNote = `Cada estadística es hecho / ocasiones, como lo define docs/stats.md: 24,2 es un
porcentaje, – dice que no hubo ocasión. El mismo nombre en varios archivos es el
mismo jugador. Las manos que no pueden haber ocurrido se nombran con archivo,
línea y motivo; las demás se cuentan.

Códigos de salida: 0 todas contadas, 1 alguna mano rechazada, 2 mal uso o
archivo ilegible.`;

export const statsWords: CliWords['stats'] = {
  player: 'Jugador',
  statistic: 'Estadística',
  value: 'Valor',
  of: 'Hecho/de',
  hands: 'Manos',
  net: 'Neto',
  ev: 'All-in aj.',
  bb100: 'bb/100',
  atShowdown: 'En el showdown',
  withoutShowdown: 'Sin showdown',
  evHands: (number) => `${hands(number)} ajustadas`,
  by: {
    position: 'Posición',
    session: 'Sesión',
    day: 'Día',
    month: 'Mes',
    stake: 'Ciega grande',
    game: 'Juego',
    players: 'Jugadores',
    depth: 'Stack (bb)',
  },
  games,
  names: statNames,
  unknown: 'desconocido',
  none: 'Ninguna mano.',
  more: (number) => `… y ${count(number)} más`,
  summary: (all, refused, seconds) =>
    [
      `${hands(all)} contadas`,
      ...(refused > 0 ? [`${count(refused)} rechazadas`] : []),
      `${decimals(seconds, 2)} s`,
    ].join(', '),
};
