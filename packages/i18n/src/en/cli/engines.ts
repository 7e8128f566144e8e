/** What vectors, check, convert and hand say: the commands that talk with other programs. */

import { count, howMany } from '../../tools/numbers.js';

const hands = (number: number): string => howMany(number, { one: 'hand', other: 'hands' });

export const engineCommands = {
  vectors: {
    summary: 'draw hands with what must come out of them',
    about: 'Draw random hands, one line of JSON each, with what must come out of them.',
    count: 'how many',
    seed: 'seed; the same seed draws the same hands',
    players: 'players of a hand, as 6 or 2-9',
    levels: 'different bets of those who did not fold, as 5 or 1-4',
    blinds: 'blinds',
    ante: 'ante (default: the big blind)',
    shortBlinds: 'who owes ante and blind cannot pay both',
    killed: 'folded hands may have bet more than all others',
    hilo: 'high and low',
    boards: 'boards that are run',
    rake: 'rake in basis points, 500 for 5 %',
    rakeCap: 'the most rake of a hand',
    shape: 'what a hand looks like',
  },
  check: {
    summary: 'check the answers of another engine, by rule',
    about: 'Check the answers of another engine, hand by hand, and count them by rule.',
    answers: 'a file of answers, a line of JSON each',
    command: 'run this: hands on its standard input, answers on its output',
    hands: 'a file of hands, as sidepot vectors prints them',
    timeout: 'how long the command may say nothing',
    junit: "write JUnit's XML",
    markdown: 'write a report in Markdown',
    json: 'print one line of JSON per hand',
  },
  convert: {
    summary: 'write hand histories in another format',
    about: 'Read hand histories in any format that is known and write them in another.',
    files: 'hand histories; - for standard input',
    to: 'format to write',
    out: 'file to write (default: standard output)',
    player: 'only hands of this player',
    filter: 'only hands of this kind; all that are named must hold',
    rows: 'what a row of CSV is',
    unit: 'what one chip is worth (default: 0.01 or 1, by the hand)',
    jobs: 'threads (default: one per core for large input)',
  },
  play: {
    summary: 'play hands by commands, for programs',
    about: 'Play hands by commands: lines of JSON in, lines of JSON out.',
    stdio: 'talk over standard input and output',
  },
};

export const engineNotes = {
  vectors: `A line is a hand as sidepot settle reads it, its rules, and in "expect" the
answer. With --shape totals it has stacks, totals and positions instead:
bb_ante, total_contribution, is_bb. The same seed and options draw the same
hands on every machine, and hand 7 is the same however many there are.

Exit codes: 0 fine, 2 wrong usage.`,
  check: `Hands are drawn as sidepot vectors draws them, or read with --hands. Answers
come from a command, or from a file: in the order of the hands or with their
"id". A file alone has hands with "answer" or "expect" in each line.

An answer has what the engine can tell of refund, pots, awards, rake, payouts
(refund and awards together) and newStacks; only that is compared. An engine
that cannot play a hand answers {"unsupported": true}.

Exit codes: 0 no answer is wrong or missing, 1 some are, 2 wrong usage.`,
  convert: `The format of the input is found by how a file begins. A hand that cannot be
read or written is told with its file, line and reason, and the rest goes on.
What a format has no place for is noted once.

Exit codes: 0 all written, 1 some hand refused, 2 usage or unreadable file.`,
  hand: `A line in is a command, a line out its answer:
  {"do":"start","config":{"players":[{"id":"Ann","seat":1,"stack":200},
    {"id":"Bob","seat":2,"stack":200}],"button":1,"smallBlind":1,"bigBlind":2},
    "seed":7}
  {"do":"act","hand":1,"type":"raise","to":6}
  {"do":"view","hand":1,"seat":2}   {"do":"end","hand":1}
An answer has whose turn it is, what is legal, and what happened.

Exit codes: 0 fine, 2 wrong usage.`,
};

export const vectorWords = {
  fromTo: (least: number, most: number): string => `${least} to ${most}`,
  atMostPlayers: (players: number): string => `at most as many as the ${players} players`,
  onlySettle: 'settle with hilo, boards, rake or killed: totals cannot say them',
};

export const checkWords = {
  /** "hand 1-42: Main Pot: paid Ann 40, Bob 20; R82 says Ann 39, Bob 21". */
  hand: (id: string, text: string): string => `hand ${id}: ${text}`,
  ofPot: (pot: string, text: string): string => `${pot}: ${text}`,
  differs: (what: string, got: string, rule: string, want: string): string =>
    `${what} ${got}; ${rule} says ${want}`,
  fields: {
    refund: 'gave back',
    pots: 'has the pots',
    amount: 'holds',
    eligible: 'may be won by',
    potRake: 'rake',
    potAwards: 'paid',
    rake: 'rake',
    awards: 'paid',
    payouts: 'paid out',
    stacks: 'stacks',
  },
  share: (id: string, chips: number): string => `${id} ${count(chips)}`,
  chips: (chips: number): string => count(chips),
  nothing: 'nothing',
  notRefused: (rule: string): string => `answered, but ${rule} refuses this hand`,
  declined: 'it cannot play this hand',
  silent: 'the answer tells nothing that could be compared',
  rubbish: (text: string): string => `the answer is no JSON object: ${text}`,
  ended: (code: number | null, last: string): string =>
    `the command ended ${code === null ? 'by a signal' : `with ${code}`} before it answered${last === '' ? '' : `: ${last}`}`,
  hung: (seconds: number): string => `no answer in ${seconds} s`,
  flood: 'the command printed a line without end',
  unasked: 'no answer',
  more: (number: number): string => `… and ${hands(number)} more`,
  rule: 'Rule',
  hands: 'Hands',
  right: 'Right',
  wrong: 'Breaks it',
  handTitle: 'Hand',
  found: 'What differs',
  summary: (all: number, right: number, wrong: number, declined: number, missing: number): string =>
    [
      `${hands(all)}: ${count(right)} right`,
      `${count(wrong)} wrong`,
      ...(declined > 0 ? [`${count(declined)} not played`] : []),
      ...(missing > 0 ? [`${count(missing)} without an answer`] : []),
    ].join(', '),
  badHand: (file: string, line: number, why: string): string => `${file}, hand ${line}: ${why}`,
  noAnswer: 'a hand with "players" and its "answer" is wanted; for answers alone add --hands FILE',
  noLine: (file: string): string => `${file}: there is no hand in it`,
  fileOrCommand: 'name a file of answers, or --command',
  handsOrDrawn: '--hands has the hands: options that draw them do not go with it',
};

export const convertWords = {
  summary: (written: number, refused: number, left: number, seconds: string): string =>
    [
      `${hands(written)} written`,
      ...(left > 0 ? [`${count(left)} left out`] : []),
      ...(refused > 0 ? [`${count(refused)} refused`] : []),
      `${seconds} s`,
    ].join(', '),
  lost: (format: string, fields: readonly string[]): string =>
    `note: ${format} has no place for ${fields.join(', ')}`,
  oneHand: 'note: PHH has one hand a file; these are the sections of a .phhs',
};

export const playWords = {
  onlyStdio: 'hand wants --stdio: it is for programs',
};
