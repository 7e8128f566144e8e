/** What happened, as a line of the log: who, what, and how much. `page/event-line.ts` chooses. */

import { lowerFirst } from '../../tools/letters.js';

export const events = {
  posted: {
    ante: (who: string, chips: string) => `${who} posts the ante ${chips}`,
    'small-blind': (who: string, chips: string) => `${who} posts the small blind ${chips}`,
    'big-blind': (who: string, chips: string) => `${who} posts the big blind ${chips}`,
    straddle: (who: string, chips: string) => `${who} straddles ${chips}`,
    post: (who: string, chips: string) => `${who} posts ${chips}`,
    'button-blind': (who: string, chips: string) => `${who} posts on the button ${chips}`,
    'bring-in': (who: string, chips: string) => `${who} brings in ${chips}`,
  },
  /** Cards follow. */
  streets: ['Preflop', 'Flop', 'Turn', 'River'],
  otherStreet: 'Card for all',
  onBoard: (street: string, board: number) => `${street} (board ${board})`,
  acted: {
    fold: (who: string, _chips: string) => `${who} folds`,
    check: (who: string, _chips: string) => `${who} checks`,
    call: (who: string, chips: string) => `${who} calls ${chips}`,
    bet: (who: string, chips: string) => `${who} bets ${chips}`,
    raise: (who: string, chips: string) => `${who} raises to ${chips}`,
    'bring-in': (who: string, chips: string) => `${who} brings in ${chips}`,
  },
  drew: (who: string, count: number) => {
    if (count === 0) return `${who} stands pat`;
    return count === 1 ? `${who} draws one card` : `${who} draws ${count} cards`;
  },
  /** In games where nothing new comes for it. */
  threw: (who: string, count: number) =>
    count === 1 ? `${who} throws one card away` : `${who} throws ${count} cards away`,
  reshuffled: 'The deck is out: the cards thrown before are shuffled into a new one',
  allIn: (acted: string) => `${acted} and is all-in`,
  killed: (who: string) => `${who}: the hand is dead`,
  refunded: (who: string, chips: string) => `Uncalled ${chips} returned to ${who}`,
  runs: ['Run it once', 'Run it twice', 'Run it three times'],
  shown: (who: string, cards: string) => `${who} shows ${cards}`,
  mucked: (who: string) => `${who} mucks`,
  raked: (chips: string) => `Rake ${chips}`,
  wins: (who: string, chips: string) => `${who} wins ${chips}`,
  oddChip: (wins: string, chips: string) => `${wins}, odd chip ${chips}`,
  withHand: (wins: string, hand: string) => `${wins} with ${lowerFirst(hand)}`,
  voided: 'The hand is void; all bets are returned',

  satDown: (who: string, chips: string) => `${who} sits down with ${chips}`,
  toppedUp: (who: string, chips: string) => `${who} adds ${chips}`,
  stackSet: (who: string, was: string, chips: string) => `Stack of ${who}: ${was} → ${chips}`,
  satOut: (who: string) => `${who} sits out`,
  satIn: (who: string) => `${who} is back`,
  gameChosen: (who: string, game: string): string => `${who} names the next game: ${game}`,
  seatChanged: (who: string, seat: number) => `${who} moves to seat ${seat}`,
  left: (who: string, chips: string) => `${who} leaves with ${chips}`,
  levelStarted: (level: number) => `Level ${level} begins`,
  bountyPaid: (who: string, chips: string, payers: string) =>
    `7-2: ${who} gets ${chips} from ${payers}`,
  busted: (who: string) => `${who} has no chips left`,

  joined: (name: string) => `${name} joins`,
  renamed: (was: string, name: string) => `${was} is now called ${name}`,
  seatRequested: (who: string) => `${who} asks for a seat`,
  chipsRequested: (who: string) => `${who} asks for chips`,
  requestExpired: (who: string) => `${who} got no answer from the host`,
  requestDenied: (who: string) => `The host refuses ${who}`,
  seatExpired: (who: string) => `The seat of ${who} is free again: no chips came`,
  moveAsked: (who: string, seat: number) => `${who} moves to seat ${seat} after this hand`,
  waitlistJoined: (who: string) => `${who} waits for a seat`,
  waitlistLeft: (who: string) => `${who} waits no more`,
  seatOffered: (who: string, seat: number) => `Seat ${seat} is offered to ${who}`,
  offerLapsed: (who: string) => `${who} did not take the seat`,
  entryRequested: (name: string) => `${name} asks to come in`,
  banned: (who: string) => `${who} is banned`,
  linkChanged: 'There is a new invite link',
  gameStarted: 'The game begins',
  paused: 'The game is paused',
  pausedByQuota: 'The game is paused: the host has used up the quota of this hour',
  goesOnAt: (paused: string, time: string) => `${paused}; it goes on at ${time}`,
  resumed: 'The game goes on',
  slept: 'Nobody is here: the table sleeps',
  woke: 'Somebody is here: the table goes on',
  kicking: (who: string) => `${who} leaves after this hand`,
  kickCancelled: (who: string) => `${who} stays after all`,
  kicked: (who: string) => `${who} is removed by the host`,
  muted: (who: string) => `The host mutes ${who}`,
  unmuted: (who: string) => `${who} may write again`,
  hostChanged: (who: string) => `${who} is the host from now on`,
  hostShared: (who: string) => `${who} helps the host from now on`,
  hostUnshared: (who: string) => `${who} does not help the host any more`,
  /** `when`: now, which is nothing, or `afterHand`. */
  ordered: {
    afterHand: ' after this hand',
    sitOut: (who: string, when: string) => `The host has ${who} sit out${when}`,
    standUp: (who: string, when: string) => `The host has ${who} stand up${when}`,
    move: (who: string, when: string, seat: number) =>
      `The host moves ${who} to seat ${seat}${when}`,
    take: (who: string, when: string, chips: string) =>
      `The host takes ${chips} from ${who}${when}`,
    give: (who: string, when: string, chips: string) => `The host gives ${chips} to ${who}${when}`,
  },
  orderEnded: {
    cancelled: (who: string) => `The host leaves the seat of ${who} as it is`,
    failed: (who: string) => `What the host wanted with the seat of ${who} is not possible`,
  },
  roomChanged: 'The host changes the settings',
  ledgerAdjusted: (who: string, chips: string) => `Ledger of ${who} corrected by ${chips}`,
  botAdded: (name: string) => `${name} joins (bot)`,
  timedOut: (who: string) => `${who} ran out of time`,
  timeBankUsed: (who: string) => `${who} uses the time bank`,
  clockMoved: 'The server was away; the clock goes on with what was left',
  /** Cards follow. */
  rabbitShown: (who: string) => `${who} asks what would have come`,
  bombPot: (chips: string) => `Bomb pot: everybody antes ${chips}`,
  bombPotOnTwo: (chips: string) => `Bomb pot on two boards: everybody antes ${chips}`,
  nextTable: 'The host plays again at a new table',
  closing: 'The host closes the table after this hand',
  closed: 'The table is closed',
};
