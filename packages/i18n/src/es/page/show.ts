/** What is said while hands run out and pots are paid, and why. */

import { lowerFirst } from '../../tools/letters.js';
import { amount, percent } from '../../tools/numbers.js';
import { list } from './numbers.js';

const times = (count: number): string => (count === 2 ? 'dos' : String(count));

export const show = {
  dealt: (cards: string): string => `Tienes ${cards}`,
  waiting: 'Esperando cartas…',
  runs: (count: number): string => `Se reparte ${times(count)} veces`,
  skip: 'Saltar',
  skipOff: 'No saltar',
  skipped: (have: number, of: number): string =>
    `${have} de ${of} ${have === 1 ? 'quiere' : 'quieren'} saltar`,
  refund: (chips: number, name: string): string =>
    `Apuesta no igualada (${amount(chips)}) devuelta a ${name}`,

  award: {
    title: (name: string, chips: number): string => `${name} · ${amount(chips)}`,
    /** What is told of it is put together in `page/award.ts`. */
    board: (board: number): string => `Board ${board}`,
    halves: { high: 'Alta', low: 'Baja', badugi: 'Badugi', 'in-hand': 'En mano' },
    wins: (who: string): string => `${who} gana`,
    split: (who: string): string => `${who} se lo reparten`,
    withHand: (won: string, hand: string): string => `${won} con ${lowerFirst(hand)}`,
    oddChip: (paid: string, chips: string): string => `${paid} (ficha impar ${chips})`,
    rake: (chips: number): string => `Rake ${amount(chips)}`,
  },

  equity: {
    label: (parts: readonly { readonly pot: string; readonly part: number }[]): string =>
      `Probabilidad: ${list(parts.map(({ pot, part }) => `${percent(part)} en el ${lowerFirst(pot)}`))}`,
  },

  turn: {
    yoursFree: (pot: number): string => `Tu turno. Pasar es gratis. El bote es de ${amount(pot)}`,
    yoursToCall: (call: number, pot: number): string =>
      `Tu turno. Igualar cuesta ${amount(call)}. El bote es de ${amount(pot)}`,
    other: (name: string): string => `Turno de ${name}`,
    secondsLeft: (seconds: number): string =>
      seconds === 1 ? 'Queda 1 segundo' : `Quedan ${seconds} segundos`,
    runs: 'Elige cuántas veces se reparte',
    back: 'Volver a la mesa',
  },

  settings: {
    open: 'Sonido y aspecto',
    title: 'Sonido y aspecto',
    close: 'Cerrar',
    sound: 'Sonidos',
    soundNote: 'Fichas, cartas, tu turno y las ganancias.',
    notices: {
      label: 'Avisarme cuando sea mi turno',
      turn: 'Es tu turno',
      note: 'Un aviso de este dispositivo mientras miras a otra parte.',
      answers: {
        pushed: 'Activado, también con esta página cerrada.',
        shown: 'Activado, mientras esta página esté abierta.',
        blocked: 'Este navegador no permite avisos de este sitio. Puedes cambiarlo en sus ajustes.',
        impossible:
          'Este navegador no puede hacerlo aquí. En un iPhone, añade la página a la pantalla de inicio.',
      },
    },
    vibration: 'Vibrar cuando sea mi turno',
    bigBlinds: 'Stacks en ciegas grandes',
    bigBlindsNote: 'La cantidad exacta aparece al señalarlo.',
    equity: 'Mostrar probabilidades en los all-in',
    equityNote: 'Junto a las manos, cuando ya no se puede apostar más.',
    hud: 'Estadísticas en los asientos',
    hudNote: 'Donde el anfitrión lo permita. Un clic las muestra todas.',
  },
};
