/** Why a hand history cannot be read, by key, and what a text looks like instead. */

import type { RefusalTexts } from '@sidepot/engine';

/** `{detail}` is replaced. */
export const reasons: RefusalTexts['reasons'] = {
  // What kind of text it is.
  noHand: 'il n’y a aucune main dedans',
  looksLike:
    'on dirait {notation} ; les formats lisibles sont PHH, Open Hand History, le journal de PokerNow, le XML d’iPoker et les textes de PokerStars, GGPoker, Winamax, 888poker, PartyPoker, Bovada et Winning Poker Network',
  otherLanguage:
    'on dirait {notation} dans une autre langue ({language}) ; seul l’anglais est lisible',
  looksLikeNot: 'on dirait {notation}, pas {asked}',
  notObject: 'ce n’est pas un objet',
  notJson: 'ce n’est pas du JSON',
  noHandBegins: 'aucune main ne commence ici',

  // Values.
  isMissing: 'manque',
  isTwice: 'figure deux fois',
  keyTwice: '{key} figure deux fois',
  isNoList: 'n’est pas une liste',
  isTooLong: 'est trop long',
  isNoText: 'n’est pas du texte',
  isNotWhole: 'n’est pas un nombre entier',
  notBoolean: 'ni true ni false',
  isNoUnit: 'ce n’est pas un nombre décimal positif',
  notUnit: '{token} n’est pas un nombre décimal positif',
  notNumber: '{token} n’est pas un nombre',
  notUnits: '{token} n’est pas un nombre entier d’unités de {unit}',
  tooLarge: '{token} est trop grand',
  belowZero: '{token} est inférieur à zéro',
  notAmount: '{token} n’est pas un montant',
  notCard: '{token} n’est pas une carte',
  notValue: '{token} n’est pas une valeur',

  // TOML.
  listOpen: 'une liste qui ne se termine pas',
  notList: 'pas une liste',
  stringOpen: 'une chaîne qui ne se termine pas',
  notString: 'pas une chaîne',
  badEscape: 'un échappement que TOML ne connaît pas',
  tooDeep: 'des listes trop imbriquées',
  notField: 'pas un champ',
  noEquals: 'pas de = après le nom',
  noValue: 'pas de valeur',
  afterValue: 'du texte en trop après la valeur',
  section: 'un en-tête de section à l’intérieur d’une main',

  // PHH.
  actionNoString: 'une action doit être une chaîne',
  notAction: '{token} n’est pas une action',
  noAmount: '{token} n’indique pas de montant',
  notPlayer: '{token} n’est pas un joueur',
  notPlayerOf: '{token} n’est pas l’un des {count} joueurs',
  noStacks: 'personne n’a de stack',
  entries: '{entries} éléments pour {count} joueurs',
  noVerb: 'pas de {verb} en {variant}',

  // Open Hand History.
  betType: 'n’est ni NL, ni PL, ni FL',
  idTaken: 'a l’identifiant d’un autre joueur',
  idOfNobody: 'n’est l’identifiant de personne',
  nothingIn: 'personne n’a rien mis',

  // PokerStars.
  noStarsHand: 'aucune main PokerStars ne commence ici',
  noStakes: 'les enjeux manquent',
  noTable: 'la table et son bouton manquent',
  noCards: 'les cartes manquent',
  noReceiver: 'il manque qui le reçoit',
  notSeat: 'ce n’est pas un siège',
  notCards: 'ce ne sont pas des cartes',
  notPost: 'posts {token} est inconnu ici',
  notSection: '{token} est une partie de main inconnue ici',
  streetCards: '{count} cartes, ce n’est pas le compte ({street})',
  noSeat: '{player} n’a pas de siège',
  cancelled: 'la main a été annulée',

  // What the record says of the play.
  seatTwice: 'le siège {seat} est pris deux fois',
  twoSeats: '{player} occupe deux sièges',
  fewPlayers: 'moins de deux joueurs sont dans la main',
  latePost: '{player} poste alors que les enchères ont commencé',
  checksOwing: '{player} checke, mais doit {owed} pour suivre',
  callsShort: '{player} suit {paid}, mais la mise est de {price}',
  raisesShort: '{player} relance à {to}, mais la mise est de {price}',
  putsTooMuch: '{player} met {put}, mais a {left}',
  backTooMuch: '{player} récupère plus que sa mise',
  actsFolded: '{player} agit, mais a passé',
  actsAllIn: '{player} agit, mais est à tapis',
  actsParted: '{player} agit, mais le board a déjà été dédoublé',
  notAllIn: '{player} serait à tapis, mais il lui reste des jetons',
  notDeed: '{token} n’est rien qu’un joueur puisse faire ici',
  noDeed: 'rien de ce qu’un joueur peut faire ici n’est indiqué',
  twoHands: '{player} a deux mains différentes',
  tooManyCards: '{player} a plus de cartes que la variante n’en donne',
  boardParted: 'le board a déjà été dédoublé',
  boardMissing: 'un board avant celui-ci manque',
  boardTooLong: 'le board a plus de cartes que possible',
  runsOpen: 'les boards ne sont pas complets',
  runsShareCard: 'deux boards ont la même carte',
};

/** In the middle of a sentence. */
export const notations: RefusalTexts['notations'] = {
  phh: 'du PHH',
  pokerstars: 'du texte PokerStars',
  ohh: 'de l’Open Hand History',
  settle: 'une main en JSON pour settle',
  ggpoker: 'un historique de mains GGPoker',
  pokernow: 'un journal PokerNow',
  winamax: 'un historique de mains Winamax',
  '888poker': 'un historique de mains 888poker',
  partypoker: 'un historique de mains PartyPoker',
  ipoker: 'un historique de mains iPoker (XML)',
  ongame: 'un historique de mains OnGame',
  fulltilt: 'un historique de mains Full Tilt',
  entraction: 'un historique de mains Entraction',
  bovada: 'un historique de mains Bovada',
  wpn: 'un historique de mains Winning Poker Network',
  html: 'une page web (HTML)',
  xml: 'du XML',
  json: 'un autre genre de JSON',
  csv: 'un tableau (CSV)',
  text: 'du texte brut',
  binary: 'un fichier binaire, ou du texte qui n’est pas en UTF-8',
  empty: 'un fichier vide',
};
