/** Estadísticas del replayer. */

import { count, percent } from '../../../tools/numbers.js';
import { statTexts } from '../../../tools/stat-words.js';
import { list, plural } from '../numbers.js';
import { statNames } from '../stat-names.js';

export const statistics = {
  counting: 'Conteo',
  counted: (part: number): string => `Contando: ${percent(part)}`,

  names: statNames,

  about: statTexts(
    {
      vpip: 'Iguala o sube antes del flop',
      pfr: 'Sube antes del flop',
      rfi: 'Sube cuando todos antes se retiraron',
      limp: 'Iguala la ciega grande con la primera decisión',
      coldCall: 'Iguala una subida sin fichas en el bote',
      threeBet: 'Sube la primera subida',
      foldToThreeBet: 'Se retira cuando le suben su apertura',
      fourBet: 'Abrió y vuelve a subir ante un 3-bet',
      coldFourBet: 'Sube un 3-bet con la primera decisión',
      foldToFourBet: 'Se retira cuando le suben su 3-bet',
      squeeze: '3-bet después de que alguien igualó la subida',
      steal: 'Primera subida desde cutoff, botón o ciega pequeña',
      foldToSteal: 'Retira una ciega ante un robo',
      threeBetSteal: 'Sube un robo desde una ciega',
      sawFlop: 'Sigue en la mano cuando llega el flop',
      wtsd: 'Showdowns por flop visto',
      wsd: 'Gana un bote disputado, por showdown',
      wwsf: 'Gana, por flop visto',
      af: 'Apuestas y subidas por cada call tras el flop',
      afq: 'Apuestas y subidas de todo menos checks tras el flop',
    },
    {
      cbet: 'Apuesta primero tras la última subida de la calle anterior',
      foldToCbet: 'Se retira ante una apuesta de continuación',
      raiseCbet: 'Sube una apuesta de continuación',
      donk: 'Apuesta contra la última subida de la calle anterior',
      checkRaise: 'Sube una apuesta después de un check',
    },
    (about) => about,
  ),

  /** Where a name is long, and not abbreviated the same everywhere. */
  short: {
    cbetFlop: 'C-bet',
    foldToCbetFlop: 'Fold a c-bet',
  },

  positions: {
    utg: 'UTG',
    lj: 'LJ',
    hj: 'HJ',
    co: 'CO',
    btn: 'BTN',
    sb: 'SB',
    bb: 'BB',
    none: 'Todas',
  },

  players: {
    least: 'Manos como mínimo',
    none: 'Nadie tiene tantas manos.',
    columns: {
      player: 'Nombre',
      hands: 'Manos',
      net: 'Neto',
      evNet: 'Ajustado',
      bb100: 'bb/100',
    },
    about: {
      player: 'Nombre',
      hands: 'Manos repartidas',
      net: 'Ganado o perdido, descontado el rake',
      evNet: 'Neto con los all-in pagados según sus probabilidades',
      bb100: 'Ciegas grandes por 100 manos, con el intervalo del 95 %',
    },
    joinHow: 'Marca los nombres de una misma persona para unirlos.',
    join: (names: number): string => `Unir ${count(names)} nombres`,
    part: 'Volver a separar estos nombres',
    tick: (name: string): string => `Elegir ${name} para unir`,
    also: (names: readonly string[]): string => `también ${list(names)}`,
    more: (more: number): string => `Mostrar ${count(more)} más`,
  },

  player: {
    choose: 'Jugador',
    none: 'Este nombre no está en ninguna de estas manos.',
  },

  graph: {
    title: 'Ganancias',
    label: 'Ganancias mano a mano; la tabla de abajo dice lo mismo',
    scale: 'Escala',
    scales: { amounts: 'Importes', bigBlinds: 'Ciegas grandes' },
    curves: {
      net: 'Neto',
      ev: 'Ajustado a all-in',
      showdown: 'Showdown',
      nonShowdown: 'Sin showdown',
    },
    none: 'Ninguna mano que dibujar.',
    table: 'Como tabla',
    hands: 'Manos',
    all: (hands: number): string => plural(hands, 'mano', 'manos'),
    until: (hands: number, number: number): string =>
      `Tras ${plural(hands, 'mano', 'manos')}, mano ${count(number)}: un clic la abre`,
  },

  heat: {
    title: 'Manos iniciales',
    kind: 'Mostrar',
    kinds: {
      result: 'Ciegas grandes por mano',
      vpip: 'VPIP',
      pfr: 'PFR',
      threeBet: '3-bet',
    },
    square: (name: string, value: string, of: number): string =>
      `${name}: ${value}, ${plural(of, 'vez', 'veces')}`,
    known: (hands: number): string =>
      `${plural(hands, 'mano', 'manos')} con cartas conocidas. Pálido: menos de 20.`,
  },

  grid: {
    title: 'Por posición',
    note: 'Cada número abre sus manos. Gris: menos de 20 ocasiones.',
    all: 'Todas',
    hands: 'Manos',
    net: 'Neto',
    evNet: 'Ajustado a all-in',
    bb100: 'bb/100',
    open: (name: string, position: string, value: string): string =>
      `${name}, ${position}: ${value}`,
  },

  /** A number of the statistics as a filter. */
  cell: {
    made: 'Solo si se hizo',
    all: 'Todas las ocasiones',
    remove: 'Quitar este filtro',
  },

  review: {
    title: 'Repaso',
    kinds: {
      misses: 'All-in con mala suerte',
      pots: 'Botes más grandes',
      notes: 'Notas de reglas',
      marked: 'Marcadas',
    },
    about: {
      misses: 'Lo más perdido por las cartas tras la última apuesta.',
      pots: 'Los botes más grandes de estas manos.',
      notes: 'Manos que se apartan del reglamento.',
      marked: 'Manos con estrella o comentario en este dispositivo.',
    },
    none: {
      misses: 'Ningún all-in de estas manos quedó por debajo de su parte.',
      pots: 'Ninguna mano es así.',
      notes: 'Todas las manos cumplen el reglamento.',
      marked: 'Aún no hay manos marcadas: S pone una estrella.',
    },
  },
};
