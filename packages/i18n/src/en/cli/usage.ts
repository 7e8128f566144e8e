/** What is wrong with a command line, with a file or with the JSON in it. One line each. */

export const usage = {
  noHelp: (command: string): string => `no help for '${command}': bare sidepot lists the commands`,
  noLanguage: (tag: string, tags: readonly string[]): string =>
    `there is no language '${tag}'; there are ${tags.join(', ')}`,

  /** What the reader of the command line refuses. Options and commands are as they were typed. */
  unknownOption: (option: string): string => `unknown option '${option}'`,
  unknownCommand: (command: string): string => `unknown command '${command}'`,
  missingArgument: (name: string): string => `missing required argument '${name}'`,
  missingValue: (option: string): string => `option '${option}' argument missing`,
  missingOption: (option: string): string => `required option '${option}' not specified`,
  conflict: (option: string, other: string): string =>
    `option '${option}' cannot be used with option '${other}'`,
  tooMany: (command: string, expected: number, got: number): string =>
    `too many arguments for '${command}'. Expected ${expected} argument${expected === 1 ? '' : 's'} but got ${got}.`,
  badOption: (option: string, value: string, why: string): string =>
    `option '${option}' argument '${value}' is invalid. ${why}`,
  badArgument: (name: string, value: string, why: string): string =>
    `command-argument value '${value}' is invalid for argument '${name}'. ${why}`,
  didYouMean: (names: readonly string[]): string =>
    names.length === 1
      ? `(Did you mean ${names[0]}?)`
      : `(Did you mean one of ${names.join(', ')}?)`,

  /** Why a value is no good: a sentence of its own. */
  choices: (choices: readonly string[]): string => `Allowed choices are ${choices.join(', ')}.`,
  whole: 'It must be a whole number.',
  atLeastOne: 'It must be at least 1.',
  atMost: (most: number): string => `It must be at most ${most}.`,
  positiveDecimal: 'It must be a positive number such as 0.01.',
  days: (most: number): string => `It must be a whole number of days, at most ${most}.`,

  /** "stacks must be …": the names of options stay. */
  mustBe: (field: string, wants: string): string => `${field} must be ${wants}`,
  smallAndBig: 'small,big',
  numbersWithCommas: 'whole numbers with commas between them',
  numberOrRange: 'a whole number or a range such as 2-9',
  amountsOrOne: (amounts: number): string => `${amounts} amounts, or one`,
  straddle: 'an amount or seat:amount',

  port: (most: number, typed: string): string =>
    `a port is a number from 0 to ${most}, not '${typed}'`,
  origin: (typed: string): string => `an origin looks like https://poker.example, not '${typed}'`,
  host: (typed: string): string =>
    `a host is a name such as poker.example, without port, not '${typed}'`,
  databaseUrl: 'a database URL looks like postgres://user:password@host:5432/name',
  natsUrl: 'a NATS URL looks like nats://user:password@host:4222, or tls://…',
  twoStores: '--data and --database-url are two stores: choose one',
  natsCreds: '--nats-creds goes with --nats-url',
  shardUrl: '--shard-url and --nats-url go with --database-url',
  allDatabases: 'name all databases: --database-url and --shard-url',
  pushHost: '--push-host goes with --push-keys',
  badPushHost: (typed: string): string =>
    `a push host is a name such as push.example, not '${typed}'`,
  noPushKeys: (file: string): string =>
    `'${file}' holds no keys for Web Push: sidepot push-keys makes them`,
  contact: (typed: string): string =>
    `a contact looks like mailto:me@poker.example, not '${typed}'`,
  keysFile: {
    notJson: (file: string): string => `the keys file '${file}' is not JSON`,
    unreadable: (file: string): string => `the keys file '${file}' cannot be read`,
  },
  limitsFile: {
    notJson: (file: string): string => `the limits file '${file}' is not JSON`,
    unreadable: (file: string): string => `the limits file '${file}' cannot be read`,
    notObject: (path: string | null): string => `limits: '${path ?? 'the file'}' must be an object`,
    unknown: (path: string, known: readonly string[]): string =>
      `limits: no '${path}'; there are ${known.join(', ')}`,
    notNumber: (path: string, mayBeNull: boolean): string =>
      `limits: '${path}' must be a whole number from 0${mayBeNull ? ', or null for no limit' : ''}`,
  },

  /** Files and streams; `why` is what the system said. */
  stdin: 'standard input',
  waiting: {
    json: 'waiting for JSON on standard input, end it with Ctrl-D',
    hands: 'waiting for hands on standard input, end it with Ctrl-D',
  },
  stdinIsFolder: 'standard input is a directory, not a file',
  noFile: (file: string): string => `no such file: ${file}`,
  isFolder: (file: string): string => `this is a directory, not a file: ${file}`,
  noPermission: (file: string): string => `no permission to read ${file}`,
  unreadable: (file: string, why: string): string => `cannot read ${file}: ${why}`,
  unwritable: (why: string): string => `cannot write the output: ${why}`,
  noEnd: (file: string, mebibytes: number, line: number): string =>
    `${file}: no end of a hand in ${mebibytes} MiB from line ${line} on`,

  /** Of JSON. */
  tooLong: { line: 'the line', input: 'the input (one hand; --jsonl reads one per line)' },
  longerThan: (what: string, bytes: number): string => `${what} is longer than ${bytes} bytes`,
  notJson: 'not valid JSON',
  notJsonSince: (why: string): string => `not valid JSON: ${why}`,
  at: (why: string, line: number, column: number): string =>
    `${why} (line ${line}, column ${column})`,
  notUtf8: 'the text is not UTF-8',
  empty: 'the input is empty',
  endsEarly: 'the text ends too early',
  expected: {
    value: 'expected a value',
    'first-value': 'expected a value or ]',
    key: 'expected a key in double quotes',
    'first-key': 'expected a key in double quotes or }',
    colon: 'expected a colon after the key',
    comma: 'expected a comma or a closing bracket',
    end: 'expected nothing after the first value',
  },
  openString: 'this string is not closed, or has a bad escape or a line break in it',
  severalHands: (refusal: string): string =>
    `${refusal} (for several hands, one per line: --jsonl)`,
  report: (thrown: string): string => `please report this hand: ${thrown}`,

  /** Of cards. */
  shared: ' (cards that hands share: --board)',
  cardCount: (what: string, least: number, most: number, got: number): string =>
    `${what} must be ${least === most ? least : `${least} to ${most}`} cards, not ${got}`,
  handWithoutBoard: 'a hand without a board',
  board: 'the board',
  hand: 'a hand',
};
