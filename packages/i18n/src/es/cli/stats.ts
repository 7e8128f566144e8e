/** What `sidepot stats` says: its help, its tables, and the names of all statistics. */

import type { CliWords } from '../../language.js';
import { count, decimals, howMany } from '../../tools/numbers.js';
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

const STREETS = ['flop', 'turn', 'river'] as const;

const onStreets = (name: string): readonly [string, string, string] => [
  `${name}, ${STREETS[0]}`,
  `${name}, ${STREETS[1]}`,
  `${name}, ${STREETS[2]}`,
];

const cbet = onStreets('apuesta de continuación');
const foldToCbet = onStreets('fold ante apuesta de continuación');
const raiseCbet = onStreets('subida de apuesta de continuación');
const donk = onStreets('donk bet');
const checkRaise = onStreets('check-raise');

const names: CliWords['stats']['names'] = {
  vpip: 'puso en el bote por voluntad',
  pfr: 'subida preflop',
  rfi: 'subida de primero',
  limp: 'limp',
  coldCall: 'call en frío',
  threeBet: '3-bet',
  foldToThreeBet: 'fold ante 3-bet',
  fourBet: '4-bet',
  coldFourBet: '4-bet en frío',
  foldToFourBet: 'fold ante 4-bet',
  squeeze: 'squeeze',
  steal: 'robo de ciegas',
  foldToSteal: 'fold ante robo',
  threeBetSteal: '3-bet contra un robo',
  cbetFlop: cbet[0],
  cbetTurn: cbet[1],
  cbetRiver: cbet[2],
  foldToCbetFlop: foldToCbet[0],
  foldToCbetTurn: foldToCbet[1],
  foldToCbetRiver: foldToCbet[2],
  raiseCbetFlop: raiseCbet[0],
  raiseCbetTurn: raiseCbet[1],
  raiseCbetRiver: raiseCbet[2],
  donkFlop: donk[0],
  donkTurn: donk[1],
  donkRiver: donk[2],
  checkRaiseFlop: checkRaise[0],
  checkRaiseTurn: checkRaise[1],
  checkRaiseRiver: checkRaise[2],
  sawFlop: 'vio el flop',
  wtsd: 'llegó al showdown',
  wsd: 'ganó en el showdown',
  wwsf: 'ganó tras ver el flop',
  af: 'factor de agresión',
  afq: 'frecuencia de agresión',
};

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
  names,
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
