/** PartyPoker: a raise tells what is added, and who wins collects their own uncalled bet. */

import { CARDS, line, type SiteGrammar } from './grammar.js';

const SUM = String.raw`(?:\[|\() ?(?<sum>[^\])]*\d[^\])]*?) ?(?:\]|\))\.?$`;
const LIMIT = '(?<limit>NL|PL|FL)';

export const PARTYPOKER: SiteGrammar = {
  notation: 'partypoker',
  venue: 'PartyPoker',
  begins: /^\*{5} Hand History for Game /,
  hasUncalledInWin: true,
  arePostsSilent: true,
  games: {
    "texas hold'em": 'holdem',
    holdem: 'holdem',
    "hold'em": 'holdem',
    omaha: 'omaha',
    'omaha hi-lo': 'omaha8',
    'omaha hi/lo': 'omaha8',
    '7 card stud': 'stud',
    '7 card stud hi-lo': 'stud8',
  },
  lines: [
    ['head', /^\*{5} Hand History for Game (?<hand>\w+) \*{5}/],
    ['note', /^#Game No ?:/],
    [
      'head',
      new RegExp(
        String.raw`^(?:(?<small>[^\s/]*\d)(?:\/(?<big>[^\s/]*\d))? (?:(?<code>[A-Z]{3}) )?)?${LIMIT} (?<game>[A-Za-z][A-Za-z0-9' /-]*?)(?: +\S+ [A-Z]{3} Buy-in)? *(?:Trny: ?(?<tournament>\d+) Level: ?(?<level>\d+) *(?:Blinds|Stakes)(?:-Antes)?\([^)]*\))? - [A-Za-z]+, (?<month>[A-Za-z]+) (?<day>\d+), (?<time>[\d:]+) (?<zone>[A-Z]+) (?<year>\d{4})`,
      ),
    ],
    ['head', /^Table (?<table>.+?)(?: \([^)]*\))?$/],
    ['head', /^Seat (?<button>\d+) is the button/],
    ['head', /^Stakes ?\((?<small>[\d ,.]+)\/(?<big>[\d ,.]+?)\)$/],
    [
      'head',
      /^Blinds(?:-Antes)? ?\((?<small>[\d ,.]+)\/(?<big>[\d ,.]+?)(?: ?- ?(?<ante>[\d ,.]+))?\)$/,
    ],
    ['note', /^(?:Total number of players|Trny:|Game #|Your time bank|>)/],
    ['seat', /^Seat (?<seat>\d+): (?<name>.+?) \( ?(?<sum>[^)]*\d[^)]*?) ?\)$/],
    ['ante', line(`^NAME posts ante (?:of )?${SUM}`)],
    ['small-blind', line(`^NAME posts small blind ${SUM}`)],
    ['big-blind', line(`^NAME posts big blind ${SUM}`)],
    ['both', line(`^NAME posts big blind \\+ dead ${SUM}`)],
    ['dealing', /^\*\* Dealing (?:down cards )?\*\*/],
    ['note', /^\*\* Summary \*\*/],
    ['board', new RegExp(String.raw`^\*\* Dealing (?:Flop|Turn|River) \*\* ?:? ?${CARDS}`)],
    ['dealt', line(`^Dealt to NAME ${CARDS}$`)],
    ['fold', line('^NAME folds\\.?$')],
    ['check', line('^NAME checks\\.?$')],
    ['call', line(`^NAME calls ${SUM}`)],
    ['bet', line(`^NAME bets ${SUM}`)],
    ['raise', line(`^NAME raises ${SUM}`)],
    ['all-in', line(`^NAME is all-In +${SUM}`)],
    ['show', line(`^NAME shows ${CARDS}`)],
    ['muck', line(`^NAME doesn't show ${CARDS}`)],
    ['note', line('^NAME (?:does not show cards|shows ?[\\dA-Z,]+ +for low)\\.?$')],
    [
      'won',
      line(
        String.raw`^NAME wins (?:Lo |Hi )?\(?(?<sum>[^\s()]*\d)(?: [A-Z]{3}| chips)?\)?\.?(?: from .*)?$`,
      ),
    ],
    [
      'note',
      line(
        '^NAME (?:has (?:joined|left) the table|joined the table|left the table|is sitting out|sits out|will be using (?:his|her|their) time bank|did not respond in time|is disconnected|has been reconnected|finished in|could not respond|is all-In\\.)',
      ),
    ],
  ],
};
