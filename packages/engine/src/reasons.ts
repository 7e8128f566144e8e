/**
 * Why a hand history cannot be read or written, by key: the `reason` of `BAD_NOTATION`. `{detail}`
 * stands for what lies beside the key. Only `refusalText` loads the texts; readers have the keys.
 */

/** A sentence may begin with the line, the field and the action. */
export const REASONS = {
  // What kind of text it is.
  noHand: 'there is no hand in it',
  looksLike:
    'this looks like {notation}; what can be read is PHH, Open Hand History, PokerNow’s log, iPoker’s XML and texts of PokerStars, GGPoker, Winamax, 888poker, PartyPoker, Bovada and Winning Poker Network',
  otherLanguage:
    'this looks like {notation} in another language ({language}); only English can be read',
  looksLikeNot: 'this looks like {notation}, not {asked}',
  notObject: 'this is not an object',
  notJson: 'this is not JSON',
  noHandBegins: 'no hand begins here',

  // Values.
  isMissing: 'is missing',
  isTwice: 'is there twice',
  keyTwice: '{key} is there twice',
  isNoList: 'is not a list',
  isTooLong: 'is too long',
  isNoText: 'is not a text',
  isNotWhole: 'is not a whole number',
  notBoolean: 'neither true nor false',
  isNoUnit: 'this is not a positive decimal number',
  notUnit: '{token} is not a positive decimal number',
  notNumber: '{token} is not a number',
  notUnits: '{token} is not a whole number of units of {unit}',
  tooLarge: '{token} is too large',
  belowZero: '{token} is below zero',
  notAmount: '{token} is not an amount',
  notCard: '{token} is not a card',
  notValue: '{token} is not a value',

  // TOML.
  listOpen: 'a list that does not end',
  notList: 'not a list',
  stringOpen: 'a string that does not end',
  notString: 'not a string',
  badEscape: 'an escape that TOML does not know',
  tooDeep: 'lists too deep',
  notField: 'not a field',
  noEquals: 'no = after the name',
  noValue: 'no value',
  afterValue: 'more text after the value',
  section: 'a section header inside a hand',

  // PHH.
  actionNoString: 'an action must be a string',
  notAction: '{token} is not an action',
  noAmount: '{token} names no amount',
  notPlayer: '{token} is not a player',
  notPlayerOf: '{token} is not one of {count} players',
  noStacks: 'nobody has a stack',
  entries: '{entries} entries for {count} players',
  noVerb: 'no {verb} in {variant}',

  // Open Hand History.
  betType: 'is neither NL, PL nor FL',
  idTaken: 'has the id of another player',
  idOfNobody: 'is the id of nobody',
  nothingIn: 'nobody put anything in',

  // PokerStars.
  noStarsHand: 'no PokerStars hand begins here',
  noStakes: 'the stakes are missing',
  noTable: 'the table and its button are missing',
  noCards: 'the cards are missing',
  noReceiver: 'who gets it is missing',
  notSeat: 'this is not a seat',
  notCards: 'these are not cards',
  notPost: 'posts {token} is nothing that is known here',
  notSection: '{token} is no part of a hand that is known here',
  streetCards: 'the {street} has {count} cards',
  noSeat: '{player} has no seat',
  cancelled: 'the hand was cancelled',

  // What the record says of the play.
  seatTwice: 'seat {seat} is taken twice',
  twoSeats: '{player} sits in two seats',
  fewPlayers: 'fewer than two players are in the hand',
  latePost: '{player} posts when the betting has begun',
  checksOwing: '{player} checks, but has {owed} to call',
  callsShort: '{player} calls {paid}, but the bet is {price}',
  raisesShort: '{player} raises to {to}, but the bet is {price}',
  putsTooMuch: '{player} puts in {put}, but has {left}',
  backTooMuch: '{player} gets more back than was put in',
  actsFolded: '{player} acts, but has folded',
  actsAllIn: '{player} acts, but is all-in',
  actsParted: '{player} acts, but the board was parted before',
  notAllIn: '{player} is said to be all-in, but has chips left',
  notDeed: '{token} is nothing that a player can do here',
  noDeed: 'nothing is said that a player can do here',
  twoHands: '{player} has two different hands',
  tooManyCards: '{player} has more cards than the game',
  boardParted: 'the board was parted before',
  boardMissing: 'a board before this one is missing',
  boardTooLong: 'the board has more cards than it can',
  runsOpen: 'the boards of the runs are not complete',
  runsShareCard: 'two boards have the same card',
} as const;

/** Why a hand history is refused: the `reason` of `BAD_NOTATION`. */
export type Reason = keyof typeof REASONS;

/** What a text looks like, in the middle of a sentence: "this looks like …". */
export const NOTATION_TITLES = {
  phh: 'PHH',
  pokerstars: 'PokerStars text',
  ohh: 'Open Hand History',
  settle: 'a hand as JSON for settle',
  ggpoker: 'a GGPoker hand history',
  pokernow: 'a PokerNow log',
  winamax: 'a Winamax hand history',
  '888poker': 'an 888poker hand history',
  partypoker: 'a PartyPoker hand history',
  ipoker: 'an iPoker hand history (XML)',
  ongame: 'an OnGame hand history',
  fulltilt: 'a Full Tilt hand history',
  entraction: 'an Entraction hand history',
  bovada: 'a Bovada hand history',
  wpn: 'a Winning Poker Network hand history',
  html: 'a web page (HTML)',
  xml: 'XML',
  json: 'JSON of another kind',
  csv: 'a table (CSV)',
  text: 'plain text',
  binary: 'a binary file, or text that is not UTF-8',
  empty: 'an empty file',
} as const;
