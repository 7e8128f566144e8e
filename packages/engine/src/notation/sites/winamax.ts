/** Winamax: cash games, Go Fast and tournaments. What went back is counted with what is won. */

import { CARDS, line, type SiteGrammar } from './grammar.js';

const ALL_IN = '(?: and is all-in)?$';

export const WINAMAX: SiteGrammar = {
  notation: 'winamax',
  venue: 'Winamax',
  // What a tournament paid is told in a file beside its hands.
  begins: /^Winamax Poker - (?!Tournament summary|R\S+ du tournoi)/,
  hasUncalledInWin: true,
  areLateCallsShort: true,
  games: {
    holdem: 'holdem',
    omaha: 'omaha',
    omaha5: 'omaha5',
    '5 card omaha': 'omaha5',
    omaha6: 'omaha6',
    'omaha hi/lo': 'omaha8',
    omaha8: 'omaha8',
    'omaha5 hi/lo': 'omaha5-8',
    '5 card omaha hi/lo': 'omaha5-8',
    '7stud': 'stud',
    '7-card stud': 'stud',
    '7-card stud hi/lo': 'stud8',
    razz: 'razz',
    '2-7 triple draw': '27td',
    lowball27: '27td',
  },
  lines: [
    [
      'head',
      /^Winamax Poker - (?:Tournament "(?<title>.*)" buyIn: (?<buyIn>.*?) level: (?<level>\d+)|.*?) ?- HandId: #(?<hand>\S+) - (?<game>.+?) (?<limit>no limit|pot limit|fixed limit) \((?:[^/)]+\/)?(?<small>[^/)]+)\/(?<big>[^/)]+)\) - (?<year>\d{4})\/(?<month>\d\d?)\/(?<day>\d\d?) (?<time>[\d:]+)(?: (?<zone>[A-Z]+))?/,
    ],
    [
      'head',
      /^Table:? '(?<table>.*)' (?<seats>\d+)-max(?: \([^)]*\))?(?: Seat #(?<button>\d+) is the button)?/,
    ],
    ['seat', /^Seat (?<seat>\d+): (?<name>.+) \((?<sum>[^(),]*\d[^(),]*)(?:, [^)]* bounty)?\)$/],
    ['end', /^\*\*\* SUMMARY \*\*\*/],
    ['rake', line(String.raw`^Total pot .*\| Rake SUM$`)],
    ['rake', /^Total pot .*\| No rake(?<sum>)$/],
    ['board', new RegExp(String.raw`^\*\*\* (?:FLOP|TURN|RIVER) \*\*\*.*${CARDS}$`)],
    ['street', /^\*\*\* \d(?:rd|th) STREET \*\*\*/],
    ['next-draw', /^\*\*\* \w+-DRAW \*\*\*/],
    ['dealing', /^\*\*\* (?:PRE-FLOP|FIRST-BET)/],
    ['note', /^\*\*\* /],
    ['ante', line(`^NAME posts ante SUM${ALL_IN}`)],
    ['small-blind', line(`^NAME posts small blind SUM${ALL_IN}`)],
    ['big-blind', line(`^NAME posts big blind SUM${ALL_IN}`)],
    ['dead', line('^NAME posts small blind SUM out of position$')],
    ['live', line('^NAME posts big blind SUM out of position$')],
    ['straddle', line(`^NAME posts straddle SUM${ALL_IN}`)],
    ['bring-in', line(`^NAME (?:brings in|bring-in) SUM${ALL_IN}`)],
    ['dealt', line(String.raw`^Dealt to NAME \[[^\]]*\] ?${CARDS}$`)],
    ['dealt', line(`^Dealt to NAME ${CARDS}$`)],
    ['fold', line('^NAME folds$')],
    ['check', line('^NAME checks$')],
    ['call', line(`^NAME calls SUM${ALL_IN}`)],
    ['bet', line(`^NAME bets SUM${ALL_IN}`)],
    ['to', line(String.raw`^NAME raises \S+ to SUM${ALL_IN}`)],
    ['pat', line(String.raw`^NAME stands pat(?: \[.*\])?$`)],
    ['draw', line(String.raw`^NAME discards? (?<count>\d) cards?(?: ${CARDS}.*)?$`)],
    ['note', line('^NAME (?:denies|refuses) (?:big|small) blind$')],
    ['show', line(`^NAME shows ${CARDS}`)],
    ['won', line('^NAME collected SUM from ')],
  ],
};
