/** The lobby's words. */

import { count as number } from '../../../tools/numbers.js';
import { de } from '../grammar.js';
import { plural } from '../numbers.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const lobby = {
  title: 'Du poker entre amis, sans perdre un jeton en route.',
  lead: 'Créez une table, envoyez le lien, jouez. Sans inscription.',
  name: {
    label: 'Votre nom',
    note: 'Les autres le voient à la table.',
    playingAs: 'Vous êtes',
    change: 'Changer de nom',
    save: 'Valider',
    cancel: 'Annuler',
  },
  create: {
    title: 'Nouvelle table',
    tableName: 'Poker du vendredi',
    button: 'Créer la table',
    more: 'Plus de réglages',
    moreNote: 'Antes, straddle, cave, chrono, run it twice, rake, spectateurs…',
    fallbackName: (name: string): string => `La table ${de(name)}`,
  },
  bots: {
    game: 'Variante',
    title: 'Jouer tout de suite',
    lead: 'Une table avec des bots, rien que pour vous.',
    count: 'Adversaires',
    strength: 'Niveau',
    strengths: { easy: 'Faible', medium: 'Moyen', hard: 'Fort', mixed: 'Varié' } as const,
    button: 'Jouer contre des bots',
    table: 'Table d’entraînement',
  },
  recent: {
    title: 'Vos tables',
    all: (count: number): string => `Tout afficher (${number(count)})`,
    forget: (name: string): string => `Retirer ${name} de cette liste`,
    seated: 'Votre place est gardée',
    players: (count: number): string =>
      count === 0 ? 'Personne' : `${plural(count, 'joueur', 'joueurs')}`,
    statuses: {
      waiting: 'pas commencée',
      playing: 'en cours',
      paused: 'en pause',
      sleeping: 'en veille',
      closed: 'fermée',
    } as const,
    ago: (milliseconds: number): string => {
      if (milliseconds < MINUTE) return 'à l’instant';
      if (milliseconds < HOUR) return `il y a ${number(Math.floor(milliseconds / MINUTE))} min`;
      if (milliseconds < DAY)
        return `il y a ${plural(Math.floor(milliseconds / HOUR), 'heure', 'heures')}`;
      return `il y a ${plural(Math.floor(milliseconds / DAY), 'jour', 'jours')}`;
    },
  },
  claim: {
    title: 'Continuer sur cet appareil',
    lead: 'Avec ce lien privé, cet appareil devient la même personne, avec la même place et les mêmes jetons.',
    warning: (name: string): string =>
      `Pour l’instant, vous êtes ${name} sur cet appareil. Cela prendra fin.`,
    button: 'Continuer ici',
    cancel: 'Plus tard',
    isCut: 'Ce lien privé est incomplet. Copiez-le en entier et rouvrez-le.',
  },
};
