/** The words of the table's menu, for the host and for everybody. */

import type { SeatOrder } from '@sidepot/protocol';
import { amount, count as number } from '../../../tools/numbers.js';
import { plural, seconds } from '../numbers.js';

export interface PendingOrder {
  readonly order: SeatOrder;
  readonly seat: number;
  readonly by: number;
  readonly reason: string | null;
}

export const host = {
  menu: {
    title: 'Table',
    close: 'Close',
    tabs: {
      you: 'You',
      host: 'Host',
      ledger: 'Ledger',
      hands: 'Hands',
      report: 'Report',
      rules: 'Rules',
    } as const,
    settings: 'Settings',
  },

  invite: {
    title: 'Invite players',
    lead: 'Whoever has this link can come to the table and take a seat.',
    leadEntry: 'Whoever has this link can ask you to be let in.',
    leadApproval: 'Whoever has this link can come to the table and ask you for a seat.',
    link: 'Link to this table',
    share: 'Share…',
    qr: 'QR code of the link',
    show: 'QR code',
    tabs: { friends: 'Friends', device: 'My other device' } as const,
    waiting: 'Send your friends the link',
    onlyHereShort: 'Only this computer can open the link',
    onlyHere:
      'Only this computer can open this link. To let others in your network in, stop the server and type',
  },

  device: {
    title: 'Same seat on another device',
    lead: 'Open this private link there, and you go on with the same name, seat and chips. It works once; do not give it to anybody else.',
    make: 'Make a private link',
    link: 'Private link',
    until: (time: string): string => `Works once, until ${time}.`,
  },

  devices: {
    title: 'Your other devices',
    lead: 'Signed in as you. End one that you have lost or lent.',
    unknown: 'A device',
    used: (time: string): string => `last used ${time}`,
    end: 'End',
    endLabel: (device: string): string => `Sign out ${device}`,
    endAll: 'End all of them',
  },

  data: {
    title: 'My data',
    lead: 'Your name, your tables, what you said and the hands you were dealt, in one file.',
    download: 'Download my data',
    forget: 'Forget me…',
    forgetQuestion:
      'Be forgotten for good? Your name and your words go from every table, and all your devices are signed out. The hands you played stay with the others, under a name that is not yours. Leave your seats and close your tables first; delete those that nobody is to keep.',
    forgetNow: 'Forget me',
    keep: 'Stay',
  },

  handOver: {
    ask: 'Hand the table over…',
    to: 'To',
    question: (name: string): string =>
      `Make ${name} the host? Only they can run the table then, and only they can give it back.`,
    yes: 'Hand it over',
  },

  you: {
    title: 'You',
    sitOut: 'Sit out from the next hand',
    straddle: 'Straddle when I can',
    straddleHere: {
      wish: (chips: number): string => `Straddle ${amount(chips)}`,
      next: (chips: number): string => `Straddle ${amount(chips)} in the next hand`,
      note: 'Whenever your seat may, until you press it again.',
    },
    comeIn: 'How to come in',
    comeIns: {
      wait: () => 'Wait for big blind',
      post: (chips: number) => `Post ${amount(chips)}`,
      button: (chips: number) => `Buy button ${amount(chips)}`,
    } as const,
    sitOver: (hands: number): string => `Sit over ${plural(hands, 'hand', 'hands')}`,
    chips: 'Chips',
    buy: 'Buy chips',
    buyFor: (chips: number): string => `Buy in for ${amount(chips)}`,
    limits: (min: number, max: number): string => `${amount(min)} to ${amount(max)}`,
    outside: (min: number, max: number): string =>
      `Choose between ${amount(min)} and ${amount(max)}.`,
    auto: {
      title: 'Chips by themselves',
      lead: 'Bought between hands while you play, never while you sit out.',
      topUp: 'Top up after each hand',
      topUpTo: 'Back up to',
      rebuy: 'Buy in again after a bust',
      rebuyFor: 'With',
    },
    move: 'Change seat',
    moveNote: 'Nobody gets around a blind: away from it you sit over hands, or post.',
    moveTo: 'To seat',
    moveNow: 'Move',
    moveStay: 'Stay here',
    moveQuestion: (seat: number): string => `Move to seat ${seat}?`,
    topUp: 'Add chips',
    topUpNote: (most: number): string => `Up to ${amount(most)} more.`,
    topUpFull: 'Your stack is at the most allowed.',
    topUpComing: (chips: number): string => `${amount(chips)} come after this hand.`,
    add: 'Add',
    name: 'Your name',
    save: 'Save',
    saved: 'Saved',
    leave: 'Leave the seat',
    /** `bet`: what is in a hand that is not over. */
    leaveQuestion: (chips: number, bet: number): string =>
      bet === 0
        ? `Leave with ${amount(chips)}? It goes to the ledger.`
        : `Leave with ${amount(chips)}? It goes to the ledger when this hand is over. The ${amount(bet)} you have bet stay in the hand, and it is folded when your turn comes.`,
    leaveAllIn: (bet: number): string =>
      `Leave? You are all-in: the ${amount(bet)} you have bet stay in the hand until it is over. You leave with what it pays you.`,
    leaveTournament: 'Nobody can leave a tournament that has begun: sit out instead.',
    stay: 'Stay',
    cancelRequest: 'Take back the request for a seat',
    cancelChips: 'Take back the request for chips',
    onlyWatching: 'You are watching.',
    watching: 'You are watching. Choose a free seat at the table to play.',
  },

  waiting: {
    title: 'Waiting for a seat',
    join: 'Wait for a seat',
    length: (count: number): string =>
      count === 0 ? 'Nobody waits yet.' : `${plural(count, 'player waits', 'players wait')}.`,
    place: (place: number, of: number): string => `You are number ${place} of ${of} in line.`,
    leave: 'Wait no more',
    offer: (seat: number, left: number): string => `Seat ${seat} is yours for ${seconds(left)}.`,
    take: (seat: number): string => `Take seat ${seat}`,
    pass: 'No, thank you',
    offered: (seat: number, until: string): string => `Seat ${seat} is offered until ${until}`,
    since: (time: string): string => `since ${time}`,
  },

  requests: {
    title: 'Who asks',
    none: 'Nobody is waiting.',
    asks: (name: string, chips: number | null): string =>
      chips === null ? `${name} asks for a seat` : `${name} asks for a seat with ${amount(chips)}`,
    asksChips: (name: string, chips: number): string => `${name} asks for ${amount(chips)} more`,
    give: 'Give',
    seat: (seat: number): string => `Seat ${seat}`,
    approve: 'Let in',
    deny: 'Refuse',
    label: 'Requests',
  },

  game: {
    title: 'Game',
    start: 'Start the game',
    pause: 'Pause',
    pauseNote: 'No new hand, and all clocks stop.',
    resume: 'Go on',
    paused: 'The game is paused.',
    pausedByYou: 'You paused the game.',
    pausedAlone: 'The game waits for players.',
    pausedByQuota: (until: string | null): string =>
      `You have used up what this server allows in an hour.${until === null ? '' : ` The game goes on by itself at ${until}.`}`,
    close: 'Close the table',
    closeQuestion:
      'Close the table after this hand? Everybody is paid out in the ledger, and nothing more is dealt. A tournament that has begun divides its open prizes by the chips of those who are left.',
    closing: 'The table closes when this hand is over.',
    closed: 'The table is closed.',
    keep: 'Keep it open',
    end: 'Close this table',
    endNote: 'A table that is closed can still be read, and deleted by you.',
  },

  deletion: {
    title: 'Delete this table',
    lead: 'Everybody who played here can read and download its hands and its ledger until you do.',
    ask: 'Delete the table…',
    question:
      'Delete the table for good? All its hands, its chat and its ledger are lost. Nobody who played here can read or download them any more, you neither, and the link leads nowhere.',
    yes: 'Delete for good',
    no: 'Keep the table',
  },

  bots: {
    title: 'Bots',
    add: 'Add a bot',
    strength: 'Strength',
    strengths: { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const,
    remove: (name: string): string => `Remove ${name}`,
    removeShort: 'Remove',
    full: 'Every seat is taken.',
  },

  quotas: {
    title: 'What you use of this server',
    what: {
      tables: 'Open tables',
      tablesPerDay: 'New tables in 24 hours',
      bots: 'Bots at your tables',
      eventsPerHour: 'Events stored this hour',
      bytesPerHour: 'Megabytes stored this hour',
    } as const,
    used: (what: string, used: number, limit: number): string => {
      const told = (count: number): string =>
        number(what === 'bytesPerHour' ? Math.ceil(count / 1_000_000) : count);
      return `${told(used)} of ${told(limit)}`;
    },
  },

  orders: {
    open: 'More…',
    openLabel: (name: string): string => `More for ${name}`,
    sitOut: 'Sit out',
    forms: { standUp: 'Stand up…', move: 'Move…', setStack: 'Stack…' } as const,
    standUp: 'Have them stand up',
    standUpNote: (name: string, chips: number): string =>
      `${name} leaves the seat, after the hand if they are in one, and watches. ${amount(chips)} chips are at it now; they go to the ledger.`,
    move: 'Move',
    moveNote: 'Between hands at once, else when this hand is over.',
    to: 'To',
    stack: 'New stack',
    setStack: 'Set the stack',
    stackNote: (chips: number): string =>
      `Now ${amount(chips)}. More counts as bought, less as paid out, so nobody wins or loses by it. Everybody sees it.`,
    stackInHand: (chips: number): string =>
      `${amount(chips)} when this hand began. The difference is given or taken when the hand is over; it counts as bought or paid out. Everybody sees it.`,
    stackBad: 'Enter an amount above 0.',
    takeBack: 'Take back',
    takeBackLabel: (name: string): string => `Take back what was ordered for ${name}`,
    pending: ({ order, seat, by, reason }: PendingOrder): string => {
      const said = {
        sitOut: 'sits out',
        standUp: 'stands up after this hand',
        move: `moves to seat ${seat} after this hand`,
        setStack: `${by < 0 ? '−' : '+'}${amount(Math.abs(by))} after this hand`,
      };
      return reason === null ? said[order] : `${said[order]}: ${reason}`;
    },
  },

  helpers: {
    is: 'helps you host',
    share: 'Let them host too',
    shareLabel: (name: string): string => `Let them host too: ${name}`,
    end: 'Host without them',
    endLabel: (name: string): string => `Host without them: ${name}`,
  },

  people: {
    title: 'Players',
    spectators: 'Watching',
    /** Who watches and has no name. */
    unnamed: (count: number): string => `${number(count)} without a name`,
    you: 'you',
    host: 'the host',
    bot: (strength: string): string => `Bot, ${strength.toLowerCase()}`,
    kick: 'Remove…',
    kickLabel: (name: string): string => `Remove ${name} from the table`,
    kickQuestion: (name: string): string =>
      `${name} leaves the table, after the hand if they are in one, and comes back only if you let them in. The chips go to the ledger; those of a tournament that has begun leave play.`,
    reason: 'Reason',
    reasonNote: 'Optional. Everybody sees it.',
    kickNow: 'Remove',
    leaves: 'leaves after this hand',
    keep: 'Keep',
    keepLabel: (name: string): string => `Keep ${name} at the table`,
    cancel: 'Cancel',
  },

  ledger: {
    title: 'Ledger',
    none: 'Nobody has bought chips yet.',
    hidden: 'The ledger is for the host and for those who sit.',
    player: 'Player',
    buyIns: 'In',
    cashOuts: 'Out',
    stack: 'Stack',
    adjusted: 'Corr.',
    net: 'Net',
    rake: (chips: number): string => `Rake taken: ${amount(chips)}`,
    asOf: 'Stacks as of the last hand that is over.',
    signed: (chips: number): string =>
      chips > 0 ? `+${amount(chips)}` : chips < 0 ? `−${amount(-chips)}` : amount(0),
    settlement: 'Who pays whom',
    settlementNote: 'The fewest payments, as if everybody cashed out now.',
    settled: 'Everybody is even.',
    pays: (from: string, to: string, chips: number): string =>
      `${from} pays ${to} ${amount(chips)}`,
    house: 'The house',
    copy: 'Copy who pays whom',
    copied: 'Copied.',
    notCopied: 'This browser does not allow copying.',
    saveSettlement: 'Payments as CSV',
    saveLedger: 'Ledger as CSV',
    corrections: 'Corrections',
    correction: (name: string, chips: string, reason: string): string =>
      `${name} ${chips}: ${reason}`,
    older: 'Older corrections',
    correct: 'Correct the ledger',
    correctNote: 'For money that changed hands outside. Chips stay where they are.',
    amount: 'Amount',
    amountNote: 'Added to the net; with a minus it is taken off.',
    amountBad: 'Enter an amount that is not 0.',
    reason: 'Reason',
    reasonBad: 'Say why: everybody reads it.',
    send: 'Correct',
  },

  settings: {
    title: 'Settings',
    save: 'Save the settings',
    saved: 'Saved. They count from the next hand.',
    coming: 'From the next hand on:',
  },
};
