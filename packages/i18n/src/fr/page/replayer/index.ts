/** The replayer's words. */

import type { ReplayWarning, ReplayWarningCode } from '@sidepot/engine';
import { amount, count, percent } from '../../../tools/numbers.js';
import { list, plural } from '../numbers.js';

const DATE = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'UTC' });

/** `{detail}` is replaced: players by name, amounts as they are written here. */
const WARNINGS: Readonly<Record<ReplayWarningCode, string>> = {
  SHORT_POST: '{player} poste {paid} sur {owed}.',
  LATE_POST: '{player} poste {paid} hors de son tour.',
  UNEVEN_ANTES: 'Les antes ne sont pas égales ; elles comptent comme argent mort.',
  OUT_OF_TURN: '{player} agit, mais la parole est à {turn}.',
  BETTING_CLOSED: '{player} agit, mais il n’y a plus rien à décider.',
  UNDER_MINIMUM: '{player} relance à {to}. Le minimum est {min}.',
  OVER_MAXIMUM: '{player} relance à {to}. Le maximum est {max}.',
  NOT_REOPENED: '{player} relance à {to}, mais aucune relance complète n’a rouvert les enchères.',
  RAISE_CAP: '{player} relance à {to}, mais les relances de ce tour d’enchères sont épuisées.',
  NO_RIVAL_TO_RAISE: '{player} relance à {to}, mais personne ne pourrait suivre davantage.',
  BRING_IN_MOVED: '{player} pose le bring-in sans devoir le faire.',
  DRAW_LIMIT: '{player} défausse un nombre de cartes que le jeu ne permet pas.',
  STILL_TO_ACT: 'Le tour d’enchères se termine alors que {player} doit encore parler.',
  UNFINISHED: 'L’historique s’arrête avant la fin de la main.',
  UNKNOWN_WINNER:
    'Personne n’a montré sa main et aucun gain n’est indiqué : on ne sait pas qui a gagné.',
  WINNER_BY_RECORD: 'Personne n’a montré sa main : le gagnant est celui que donne l’historique.',
  RECORD_DIFFERS: 'D’après l’historique, {player} a gagné {won}.',
  CASHED_OUT:
    '{player} a encaissé avant la fin : la maison a payé {paid}, les pots auraient payé {won}.',
};
const PLAYERS = ['player', 'turn'];

const warning = (one: ReplayWarning, names: readonly string[]): string =>
  WARNINGS[one.code].replace(/\{(\w+)\}/g, (_, detail: string) => {
    const value = Number(one[detail]);
    return PLAYERS.includes(detail) ? (names[value] ?? '?') : amount(value);
  });

export const replayer = {
  lead: 'Ouvrez des historiques de mains et voyez chaque pot, à chaque étape. Rien ne quitte cet appareil.',

  open: {
    title: 'Ouvrir des mains',
    drop: 'Déposez des fichiers ici',
    dropNow: 'Lâchez pour ouvrir',
    or: 'PHH, PHHS, Open Hand History, journal de PokerNow et textes de PokerStars, GGPoker et six autres sites, jusqu’à 100 000 mains et plus.',
    choose: 'Parcourir…',
    paste: 'Ou collez des mains',
    pasteHere: 'Le texte d’une ou de plusieurs mains',
    read: 'Ouvrir le texte',
    empty: 'Collez d’abord le texte d’une main.',
    again: 'En ouvrir d’autres',
    waitsForFile: 'Ce lien mène dans un fichier. Ouvrez le fichier pour y aller.',
    waits: (hand: number, step: number): string =>
      `Ce lien mène à la main ${count(hand)}, étape ${count(step)}, d’un fichier. Ouvrez le fichier pour y aller.`,
  },

  samples: {
    title: 'Ou essayez un exemple',
    all: 'Les cinq en liste',
    allAbout: 'Avec des filtres, une recherche et les touches pour parcourir beaucoup de mains.',
    names: {
      'side-pots': 'Deux pots annexes',
      'odd-chip': 'Un partage avec un jeton impair',
      'run-twice': 'Run it twice',
      'high-low': 'Omaha Hi-Lo, pot en quarts',
      'short-raise': 'Une relance sous le minimum',
    } as const,
    about: {
      'side-pots':
        'Trois joueurs à tapis pour des stacks différents, et 2 300 que personne n’a suivis.',
      'odd-chip': 'Deux mains égales, un pot de 415, et un jeton qui ne se coupe pas en deux.',
      'run-twice': 'Un brelan contre un tirage couleur, sur deux boards.',
      'high-low': 'Deux joueurs se partagent la moitié basse du pot principal.',
      'short-raise':
        'Un historique qui s’écarte du règlement, avec des remarques aux endroits concernés.',
    } as const,
  },

  tabs: {
    title: 'Parties du replayer',
    hands: 'Mains',
    players: 'Joueurs',
    player: 'Profil',
    review: 'Révision',
  },

  progress: {
    label: 'Lecture',
    reading: (part: number, hands: number): string =>
      `Lecture : ${percent(part)}, ${plural(hands, 'main', 'mains')} jusqu’ici`,
    done: (hands: number): string => plural(hands, 'main ouverte', 'mains ouvertes'),
    stop: 'Annuler',
  },

  filters: {
    title: 'Filtres',
    hasSidePots: 'Pots annexes',
    isAllIn: 'Tapis',
    isSplit: 'Partage',
    hasNotes: 'Remarques',
    isMarked: 'Marquées',
    save: 'Exporter',
    saving: (part: number): string => `Écriture : ${percent(part)}`,
    searching: (part: number): string => `Recherche : ${percent(part)}`,
    atLeast: 'Pot minimum',
    player: 'Joueur',
    clear: 'Effacer',
    notNumber: 'Saisissez un nombre.',
    count: (shown: number, all: number): string =>
      shown === all
        ? plural(all, 'main', 'mains')
        : `${count(shown)} sur ${plural(all, 'main', 'mains')}`,
    none: 'Aucune main ne correspond.',
  },

  list: {
    title: 'Mains',
    label: 'Mains : haut et bas pour se déplacer, Entrée pour ouvrir',
    number: (number: number): string => `#${count(number)}`,
    sidePots: (pots: number): string => plural(pots - 1, 'pot annexe', 'pots annexes'),
    allIn: 'Tapis',
    split: 'Partage',
    notes: (notes: number): string => plural(notes, 'remarque', 'remarques'),
    won: (names: readonly string[]): string =>
      names.length === 0
        ? 'Gagnant inconnu'
        : `${list(names)} ${names.length > 1 ? 'ont gagné' : 'a gagné'}`,
    players: (players: number): string => plural(players, 'joueur', 'joueurs'),
    missed: (player: string, missed: string): string => `${player} a manqué ${missed}`,
    choose: 'Choisissez une main dans la liste',
    chooseHow: '↑ et ↓ pour se déplacer, Entrée pour ouvrir.',
  },

  bad: {
    title: (bad: number): string =>
      plural(bad, 'main n’a pas pu être ouverte', 'mains n’ont pas pu être ouvertes'),
    noneRead: 'Aucune main n’a pu être ouverte.',
    line: (line: number, file: string | null): string =>
      file === null ? `Ligne ${count(line)}` : `${file}, ligne ${count(line)}`,
    number: (number: number): string => `Main ${count(number)}`,
    unknown: 'Ce n’est pas un historique de mains connu ici, ou c’est illisible.',
    reason: (words: string, action: number | null): string => {
      const first = words.charAt(0).toUpperCase() + words.slice(1);
      return action === null ? `${first}.` : `${first} (action ${action}).`;
    },
    more: (more: number): string => `Et ${count(more)} de plus.`,
  },

  /** What somebody keeps about a hand. */
  marks: {
    star: 'Étoile pour cette main',
    starred: 'Avec étoile',
    comment: 'Commentaire',
    commentHere: 'Reste sur cet appareil',
  },

  hand: {
    title: (number: number): string => `Main ${count(number)}`,
    id: (id: string): string => `N° ${id}`,
    game: (game: string, limit: string): string => `${game} ${limit}`,
    date: (year: number, month: number, day: number): string =>
      DATE.format(Date.UTC(year, month - 1, day)),
    back: 'Toutes les mains',
    before: 'Main précédente',
    after: 'Main suivante',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    notCopied: 'Copiez plutôt l’adresse de cette page',
    calculator: 'Ouvrir au calculateur',
    openCards: 'Montrer les cartes connues',
  },

  keys: {
    title: 'Clavier',
    close: 'Fermer',
    ofList: [
      ['/', 'Chercher un joueur'],
      ['N', 'Main suivante de la liste'],
      ['P', 'Main précédente'],
      ['J K', 'De même, comme en révision'],
      ['↑ ↓ Entrée', 'Dans la liste : choisir et ouvrir'],
    ] as const,
    ofHand: [
      ['← →', 'Étape précédente ou suivante'],
      ['Début Fin', 'À la première ou à la dernière étape'],
      ['Espace', 'Lecture ou pause'],
      ['S', 'Étoile pour cette main'],
      ['?', 'Cette aide'],
    ] as const,
  },

  notes: {
    title: (notes: number): string => plural(notes, 'remarque', 'remarques'),
    about: 'Là où cet historique s’écarte du règlement. Il est suivi quand même.',
    step: (step: number): string => `Étape ${count(step)}`,
    warning,
  },
};
