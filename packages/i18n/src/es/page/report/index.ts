/** The words of a session's report, and of all statistics of a player. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';

export const sessionReport: Chapters['report'] = {
  title: 'Informe de la sesión',
  everybody: 'Toda la mesa',
  players: 'Jugadores',
  time: 'Duración',
  luck: 'Suerte en all-ins',
  luckNote:
    'El neto menos el resultado ajustado por all-ins: lo que las cartas dieron o quitaron cuando ya nadie podía apostar.',
  stats: 'Estadísticas',
  position: 'Posición',
  depth: 'Manos por stack efectivo, en ciegas grandes',
  hand: 'Mano',
  graphOfAll: 'Las ganancias de toda la mesa mano a mano; la tabla de abajo dice lo mismo',
  after: (number) => `Tras la mano ${count(number)}: un clic la abre`,
  best: 'Más ganado',
  worst: 'Más perdido',
  none: 'Todavía no ha terminado ninguna mano.',
  few: 'Gris: menos de 20 ocasiones, o menos de 1000 manos para bb/100. Bajo cada número: cuántas veces, de cuántas ocasiones.',
  all: 'Todas las estadísticas',
  statistic: 'Estadística',
  share: 'Enlace a este informe',
  shareNote: 'Puede abrirlo quien pueda ver las manos de esta mesa.',
  later: 'Cuando la mesa esté cerrada, este informe se podrá compartir como página.',
  toTable: 'A la mesa',
  close: 'Cerrar',
  own: 'De las manos en las que recibiste cartas.',
  ofAll: 'De todas las manos de esta mesa.',
  /** How long somebody played. */
  lasted: (hours, minutes) =>
    hours > 0 ? `${count(hours)} h ${count(minutes)} min` : `${count(minutes)} min`,
};
