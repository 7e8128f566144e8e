/** What is said on every page: that something loads, or goes wrong. */

import { plural } from './numbers.js';

export const common = {
  product: 'Sidepot',

  /** What is said, and what follows from it or is typed behind it. */
  colon: (said: string, more: string): string => `${said} : ${more}`,

  errors: {
    server: (status: number): string => `Le serveur a répondu par l’erreur ${status}.`,
    unknown: 'Un problème est survenu sur cette page. Réessayez.',
  },

  connection: {
    reason: (said: string): string => `Motif : ${said}`,
    connecting: 'Connexion…',
    loading: 'Chargement…',
    lost: 'Connexion perdue. Reconnexion en cours – votre place est gardée.',
    offline: 'Vous êtes hors ligne. Votre place est gardée.',
    notSent: 'Non envoyé : pas de connexion. Rien n’a été fait.',
    unanswered: 'Envoyé, mais sans réponse. La demande repart dès le retour de la connexion.',
    ended: 'Cette table n’est pas disponible',
    nowhere: 'Il n’y a pas de page ici',
    nowhereNote: 'L’adresse est peut-être mal saisie, ou la page a changé de place.',
    home: 'Vers le lobby',
  },

  copy: { copy: 'Copier le lien', copied: 'Copié' },
  nameNeeded: 'Saisissez d’abord votre nom.',

  players: (count: number): string => plural(count, 'joueur', 'joueurs'),
};
