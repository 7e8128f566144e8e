/** What people say to each other, and how they are kept quiet. */

import { plural } from '../numbers.js';

export const chat = {
  unread: (count: number): string => plural(count, 'mensagem não lida', 'mensagens não lidas'),
  said: (name: string, text: string): string => `${name}: ${text}`,
  open: 'Abrir o chat',
  reactions: {
    title: 'Reagir no seu assento',
    thumbsUp: 'Joinha',
    clap: 'Palmas',
    laugh: 'Risada',
    wow: 'Surpresa',
    sad: 'Tristeza',
    thinking: 'Pensando',
    fire: 'Fogo',
    luck: 'Boa sorte',
  },
  about: (name: string): string => `Sobre ${name}`,
  muteHere: 'Ignorar',
  unmuteHere: 'Voltar a ouvir',
  muteAll: 'Silenciar para todos',
  unmuteAll: 'Liberar o chat',
  hidden: 'Você ignora',
  mutedByHost: 'O host silenciou',
  youAreMuted: 'O host silenciou você. Você pode ler, mas não escrever.',
  onlyPlayers: 'Nesta mesa só quem joga escreve.',
  onlyHost: 'Nesta mesa só o host escreve.',
};
