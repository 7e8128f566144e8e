/** The words of past hands and their replay. */

import { amount, count } from '../../tools/numbers.js';
import { list } from './numbers.js';

export const hands = {
  title: 'Manos jugadas',
  none: 'Aún no ha terminado ninguna mano.',
  hand: (number: number): string => `Mano ${count(number)}`,
  pot: (chips: number): string => `Bote ${amount(chips)}`,
  won: (names: readonly string[]): string =>
    `${names.length > 1 ? 'Ganaron' : 'Ganó'} ${list(names)}`,
  voided: 'Anulada, se devolvió todo',
  older: 'Manos anteriores',
  open: (number: number): string => `Ver la mano ${count(number)}`,
  export: 'Todas las manos en un archivo',
  exportOne: 'Esta mano en un archivo',
  formats: { phh: 'PHH', pokerstars: 'PokerStars', ohh: 'Open Hand History' } as const,
  formatsShort: { phh: 'PHH', pokerstars: 'PokerStars', ohh: 'OHH' } as const,

  replay: {
    close: 'Cerrar la repetición',
    loading: 'Cargando la mano…',
    unreadable: 'Esta mano no se puede reproducir. Sigue estando en los archivos de abajo.',
    controls: 'Pasos',
    first: 'Al principio',
    back: 'Un paso atrás',
    next: 'Un paso adelante',
    last: 'Al final',
    play: 'Reproducir',
    stop: 'Parar',
    step: (now: number, of: number): string => `Paso ${now} de ${of}`,
    slider: 'Paso',
    list: 'Qué ha pasado',
    deal: 'Ciegas y cartas',
    /** Games without blinds. */
    dealAntes: 'Antes y cartas',
    newCards: 'Cartas nuevas',
    end: 'Fin de la mano',
    openCards: 'Destapar las cartas conocidas',
    said: (now: number, of: number, words: string): string => `Paso ${now} de ${of}: ${words}`,
    marked: 'Contra el reglamento',
    speed: 'Velocidad',
    times: (speed: number): string => `${count(speed)}×`,
    /** By the names of the games' records; `draw`: the only one. */
    streets: {
      preflop: 'Preflop',
      flop: 'Flop',
      turn: 'Turn',
      river: 'River',
      third: '3.ª calle',
      fourth: '4.ª calle',
      fifth: '5.ª calle',
      sixth: '6.ª calle',
      seventh: '7.ª calle',
      deal: 'Reparto',
      draw: 'Cambio',
      'first draw': '1.er cambio',
      'second draw': '2.º cambio',
      'third draw': '3.er cambio',
      showdown: 'Showdown',
      end: 'Fin',
    } as const,
    calculator: 'Abrir en la calculadora',
    keys: '← → paso a paso, Inicio y Fin saltan, Espacio reproduce',
  },
};
