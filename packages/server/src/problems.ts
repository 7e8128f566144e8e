/**
 * What goes wrong for whoever runs a server, as data: a key and its details. The sentences here are
 * for logs; the command line has its own, in the language that it speaks.
 */

export const PROBLEM_TEXTS = {
  portTaken: 'port {port} of {host} is taken: choose another',
  portForbidden: 'port {port} of {host} may not be used by you: choose one above 1023',
  cannotListen: 'cannot listen on {host}, port {port}: {reason}',
  noAdminSocket: 'cannot open the admin socket: {reason}',

  noServer: 'cannot ask {path}: no server runs there',
  serverGone: 'cannot ask {path}: no server runs there any more',
  serverOfOther: 'cannot ask {path}: only the user that runs the server may ask it',
  noSidepot: 'cannot ask {path}: what answers there is no Sidepot',
  cannotAsk: 'cannot ask {path}: {reason}',

  folderUnwritable: 'cannot write in the data folder {folder}: {reason}',
  folderTaken: 'another server uses the data folder {folder}: stop it, or choose another folder',
  fileMissing: 'there is no {file}',
  fileGone: '{file} was removed or replaced',
  fileDamaged: '{file} is damaged: {reason}',
  diskFull: 'the disk of {folder} is full',
  schemaNewer: 'the database has schema {current}, this Sidepot knows {known}: use a newer Sidepot',
  storeClosed: 'the store is closed',
  writerFailed: 'the thread that writes failed: {reason}',

  unreachable: 'cannot reach PostgreSQL: {reason}',
  notListening: 'not listening to PostgreSQL: {reason}',
  standby: 'PostgreSQL is a standby, or takes no writes',
  brokeWriting: 'the connection to PostgreSQL broke while writing',
  natsRefused: 'NATS refused the credentials: {reason}',
  natsCredentials: 'cannot read the NATS credentials: {reason}',

  noDatabase: 'no database is named',
  databaseTwice: 'a database is named twice',
  directoryLater: 'the first database is a shard of others: name their directory first',
  shardUnnamed: 'the database of shard {shard} is not named',
  databaseOfOthers: "database {number} is another's",
  databaseUsed: 'database {number} has tables of its own',
  databaseNameless: 'a database does not know who it is',
  noShard: 'there is no shard {shard}, but {shards}',
  noTable: 'no table {table}',
  clockRuns: 'table {table} has a clock running: pause it first',
  movedByOther: 'table {table} is being moved by somebody else',

  backupEmpty: 'not a whole backup: it is empty',
  backupLonger: 'not a whole backup: there is more after its end',
  backupLine: 'not a whole backup: a line',
  backupEnd: 'not a whole backup: its end is missing',
  backupChecksum: 'not a whole backup: its checksum is another',
  backupBegin: 'not a whole backup: it does not begin like one',
  backupVersion: 'not a whole backup: version {version} is not known here',
  backupRow: 'not a whole backup: a row',
  backupNoJson: 'not a whole backup: a line is no JSON',
  backupRows: 'table {table} has {there} rows instead of {count}',
  backupUnreadable: 'cannot read {file}: {reason}',
  backupUnwritable: 'cannot write {file}: {reason}',
  backupThere: '{file} is there already',
  notSound: '{file} is not sound: {reason}',
  oneOfSeveral: 'this is one of several databases: restore it into PostgreSQL',
  folderUsed: '{folder} holds tables already: restore into an empty folder',
  databaseNotEmpty: 'the database holds tables already: restore into an empty one',
} as const;

/** Which one. */
export type ProblemKey = keyof typeof PROBLEM_TEXTS;

/** One of them, with what its sentence names. */
export interface Problem {
  readonly key: ProblemKey;
  readonly details: Readonly<Record<string, string | number>>;
}

export const newProblem = (key: ProblemKey, details: Problem['details'] = {}): Problem => ({
  key,
  details,
});

/** One line in English. */
export const problemText = ({ key, details }: Problem): string =>
  PROBLEM_TEXTS[key].replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ''));
