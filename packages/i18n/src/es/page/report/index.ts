/** The words of a session's report, and of all statistics of a player. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';
import { statNames } from '../stat-names.js';

export const sessionReport: Chapters['report'] = {
  title: 'Informe de la sesión',
  who: 'Jugador',
  hands: 'Manos',
  time: 'Duración',
  net: 'Neto',
  bb100: 'bb/100',
  adjusted: 'Ajustado por all-in',
  luck: 'Suerte en all-ins',
  luckNote:
    'El neto menos el resultado ajustado: lo que las cartas dieron o quitaron cuando ya nadie podía apostar.',
  showdown: 'En showdown',
  nonShowdown: 'Sin showdown',
  byPosition: 'Por posición',
  position: 'Posición',
  graph: 'Ganancias',
  asTable: 'El gráfico como tabla',
  hand: 'Mano',
  biggest: 'Botes más grandes',
  best: 'Más ganado',
  worst: 'Más perdido',
  none: 'Aún no ha terminado ninguna mano.',
  few: 'En gris: menos de 20 ocasiones o muy pocas manos. Bajo cada número: cuántas veces, de cuántas ocasiones.',
  all: 'Todas las estadísticas',
  statistic: 'Estadística',
  total: 'Todo',
  share: 'Enlace a este informe',
  shareNote: 'Puede abrirlo quien pueda ver las manos de esta mesa.',
  later: 'Cuando la mesa esté cerrada, este informe se podrá compartir como página.',
  toTable: 'A la mesa',
  close: 'Cerrar',
  own: 'De las manos en las que recibiste cartas.',
  everybody: 'De todas las manos de esta mesa.',
  /** How long somebody played. */
  lasted: (hours, minutes) =>
    hours > 0 ? `${count(hours)} h ${count(minutes)} min` : `${count(minutes)} min`,
  names: statNames,
};
