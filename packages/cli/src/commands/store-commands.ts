/**
 * `sidepot backup`, `restore` and `prune`: what an operator does with the tables' store. All three may
 * be run beside a server; the server's modules are loaded only then.
 */

import { type Command, InvalidArgumentError } from 'commander';
import { DEFAULT_FOLDER, type PlaceFlags, storePlace } from '../args/place.js';
import { EXIT, type ExitCode } from '../errors.js';
import { BACKUP_NOTES, PRUNE_NOTES, RESTORE_NOTES } from '../help.js';
import { plain } from '../terminal/text.js';

export interface PruneFlags extends PlaceFlags {
  readonly keepDays?: number;
}

type Done = (exit: ExitCode) => void;

export function addStoreCommands(program: Command, done: Done): void {
  withPlace(program.command('backup'))
    .summary('copy all tables into one file, while they are played')
    .description('Write everything that is stored into one file, while the server serves.')
    .argument('<path>', 'the file, or a folder for one with the time in its name')
    .addHelpText('after', BACKUP_NOTES)
    .action(async (path: string, flags: PlaceFlags) => {
      done(await backupCommand(path, flags));
    });
  withPlace(program.command('restore'))
    .summary('put a backup into an empty place')
    .description('Put a backup into an empty data folder or an empty PostgreSQL database.')
    .argument('<file>', 'what sidepot backup wrote, from either kind of store')
    .addHelpText('after', RESTORE_NOTES)
    .action(async (file: string, flags: PlaceFlags) => {
      done(await restoreCommand(file, flags));
    });
  withPlace(program.command('prune'))
    .summary('delete what is not needed any more')
    .description('Delete old keys and snapshots, and tables that were closed long ago.')
    .option('--keep-days <n>', 'delete tables this many days after they were closed', days)
    .addHelpText('after', PRUNE_NOTES)
    .action(async (flags: PruneFlags) => {
      done(await pruneCommand(flags));
    });
}

const withPlace = (command: Command): Command =>
  command
    .option('--data <dir>', `folder of the tables (default: ${DEFAULT_FOLDER})`)
    .option('--database-url <url>', 'PostgreSQL instead (default: DATABASE_URL, if set)');

const MAX_DAYS = 36_500;

export function days(text: string): number {
  const number = Number(text);
  if (!/^\d{1,5}$/.test(text) || number > MAX_DAYS) {
    throw new InvalidArgumentError(`It must be a whole number of days, at most ${MAX_DAYS}.`);
  }
  return number;
}

async function backupCommand(path: string, flags: PlaceFlags): Promise<ExitCode> {
  const place = storePlace(flags);
  return told(async ({ backup }) => {
    const { file, bytes, counts } = await backup(place, path);
    return `${plain(file)}: ${summary(counts)}, ${bytes} bytes`;
  });
}

async function restoreCommand(file: string, flags: PlaceFlags): Promise<ExitCode> {
  const place = storePlace(flags);
  return told(async ({ restore }) => {
    const { head, counts } = await restore(file, place);
    return `restored what was stored at ${new Date(head.at).toISOString()}: ${summary(counts)}`;
  });
}

async function pruneCommand(flags: PruneFlags): Promise<ExitCode> {
  const place = storePlace(flags);
  return told(async ({ openPostgresStore, openSqliteStore, pruningAt }) => {
    const store =
      'folder' in place
        ? await openSqliteStore(place.folder, null)
        : await openPostgresStore(place.databaseUrl);
    try {
      const pruned = await store.prune(pruningAt(Date.now(), flags.keepDays ?? null));
      return `deleted ${pruned.tables} tables, ${pruned.keys} keys, ${pruned.snapshots} snapshots`;
    } finally {
      await store.close();
    }
  });
}

const summary = (counts: Readonly<Record<string, number>>): string =>
  ['tables', 'hands', 'events', 'identities']
    .map((name) => `${counts[name] ?? 0} ${name}`)
    .join(', ');

/** One line, about what was done or why not. */
async function told(
  work: (server: typeof import('@sidepot/server/store')) => Promise<string>,
): Promise<ExitCode> {
  const server = await import('@sidepot/server/store');
  try {
    process.stdout.write(`${await work(server)}\n`);
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof server.StoreError)) throw error;
    process.stderr.write(`sidepot: ${plain(error.message)}\n`);
    return EXIT.refused;
  }
}
