/** Why a hand history cannot be read, by key, and what a text looks like instead. */

import type { RefusalTexts } from '@sidepot/engine';

/** `{detail}` is replaced. */
export const reasons: RefusalTexts['reasons'] = {
  // What kind of text it is.
  noHand: 'darin ist keine Hand',
  looksLike:
    'das sieht aus wie {notation}; lesbar sind PHH, Open Hand History, das Log von PokerNow, XML von iPoker und Texte von PokerStars, GGPoker, Winamax, 888poker, PartyPoker, Bovada und Winning Poker Network',
  otherLanguage:
    'das sieht aus wie {notation} in einer anderen Sprache ({language}); lesbar ist nur Englisch',
  looksLikeNot: 'das sieht aus wie {notation}, nicht wie {asked}',
  notObject: 'das ist kein Objekt',
  notJson: 'das ist kein JSON',
  noHandBegins: 'hier beginnt keine Hand',

  // Values.
  isMissing: 'fehlt',
  isTwice: 'kommt zweimal vor',
  keyTwice: '{key} kommt zweimal vor',
  isNoList: 'ist keine Liste',
  isTooLong: 'ist zu lang',
  isNoText: 'ist kein Text',
  isNotWhole: 'ist keine ganze Zahl',
  notBoolean: 'weder true noch false',
  isNoUnit: 'das ist keine positive Dezimalzahl',
  notUnit: '{token} ist keine positive Dezimalzahl',
  notNumber: '{token} ist keine Zahl',
  notUnits: '{token} ist kein ganzes Vielfaches der Einheit {unit}',
  tooLarge: '{token} ist zu groß',
  belowZero: '{token} liegt unter null',
  notAmount: '{token} ist kein Betrag',
  notCard: '{token} ist keine Karte',
  notValue: '{token} ist kein Wert',

  // TOML.
  listOpen: 'eine Liste, die nicht endet',
  notList: 'keine Liste',
  stringOpen: 'eine Zeichenkette, die nicht endet',
  notString: 'keine Zeichenkette',
  badEscape: 'eine Escape-Folge, die TOML nicht kennt',
  tooDeep: 'zu tief geschachtelte Listen',
  notField: 'kein Feld',
  noEquals: 'kein = nach dem Namen',
  noValue: 'kein Wert',
  afterValue: 'nach dem Wert kommt noch Text',
  section: 'eine Abschnittszeile mitten in einer Hand',

  // PHH.
  actionNoString: 'eine Aktion muss eine Zeichenkette sein',
  notAction: '{token} ist keine Aktion',
  noAmount: '{token} nennt keinen Betrag',
  notPlayer: '{token} ist kein Spieler',
  notPlayerOf: '{token} gehört nicht zu den {count} Spielern',
  noStacks: 'niemand hat einen Stack',
  entries: '{entries} Einträge für {count} Spieler',
  noVerb: 'in {variant} gibt es kein {verb}',

  // Open Hand History.
  betType: 'ist weder NL noch PL noch FL',
  idTaken: 'hat die ID von jemand anderem',
  idOfNobody: 'ist eine ID, die niemand hat',
  nothingIn: 'niemand hat etwas gesetzt',

  // PokerStars.
  noStarsHand: 'hier beginnt keine PokerStars-Hand',
  noStakes: 'die Blinds fehlen',
  noTable: 'der Tisch und sein Button fehlen',
  noCards: 'die Karten fehlen',
  noReceiver: 'es fehlt, wer es bekommt',
  notSeat: 'das ist kein Platz',
  notCards: 'das sind keine Karten',
  notPost: 'posts {token} ist hier nicht bekannt',
  notSection: '{token} ist kein bekannter Teil einer Hand',
  streetCards: '{street} hat {count} Karten',
  noSeat: '{player} hat keinen Platz',
  cancelled: 'die Hand wurde abgebrochen',

  // What the record says of the play.
  seatTwice: 'Platz {seat} ist doppelt besetzt',
  twoSeats: '{player} sitzt auf zwei Plätzen',
  fewPlayers: 'weniger als zwei Spieler sind in der Hand',
  latePost: '{player} postet, obwohl schon gesetzt wird',
  checksOwing: '{player} checkt, muss aber {owed} callen',
  callsShort: '{player} callt {paid}, aber der Einsatz ist {price}',
  raisesShort: '{player} erhöht auf {to}, aber der Einsatz ist {price}',
  putsTooMuch: '{player} setzt {put}, hat aber nur {left}',
  backTooMuch: '{player} bekommt mehr zurück als gesetzt',
  actsFolded: '{player} handelt, hat aber gefoldet',
  actsAllIn: '{player} handelt, ist aber all-in',
  actsParted: '{player} handelt, aber das Board war schon geteilt',
  notAllIn: '{player} soll all-in sein, hat aber noch Chips',
  notDeed: '{token} ist nichts, was man hier tun kann',
  noDeed: 'es fehlt, was hier getan wird',
  twoHands: '{player} hat zwei verschiedene Hände',
  tooManyCards: '{player} hat mehr Karten als im Spiel üblich',
  boardParted: 'das Board war schon geteilt',
  boardMissing: 'ein Board davor fehlt',
  boardTooLong: 'das Board hat zu viele Karten',
  runsOpen: 'nicht alle Boards sind vollständig',
  runsShareCard: 'zwei Boards haben dieselbe Karte',
};

/** In the middle of a sentence. */
export const notations: RefusalTexts['notations'] = {
  phh: 'PHH',
  pokerstars: 'PokerStars-Text',
  ohh: 'Open Hand History',
  settle: 'eine Hand als JSON für settle',
  ggpoker: 'eine Hand History von GGPoker',
  pokernow: 'ein Log von PokerNow',
  winamax: 'eine Hand History von Winamax',
  '888poker': 'eine Hand History von 888poker',
  partypoker: 'eine Hand History von PartyPoker',
  ipoker: 'eine Hand History von iPoker (XML)',
  ongame: 'eine Hand History von OnGame',
  fulltilt: 'eine Hand History von Full Tilt',
  entraction: 'eine Hand History von Entraction',
  bovada: 'eine Hand History von Bovada',
  wpn: 'eine Hand History von Winning Poker Network',
  html: 'eine Webseite (HTML)',
  xml: 'XML',
  json: 'JSON anderer Art',
  csv: 'eine Tabelle (CSV)',
  text: 'einfacher Text',
  binary: 'eine Binärdatei oder Text, der nicht UTF-8 ist',
  empty: 'eine leere Datei',
};
