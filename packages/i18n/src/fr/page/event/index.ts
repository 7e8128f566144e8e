/** What one wants to know of a tournament before sitting down, and while it is played. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';
import { tournament } from '../tournament.js';

const minutes = (milliseconds: number): string => {
  const whole = milliseconds / 60_000;
  return Number.isInteger(whole) ? `${count(whole)} min` : `${count(milliseconds / 1000)} s`;
};

export const event = {
  title: 'Tournoi',
  close: 'Fermer',

  facts: {
    buyIn: 'Buy-in',
    cost: (buyIn: number, fee: number): string =>
      buyIn + fee === 0
        ? 'Gratuit'
        : fee === 0
          ? amount(buyIn)
          : `${amount(buyIn)} + ${amount(fee)}`,
    stack: 'Stack de départ',
    entries: 'Inscriptions',
    pool: 'Dotation',
    late: 'Inscription tardive',
    lateUntil: (level: number): string => `Jusqu’à la fin du niveau ${count(level)}`,
    lateNone: 'Avant le début seulement',
    lateOver: 'Terminée',
    reEntries: 'Re-entries',
    reEntriesEach: (most: number): string =>
      most === 0
        ? 'Aucune'
        : `Jusqu’à ${count(most)} par personne, tant que les inscriptions sont ouvertes`,
    breaks: 'Prochaine pause',
    breakAfter: (level: number, milliseconds: number): string =>
      `Après le niveau ${count(level)}, ${minutes(milliseconds)}`,
    noBreak: 'Aucune',
  },

  payouts: {
    title: 'Prix',
    place: 'Place',
    share: 'Part',
    prize: 'Prix',
    ordinal: tournament.ordinal,
    part: (share: number, of: number): string => `${count(Math.round((1000 * share) / of) / 10)} %`,
    soFar: (entries: number): string =>
      `Avec ${plural(entries, 'inscription', 'inscriptions')} pour l’instant ; plus il y en a, plus les prix montent.`,
    final: 'Les inscriptions sont closes : ces prix sont définitifs.',
    free: 'L’entrée est gratuite : on ne joue que pour la place.',
  },

  levels: {
    title: 'Niveaux',
    number: 'Niveau',
    blinds: 'Blindes',
    ante: 'Ante',
    length: 'Durée',
    none: '–',
    hands: (hands: number): string => plural(hands, 'main', 'mains'),
    minutes,
    last: 'jusqu’à la fin',
    now: 'en cours',
    breakFor: (milliseconds: number): string => `Pause, ${minutes(milliseconds)}`,
  },

  again: { play: 'Rejouer', come: 'Rejouer tous ensemble' },

  standings: {
    title: 'Classement',
    player: 'Joueur',
    chips: 'Jetons',
    out: (place: number): string => tournament.seatOut(place),
    prize: (chips: number): string => `gagne ${amount(chips)}`,
    entered: (entries: number): string => plural(entries, 'inscription', 'inscriptions'),
    sentAway: 'disqualification',
    none: 'Personne ne s’est encore inscrit.',
    you: 'vous',
  },
};
