/** The words of the side-pot calculator. */

import { amount } from '../../../tools/numbers.js';
import { ante } from '../ante.js';
import { list, plural } from '../numbers.js';
import { entryOfHands, entryOfPlayers } from './entry.js';
import { calculatorGames as games, halves, handNames } from './games.js';
import { problem } from './problems.js';

/** One of them, and a list of them. */
const HALF = {
  high: 'high hand',
  low: 'low hand',
  badugi: 'badugi',
  inHand: 'five in hand',
} as const;
const HALVES = {
  high: 'High hands',
  low: 'Low hands',
  badugi: 'Badugis',
  inHand: 'Hands of five',
} as const;

export const calculator = {
  playerName: (seat: number): string => `Seat ${seat}`,
  problem,
  lead: 'Type what everybody put in. Pots, refund and winners follow at once.',
  start: 'Start from',
  presets: {
    short: 'One short all-in',
    levels: 'Three levels',
    ante: 'Big blind ante (TC-10)',
    orders: 'Short big blind',
    dead: 'Folded chips stay',
    odd: 'Split with odd chips',
    nine: 'Nine players, five levels',
  } as const,
  clear: 'New hand',
  ...entryOfHands,

  players: {
    title: 'Players',
    entry: 'Chips put in',
    entries: { total: 'One total', parts: 'Ante, dead, bets' } as const,
    name: 'Name',
    seat: 'Seat',
    total: 'Put in',
    ante: 'Ante',
    dead: 'Dead',
    live: 'Blind and bets',
    start: 'Start stack',
    end: 'Final stack',
    endNeedsStart: 'Needs the starting stack.',
    endBefore: (end: number): string => `${amount(end)} is the stack before the pots are paid.`,
    folded: 'Folded',
    killed: 'Dead hand: forced bets stay in',
    forfeit: 'Forced bets',
    forfeitNote: 'Empty: all that went in.',
    stacks: 'Stacks',
    add: 'Add a player',
    full: `At most ten players.`,
    remove: (name: string): string => `Remove ${name}`,
    removed: (name: string): string => `${name} is removed.`,
    undo: 'Undo',
    undoRemove: (name: string): string => `Undo: bring ${name} back`,
    of: (label: string, name: string): string => `${label}, ${name}`,
    positions: { button: 'D', small: 'SB', big: 'BB' } as const,
    positionNames: {
      button: 'Dealer button',
      small: 'Small blind',
      big: 'Big blind',
    } as const,
    ...entryOfPlayers,
    anteOf: (ante: number): string => `${amount(ante)} of it is the ante.`,
    deadOf: (dead: number): string =>
      `${amount(dead)} of it is the ante for the table: dead money.`,
  },

  table: {
    title: 'Table and rules',
    button: 'Button in seat',
    seatCount: 'Seats',
    unit: 'Smallest chip',
    unitNote: 'Empty: as the amounts have it.',
    game: 'Game',
    games,
    boardCount: 'Boards',
    boardCounts: { 1: '1', 2: '2', 3: '3' } as const,
    smallBlind: 'Small blind',
    bigBlind: 'Big blind',
    deadBlinds: 'Dead blinds',
    deadBlindsNote: 'Of the dead chips; the rest is ante.',
    anteMode: 'Ante',
    anteModes: ante.modes,
    ante: 'Ante amount',
    anteOrder: 'Rules for the ante',
    anteOrders: ante.ordersByName,
    anteOrderNotes: ante.orderNotes,
    anteNotes: {
      none: '',
      perPlayer: 'Each total has one ante in it; it counts towards the pots like a bet.',
      bigBlind: 'The big blind’s total has the ante in it: dead money for the main pot.',
      button: 'The button’s total has the ante in it: dead money for the main pot.',
    } as const,
    blinds: 'Blinds and antes',
    more: 'Rake and house rules',
    post: 'Post blinds and antes',
    postNote: 'For those who have put in nothing yet.',
    mode: 'Kind of game',
    modes: { any: 'Any', cash: 'Cash game', tournament: 'Tournament, never raked' } as const,
    orphanLayer: 'Chips above every live hand',
    orphanLayers: { 'roll-down': 'Fall into the pot below', reject: 'Are an error' } as const,
    hasRake: 'Rake',
    rakePercent: 'Percent',
    rakeCap: 'Most per hand',
    rakeCapNote: 'Empty: no limit. By players: 2: 10; 5: 30.',
    rakeNeedsFlop: 'No flop, no drop',
    flop: 'Flop dealt',
    flops: { auto: 'If hands are shown', yes: 'Yes', no: 'No' } as const,
    rounding: 'Rounding',
    roundings: { floor: 'Down', 'half-even': 'To nearest, half to even' } as const,
    spread: 'Taken from',
    spreads: { proportional: 'All pots by size', 'main-first': 'The main pot first' } as const,
  },

  winners: {
    title: 'Winners',
    way: 'Winners are given by',
    ways: { pots: 'Pot by pot', rank: 'Ranking', cards: 'Cards' } as const,
    alone: 'Nobody else is left: no winner has to be named.',
    pick: 'Tick more than one for a split.',
    legend: (pot: string, board: number | null, half: keyof typeof HALF | null): string =>
      [
        pot,
        ...(board === null ? [] : [`board ${board}`]),
        ...(half === null ? [] : [HALF[half]]),
      ].join(', '),
    noLow: 'None ticked: no low hand.',
    only: (name: string): string => `${name} is the only one left for it.`,
    isFolded: 'folded',
    short: (level: number): string => `only ${amount(level)} in`,
    deadOnly: 'only dead money in',
    rank: 'Best hand first. Drag, or use the arrows.',
    unranked: 'Not ranked yet.',
    useOrder: 'This is the order',
    forget: 'Forget the order',
    ranking: (board: number | null, half: keyof typeof HALF | null): string =>
      [half === null ? 'Hands' : HALVES[half], ...(board === null ? [] : [`board ${board}`])].join(
        ', ',
      ),
    up: (name: string): string => `Move ${name} up`,
    down: (name: string): string => `Move ${name} down`,
    tie: (name: string, above: string): string => `${name} ties with ${above}`,
    tieShort: 'Tie',
    moved: (name: string, place: number, of: number): string => `${name} is ${place} of ${of}`,
    hasLow: (name: string): string => `${name} has a low`,
    removeLow: (name: string): string => `${name} has no low`,
    nobodyLow: 'Nobody has a low hand.',
    /** `board`: cards in the middle, of stud a common one. */
    cards: (least: number, most: number, board: number): string => {
      const own =
        least === most
          ? `${least} cards for each player`
          : `${least} to ${most} cards for each player`;
      const middle =
        board === 0 ? '' : board === 1 ? ', or 6 and a common card' : ', 5 on each board';
      return `${own}${middle}. Write As Kd, or pick them.`;
    },
    commonCard: 'Common card',
    made: handNames,
    halves,
    holeCards: (name: string): string => `Cards of ${name}`,
    board: (board: number, of: number): string => (of === 1 ? 'Board' : `Board ${board}`),
    choose: 'Pick',
    chooseFor: (whose: string): string => `Pick cards: ${whose}`,
    chosen: (count: number, most: number): string => `${count} of ${most} cards`,
    taken: 'is elsewhere',
    done: 'Done',
    waiting: (names: readonly string[]): string => `Cards still to come: ${list(names)}.`,
  },

  result: {
    title: 'Result',
    old: (count: number): string =>
      `This is the last valid result. ${plural(count, 'field needs', 'fields need')} your attention.`,
    notCurrent: (count: number): string =>
      `No current result: ${plural(count, 'field needs', 'fields need')} your attention`,
    none: 'The result appears when the fields are right.',
    empty: 'No chips are in yet.',
    percent: (share: number): string => `${share.toFixed(1)}%`,
    refund: (name: string, returned: number): string =>
      `Uncalled ${amount(returned)} goes back to ${name}`,
    eligible: (names: readonly string[]): string => `Played for by ${list(names)}`,
    wins: (name: string, won: number): string => `${name} wins ${amount(won)}`,
    open: 'Winner not named yet',
    odd: (name: string, seat: number, chip: number, isFirst: boolean, button: number): string =>
      isFirst
        ? `Odd ${amount(chip)} to ${name}: of those who tie, seat ${seat} is first clockwise from the button in seat ${button}.`
        : `Odd ${amount(chip)} to ${name}: seat ${seat} is next clockwise.`,
    inconsistent:
      'No order of hands gives these winners: who is best in a pot is best in the next one too. It is paid as you picked it.',
    inOut: (put: number, out: number): string =>
      `Chips in ${amount(put)} = chips out ${amount(out)}`,
    outParts: (returned: number, won: number, rake: number): string =>
      [
        ...(returned > 0 ? [`${amount(returned)} returned`] : []),
        `${amount(won)} won`,
        ...(rake > 0 ? [`${amount(rake)} rake`] : []),
      ].join(' + '),
    table: 'Who gets what',
    columns: {
      player: 'Player',
      put: 'Put in',
      returned: 'Returned',
      won: 'Won',
      net: 'Net',
      stack: 'New stack',
    } as const,
    newStack: (chips: number): string => `new stack ${amount(chips)}`,
    folded: 'folded',
    killed: 'dead hand',
    both: {
      title: 'The two rules pay differently',
      lead: (name: string, put: number, anteOwed: number, blind: number): string =>
        `${name} has ${amount(put)} for an ante of ${amount(anteOwed)} and a blind of ${amount(blind)}.`,
      names: ante.ordersByName,
      chosen: 'chosen',
      posts: (name: string): string => `${name} posts`,
      parts: {
        ante: (chips: number): string => `ante ${amount(chips)}`,
        blind: (chips: number): string => `blind ${amount(chips)}`,
      },
      returned: 'Uncalled',
      back: (name: string, chips: number): string => `${amount(chips)} to ${name}`,
      nothing: '–',
      gets: (name: string, chips: number): string => `${name} gets ${amount(chips)}`,
      getsLabel: (name: string): string => `${name} gets`,
      otherwise: (rules: string): string => `By ${rules} it pays differently`,
    },
    unknown: '–',
    net: (value: number): string =>
      value > 0 ? `+${amount(value)}` : value < 0 ? `−${amount(-value)}` : '0',
    nextHand: 'Next hand',
    nextHandNote: 'Stacks are carried over, the button moves.',
    jump: 'To the result:',
    toField: 'To the field',
  },

  share: {
    title: 'Share and keep',
    name: 'Title',
    nameNote: 'Stands above the result, in the text and on paper.',
    link: 'Copy link',
    text: 'Copy as text',
    json: 'Copy JSON',
    downloadJson: 'Save JSON',
    png: 'Save picture',
    print: 'Print',
    copied: 'Copied',
    saved: 'Saved',
    failed: 'The browser did not allow it.',
    jsonNote: 'The JSON is what sidepot settle reads on the command line.',
    jsonFile: 'hand.json',
  },

  import: {
    open: 'Import',
    title: 'Import a hand',
    close: 'Close',
    lead: 'Paste or choose a hand: JSON of sidepot settle, or a hand history (PHH, Open Hand History, PokerNow’s log, texts of PokerStars, GGPoker and six other sites).',
    paste: 'The hand as text',
    file: 'Choose a file',
    take: 'Open in the calculator',
    which: 'Several hands: which one?',
    hand: (label: string): string => `Hand ${label}`,
    empty: 'There is no hand in it.',
    badJson: 'This is no JSON that can be read.',
    unknown: 'This is no hand that the calculator can read.',
    unit: (unit: string): string => `All amounts in units of ${unit}`,
    crowd: (count: number): string => `${count} players are too many here: at most ten.`,
    badLink: 'There was no hand in the link that could be opened. Here is an example.',
  },
};
