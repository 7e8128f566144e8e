/** What people say to each other, and how they are kept quiet. */

import { plural } from '../numbers.js';

export const chat = {
  unread: (count: number): string => plural(count, 'mensaje sin leer', 'mensajes sin leer'),
  said: (name: string, text: string): string => `${name}: ${text}`,
  open: 'Abrir el chat',
  reactions: {
    title: 'Reaccionar en tu asiento',
    thumbsUp: 'Pulgar arriba',
    clap: 'Aplauso',
    laugh: 'Risa',
    wow: 'Sorpresa',
    sad: 'Tristeza',
    thinking: 'Pensando',
    fire: 'Fuego',
    luck: 'Buena suerte',
  },
  about: (name: string): string => `Sobre ${name}`,
  muteHere: 'Silenciar para mí',
  unmuteHere: 'Volver a leer',
  muteAll: 'Silenciar para todos',
  unmuteAll: 'Dejar que escriba',
  hidden: 'En silencio para ti',
  mutedByHost: 'En silencio por el anfitrión',
  youAreMuted: 'El anfitrión te ha silenciado. Puedes leer, pero no escribir.',
  onlyPlayers: 'En esta mesa solo escriben los jugadores.',
  onlyHost: 'En esta mesa solo escribe el anfitrión.',
};
