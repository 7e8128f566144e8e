/** The lobby's words. */

import { count as number } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const lobby = {
  title: 'Póker con amigos, sin fichas perdidas.',
  lead: 'Crea una mesa, envía el enlace y juega. Sin registro.',
  name: {
    label: 'Tu nombre',
    note: 'Los demás lo ven en la mesa.',
    playingAs: 'Juegas como',
    change: 'Cambiar nombre',
    save: 'Guardar',
    cancel: 'Cancelar',
  },
  create: {
    title: 'Nueva mesa',
    tableName: 'Viernes de póker',
    button: 'Crear la mesa',
    more: 'Más ajustes',
    moreNote: 'Antes, straddle, buy-in, reloj, repartir dos veces, rake, espectadores…',
    fallbackName: (name: string): string => `Mesa de ${name}`,
  },
  bots: {
    game: 'Juego',
    title: 'Jugar ya',
    lead: 'Una mesa con bots, solo para ti.',
    count: 'Rivales',
    strength: 'Nivel',
    strengths: { easy: 'Fácil', medium: 'Medio', hard: 'Difícil', mixed: 'Variado' } as const,
    button: 'Jugar contra bots',
    table: 'Mesa de práctica',
  },
  recent: {
    title: 'Tus mesas',
    all: (count: number): string => `Ver las ${number(count)}`,
    forget: (name: string): string => `Quitar ${name} de esta lista`,
    seated: 'Tu asiento sigue reservado',
    players: (count: number): string =>
      count === 0 ? 'No hay nadie' : `${plural(count, 'jugador', 'jugadores')}`,
    statuses: {
      waiting: 'sin empezar',
      playing: 'en juego',
      paused: 'en pausa',
      sleeping: 'dormida',
      closed: 'cerrada',
    } as const,
    ago: (milliseconds: number): string => {
      if (milliseconds < MINUTE) return 'ahora mismo';
      if (milliseconds < HOUR) return `hace ${number(Math.floor(milliseconds / MINUTE))} min`;
      if (milliseconds < DAY)
        return `hace ${plural(Math.floor(milliseconds / HOUR), 'hora', 'horas')}`;
      return `hace ${plural(Math.floor(milliseconds / DAY), 'día', 'días')}`;
    },
  },
  claim: {
    title: 'Seguir jugando en este dispositivo',
    lead: 'Con este enlace privado, aquí eres la misma persona, con el mismo asiento y las mismas fichas.',
    warning: (name: string): string => `Aquí eres ahora ${name}. Si sigues, dejarás de serlo.`,
    button: 'Seguir aquí',
    cancel: 'Ahora no',
    isCut: 'Este enlace privado está incompleto. Cópialo entero y vuelve a abrirlo.',
  },
};
