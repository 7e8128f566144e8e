/** What is said on every page: that something loads, or goes wrong. */

import { plural } from './numbers.js';

export const common = {
  product: 'Sidepot',

  /** What is said, and what follows from it or is typed behind it. */
  colon: (said: string, more: string): string => `${said}: ${more}`,

  errors: {
    server: (status: number): string => `Der Server meldet Fehler ${status}.`,
    unknown: 'Auf dieser Seite ist etwas schiefgegangen. Versuch es noch einmal.',
  },

  connection: {
    reason: (said: string): string => `Der Grund: ${said}`,
    connecting: 'Verbinde…',
    loading: 'Lade…',
    lost: 'Verbindung weg. Wird neu aufgebaut – dein Platz bleibt dir.',
    offline: 'Du bist offline. Dein Platz bleibt dir.',
    notSent: 'Nicht gesendet: keine Verbindung. Es ist nichts passiert.',
    unanswered:
      'Gesendet, aber noch ohne Antwort. Sobald die Verbindung steht, wird noch einmal gefragt.',
    ended: 'Dieser Tisch ist nicht verfügbar',
    nowhere: 'Diese Seite gibt es nicht',
    nowhereNote: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
    home: 'Zur Lobby',
  },

  copy: { copy: 'Link kopieren', copied: 'Kopiert' },
  nameNeeded: 'Gib zuerst deinen Namen ein.',

  players: (count: number): string => plural(count, 'Spieler', 'Spieler'),
};
