/** The words of the table. */

import { amount, percent, tenthsDown } from '../../tools/numbers.js';
import { LIMIT_SIGNS } from '../../tools/poker-names.js';
import { draw, gameNames, mix } from './games.js';
import { list, plural, seconds } from './numbers.js';

export const table = {
  seat: {
    stats: 'Statistics',
    empty: (seat: number): string => `Seat ${seat}, free`,
    sit: 'Sit',
    you: 'You',
    button: 'Dealer button',
    buttonSign: 'D',
    allIn: 'All-in',
    folded: 'Folded',
    statuses: {
      playing: '',
      waiting: 'Waits for next hand',
      out: 'Sitting out',
      busted: 'No chips',
      reserved: 'Buying in',
      leaving: 'Leaving',
      kicked: 'Leaves after this hand',
    } as const,
    /** Said at the seat of who waits; `actions.comesIn` says it to them. */
    comesIn: {
      nextHand: 'Next hand',
      bigBlind: 'Waits for blind',
      moved: 'Sits over',
      post: 'Posts',
      postLater: 'Posts later',
      button: 'Buys button',
      buttonLater: 'Buys later',
    } as const,
    movesTo: (seat: number): string => `To seat ${seat}`,
    move: 'Move',
    moveTo: (seat: number): string => `Move to seat ${seat}`,
    actions: {
      fold: 'Fold',
      check: 'Check',
      call: 'Call',
      bet: 'Bet',
      raise: 'Raise',
      'bring-in': 'Bring-in',
    } as const,
    offline: 'Connection lost',
    bot: (strength: string): string => `Bot, ${strength}`,
    pots: (names: readonly string[]): string => `In: ${names.join(', ')}`,
    won: (chips: number): string => `+${amount(chips)}`,
    thinking: 'To act',
    blinds: (blinds: number): string => `${tenthsDown(blinds)} BB`,
    bet: (chips: number): string => `Bet ${amount(chips)}`,
  },

  pots: {
    /** `page/pots.ts` chooses: only one pot is just a pot. */
    only: 'Pot',
    main: 'Main pot',
    side: (number: number): string => `Side pot ${number}`,
    mainShort: 'M',
    total: 'Total',
    mine: 'You can win this pot',
    contenders: (names: readonly string[]): string => `Between ${list(names)}`,
    winners: (names: readonly string[]): string => `Won by ${list(names)}`,
    list: 'Pots',
    bomb: (ante: number): string => `Bomb pot: everybody put in ${amount(ante)}`,
    why: 'Why?',
  },

  board: {
    label: (run: number, of: number): string => (of === 1 ? 'Board' : `Board ${run} of ${of}`),
    /** Stud, when cards run short (R119). */
    common: 'Card for all',
  },

  draw,
  mix,

  actions: {
    bar: 'Your actions',
    fold: 'Fold',
    check: 'Check',
    call: (chips: number, isAllIn: boolean): string =>
      `Call ${amount(chips)}${isAllIn ? ' all-in' : ''}`,
    bet: (to: number): string => `Bet ${amount(to)}`,
    raise: (to: number): string => `Raise to ${amount(to)}`,
    bringIn: (chips: number): string => `Bring in ${amount(chips)}`,
    complete: (to: number): string => `Complete to ${amount(to)}`,
    allIn: (to: number): string => `All-in ${amount(to)}`,
    odds: (part: number): string => `pays if you win ${percent(part)}`,
    oddsWhy: (price: number, part: number): string =>
      `You pay ${amount(price)} for a part of the pot: that pays off in the long run if you win it at least ${percent(part)} of the time.`,
    amount: 'Amount',
    slider: 'Size',
    less: 'Less',
    more: 'More',
    presets: {
      min: () => 'Min',
      half: () => '½ pot',
      twoThirds: () => '⅔ pot',
      pot: () => 'Pot',
      allIn: () => 'All-in',
      blinds: (count: number) => `${count} BB`,
      times: (count: number) => `${count}×`,
    } as const,
    onlyAmount: (chips: number): string => `Only ${amount(chips)} is possible.`,
    chooseFrom: (min: number, max: number): string =>
      `Choose from ${amount(min)} to ${amount(max)}.`,
    chooseInSteps: (min: number, max: number, step: number): string =>
      `Choose from ${amount(min)} to ${amount(max)}, in steps of ${amount(step)}.`,
    range: (min: number, max: number): string => `From ${amount(min)} to ${amount(max)}`,
    timeBank: (left: number): string => `+ Time ${seconds(left)}`,
    freeFold: 'You can check for free.',
    foldAnyway: 'Fold anyway',
    checkInstead: 'Check',
    checkFold: 'Check / fold',
    checkCall: (price: number): string => (price === 0 ? 'Check' : `Call ${amount(price)}`),
    ahead: 'When it is your turn',
    yourTurn: 'Your turn',
    waitingFor: (name: string): string => `${name} is thinking…`,
    waitingForMany: 'Waiting for an answer…',
    nextHand: 'Next hand in a moment…',
    paused: 'The host paused the game.',
    pausedByYou: 'You paused the game.',
    pausedAlone: 'The game waits for players.',
    resume: 'Go on',
    pausedByQuota: (until: string | null): string =>
      `The game is paused: the host has used up what this server allows in an hour.${until === null ? '' : ` It goes on by itself at ${until}.`}`,
    sleeping: 'The table slept while nobody was here. It goes on now.',
    sitIn: 'I’m back',
    youAreRemoved: (reason: string | null): string =>
      `The host removes you when this hand is over${reason === null ? '.' : `: ${reason}`}`,
    youStandUp: (reason: string | null): string =>
      `The host has you stand up when this hand is over${reason === null ? '.' : `: ${reason}`}`,
    stoodUp: (reason: string): string =>
      `The host had you stand up${reason === '' ? '' : `: ${reason}`}. You are watching.`,
    youSitOut: 'You are sitting out.',
    youAreSatOut: 'The host has you sit out.',
    youAreMoved: (seat: number): string =>
      `The host moves you to seat ${seat} when this hand is over.`,
    yourStackChanges: (by: number, reason: string): string =>
      `The host ${by < 0 ? 'takes' : 'gives you'} ${amount(Math.abs(by))}${by < 0 ? ' from you' : ''} when this hand is over: ${reason}`,
    watching: 'You are watching. Choose a free seat to play.',
    denied: (reason: string): string =>
      `The host refused you the seat${reason === '' ? '' : `: ${reason}`}. You are watching.`,
    requestExpired: 'The host did not answer your request for a seat. You are watching.',
    seatExpired: 'No chips came in time, so your seat is free again. You are watching.',
    waitsForSeat: 'The host has your request for a seat.',
    waitsForChips: 'The host has your request for chips.',
    comesIn: {
      nextHand: () => 'You are dealt in with the next hand.',
      bigBlind: () => 'You are dealt in when the big blind reaches you.',
      moved: (_chips: number, hands: number) =>
        `You moved away from the big blind and sit over ${plural(hands, 'hand', 'hands')}.`,
      post: (chips: number) => `You post ${amount(chips)} and are dealt in with the next hand.`,
      postLater: (chips: number) =>
        `You post ${amount(chips)} and are dealt in when the button has passed you.`,
      button: (chips: number) => `You buy the button for ${amount(chips)} with the next hand.`,
      buttonLater: (chips: number) =>
        `You buy the button for ${amount(chips)} when it comes to you.`,
    } as const,
    movesTo: (seat: number): string => `You move to seat ${seat} when this hand is over.`,
    offerLapsed: 'You did not take the seat in time, and it was offered to the next one.',
    full: 'Every seat is taken. You are watching.',
    waitsForPlayers: 'Waiting for another player.',
    waitsForHost: 'The host starts the game.',
    startWhenReady: 'Start when everybody is here.',
    busted: 'You have no chips left.',
    start: 'Start the game',
    addBot: 'Add a bot',
    closed: 'This table is closed.',
  },

  /** What is said of typed text that is no amount. */
  amounts: {
    chips: 'Enter a whole number of chips, such as 1200, 1,200 or 1.2k.',
    money: 'Enter an amount with at most two decimals behind a point, such as 12.50 or 1,250.',
  },

  runs: {
    title: 'All-in: how many boards?',
    lead: 'The fewest that anybody wants are dealt.',
    choices: { 1: 'Run it once', 2: 'Run it twice', 3: 'Three times' } as const,
  },

  after: {
    label: 'After the hand',
    show: 'Show',
    showAll: (count: number): string => (count === 2 ? 'Show both' : 'Show all'),
    muck: 'Muck',
    rabbit: 'Rabbit hunt',
    wouldHaveCome: 'Would have come',
  },

  sit: {
    title: (seat: number): string => `Take seat ${seat}`,
    name: 'Your name',
    game: 'Game',
    blinds: 'Blinds',
    bets: 'Bets',
    ante: 'Ante',
    buyIn: 'Chips',
    limits: (min: number, max: number): string => `${amount(min)} to ${amount(max)}`,
    back: (chips: number, until: string): string =>
      `You left with ${amount(chips)}: until ${until} you come back with no less.`,
    sit: 'Sit down',
    ask: 'Ask the host for the seat',
    cancel: 'Cancel',
  },

  log: {
    someone: 'Someone',
    seat: (seat: number): string => `Seat ${seat}`,
  },

  panel: {
    label: 'Log and chat',
    log: 'Log',
    chat: 'Chat',
    open: 'Log and chat',
    close: 'Close',
    say: 'Say something',
    send: 'Send',
    noChat: 'Nobody has said anything yet.',
    noLog: 'The first hand has not begun.',
    hand: (number: number): string => `Hand ${number}`,
  },

  top: {
    stakes: (small: number, big: number): string => `${amount(small)}/${amount(big)}`,
    games: gameNames,
    limits: {
      'no-limit': 'No limit',
      'pot-limit': 'Pot limit',
      'fixed-limit': 'Fixed limit',
    } as const,
    limitSigns: LIMIT_SIGNS,
    hand: (number: number): string => `Hand ${number}`,
    help: 'Keyboard help',
    home: 'Lobby',
    invite: 'Invite',
    menu: 'Menu',
    requests: (count: number): string => plural(count, 'request', 'requests'),
    sitOut: 'Sit out',
    sitIn: 'Sit in',
    leave: 'Leave seat',
  },

  help: {
    title: 'Keyboard',
    close: 'Close',
    keys: [
      ['F', 'Fold'],
      ['C', 'Check or call'],
      ['R', 'Go to the bet or raise amount'],
      ['1 – 5', 'Choose a preset size; it is not sent yet'],
      ['1 – 7', 'In a draw: mark a card that goes'],
      ['D', 'Draw for the marked cards; C stands pat'],
      ['↑ ↓', 'In the amount: a big blind more or less'],
      ['Enter', 'Send the bet or raise'],
      ['T', 'Use the time bank'],
      ['S', 'Skip the rest of a run-out'],
      ['P', 'Go to the pots'],
      ['L', 'Open log and chat'],
      ['?', 'This help'],
    ] as const,
  },

  title: {
    yourTurn: (table: string): string => `● Your turn – ${table}`,
    table: (table: string): string => `${table} – Sidepot`,
  },
};
