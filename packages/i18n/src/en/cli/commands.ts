/** What the help says of each command, its operands and its options. Names of options stay as they are. */

import { engineCommands } from './engines.js';
import { statsHelp } from './stats.js';

const json = 'print one line of JSON';
const ante = 'ante';
const unit = 'smallest chip';
const databaseUrl = 'PostgreSQL instead (default: DATABASE_URL, if set)';
const keepDays = 'delete tables this many days after they were closed';
const dataFolder = (usual: string): string => `folder of the tables (default: ${usual})`;

export const commands = {
  about: 'Poker tables to share by link; side pots, hands, odds and hand histories.',
  version: 'print the version',
  help: 'print this help',
  helpOf: 'print the help of a command',
  color: 'no colours, also on a terminal',
  lang: 'language, if not that of LC_ALL, LC_MESSAGES or LANG',

  /** Headings of the help, and what stands for options and commands in its first line. */
  titles: {
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    globalOptions: 'Global Options:',
    commands: 'Commands:',
    examples: 'Examples:',
  },
  placeholders: { options: '[options]', command: '[command]' },
  /** "threads (default: 1)"; in a list of choices "holdem (default), omaha". */
  default: (about: string, usual: string): string => `${about} (default: ${usual})`,
  choices: (about: string, choices: string): string => `${about}: ${choices}`,
  defaultChoice: (choice: string): string => `${choice} (default)`,

  /** Options that describe a hand. */
  hand: {
    game: 'rules of the game',
    limit: "betting limit, the game's own if left out",
    ante,
    anteMode: 'who pays the ante',
    anteOrder: 'what one who antes for all pays first',
    unit,
  },

  serve: {
    summary: 'serve tables to play at, here and by link',
    about: 'Serve poker tables: make one in a browser, send its link, play.',
    port: (usual: number): string => `port to listen on (default: PORT or ${usual})`,
    host: (usual: string): string => `address to listen on (default: HOST or ${usual})`,
    data: dataFolder,
    databaseUrl,
    keepDays,
    shardUrl: 'further databases for tables (default: SHARD_URLS, if set)',
    natsUrl: 'NATS between the servers (default: NATS_URL, if set)',
    natsCreds: 'credentials for NATS (default: NATS_CREDS, if set)',
    trustProxy: 'believe the X-Forwarded headers of a proxy in front',
    origin: 'other sites that may use this server',
    limits: 'what tables and people may use, as JSON',
    allowedHost: 'host names to answer to; others are refused',
    adminSocket: 'where sidepot admin finds it (default: in --data)',
    sessionDays: 'sign devices out that were unused for so long',
    sessionMaxDays: 'sign devices out after so long',
    pushKeys: 'tell phones of turns by Web Push (default: PUSH_KEYS, if set)',
    pushHost: 'push services beside those of the known browsers',
    log: 'log every request to standard error, not only what fails',
  },
  pushKeys: {
    summary: 'make keys for serve --push-keys',
    about: 'Print new keys for Web Push as JSON. Keep the file from others.',
    contact: 'mailto: or https: address where push services reach you',
  },
  backup: {
    summary: 'copy all tables into one file, while they are played',
    about: 'Write everything that is stored into one file, while the server serves.',
    path: 'the file, or a folder for one with the time in its name',
  },
  restore: {
    summary: 'put a backup into an empty place',
    about: 'Put a backup into an empty data folder or an empty PostgreSQL database.',
    file: 'what sidepot backup wrote, from either kind of store',
  },
  prune: {
    summary: 'delete what is not needed any more',
    about: 'Delete old keys and snapshots, and tables that were closed long ago.',
    keepDays,
  },
  /** Of backup, restore and prune. */
  place: { data: dataFolder, databaseUrl },
  admin: {
    summary: 'look after a running server: tables, players, audit log',
    about: 'Ask a server that runs on this machine, over the socket in its data folder.',
    action: 'what to do',
    ids: 'of what or whom it is about',
    data: (usual: string): string => `data folder of the server (default: ${usual})`,
    adminSocket: 'socket of a server without a data folder',
    limit: 'rows to show',
    reason: 'why, for a ban',
    verify: 'of the log: does each line follow from the one before?',
    expect: 'and is this hash, kept from before, one of them?',
    json,
  },
  move: {
    summary: 'move sleeping tables to another database',
    about: 'Move tables to another of several databases, while servers serve.',
    shard: 'number of the database: 1 is the first, with the directory',
    tables: 'ids of tables, as in their links',
    databaseUrl: 'the first database (default: DATABASE_URL, if set)',
    shardUrl: 'all the others (default: SHARD_URLS, if set)',
  },
  settle: {
    summary: 'settle a hand: refund, pots, rake and awards',
    about: 'Settle a hand given as JSON: uncalled bet, pots, rake and awards.',
    file: 'a JSON file; standard input if absent or -',
    json: 'print one line of JSON instead of a table',
    jsonl: 'read one hand per line and print one line of JSON for each',
    explain: 'add the reasons to the JSON (the table always has them)',
  },
  replay: {
    summary: 'replay hand histories: pots, refunds, stacks',
    about:
      'Replay hand histories in PHH, Open Hand History, PokerNow’s log or texts of PokerStars and ' +
      'GGPoker: what everybody put in, the pots, who ends with what.',
    files: '.phh, .phhs, .ohh, PokerNow .csv, texts of PokerStars, GGPoker; - for standard input',
    json: 'print one line of JSON per hand',
    unit: 'what one chip is worth (default: 0.01 or 1, by the hand)',
    jobs: 'threads (default: one per core for large input)',
    warnings: 'add what departs from the rulebook to the JSON (else always there)',
  },
  eval: {
    summary: 'say what hands are, and which is best',
    about: 'Say what each hand is and which five cards play; several are compared.',
    cards: 'a hand each, as AsKsQsJsTs; single cards are one hand',
    board: 'cards that all hands share',
    json: 'print one line of JSON per hand, in the order given',
  },
  equity: {
    summary: 'count how often each hand wins',
    about: 'Count how often each hand wins, ties and what share of the pot it is worth.',
    hands: 'cards (AsKs, 2c3d4h/Kd7s) or a range (QQ+,AKs) each',
    board: 'cards on the board',
    dead: 'cards that can no longer come',
    samples: 'deal n random boards instead of counting all',
    seed: 'seed of the random boards',
    json: 'print one line of JSON with the counts',
  },
  perft: {
    summary: 'count the ways a hand can be bet',
    about: 'Count the distinct sequences of actions, to compare with another engine.',
    stacks: 'chips of seats 1, 2, …, as 10,10; or one number for all',
    depth: 'count up to this many actions',
    players: 'number of players (default: that of the stacks)',
    blinds: (usual: string): string => `blinds (default: ${usual})`,
    straddle: 'straddle under the gun, or seat:amount',
    button: 'seat of the button (default: the last)',
    json,
  },
  simulate: {
    summary: 'play random hands, and see that no chip is lost',
    about: 'Play random hands to the end: how fast, and whether every chip is still there.',
    hands: 'hands to play',
    players: (usual: string): string => `players of a hand, as 6 or 2-9 (default: ${usual})`,
    stacks: 'chips of a player, as 100 or 1-200',
    blinds: (usual: string): string => `blinds (default: ${usual})`,
    seed: 'seed of cards and choices',
    jobs: 'threads',
    json,
  },
  ...engineCommands,
  stats: statsHelp,
  completion: {
    summary: 'print a script that completes command lines',
    about: 'Print a script for your shell that completes commands, options and choices.',
    shell: 'your shell',
    examples: 'Examples, for the shell that is running and for all that follow:',
  },
};
