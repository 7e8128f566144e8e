/** The replayer's words. */

import type { ReplayWarning, ReplayWarningCode } from '@sidepot/engine';
import { amount, count, percent } from '../../../tools/numbers.js';
import { list, plural } from '../numbers.js';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `{detail}` is replaced: players by name, amounts as they are written here. */
const WARNINGS: Readonly<Record<ReplayWarningCode, string>> = {
  SHORT_POST: '{player} posts {paid} of {owed}.',
  LATE_POST: '{player} posts {paid} out of turn.',
  UNEVEN_ANTES: 'The antes are not equal; they count as dead money.',
  OUT_OF_TURN: '{player} acts, but it is {turn}’s turn.',
  BETTING_CLOSED: '{player} acts, but there is nothing left to decide.',
  UNDER_MINIMUM: '{player} raises to {to}. The minimum is {min}.',
  OVER_MAXIMUM: '{player} raises to {to}. The maximum is {max}.',
  NOT_REOPENED: '{player} raises to {to}, but no full raise has reopened the betting.',
  RAISE_CAP: '{player} raises to {to}, but the raises of this street are used up.',
  NO_RIVAL_TO_RAISE: '{player} raises to {to}, but nobody could call more.',
  BRING_IN_MOVED: '{player} brings it in without having to.',
  DRAW_LIMIT: '{player} throws a number of cards that the game does not allow.',
  STILL_TO_ACT: 'The round ends although {player} has still to act.',
  UNFINISHED: 'The record stops before the hand is over.',
  UNKNOWN_WINNER: 'Nobody showed a hand and no winnings are recorded: who won is not known.',
  WINNER_BY_RECORD: 'Nobody showed a hand: the winner is the one the record names.',
  RECORD_DIFFERS: 'The record says that {player} won {won}.',
  CASHED_OUT: '{player} was cashed out: the house paid {paid}, the pots would have paid {won}.',
};
const PLAYERS = ['player', 'turn'];

const warning = (one: ReplayWarning, names: readonly string[]): string =>
  WARNINGS[one.code].replace(/\{(\w+)\}/g, (_, detail: string) => {
    const value = Number(one[detail]);
    return PLAYERS.includes(detail) ? (names[value] ?? '?') : amount(value);
  });

export const replayer = {
  lead: 'Open hand histories and see every pot, at every step. Nothing leaves this device.',

  open: {
    title: 'Open hands',
    drop: 'Drop files here',
    dropNow: 'Drop to open',
    or: 'PHH, PHHS, Open Hand History, PokerNow’s log and texts of PokerStars, GGPoker and six other sites, up to 100,000 hands and more.',
    choose: 'Choose files',
    paste: 'Or paste hands',
    pasteHere: 'Text of one hand or of many',
    read: 'Open the text',
    empty: 'Paste the text of a hand first.',
    again: 'Open others',
    waitsForFile: 'This link leads into a file. Open the file to go there.',
    waits: (hand: number, step: number): string =>
      `This link leads to hand ${count(hand)}, step ${count(step)} of a file. Open the file to go there.`,
  },

  samples: {
    title: 'Or try one of these',
    all: 'All five as a list',
    allAbout: 'With filters, a search and the keys to go through many hands.',
    names: {
      'side-pots': 'Two side pots',
      'odd-chip': 'A split with an odd chip',
      'run-twice': 'Run it twice',
      'high-low': 'Omaha hi-lo, quartered',
      'short-raise': 'A raise below the minimum',
    } as const,
    about: {
      'side-pots': 'Three players all-in for different stacks, and 2,300 that nobody called.',
      'odd-chip': 'Two equal hands, a pot of 415, and one chip that cannot be halved.',
      'run-twice': 'A set against a flush draw, over two boards.',
      'high-low': 'Two players share the low half of the main pot.',
      'short-raise': 'A record that departs from the rulebook, with notes where it does.',
    } as const,
  },

  tabs: {
    title: 'Views',
    hands: 'Hands',
    players: 'Players',
    player: 'Player',
    review: 'Review',
  },

  progress: {
    label: 'Reading',
    reading: (part: number, hands: number): string =>
      `Reading: ${percent(part)}, ${plural(hands, 'hand', 'hands')} so far`,
    done: (hands: number): string => `${plural(hands, 'hand', 'hands')} opened`,
    stop: 'Cancel',
  },

  filters: {
    title: 'Filters',
    hasSidePots: 'Side pots',
    isAllIn: 'All-in',
    isSplit: 'Split',
    hasNotes: 'Notes',
    isMarked: 'Marked',
    save: 'Export',
    saving: (part: number): string => `Writing: ${percent(part)}`,
    searching: (part: number): string => `Searching: ${percent(part)}`,
    atLeast: 'Pot at least',
    player: 'Player',
    clear: 'Clear',
    notNumber: 'Enter a number.',
    count: (shown: number, all: number): string =>
      shown === all
        ? plural(all, 'hand', 'hands')
        : `${count(shown)} of ${plural(all, 'hand', 'hands')}`,
    none: 'No hand is like that.',
  },

  list: {
    title: 'Hands',
    label: 'Hands: up and down move, Enter opens',
    number: (number: number): string => `#${count(number)}`,
    sidePots: (pots: number): string => plural(pots - 1, 'side pot', 'side pots'),
    allIn: 'All-in',
    split: 'Split',
    notes: (notes: number): string => plural(notes, 'note', 'notes'),
    won: (names: readonly string[]): string =>
      names.length === 0 ? 'Winner unknown' : `${list(names)} won`,
    players: (players: number): string => plural(players, 'player', 'players'),
    missed: (player: string, missed: string): string => `${player} missed ${missed}`,
    choose: 'Choose a hand from the list',
    chooseHow: '↑ and ↓ move, Enter opens it.',
  },

  bad: {
    title: (bad: number): string => `${plural(bad, 'hand', 'hands')} could not be opened`,
    noneRead: 'No hand could be opened.',
    line: (line: number, file: string | null): string =>
      file === null ? `Line ${count(line)}` : `${file}, line ${count(line)}`,
    number: (number: number): string => `Hand ${count(number)}`,
    unknown: 'This is no hand history that is known here, or it cannot be read.',
    reason: (words: string, action: number | null): string => {
      const first = words.charAt(0).toUpperCase() + words.slice(1);
      return action === null ? `${first}.` : `${first} (action ${action}).`;
    },
    more: (more: number): string => `And ${count(more)} more.`,
  },

  /** What somebody keeps about a hand. */
  marks: {
    star: 'Star this hand',
    starred: 'Starred',
    comment: 'Comment',
    commentHere: 'Kept on this device',
  },

  hand: {
    title: (number: number): string => `Hand ${count(number)}`,
    id: (id: string): string => `No. ${id}`,
    game: (game: string, limit: string): string => `${limit} ${game}`,
    date: (year: number, month: number, day: number): string =>
      DATE.format(Date.UTC(year, month - 1, day)),
    back: 'All hands',
    before: 'Hand before',
    after: 'Next hand',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Copy the address of this page instead',
    calculator: 'Open in calculator',
    openCards: 'Show all known cards',
  },

  keys: {
    title: 'Keyboard',
    close: 'Close',
    ofList: [
      ['/', 'Search for a player'],
      ['N', 'Next hand of the list'],
      ['P', 'Hand before it'],
      ['J K', 'The same, as in a review'],
      ['↑ ↓ Enter', 'In the list: choose and open'],
    ] as const,
    ofHand: [
      ['← →', 'One step back or on'],
      ['Home End', 'To the first or the last step'],
      ['Space', 'Play or pause'],
      ['S', 'Star this hand'],
      ['?', 'This help'],
    ] as const,
  },

  notes: {
    title: (notes: number): string => plural(notes, 'note', 'notes'),
    about: 'Where this record departs from the rulebook. It is followed all the same.',
    step: (step: number): string => `Step ${count(step)}`,
    warning,
  },
};
