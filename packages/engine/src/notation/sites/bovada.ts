/** Bovada, Ignition and Bodog: players are called by their places, and all cards are told. */

import { CARDS, line, type SiteGrammar } from './grammar.js';

/** "UTG+2  [ME] :" */
const WHO = String.raw`^(?<name>[A-Za-z][\w+ ]*?) *(?:\[ME\] *)?: `;
const LATE = String.raw`(?: ?\((?:timeout|auth|disconnect|auth-disconnect|Blind Disconnected)\))?`;
const SUM = String.raw`(?<sum>\S*\d)$`;
const by = (source: string): RegExp => line(WHO + source);

export const BOVADA: SiteGrammar = {
  notation: 'bovada',
  venue: (first) => /^(?:Bovada|Ignition|Bodog)/.exec(first)?.[0] ?? 'Bovada',
  begins: /^(?:Bovada|Ignition|Bodog)[^#]{0,20}Hand #/,
  hasUncalledInWin: false,
  hasUsualLimits: true,
  isListed: true,
  areBothCalledDead: true,
  games: {
    holdem: 'holdem',
    holdemzonepoker: 'holdem',
    omaha: 'omaha',
    omahazonepoker: 'omaha',
    'omaha hilo': 'omaha8',
  },
  lines: [
    [
      'head',
      /Hand #(?<hand>\d+):? +(?<game>[A-Z\d]+(?: HiLo)?) +Tournament #(?<tournament>[\w-]+) +TBL#(?<table>\d+), +(?<limit>No Limit|Pot Limit|Fixed Limit)?[^-]*- Level (?<level>\d+) \((?<small>[\d.,]+)\/(?<big>[\d.,]+)\)(?: \[MVS\])? - (?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d) (?<time>[\d:]+)(?: (?<zone>UTC))?/,
    ],
    [
      'head',
      /Hand #(?<hand>\d+):? +(?:TBL#|Zone Poker ID#)(?<table>\d+) +(?<game>[A-Za-z\d]+(?: HiLo)?) +(?<limit>No Limit|Pot Limit|Fixed Limit)(?: \[MVS\])? - (?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d) (?<time>[\d:]+)(?: (?<zone>UTC))?/,
    ],
    ['seat', /^Seat (?<seat>\d+): (?<name>.+?) *(?:\[ME\] *)?\((?<sum>\S*\d) in chips\)/],
    [
      'head',
      /^(?<dealer>[A-Za-z][\w+ ]*?) *(?:\[ME\] *)?: Set dealer(?:\/Bring in spot)? \[(?<button>\d+)\]/,
    ],
    ['end', /^\*\*\* SUMMARY \*\*\*/],
    ['rake', line(String.raw`^Total Pot\(.*\| Rake \(SUM\)`)],
    ['board', new RegExp(String.raw`^\*\*\* (?:FLOP|TURN|RIVER) \*\*\*.*${CARDS}$`)],
    ['board', new RegExp(String.raw`^Card dealt to table ${CARDS}$`)],
    ['dealing', /^\*\*\* HOLE CARDS/],
    ['note', /^\*\*\* /],
    ['ante', by(`Ante chip ${SUM}`)],
    ['small-blind', by(`(?:Ante\\/)?Small [Bb]lind ${SUM}`)],
    ['big-blind', by(`Big [Bb]lind(?:\\/Bring in)? ${SUM}`)],
    ['dead', by(`Posts dead chip ${SUM}`)],
    ['live', by(`Posts chip ${SUM}`)],
    [
      'dealt',
      new RegExp(String.raw`^(?<name>[A-Za-z][\w+ ]*?) *\[ME\] *: Card dealt to a spot ${CARDS}`),
    ],
    ['known', by(`Card dealt to a spot ${CARDS}`)],
    ['fold', by(`Folds?${LATE}(?: & [Ss]hows .*)?$`)],
    ['check', by(`Checks?${LATE}$`)],
    ['call', by(`Calls?${LATE} ${SUM}`)],
    ['bet', by(`Bets?(?: chip info)?${LATE} ${SUM}`)],
    ['to', by(String.raw`(?:Raises${LATE}|All-in\(raise(?:-timeout)?\)) \S+ to ${SUM}`)],
    ['to', by(`(?:Raises${LATE}|All-in\\(raise(?:-timeout)?\\)) ${SUM}`)],
    ['all-in', by(`All-in${LATE} ${SUM}`)],
    ['shown', by('Showdown')],
    ['muck', by('Mucks')],
    ['back', by(`Return uncalled portion of bet ${SUM}`)],
    ['won', by(`Hand [Rr]esult(?:-Side [Pp]ot)? ${SUM}`)],
    [
      'note',
      by(
        String.raw`(?:Does not show|Leave|Enter|Sit ?out|Re-join|Ranking|Stand|Seat |Table |Draw for dealer|Rebuyin|Prize|Addon|Double rebuys|Set dealer|BOUNTY)`,
      ),
    ],
  ],
};
