/**
 * `sidepot backup`, `restore` and `prune`: what an operator does with the tables' store. All three may
 * be run beside a server; the server's modules are loaded only then.
 */

import { type Command, InvalidArgumentError } from 'commander';
import { DEFAULT_FOLDER, type PlaceFlags, storePlace } from '../args/place.js';
import { EXIT, type ExitCode } from '../errors.js';
import { notesOf } from '../help.js';
import { phrases } from '../phrases.js';
import { problemLine } from '../terminal/problem.js';
import { plain } from '../terminal/text.js';

export interface PruneFlags extends PlaceFlags {
  readonly keepDays?: number;
}

type Done = (exit: ExitCode) => void;

export function addStoreCommands(program: Command, done: Done): void {
  const { commands } = phrases;
  withPlace(program.command('backup'))
    .summary(commands.backup.summary)
    .description(commands.backup.about)
    .argument('<path>', commands.backup.path)
    .addHelpText('after', notesOf('backup'))
    .action(async (path: string, flags: PlaceFlags) => {
      done(await backupCommand(path, flags));
    });
  withPlace(program.command('restore'))
    .summary(commands.restore.summary)
    .description(commands.restore.about)
    .argument('<file>', commands.restore.file)
    .addHelpText('after', notesOf('restore'))
    .action(async (file: string, flags: PlaceFlags) => {
      done(await restoreCommand(file, flags));
    });
  withPlace(program.command('prune'))
    .summary(commands.prune.summary)
    .description(commands.prune.about)
    .option('--keep-days <n>', commands.prune.keepDays, days)
    .addHelpText('after', notesOf('prune'))
    .action(async (flags: PruneFlags) => {
      done(await pruneCommand(flags));
    });
}

const withPlace = (command: Command): Command =>
  command
    .option('--data <dir>', phrases.commands.place.data(DEFAULT_FOLDER))
    .option('--database-url <url>', phrases.commands.place.databaseUrl);

const MAX_DAYS = 36_500;

export function days(text: string): number {
  const number = Number(text);
  if (!/^\d{1,5}$/.test(text) || number > MAX_DAYS) {
    throw new InvalidArgumentError(phrases.usage.days(MAX_DAYS));
  }
  return number;
}

async function backupCommand(path: string, flags: PlaceFlags): Promise<ExitCode> {
  const place = storePlace(flags);
  return told(async ({ backup }) => {
    const { file, bytes, counts } = await backup(place, path);
    return phrases.serve.backedUp(plain(file), storedOf(counts), bytes);
  });
}

async function restoreCommand(file: string, flags: PlaceFlags): Promise<ExitCode> {
  const place = storePlace(flags);
  return told(async ({ restore }) => {
    const { head, counts } = await restore(file, place);
    return phrases.serve.restored(new Date(head.at).toISOString(), storedOf(counts));
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
      // Before tables go, their clubs keep what became of them. Without clubs the server is not needed.
      const [club] = await store.clubsAfter('', 1);
      const keeping =
        club === undefined ? store : (await import('@sidepot/server')).keepingResults(store);
      const pruned = await keeping.prune(pruningAt(Date.now(), flags.keepDays ?? null));
      return phrases.serve.pruned(pruned.tables, pruned.keys, pruned.snapshots);
    } finally {
      await store.close();
    }
  });
}

/** What people ask for of all that is counted. */
function storedOf(counts: Readonly<Record<string, number>>) {
  const { tables = 0, hands = 0, events = 0, identities = 0 } = counts;
  return { tables, hands, events, identities };
}

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
    process.stderr.write(`sidepot: ${problemLine(error)}\n`);
    return EXIT.refused;
  }
}
