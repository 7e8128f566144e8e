/** What people say to each other, and how they are kept quiet. */

import { plural } from '../numbers.js';

export const chat = {
  unread: (count: number): string =>
    plural(count, 'ungelesene Nachricht', 'ungelesene Nachrichten'),
  said: (name: string, text: string): string => `${name}: ${text}`,
  open: 'Chat öffnen',
  reactions: {
    title: 'An deinem Platz reagieren',
    thumbsUp: 'Daumen hoch',
    clap: 'Applaus',
    laugh: 'Lachen',
    wow: 'Staunen',
    sad: 'Traurig',
    thinking: 'Nachdenklich',
    fire: 'Feuer',
    luck: 'Viel Glück',
  },
  about: (name: string): string => `Zu ${name}`,
  muteHere: 'Für mich stumm',
  unmuteHere: 'Wieder lesen',
  muteAll: 'Für alle stumm',
  unmuteAll: 'Wieder schreiben lassen',
  hidden: 'Von dir stumm',
  mutedByHost: 'Vom Host stumm',
  youAreMuted: 'Der Host hat dich stummgeschaltet. Du kannst lesen, aber nicht schreiben.',
  onlyPlayers: 'An diesem Tisch schreibt nur, wer mitspielt.',
  onlyHost: 'An diesem Tisch schreibt nur der Host.',
};
