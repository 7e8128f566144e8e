/** Clubs : soirées des mêmes personnes, qui en est où et qui doit à qui. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';
import { list, plural } from '../numbers.js';

export const club: Chapters['club'] = {
  title: 'Club',
  nights: (nights) => plural(nights, 'soirée', 'soirées'),

  yours: {
    title: 'Vos clubs',
    lead: 'Les soirées des mêmes personnes : qui en est où, et qui doit à qui.',
    make: 'Nouveau club',
    host: 'vous l’animez',
  },

  make: {
    title: 'Nouveau club',
    close: 'Fermer',
    name: 'Nom',
    example: 'Club du jeudi',
    currency: 'Compte en',
    currencyNote: 'Cela ne peut plus changer ensuite.',
    button: 'Créer le club',
  },

  field: {
    label: 'Club',
    none: 'Aucun',
    worth: (one) => `Un jeton de cette table compte pour ${one} dans le club.`,
  },

  table: {
    title: 'Club',
    lead: 'Un club compte cette table avec vos autres soirées. Qui a son lien voit les noms et les résultats.',
    none: 'Vous n’animez aucun club qui compte comme cette table. Créez-en un à l’accueil.',
    add: 'Ajouter cette table',
    belongs: (name) => `Cette table appartient à ${name}.`,
    open: 'Ouvrir le club',
  },

  season: 'Saison',
  allYears: 'Toutes les années',
  link: 'Lien vers ce club',
  linkNote: 'Qui l’a y lit tout : noms, résultats, argent.',
  empty:
    'Pas encore de soirée. Ajoutez une table sous « Hôte », à la table ou en la créant ; les années passées viennent d’un fichier.',
  you: 'vous',

  standings: {
    title: 'Classement',
    none: 'Les tournois terminés donnent des points.',
    rank: 'Rang',
    points: 'Points',
    counted: 'Soirées',
    wins: 'Gagnées',
    of: (counted, played) =>
      counted === played ? count(played) : `${count(counted)} sur ${count(played)}`,
    best: (nights) =>
      nights === 1
        ? 'La meilleure soirée de chacun compte.'
        : `Les ${count(nights)} meilleures soirées de chacun comptent.`,
  },

  ledger: {
    open: 'Dû',
    note: 'Dû : ce qui relève des soirées qui ne sont pas réglées.',
  },

  settlement: {
    note: 'Le moins de paiements possible pour toutes les soirées affichées qui ne sont pas réglées.',
    all: 'Tout le monde a payé',
    allQuestion: (nights) =>
      `Marquer ${plural(nights, 'soirée', 'soirées')} comme réglées ? Chacune peut être rouverte.`,
    keep: 'Pas encore',
  },

  list: {
    title: 'Soirées',
    cash: 'Cash game',
    tournament: 'Tournoi',
    imported: 'd’un fichier',
    running: 'en cours',
    gone: 'supprimée avant sa fin',
    settled: 'réglée',
    people: (people) => plural(people, 'joueur', 'joueurs'),
    place: 'Place',
    asked: 'sous le nom',
    settle: 'Réglée',
    open: 'Ouvrir la table',
    remove: 'Retirer du club…',
    removeQuestion: (name) => `Retirer ${name} du club ? Ses résultats ne compteront plus.`,
    removeNow: 'La retirer',
    keep: 'La garder',
  },

  members: {
    title: 'Membres',
    lead: 'Qui joue sur son propre appareil est reconnu par lui. Dites ici qui est la même personne, et comment elle s’appelle.',
    fromFile: 'd’un fichier',
    also: (names) => `aussi ${list(names)}`,
    change: (name) => `Modifier ${name}`,
    name: 'Nom dans le club',
    save: 'Enregistrer',
    same: 'Est la même personne que',
    nobody: 'Personne d’autre',
    merge: 'Les réunir',
    split: (name) => `Séparer ${name}`,
    handOver: 'Confier le club…',
    handOverQuestion: (name) =>
      `Confier ce club à ${name} ? Cette personne seule pourra alors le modifier et le rendre.`,
    handOverNow: 'Le confier',
  },

  files: {
    title: 'Fichiers',
    save: 'Enregistrer en CSV',
    lead: 'Les soirées des années passées viennent d’un fichier CSV avec les colonnes date, night, player, paid, won ; place, people, buy_in, fee et currency peuvent y être. Tout est repris, ou rien.',
    choose: 'Importer un fichier CSV',
    done: 'Les soirées sont dans le club.',
    tooLong: 'Ce fichier est trop long : coupez-le par années.',
    bad: (line, why) => `Ligne ${count(line)} : ${why}. Rien n’a été repris.`,
    column: (why, column) => `${why} (${column})`,
    problems: {
      empty: 'aucune soirée n’y figure',
      quotes: 'un guillemet n’est pas fermé, ou se trouve au milieu d’une cellule',
      missingColumn: 'il manque une colonne',
      unknownColumn: 'une colonne a un nom inconnu, ou y est deux fois',
      cells: 'il y a plus de cellules que de colonnes',
      date: 'ce n’est pas une date ; écrivez 2026-11-18',
      night: 'la soirée n’a pas de nom, ou un nom impossible',
      player: 'le joueur n’a pas de nom, ou un nom impossible',
      amount: 'ce n’est pas un montant de ce club',
      number: 'ce n’est pas un nombre entier supérieur à 0',
      currency: 'le club compte dans une autre monnaie',
      twice: 'ce joueur est déjà dans la soirée',
      places: 'les places ne se suivent pas',
      differs: 'cela diffère de la première ligne de la soirée',
      people: 'il y a plus de joueurs que de personnes',
      unbalanced: 'l’argent de cette soirée ne fait pas zéro',
      known: 'le club a déjà cette soirée',
    },
  },

  settings: {
    title: 'Réglages',
    nameBad: 'Donnez un nom au club.',
    formula: 'Points selon la place',
    formulas: {
      linear: 'Joueurs − place + 1',
      sqrt: '10 √joueurs ÷ place',
      pokerstars: '10 √(joueurs ÷ place) × (1 + log₁₀(entrée + 0,25))',
    },
    best: 'Combien de soirées comptent',
    bestNote: 'Les meilleures de chacun ; vide : toutes.',
    bestBad: 'Saisissez un nombre entier de 1 à 1000, ou rien.',
    share: 'Qui marque, en %',
    shareNote: '100 : tout le monde ; 15 : les 15 % les mieux classés, arrondis au-dessus.',
    shareBad: 'Saisissez un nombre de 0,01 à 100.',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    remove: 'Supprimer le club…',
    removeQuestion:
      'Supprimer ce club pour de bon, avec tout ce qui vient de fichiers ? Ses tables restent comme elles sont.',
    removeNow: 'Le supprimer',
    keep: 'Le garder',
  },
};
