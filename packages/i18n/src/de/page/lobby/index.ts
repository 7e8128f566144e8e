/** The lobby's words. */

import { count as number } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const lobby = {
  title: 'Poker mit Freunden, ohne verlorene Chips.',
  lead: 'Tisch aufmachen, Link verschicken, spielen. Ohne Anmeldung.',
  name: {
    label: 'Dein Name',
    note: 'Die anderen sehen ihn am Tisch.',
    playingAs: 'Du spielst als',
    change: 'Name ändern',
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  create: {
    title: 'Neuer Tisch',
    tableName: 'Freitagsrunde',
    button: 'Tisch aufmachen',
    more: 'Mehr Einstellungen',
    moreNote: 'Antes, Straddle, Buy-in, Uhr, Run it Twice, Rake, Zuschauen …',
    fallbackName: (name: string): string => `Tisch von ${name}`,
  },
  bots: {
    game: 'Spiel',
    title: 'Sofort spielen',
    lead: 'Ein Tisch mit Bots, nur für dich.',
    count: 'Gegner',
    strength: 'Sie spielen',
    strengths: { easy: 'Leicht', medium: 'Mittel', hard: 'Stark', mixed: 'Gemischt' } as const,
    button: 'Gegen Bots spielen',
    table: 'Übungstisch',
  },
  recent: {
    title: 'Deine Tische',
    all: (count: number): string => `Alle ${number(count)} zeigen`,
    forget: (name: string): string => `${name} aus der Liste nehmen`,
    seated: 'Dein Platz bleibt dir',
    players: (count: number): string =>
      count === 0 ? 'Niemand da' : `${plural(count, 'Spieler', 'Spieler')}`,
    statuses: {
      waiting: 'nicht gestartet',
      playing: 'läuft',
      paused: 'pausiert',
      sleeping: 'schläft',
      closed: 'geschlossen',
    } as const,
    ago: (milliseconds: number): string => {
      if (milliseconds < MINUTE) return 'gerade eben';
      if (milliseconds < HOUR) return `vor ${number(Math.floor(milliseconds / MINUTE))} Min.`;
      if (milliseconds < DAY)
        return `vor ${plural(Math.floor(milliseconds / HOUR), 'Stunde', 'Stunden')}`;
      return `vor ${plural(Math.floor(milliseconds / DAY), 'Tag', 'Tagen')}`;
    },
  },
  claim: {
    title: 'Auf diesem Gerät weiterspielen',
    lead: 'Mit diesem privaten Link bist du auf diesem Gerät dieselbe Person, mit demselben Platz und denselben Chips.',
    warning: (name: string): string => `Hier bist du gerade ${name}. Das endet damit.`,
    button: 'Hier übernehmen',
    cancel: 'Nicht jetzt',
    isCut: 'Dieser private Link ist unvollständig. Kopier ihn ganz und öffne ihn noch einmal.',
  },
};
