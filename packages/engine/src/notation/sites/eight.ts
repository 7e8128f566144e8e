/** 888poker, Pacific Poker and their skins: amounts in brackets, as the reader's own language writes them. */

import { CARDS, line, type SiteGrammar } from './grammar.js';

const SUM = String.raw`\[ ?(?<sum>[^\]]*\d[^\]]*?) ?\]\.?$`;

export const EIGHT: SiteGrammar = {
  notation: '888poker',
  venue: '888poker',
  begins: /^\*{5} .*Hand History for Game /,
  hasUncalledInWin: false,
  games: {
    holdem: 'holdem',
    omaha: 'omaha',
    omahahl: 'omaha8',
    'omaha hi-lo': 'omaha8',
    'omaha hi/lo': 'omaha8',
    'omaha 5': 'omaha5',
    'omaha 5 cards': 'omaha5',
  },
  // Danish and Swedish, German, Dutch, French.
  ranks: {
    ...{ E: 'A', Kn: 'J', D: 'Q', B: 'J', V: 'J', H: 'K', T: 'T' },
    // Russian, and how its Windows letters look among Western ones.
    ...{ В: 'J', Д: 'Q', К: 'K', Т: 'A', Â: 'J', Ä: 'Q', Ê: 'K', Ò: 'A' },
  },
  lines: [
    ['head', /^\*{5} .*Hand History for Game (?<hand>\d+) \*{5}/],
    ['note', /^#Game No ?:/],
    [
      'head',
      /^(?<small>[^/]*\d[^/]*)\/(?<big>.*?\d[^A-Za-z]*?) Blinds (?<limit>No Limit|Pot Limit|Fix Limit) (?<game>[A-Za-z/-]+(?: \d(?: Cards)?)?)(?: Jackpot table)? - \*\*\*(?: (?<day>\d\d?) (?<month>\d\d?) (?<year>\d{4}) (?<time>[\d:]+))?/,
    ],
    [
      'head',
      /^Tournament #(?<tournament>\d+) (?<buyIn>.*?)(?: - Table #\S+)?(?: (?<seats>\d+) Max)?(?: \([^)]*\))?$/,
    ],
    ['head', /^Table (?<table>.+?)(?: (?<seats>\d+) Max)?(?: \([^)]*\))?$/],
    ['head', /^Seat (?<button>\d+) is the button$/],
    ['seat', /^Seat (?<seat>\d+): (?<name>.+?) \( (?<sum>[^)]*\d[^)]*?) \)$/],
    ['ante', line(`^NAME posts ante ${SUM}`)],
    ['small-blind', line(`^NAME posts small blind ${SUM}`)],
    ['big-blind', line(`^NAME posts big blind ${SUM}`)],
    ['both', line(String.raw`^NAME posts dead blind \[(?<dead>[^+\]]*) \+ (?<sum>[^\]]*)\]$`)],
    ['live', line(`^NAME posts (?:dead|late) blind ${SUM}`)],
    ['board', new RegExp(String.raw`^\*\* Dealing (?:flop|turn|river) \*\* :? ?${CARDS}`, 'i')],
    ['end', /^\*\* Summary \*\*/],
    ['dealing', /^\*\* Dealing down cards \*\*/],
    ['note', /^\*\* /],
    ['dealt', line(`^Dealt to NAME ${CARDS}$`)],
    ['fold', line('^NAME folds$')],
    ['check', line('^NAME checks$')],
    ['call', line(`^NAME calls ${SUM}`)],
    ['bet', line(`^NAME bets ${SUM}`)],
    ['raise', line(`^NAME raises ${SUM}`)],
    ['show', line(`^NAME shows ${CARDS}`)],
    ['muck', line(`^NAME mucks ${CARDS}`)],
    ['note', line('^NAME did not show (?:his|her|their) hand$')],
    ['won', line(`^NAME collected ${SUM}`)],
    ['note', /^Total number of players|^Game #\d+ starts/],
  ],
};
