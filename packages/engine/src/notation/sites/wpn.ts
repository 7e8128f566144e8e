/** Winning Poker Network (Americas Cardroom, Black Chip Poker), in its two forms. */

import { CARDS, line, type SiteGrammar } from './grammar.js';

const SUM = String.raw`\((?<sum>[^()]*\d)\)$`;
const OVER = String.raw`(?: and is all-in)?$`;
const by = (source: string): RegExp => line(`^Player NAME ${source}`);

export const WPN: SiteGrammar = {
  notation: 'wpn',
  venue: 'Winning Poker Network',
  begins: /^(?:Game started at: |(?:Game )?Hand #\d+ - )/,
  hasUncalledInWin: false,
  hasUsualLimits: true,
  games: {
    "hold'em": 'holdem',
    holdem: 'holdem',
    omaha: 'omaha',
    'omaha h/l': 'omaha8',
    'omaha hi/lo': 'omaha8',
    'omaha hilow': 'omaha8',
    'omaha h/l pot limit': 'omaha8',
    '5card omaha': 'omaha5',
    '5card omaha h/l': 'omaha5-8',
    '6+ holdem': 'short-deck',
    "six plus hold'em": 'short-deck',
    '7stud': 'stud',
    'seven cards stud': 'stud',
    '7stud h/l': 'stud8',
    'seven cards stud hilow': 'stud8',
  },
  lines: [
    // Since 2019.
    [
      'head',
      /^(?:Game )?Hand #(?<hand>\d+) - (?:[^#]*? - )?(?:[^#]*?Tournament #(?<tournament>\d+).*? - )?(?<game>[^()-]+?) ?\((?<limit>No Limit|Pot Limit|Fixed Limit|Limit)\) - (?:Level (?<level>\d+) \()?(?<small>[^\s/]+)\/(?<big>[^\s/)]+)\)? ?- (?<year>\d{4})\/(?<month>\d\d)\/(?<day>\d\d) (?<time>[\d:]+)(?: (?<zone>UTC))?/,
    ],
    [
      'head',
      /^(?:Table ')?(?<table>.+?)'? (?<seats>\d+)-max(?: Seat #(?<button>\d+) is the button)?$/,
    ],
    // Before.
    ['head', /^Game started at: (?<year>\d{4})\/(?<month>\d\d?)\/(?<day>\d\d?) (?<time>[\d:]+)/],
    [
      'head',
      /^Game ID: (?<hand>\d+) (?<small>\S+?)\/(?<big>\S+) (?<table>.*?) ?\((?<game>[^()]+)\)$/,
    ],
    ['head', /^Seat (?<button>\d+) is the button$/],
    ['seat', /^Seat (?<seat>\d+): (?<name>.+) \((?<sum>[^()]*\d)\)\.?(?: is sitting out)?$/],
    ['end', /^(?:\*\*\* SUMMARY \*\*\*|-+ Summary -+)/],
    [
      'won-alone',
      line(String.raw`^Seat \d+: (?<name>.+?)(?: \([a-z ]+\))* did not show and won SUM$`),
    ],
    ['note', /^(?:Pot: |Total pot|Main pot|Side pot|Board|Game ended|Seat \d+: )/],
    [
      'board',
      new RegExp(String.raw`^\*\*\* (?:FLOP|TURN|RIVER)(?: (?<run>\d))? \*\*\*:?.*${CARDS}$`),
    ],
    ['cancelled', /^(?:Hand was cancelled|Game was cancelled)/],
    ['dealing', /^\*\*\* HOLE CARDS/],
    ['street', /^\*\*\* (?:3rd STREET|[4-7]th STREET|\w+ street) \*\*\*/],
    ['note', /^\*\*\* /],
    ['ante', by(`posts ante ${SUM}`)],
    ['ante', by(`ante ${SUM}`)],
    ['small-blind', by(`has small blind ${SUM}`)],
    ['big-blind', by(`has big blind ${SUM}`)],
    ['straddle', by(`straddle ${SUM}`)],
    ['dead', by(String.raw`posts \((?<sum>[^()]*\d)\) as a dead bet$`)],
    ['live', by(`posts ${SUM}`)],
    ['card', by(`received card: ${CARDS}`)],
    ['fold', by('folds(?: \\(.*\\))?$')],
    ['check', by('checks$')],
    ['call', by(`calls ${SUM}`)],
    ['bet', by(`bets ${SUM}`)],
    ['raise', by(`raises ${SUM}`)],
    ['all-in', by(`(?:allin|is all-in) ${SUM}`)],
    ['cap', by(`caps ${SUM}`)],
    ['bring-in', by(`bring in ${SUM}`)],
    [
      'kept',
      line(
        String.raw`^\*?Player (?<name>.+?) (?:does not show cards|mucks|shows:?)(?:[^\[\]]*\[(?<cards>[^\]]*)\])?.*?Bets: (?<put>[\d.,]+?)\. Collects: (?<sum>[\d.,]+?)\. (?:Wins|Loses):`,
      ),
    ],
    ['back', line(String.raw`^Uncalled bet \((?<sum>[^()]*\d)\) returned to (?<name>.+)$`)],
    ['dealing', by('received a card')],
    [
      'note',
      line('^Player NAME (?:mucks cards|is timed out|sitting out|wait BB|has returned|is waiting)'),
    ],
    ['unknown', /^Player (?<what>.*)$/],
    ['ante', line(`^NAME posts (?:the )?ante SUM${OVER}`)],
    ['small-blind', line(`^NAME posts the small blind SUM${OVER}`)],
    ['big-blind', line(`^NAME posts the big blind SUM${OVER}`)],
    ['straddle', line(`^NAME posts (?:a )?straddle SUM${OVER}`)],
    ['both', line(`^NAME posts dead SUM${OVER}`)],
    ['live', line(`^NAME posts SUM${OVER}`)],
    ['bring-in', line(`^NAME brings in SUM${OVER}`)],
    ['cap', line(`^NAME caps SUM${OVER}`)],
    ['dealt', line(String.raw`^Dealt to (?<name>.+?)(?: \[[^\]]*\])? ${CARDS}$`)],
    ['fold', line('^NAME folds$')],
    ['check', line('^NAME checks$')],
    ['call', line(`^NAME calls SUM${OVER}`)],
    ['bet', line(`^NAME bets SUM${OVER}`)],
    ['to', line(String.raw`^NAME raises \S+ to SUM${OVER}`)],
    ['show', line(`^NAME shows ${CARDS}`)],
    ['won', line('^NAME collected SUM from ')],
    [
      'note',
      line(
        '^NAME (?:does not show|mucks|is sitting out|waits for|was removed|is disconnected|has timed out)',
      ),
    ],
  ],
};
