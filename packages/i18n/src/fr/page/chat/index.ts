/** What people say to each other, and how they are kept quiet. */

import { plural } from '../numbers.js';

export const chat = {
  unread: (count: number): string => plural(count, 'message non lu', 'messages non lus'),
  said: (name: string, text: string): string => `${name} : ${text}`,
  open: 'Ouvrir le chat',
  reactions: {
    title: 'Réagir à votre place',
    thumbsUp: 'Pouce levé',
    clap: 'Bravo',
    laugh: 'Rires',
    wow: 'Surprise',
    sad: 'Triste',
    thinking: 'Réflexion',
    fire: 'En feu',
    luck: 'Bonne chance',
  },
  about: (name: string): string => `À propos : ${name}`,
  muteHere: 'Masquer pour moi',
  unmuteHere: 'Réafficher',
  muteAll: 'Couper pour tous',
  unmuteAll: 'Rendre la parole',
  hidden: 'Masqué par vous',
  mutedByHost: 'Chat coupé par l’hôte',
  youAreMuted: 'L’hôte a coupé votre chat. Vous pouvez lire, mais pas écrire.',
  onlyPlayers: 'À cette table, seuls les joueurs écrivent.',
  onlyHost: 'À cette table, seul l’hôte écrit.',
};
