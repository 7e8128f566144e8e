/** A file of hands for statistics: four kinds, one after the other, each with a number of its own. */

const DEAL = ['d dh p1 AsKs', 'd dh p2 QhQd', 'd dh p3 7c2d'];
const KINDS: readonly (readonly [players: readonly string[], actions: readonly string[]])[] = [
  // Cat opens, Ann 3-bets, Cat folds.
  [
    ['Ann', 'Bob', 'Cat'],
    ['p3 cbr 30', 'p1 cbr 90', 'p2 f', 'p3 f'],
  ],
  // A walk.
  [
    ['Ann', 'Bob', 'Cat'],
    ['p3 f', 'p1 f'],
  ],
  // Ace-king and queens all-in before the flop; two aces come.
  [
    ['Ann', 'Bob', 'Cat'],
    [
      ...['p3 f', 'p1 cbr 1000', 'p2 cc', 'd db AcAd5h', 'd db 8s', 'd db 9c'],
      ...['p1 sm AsKs', 'p2 sm QhQd'],
    ],
  ],
  // One of them by another name.
  [
    ['Ann', 'Bob', 'Cat2'],
    ['p3 cbr 30', 'p1 f', 'p2 f'],
  ],
];

const listed = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

/** So many, as PHHS; `named` gives other names. */
export const statisticsHands = (
  count: number,
  named: (name: string) => string = (name) => name,
): string =>
  Array.from({ length: count }, (_, i) => {
    const [players, actions] = KINDS[i % KINDS.length] ?? [[], []];
    return `[${i + 1}]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [1000, 1000, 1000]
actions = [${listed([...DEAL, ...actions])}]
hand = ${i + 1}
players = [${listed(players.map(named))}]
`;
  }).join('\n');
