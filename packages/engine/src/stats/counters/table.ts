/** Every statistic by name: what the counter, the command line, the page and the documents share. */

/** On which street a statistic is counted. */
export type StatStreet = 'preflop' | 'flop' | 'turn' | 'river' | 'postflop' | 'hand';

/** One statistic: how it is called, what it says, and how its two numbers are read. */
export interface Stat {
  readonly key: StatKey;
  /** In English. */
  readonly name: string;
  /** As a table or a small display heads it. */
  readonly abbreviation: string;
  /** What is counted: made, out of how many chances. */
  readonly text: string;
  /** `rate`: made of opportunities, shown as a percentage. `ratio`: one number divided by the other. */
  readonly kind: 'rate' | 'ratio';
  readonly street: StatStreet;
}

/** The keys of all statistics, in their order. */
export const STAT_KEYS = [
  'vpip',
  'pfr',
  'rfi',
  'limp',
  'coldCall',
  'threeBet',
  'foldToThreeBet',
  'fourBet',
  'coldFourBet',
  'foldToFourBet',
  'squeeze',
  'steal',
  'foldToSteal',
  'threeBetSteal',
  'cbetFlop',
  'cbetTurn',
  'cbetRiver',
  'foldToCbetFlop',
  'foldToCbetTurn',
  'foldToCbetRiver',
  'raiseCbetFlop',
  'raiseCbetTurn',
  'raiseCbetRiver',
  'donkFlop',
  'donkTurn',
  'donkRiver',
  'checkRaiseFlop',
  'checkRaiseTurn',
  'checkRaiseRiver',
  'sawFlop',
  'wtsd',
  'wsd',
  'wwsf',
  'af',
  'afq',
] as const;

/** One of `STAT_KEYS`. */
export type StatKey = (typeof STAT_KEYS)[number];

type Told = readonly [
  name: string,
  abbreviation: string,
  street: StatStreet,
  text: string,
  kind?: 'ratio',
];

const onStreets = (
  name: string,
  abbreviation: string,
  text: string,
): readonly [Told, Told, Told] => [
  [`${name} flop`, `${abbreviation} F`, 'flop', text],
  [`${name} turn`, `${abbreviation} T`, 'turn', text],
  [`${name} river`, `${abbreviation} R`, 'river', text],
];

/** In the order of `STAT_KEYS`. */
const told = (): readonly Told[] => [
  ['voluntarily put in pot', 'VPIP', 'preflop', 'calls or raises before the flop'],
  ['preflop raise', 'PFR', 'preflop', 'raises before the flop'],
  ['raise first in', 'RFI', 'preflop', 'raises when everybody before folded'],
  ['limp', 'Limp', 'preflop', 'calls the big blind with the first decision'],
  ['cold call', 'CC', 'preflop', 'calls a raise with nothing in the pot yet'],
  ['3-bet', '3B', 'preflop', 'raises the first raise'],
  ['fold to 3-bet', 'F3B', 'preflop', 'folds an open that was raised'],
  ['4-bet', '4B', 'preflop', 'raises again, having opened, when a 3-bet comes back'],
  ['cold 4-bet', 'C4B', 'preflop', 'raises a 3-bet with the first decision'],
  ['fold to 4-bet', 'F4B', 'preflop', 'folds a 3-bet that was raised'],
  ['squeeze', 'SQZ', 'preflop', '3-bets when somebody has called the raise'],
  ['steal', 'ATS', 'preflop', 'raises first in from cutoff, button or small blind'],
  ['fold to steal', 'FTS', 'preflop', 'folds a blind to a steal'],
  ['3-bet against a steal', '3BS', 'preflop', 'raises a steal from a blind'],
  ...onStreets('continuation bet', 'CB', 'bets first, having raised last on the street before'),
  ...onStreets('fold to continuation bet', 'FCB', 'folds to a continuation bet'),
  ...onStreets('raise of continuation bet', 'RCB', 'raises a continuation bet'),
  ...onStreets('donk bet', 'Donk', 'bets into the player who raised last on the street before'),
  ...onStreets('check-raise', 'XR', 'raises a bet after a check'),
  ['saw the flop', 'SF', 'hand', 'is in when the flop comes'],
  ['went to showdown', 'WTSD', 'hand', 'shows down, of the flops seen'],
  ['won at showdown', 'W$SD', 'hand', 'wins a pot that was contested, of the showdowns'],
  ['won when saw the flop', 'WWSF', 'hand', 'wins, of the flops seen'],
  ['aggression factor', 'AF', 'postflop', 'bets and raises for each call after the flop', 'ratio'],
  ['aggression frequency', 'AFq', 'postflop', 'bets and raises of all but checks after the flop'],
];

const tableOf = (): readonly Stat[] =>
  told().map(([name, abbreviation, street, text, kind], i) => ({
    key: STAT_KEYS[i] as StatKey,
    name,
    abbreviation,
    text,
    kind: kind ?? 'rate',
    street,
  }));

/** Every statistic, in the order in which they are shown. */
export const STATS: readonly Stat[] = /* @__PURE__ */ tableOf();

/** What fits a small display beside a player, the most telling first. */
export const HUD_STATS: readonly StatKey[] = [
  ...(['vpip', 'pfr', 'threeBet', 'cbetFlop', 'foldToCbetFlop', 'afq', 'wtsd'] as const),
  ...(['foldToThreeBet', 'steal', 'foldToSteal', 'wsd'] as const),
];

/** Places at the table by their distance to the button; `none` in games that have no button. */
export const POSITIONS = ['utg', 'lj', 'hj', 'co', 'btn', 'sb', 'bb', 'none'] as const;

/** One of `POSITIONS`. */
export type Position = (typeof POSITIONS)[number];

/** Upper edges of effective stacks in big blinds; the last group is all above. */
export const DEPTHS = [10, 20, 40, 70, 110, 200] as const;
