/** Why a hand history cannot be read, by key, and what a text looks like instead. */

import type { RefusalTexts } from '@sidepot/engine';

/** `{detail}` is replaced. */
export const reasons: RefusalTexts['reasons'] = {
  // What kind of text it is.
  noHand: 'no contiene ninguna mano',
  looksLike:
    'esto parece {notation}; se pueden leer PHH, Open Hand History, el registro de PokerNow, el XML de iPoker y los textos de PokerStars, GGPoker, Winamax, 888poker, PartyPoker, Bovada y Winning Poker Network',
  otherLanguage: 'esto parece {notation} en otro idioma ({language}); solo se puede leer en inglés',
  looksLikeNot: 'esto parece {notation}, no {asked}',
  notObject: 'esto no es un objeto',
  notJson: 'esto no es JSON',
  noHandBegins: 'aquí no empieza ninguna mano',

  // Values.
  isMissing: 'falta',
  isTwice: 'está dos veces',
  keyTwice: '{key} está dos veces',
  isNoList: 'no es una lista',
  isTooLong: 'es demasiado largo',
  isNoText: 'no es un texto',
  isNotWhole: 'no es un número entero',
  notBoolean: 'no es ni true ni false',
  isNoUnit: 'esto no es un número decimal positivo',
  notUnit: '{token} no es un número decimal positivo',
  notNumber: '{token} no es un número',
  notUnits: '{token} no es un número entero de unidades de {unit}',
  tooLarge: '{token} es demasiado grande',
  belowZero: '{token} está por debajo de cero',
  notAmount: '{token} no es una cantidad',
  notCard: '{token} no es una carta',
  notValue: '{token} no es un valor',

  // TOML.
  listOpen: 'una lista que no termina',
  notList: 'no es una lista',
  stringOpen: 'una cadena que no termina',
  notString: 'no es una cadena',
  badEscape: 'una secuencia de escape que TOML no conoce',
  tooDeep: 'listas demasiado anidadas',
  notField: 'no es un campo',
  noEquals: 'falta = después del nombre',
  noValue: 'falta el valor',
  afterValue: 'hay más texto después del valor',
  section: 'una cabecera de sección dentro de una mano',

  // PHH.
  actionNoString: 'una acción debe ser una cadena',
  notAction: '{token} no es una acción',
  noAmount: '{token} no indica ninguna cantidad',
  notPlayer: '{token} no es un jugador',
  notPlayerOf: '{token} no es uno de los {count} jugadores',
  noStacks: 'nadie tiene stack',
  entries: '{entries} entradas para {count} jugadores',
  noVerb: 'no hay {verb} en {variant}',

  // Open Hand History.
  betType: 'no es ni NL, ni PL, ni FL',
  idTaken: 'tiene el id de otro jugador',
  idOfNobody: 'no es el id de nadie',
  nothingIn: 'nadie puso nada',

  // PokerStars.
  noStarsHand: 'aquí no empieza ninguna mano de PokerStars',
  noStakes: 'faltan las ciegas',
  noTable: 'faltan la mesa y su botón',
  noCards: 'faltan las cartas',
  noReceiver: 'falta quién lo recibe',
  notSeat: 'esto no es un asiento',
  notCards: 'esto no son cartas',
  notPost: 'posts {token} no es nada que se conozca aquí',
  notSection: '{token} no es una parte de una mano que se conozca aquí',
  streetCards: 'el {street} tiene {count} cartas',
  noSeat: '{player} no tiene asiento',
  cancelled: 'la mano se canceló',

  // What the record says of the play.
  seatTwice: 'el asiento {seat} está ocupado dos veces',
  twoSeats: '{player} está en dos asientos',
  fewPlayers: 'hay menos de dos jugadores en la mano',
  latePost: '{player} pone ciega cuando ya han empezado las apuestas',
  checksOwing: '{player} pasa, pero tiene que igualar {owed}',
  callsShort: '{player} iguala {paid}, pero la apuesta es {price}',
  raisesShort: '{player} sube a {to}, pero la apuesta es {price}',
  putsTooMuch: '{player} pone {put}, pero tiene {left}',
  backTooMuch: '{player} recupera más de lo que puso',
  actsFolded: '{player} actúa, pero se ha retirado',
  actsAllIn: '{player} actúa, pero está all-in',
  actsParted: '{player} actúa, pero el board ya se había dividido',
  notAllIn: 'se dice que {player} está all-in, pero le quedan fichas',
  notDeed: '{token} no es nada que un jugador pueda hacer aquí',
  noDeed: 'no se dice nada que un jugador pueda hacer aquí',
  twoHands: '{player} tiene dos manos distintas',
  tooManyCards: '{player} tiene más cartas de las que da el juego',
  boardParted: 'el board ya se había dividido',
  boardMissing: 'falta un board anterior a este',
  boardTooLong: 'el board tiene más cartas de las que puede',
  runsOpen: 'los boards de los repartos no están completos',
  runsShareCard: 'dos boards tienen la misma carta',
};

/** In the middle of a sentence. */
export const notations: RefusalTexts['notations'] = {
  phh: 'PHH',
  pokerstars: 'texto de PokerStars',
  ohh: 'Open Hand History',
  settle: 'una mano en JSON para settle',
  ggpoker: 'un historial de manos de GGPoker',
  pokernow: 'un registro de PokerNow',
  winamax: 'un historial de manos de Winamax',
  '888poker': 'un historial de manos de 888poker',
  partypoker: 'un historial de manos de PartyPoker',
  ipoker: 'un historial de manos de iPoker (XML)',
  ongame: 'un historial de manos de OnGame',
  fulltilt: 'un historial de manos de Full Tilt',
  entraction: 'un historial de manos de Entraction',
  bovada: 'un historial de manos de Bovada',
  wpn: 'un historial de manos de Winning Poker Network',
  html: 'una página web (HTML)',
  xml: 'XML',
  json: 'JSON de otro tipo',
  csv: 'una tabla (CSV)',
  text: 'texto simple',
  binary: 'un archivo binario, o texto que no es UTF-8',
  empty: 'un archivo vacío',
};
