/** The words of the settings: for the lobby, for the host, for the list of rules and for the log. */

import { amount, count } from '../../../tools/numbers.js';
import { ante } from '../ante.js';
import { table } from '../table.js';

const speeds = { none: 'At once', fast: 'Fast', normal: 'Normal', slow: 'Slow' } as const;
const currencies = {
  none: 'Chips',
  USD: '$ US dollars',
  EUR: '€ Euros',
  GBP: '£ Pounds',
  CAD: '$ Canadian dollars',
  AUD: '$ Australian dollars',
  NZD: 'NZD New Zealand dollars',
  CHF: 'CHF Swiss francs',
  SEK: 'SEK Swedish kronor',
  NOK: 'NOK Norwegian kroner',
  DKK: 'DKK Danish kroner',
  PLN: 'PLN Polish złoty',
  CZK: 'CZK Czech koruny',
  BRL: 'BRL Brazilian reais',
  INR: '₹ Indian rupees',
} as const;
const seconds = (number: number): string => `${count(number)} s`;
const percent = (number: number): string => `${number} %`;

export const settings = {
  problems: {
    whole: 'Enter a whole number.',
    number: 'Enter a number.',
    name: 'Enter a name for the table.',
    some: 'Something above needs your attention.',
    levels: 'Every level needs whole numbers, and a length above 0.',
    list: 'Enter whole numbers above 0, first place first: 50, 30, 20.',
  },
  refused: {
    wants: (wants: string): string => `Must be ${wants}.`,
    deck: (players: number): string =>
      `The deck serves at most ${count(players)} players in this game.`,
    value: 'The server does not accept this value.',
  },
  /** By the kind of a setting, from its limits. */
  ranges: {
    name: (most: number): string => `Up to ${count(most)} characters on one line.`,
    seconds: (min: number, max: number | null): string =>
      max === null
        ? `At least ${count(min)} seconds.`
        : `From ${count(min)} to ${count(max)} seconds.`,
    percent: (max: number): string => `From 0 to ${count(max)} percent.`,
    whole: (min: number, max: number | null): string =>
      max === null ? `At least ${count(min)}.` : `From ${count(min)} to ${count(max)}.`,
    chips: (min: number): string => `At least ${amount(min)}.`,
    list: (min: number, max: number): string =>
      `From ${count(min)} to ${count(max)} whole numbers above 0.`,
    levels: 'At least 1; by time at most 24 hours.',
  },

  parts: {
    stakes: 'Stakes and antes',
    buyIn: 'Buy-in',
    time: 'Clock and pace',
    play: 'Showdown and extras',
    people: 'Seats and spectators',
    rake: 'Rake',
    tournament: 'Tournament',
  },

  /** In the form, by field. */
  labels: {
    name: 'Table name',
    mode: 'Type',
    game: 'Game',
    mix: 'Mix',
    'mix.games': 'Games of the mix',
    'mix.rotate': 'The game changes',
    'mix.hands': 'Hands of each game',
    'mix.stakes': 'Each game its own stakes',
    limit: 'Limit',
    seatCount: 'Seats',
    smallBlind: 'Small blind',
    bigBlind: 'Big blind',
    anteMode: 'Ante',
    ante: 'Ante amount',
    bringIn: 'Bring-in',
    singleAnteOrder: 'A short stack pays first',
    straddle: 'Straddle',
    minBuyIn: 'At least',
    maxBuyIn: 'At most',
    currency: 'Counted in',
    returnMinutes: 'Minutes until one may come back with less',
    runs: 'Run it',
    bombPot: 'Bomb pots',
    'bombPot.every': 'One hand of',
    'bombPot.ante': 'Ante of everybody',
    'bombPot.boards': 'Boards',
    rakeConfig: 'Take rake',
    'rakeConfig.bps': 'Percent',
    'rakeConfig.cap': 'Most per hand',
    'rakeConfig.noFlopNoDrop': 'No flop, no drop',
    'actionClock.on': 'Action clock',
    actionClock: 'Seconds to act',
    timeBank: 'Time bank',
    'timeBank.start': 'Seconds at first',
    'timeBank.refill': 'More each hand',
    'timeBank.most': 'Never above',
    handPause: 'Seconds between hands',
    runOut: 'All-in run-out',
    botSpeed: 'Bots think',
    entry: 'I let people in',
    seatApproval: 'I approve who sits down',
    rebuyApproval: 'I approve more chips',
    spectators: 'Spectators',
    'spectators.delay': 'Seconds late',
    hud: 'Statistics at the seats',
    chat: 'Chat',
    'sevenDeuce.on': '7-2 game',
    sevenDeuce: 'Each pays',
    rabbitHunt: 'Rabbit hunt',
    'rules.boardTie': 'Of two equal boards speaks first',
    'rules.openPair': 'Open pair on fourth street',
    preset: 'Rules',
    'tournament.levels': 'Structure',
    'tournament.levels.length': 'Length of a level',
    'tournament.levels.custom': 'Levels',
    'tournament.clock': 'Levels by',
    'tournament.startingStack': 'Starting stack',
    'tournament.buyIn': 'Buy-in',
    'tournament.fee': 'Fee',
    'tournament.lateEntryLevel': 'Late entry until level',
    'tournament.reEntries': 'Re-entries each',
    'tournament.payouts': 'Payout shares',
  },

  /** Beside a value, where the label of the form would not do. */
  titles: {
    actionClock: 'Clock',
    handPause: 'Between hands',
    bombPot: 'Bomb pot',
    sevenDeuce: '7-2 game',
    rakeConfig: 'Rake',
    rules: 'Stud',
    minBuyIn: 'Least buy-in',
    maxBuyIn: 'Most buy-in',
    returnMinutes: 'Minutes until back with less',
    entry: 'Door',
    seatApproval: 'Host approves seats',
    rebuyApproval: 'Host approves more chips',
  },
  /** Of several settings that are told in one line. */
  lines: { bets: 'Bets', bigBlind: 'Blinds', ante: 'Ante', minBuyIn: 'Buy-in' },

  /** Under a field of the form. */
  notes: {
    'mix.stakes': 'Off: from the blinds. In limit games and stud “Big” is the small bet.',
    'rules.openPair': 'Bets may be twice as large there. Stud high alone.',
    runs: 'Everybody who is all-in must agree.',
    'sevenDeuce.on': 'Who wins with a seven and a two, and shows them, is paid by everybody.',
    rabbitHunt: 'After a fold, players may ask what would have come.',
    bombPot: 'Everybody antes, no blinds, the flop comes at once.',
    'bombPot.boards': 'Two: each takes half of every pot.',
    'actionClock.on': 'Off: unlimited time.',
    timeBank: 'Extra time of your own when the clock runs out.',
    'rakeConfig.cap': 'Empty: no limit.',
    'rakeConfig.noFlopNoDrop': 'Hands that end before the flop are free.',
    returnMinutes: 'Who leaves and comes back sooner brings what they left with. 0: off.',
    entry: 'Who comes with the link waits outside until you let them in.',
    seatApproval: 'You are asked before anybody gets a seat.',
    rebuyApproval: 'You are asked before anybody who sits gets more chips.',
    hud: 'VPIP and others of this table’s hands. Everybody turns them on for themselves.',
    'tournament.lateEntryLevel': '0: only before the start.',
    'tournament.payouts': 'First place first.',
  },
  /** Where the deck serves fewer than there would be seats. */
  deck: {
    fewer: (most: number): string =>
      `The deck serves at most ${count(most)} players in this game, so the table has ${count(most)} seats.`,
    someEmpty: (most: number, empty: number): string =>
      `The deck serves at most ${count(most)} players in this game: ${count(empty)} ${empty === 1 ? 'seat stays' : 'seats stay'} empty.`,
  },
  /** Of stud, in place of the big blind. */
  smallBet: 'Small bet',
  stakeOf: (game: string, what: string): string => `${what}, ${game}`,
  shortDeckAnte: 'Everybody antes, the button twice. There are no blinds.',
  levels: {
    smallBlind: 'Small',
    bigBlind: 'Big',
    ante: 'Ante',
    bringIn: 'Bring-in',
    pause: 'Break',
    minutes: 'Minutes',
    hands: 'Hands',
    cell: (level: number, what: string): string => `${what}, level ${count(level)}`,
    add: 'Add a level',
    remove: (level: number): string => `Remove level ${count(level)}`,
  },
  levelMinutes: 'Minutes',
  levelHands: 'Hands',
  nextHand: 'Changes count from the next hand.',
  tournamentFixed: 'Stakes and levels of a tournament stay as they are.',

  /** What can be chosen, by field. */
  choices: {
    mode: { cash: 'Cash game', tournament: 'Tournament' },
    game: table.top.games,
    limit: table.top.limits,
    mix: {
      horse: 'HORSE',
      hose: 'HOSE',
      '8-game': '8-Game',
      '10-game': '10-Game',
      none: 'One game',
      own: 'Own mix',
      choice: 'Dealer’s choice',
    },
    'mix.rotate': { orbit: 'Every orbit', hands: 'By hands', level: 'By level' },
    currency: currencies,
    anteMode: ante.modes,
    singleAnteOrder: ante.orders,
    'rules.boardTie': { suit: 'The higher suit', position: 'Who sits first' },
    preset: ante.presets,
    straddle: { none: 'None', utg: 'Under the gun', button: 'On the button', both: 'Both' },
    runs: { 1: 'Once', 2: 'Up to twice', 3: 'Up to three times' },
    'bombPot.boards': { 1: 'One', 2: 'Two' },
    runOut: speeds,
    botSpeed: speeds,
    entry: { open: 'Open to who has the link', approval: 'The host lets people in' },
    spectators: { open: 'Allowed', late: 'Delayed', closed: 'Off' },
    hud: { off: 'Off', own: 'Own only', all: 'Everybody’s' },
    chat: { everybody: 'Everybody', players: 'Who sits', host: 'The host alone' },
    'tournament.levels': { turbo: 'Turbo', standard: 'Standard', deep: 'Deep', custom: 'Own' },
    'tournament.clock': { time: 'Time', hands: 'Hands' },
  },
  presetNotes: ante.presetNotes,

  /** Values, in the list of rules and in the log. */
  told: {
    yes: 'On',
    no: 'Off',
    none: 'None',
    /** For what is null, where `none` would not do. */
    nothing: { actionClock: 'Unlimited time' },
    seconds,
    percent,
    game: (game: string, limit: string): string => `${limit} ${game}`,
    ante: (chips: number, who: string): string => `${amount(chips)}, ${who.toLowerCase()}`,
    range: (min: number, max: number): string => `${amount(min)} – ${amount(max)}`,
    seats: (seats: number, isAsked: boolean): string =>
      isAsked ? `${count(seats)}, the host decides` : count(seats),
    /** One game of a mix, where it has stakes of its own. */
    gameStakes: (game: string, bets: string, ante: number, bringIn: number): string => {
      const antes = ante > 0 ? [`ante ${amount(ante)}`] : [];
      const brought = bringIn > 0 ? [`bring-in ${amount(bringIn)}`] : [];
      return [`${game} ${bets}`.trim(), ...antes, ...brought].join(', ');
    },
    groups: {
      rules: ({
        boardTie = 'suit',
        openPair = false,
      }: {
        readonly boardTie?: 'suit' | 'position';
        readonly openPair?: boolean;
      }): string =>
        `Equal boards: ${boardTie === 'suit' ? 'the higher suit' : 'who sits first'}${openPair ? ', double bets on an open pair' : ''}`,
      rakeConfig: ({ bps }: { readonly bps: number }): string => percent(bps / 100),
      timeBank: ({ start, refill }: { readonly start: number; readonly refill: number }): string =>
        `${seconds(start / 1000)}, and ${seconds(refill / 1000)} each hand`,
      bombPot: ({
        every,
        ante,
        boards,
      }: {
        readonly every: number;
        readonly ante: number;
        readonly boards?: 1 | 2;
      }): string =>
        `One hand of ${count(every)}, ante ${amount(ante)}${boards === 2 ? ', two boards' : ''}`,
      spectators: ({ allowed, delay }: { readonly allowed: boolean; readonly delay: number }) => {
        if (!allowed) return 'Off';
        return delay > 0 ? `${seconds(delay / 1000)} late` : 'Allowed';
      },
    },
    change: (name: string, from: string, to: string): string => `${name} ${from} → ${to}`,
    changed: (changes: readonly string[]): string =>
      `The host changes the settings: ${changes.join('; ')}`,
  },

  structureNote: (first: string, last: string): string => `Blinds from ${first} to ${last}`,
  ruleLink: (label: string): string => `${label}: the rule, in a new tab`,
  custom: 'Other',
};
