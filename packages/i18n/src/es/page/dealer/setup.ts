/** Before the first hand: seats, stacks, chips, blinds. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

export const setup = {
  lead: 'Cartas y fichas reales en la mesa; botes, pagos y reloj en este dispositivo. No se envía nada a ninguna parte, salvo que lo compartas.',
  goOn: 'Continuar',
  goOnNote: (hands: number, when: string): string =>
    `${plural(hands, 'mano', 'manos')}, última ${when}`,
  seats: {
    title: '¿Quién está?',
    note: 'Toca cada asiento ocupado.',
    fewer: 'Un asiento menos',
    more: 'Un asiento más',
    all: 'Todos',
    taken: (seat: string): string => `${seat}, ocupado`,
    free: (seat: string): string => `${seat}, libre`,
    name: 'Nombre',
    stack: 'Stack de este asiento',
    stackOfAll: 'Stack de todos',
    button: 'Botón',
    exceptions: 'Nombres y otros stacks',
  },
  kind: {
    title: '¿Qué se juega?',
    modes: { cash: 'Cash', tournament: 'Torneo' } as const,
    game: 'Juego',
    runs: 'Cuántas veces',
    runsOf: (runs: number): string =>
      runs === 1 ? 'Una vez' : runs === 2 ? 'Hasta dos' : 'Hasta tres',
  },
  blinds: {
    title: 'Ciegas y ante',
    presets: {
      'TDA 2024': 'TDA 2024',
      'Ante first': 'Ante primero',
      none: 'Sin ante',
    } as const,
    presetNotes: {
      'TDA 2024': 'La ciega grande paga el ante; si no alcanza, primero la ciega.',
      'Ante first': 'La ciega grande paga el ante; si no alcanza, primero el ante.',
      none: 'Solo ciegas.',
    } as const,
    small: 'Ciega pequeña',
    big: 'Ciega grande',
    ante: 'Ante',
  },
  chips: {
    title: 'Fichas',
    note: 'La ficha más pequeña es la unidad.',
    value: (colour: string): string => `Valor, ${colour}`,
    colour: 'Color',
    add: 'Añadir un color',
    remove: (colour: string): string => `Quitar ${colour}`,
  },
  event: {
    title: 'Niveles y premios',
    minutes: 'Minutos por nivel',
    addLevel: 'Añadir un nivel',
    removeLevel: (level: number): string => `Quitar el nivel ${level}`,
    length: 'Minutos',
    breakAfter: 'Descanso después',
    buyIn: 'Buy-in',
    payouts: 'Premios en porcentaje, el primero delante',
    payoutsNote: (sum: number): string => `Suma: ${count(sum)}`,
    elsewhere: 'Jugadores en otras mesas',
    entries: 'Inscripciones de todas las mesas',
    ofLevel: (field: string, level: number): string => `${field}, nivel ${level}`,
    rows: (levels: number): string => plural(levels, 'nivel', 'niveles'),
  },
  start: 'Empezar la primera mano',
  needsTwo: 'Toca al menos dos asientos.',
  total: (chips: number, players: number): string =>
    `${plural(players, 'jugador', 'jugadores')}, ${amount(chips)} en juego`,
};
