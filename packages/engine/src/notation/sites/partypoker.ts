/**
 * PartyPoker: a raise tells what is added, and who wins collects their own uncalled bet. In what it
 * sends by mail, and in tournaments since 2019, a raise tells what it comes to, and a line of the
 * summary what each put in and collected.
 */

import { CARDS, line, type SiteGrammar } from './grammar.js';

const SUM = String.raw`(?:\[|\() ?(?<sum>[^\])]*\d[^\])]*?) ?(?:\]|\))\.?$`;
const LIMIT = '(?<limit>NL|PL|FL)';

export const PARTYPOKER: SiteGrammar = {
  notation: 'partypoker',
  venue: 'PartyPoker',
  begins: /^\*{5} Hand History for Game /i,
  hasUncalledInWin: true,
  arePostsSilent: true,
  unsaidLimit: 'fixed-limit',
  games: {
    "texas hold'em": 'holdem',
    holdem: 'holdem',
    "hold'em": 'holdem',
    'texas holdem': 'holdem',
    omaha: 'omaha',
    'omaha hi': 'omaha',
    'omaha hi-lo': 'omaha8',
    'omaha hi/lo': 'omaha8',
    '7 card stud': 'stud',
    '7 card stud hi-lo': 'stud8',
    'short deck': 'short-deck',
  },
  lines: [
    ['head', /^\*{5} Hand History for Game (?<hand>\w+) \*{5}/i],
    ['note', /^#Game No ?:/],
    [
      'head',
      new RegExp(
        String.raw`^(?:(?<small>[^\s/]*\d)(?:\/(?<big>[^\s/]*\d))? (?:(?<code>[A-Z]{3}) )?)?(?:${LIMIT} )?(?<game>[A-Za-z0-9][A-Za-z0-9' /-]*?)(?: +\$? ?\S+ (?:[A-Z]{3} )?Buy-in(?: +\+ \S+ (?:[A-Z]{3} )?Entry Fee)?)? *(?:Trny: ?(?<tournament>\d+) Level: ?(?<level>\d+) *(?:Blinds|Stakes)(?:-Antes)?\([^)]*\))? - [A-Za-z]+, (?<month>[A-Za-z]+) (?<day>\d+), (?<time>[\d:]+)(?: (?<zone>[A-Z]+))? +(?<year>\d{4})`,
      ),
    ],
    [
      'head',
      /^(?<small>[^\s/]*\d)\/(?<big>\S*\d) (?:Tourney )?(?<game>[A-Z][A-Za-z' /-]*?) Game Table \((?<limit>NL|PL|FL)\) *(?:\((?:[^)#]* )?Tournament #(?<tournament>\d+)\))? *(?:\(Buyin (?<buyIn>[^)]+)\))? *- +[A-Z][a-z]+ (?<month>[A-Z][a-z]+) (?<day>\d+) (?<time>[\d:]+) (?<zone>[A-Z]+) (?<year>\d{4})$/,
    ],
    ['head', /^Table (?<table>.+?)(?: +\([^)]*\))? -- Seat (?<button>\d+) is the button$/],
    ['head', /^Table (?<table>.+?)(?: \([^)]*\))?$/],
    ['head', /^Seat (?<button>\d+) is the button/],
    [
      'head',
      /^(?:Blinds|Stakes)(?:-Antes)? ?\((?<small>[\d ,.]+)\/(?<big>[\d ,.]+?)(?: ?- ?(?<ante>[\d ,.]+))?\)$/,
    ],
    ['note', /^(?:Total number of players|Trny:|Game #|Your time bank|>)/],
    ['seat', /^Seat (?<seat>\d+): (?<name>.+?) \( ?(?<sum>[^)]*\d[^)]*?) ?\)$/],
    ['ante', line(`^NAME posts ante (?:of )?${SUM}`)],
    ['small-blind', line(`^NAME posts small blind ${SUM}`)],
    ['big-blind', line(`^NAME posts big blind ${SUM}`)],
    ['both', line(`^NAME posts big blind \\+ dead ${SUM}`)],
    ['button-blind', line(`^NAME posts button blind ${SUM}`.replace('blind ', 'blind +'))],
    ['dealing', /^\*\* Dealing (?:down cards )?\*\*/],
    ['street', /^\*\* Dealing (?:\w+ street \*\*|River \*\*$)/],
    ['note', /^\*\* Summary \*\*/],
    ['board', new RegExp(String.raw`^\*\* Dealing (?:Flop|Turn|River) \*\* ?:? *${CARDS}`)],
    ['dealt', line(`^Dealt to NAME ${CARDS}$`)],
    ['fold', line('^NAME folds\\.?$')],
    ['check', line('^NAME checks\\.?$')],
    ['call', line(`^NAME calls ${SUM}`)],
    ['bring-in', line(`^NAME bring-ins ${SUM}`)],
    ['bet', line(`^NAME (?:double bets|bets) ${SUM}`)],
    ['raise', line(`^NAME (?:raises|completes) ${SUM}`)],
    ['to', line(String.raw`^NAME raises \S+ to (?<sum>\S*\d)$`)],
    ['all-in', line(`^NAME is all-In +${SUM}`)],
    ['show', line(`^NAME shows ${CARDS}`)],
    ['muck', line(`^NAME doesn't show ${CARDS}`)],
    ['note', line('^NAME (?:Cash-out Premium % is|opted for cash-out|probabil?i?ty is)')],
    ['cashed-out', line('^NAME Cashout Amount is SUM$')],
    ['show', line(`^NAME Cashed out +balance [^[]*${CARDS}`)],
    [
      'kept',
      line(
        String.raw`^NAME balance \S+, (?:bet|lost) (?<put>[^\s,[]*\d[\d.,]*?)(?:, collected (?<sum>[^\s,]*\d[\d.,]*), net \S+?)?(?:\[ *(?<cards>[^\]]*?) *\].*| \(folded\))?$`,
      ),
    ],
    ['note', line("^NAME balance \\S+, (?:didn't bet|sits out)")],
    ['rake', /^(?:Main|Side) Pot.*? Rake: (?<sum>\S*\d)/],
    ['note', line('^NAME (?:opens|does not show cards|shows ?[\\dA-Z,]+ +for low)\\.?$')],
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
