/** What is said on every page: that something loads, or goes wrong. */

import { plural } from './numbers.js';

export const common = {
  product: 'Sidepot',

  /** What is said, and what follows from it or is typed behind it. */
  colon: (said: string, more: string): string => `${said}: ${more}`,

  errors: {
    server: (status: number): string => `El servidor ha respondido con el error ${status}.`,
    unknown: 'Algo ha fallado en esta página. Inténtalo de nuevo.',
  },

  connection: {
    reason: (said: string): string => `El motivo: ${said}`,
    connecting: 'Conectando…',
    loading: 'Cargando…',
    lost: 'Se ha perdido la conexión. Reconectando: tu asiento sigue reservado.',
    offline: 'No tienes conexión. Tu asiento sigue reservado.',
    notSent: 'No se ha enviado: no hay conexión. No se ha hecho nada.',
    unanswered:
      'Enviado, pero aún sin respuesta. Se volverá a preguntar cuando vuelva la conexión.',
    ended: 'Esta mesa no está disponible',
    nowhere: 'Aquí no hay ninguna página',
    nowhereNote: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
    home: 'Ir al lobby',
  },

  copy: { copy: 'Copiar enlace', copied: 'Copiado' },
  nameNeeded: 'Escribe antes tu nombre.',

  players: (count: number): string => plural(count, 'jugador', 'jugadores'),
};
