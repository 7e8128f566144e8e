/** A replayed hand, street by street. Amounts come as they are written; `{detail}` is replaced. */

import type { GameName, HandEvent, Limit, ReplayWarningCode } from '@sidepot/engine';
import { count, decimals, howMany } from '../../tools/numbers.js';
import { games } from './games.js';

type Post = Extract<HandEvent, { type: 'posted' }>['kind'];

const posts: Readonly<Record<Post | 'ante-for-all', string>> = {
  ante: 'the ante',
  'ante-for-all': 'the ante for all',
  'small-blind': 'the small blind',
  'big-blind': 'the big blind',
  straddle: 'a straddle',
  post: 'late',
  'button-blind': 'the button blind',
  'bring-in': 'the bring-in',
};

/** What departs from the rulebook. */
const warnings: Readonly<Record<ReplayWarningCode, string>> = {
  SHORT_POST: '{player} posts {paid} of {owed}',
  LATE_POST: '{player} posts {paid} out of turn',
  UNEVEN_ANTES: 'the antes are not equal: they are dead money',
  OUT_OF_TURN: '{player} acts, but it is the turn of {turn}',
  BETTING_CLOSED: '{player} acts, but there is nothing left to decide',
  UNDER_MINIMUM: '{player} raises to {to}, the minimum is {min}',
  OVER_MAXIMUM: '{player} raises to {to}, the maximum is {max}',
  NOT_REOPENED: '{player} raises to {to}, but no full raise has reopened the betting',
  RAISE_CAP: '{player} raises to {to}, but the raises of this street are used up',
  NO_RIVAL_TO_RAISE: '{player} raises to {to}, but nobody could call more',
  BRING_IN_MOVED: '{player} brings it in without having to',
  DRAW_LIMIT: '{player} throws a number of cards that the game does not allow',
  STILL_TO_ACT: 'the round ends although {player} has still to act',
  UNFINISHED: 'the record stops before the hand is over',
  UNKNOWN_WINNER: 'nobody showed a hand and no winnings are recorded: who won is not known',
  WINNER_BY_RECORD: 'nobody showed a hand: the winner is the one of the record',
  RECORD_DIFFERS: 'the record says that {player} won {won}',
  CASHED_OUT: '{player} was cashed out: the house paid {paid}, the pots would have paid {won}',
};

const limits: Readonly<Record<Limit, string>> = {
  'no-limit': 'no-limit',
  'pot-limit': 'pot-limit',
  'fixed-limit': 'fixed-limit',
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const allIn = (is: boolean): string => (is ? ', all-in' : '');
const hands = (number: number): string => howMany(number, { one: 'hand', other: 'hands' });

export const replayWords = {
  title: (file: string, hand: string): string => `${file}, hand ${hand}`,
  /** "hand 3: BAD_NOTATION: …". */
  refused: (file: string, hand: string, code: string, why: string): string =>
    `${file}, hand ${hand}: ${code}: ${why}`,
  game: (limit: Limit, game: GameName): string => `${limits[limit]} ${games[game]}`,
  beforeFlop: 'Before the flop',
  /** "Flop Ah Kd 2c, 300 in the pot". */
  board: (street: string, cards: string, pot: string): string =>
    `${street} ${cards}, ${pot} in the pot`,
  streets: {
    preflop: 'Preflop',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    third: 'Third street',
    fourth: 'Fourth street',
    fifth: 'Fifth street',
    sixth: 'Sixth street',
    seventh: 'Seventh street',
    deal: 'Before the draw',
    'first draw': 'First draw',
    'second draw': 'Second draw',
    'third draw': 'Third draw',
    board: 'Board',
  },
  posts: (name: string, post: keyof typeof posts, chips: string): string =>
    `${name} posts ${posts[post]}, ${chips}`,
  holds: (name: string, cards: string): string => `${name} holds ${cards}`,
  gets: (name: string, cards: string): string => `${name} gets ${cards}`,
  bringsIn: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} brings it in for ${chips}${allIn(isAllIn)}`,
  throws: (name: string, number: number, cards: string | null): string =>
    `${name} throws ${howMany(number, { one: 'card', other: 'cards' })}${cards === null ? '' : `: ${cards}`}`,
  standsPat: (name: string): string => `${name} stands pat`,
  folds: (name: string): string => `${name} folds`,
  checks: (name: string): string => `${name} checks`,
  calls: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} calls ${chips}${allIn(isAllIn)}`,
  bets: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} bets ${chips}${allIn(isAllIn)}`,
  raises: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} raises to ${chips}${allIn(isAllIn)}`,
  uncalled: (chips: string, name: string): string => `Uncalled ${chips} back to ${name}`,
  shows: (name: string, cards: string): string => `${name} shows ${cards}`,
  showsNothing: (name: string): string => `${name} shows nothing`,
  rake: (chips: string): string => `The house takes ${chips}`,
  /** `part`: their share, where it is not all. `hands`: what they won with, high first. */
  wins: (
    pot: string,
    chips: string,
    name: string,
    part: string | null,
    won: readonly string[],
  ): string => {
    const share = part === null ? '' : ` ${part}`;
    const how = won.length === 0 ? '' : ` with ${won.map(lowerFirst).join(' and ')}`;
    return `${pot} ${chips}: ${name} wins${share}${how}`;
  },
  badugi: (ranks: string): string => `Badugi, ${ranks}`,
  /** `ranks`: "8-6-4-2-A". */
  low: (ranks: string): string => `Low, ${ranks}`,
  note: (text: string): string => `Note: ${text}`,
  warnings,
  atAction: (text: string, action: number): string => `${text} (action ${action})`,

  player: 'Player',
  start: 'Start',
  putIn: 'Put in',
  returned: 'Returned',
  won: 'Won',
  end: 'End',
  folded: (name: string): string => `${name} (folded)`,

  more: (number: number): string =>
    `… and ${howMany(number, { one: 'more hand', other: 'more hands' })}, all with --json`,
  summary: (all: number, refused: number, notes: number, seconds: number): string =>
    `${hands(all)}: ${count(all - refused)} replayed, ${count(refused)} refused, ` +
    `${howMany(notes, { one: 'note', other: 'notes' })}; ` +
    `${decimals(seconds, 2)} s, ${count(Math.round(all / seconds))} hands/s`,
};
