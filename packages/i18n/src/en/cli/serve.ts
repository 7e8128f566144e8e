/** What serve says when it is up, and what is said of its stores. */

const stored = (
  counts: Readonly<Record<'tables' | 'hands' | 'events' | 'identities', number>>,
): string =>
  `${counts.tables} tables, ${counts.hands} hands, ${counts.events} events, ${counts.identities} identities`;

export const serveWords = {
  isAt: (url: string): string =>
    `Sidepot is at ${url} — make a table, send its link, play. Ctrl-C stops it.`,
  onlyHere: (command: string): string =>
    `Only this machine can open it. To let others in your network in: ${command}`,
  noNetwork: 'This machine has no address in a network: nobody else can open it.',
  inNetwork: (link: string): string => `In your network: ${link}`,

  backedUp: (file: string, counts: Parameters<typeof stored>[0], bytes: number): string =>
    `${file}: ${stored(counts)}, ${bytes} bytes`,
  restored: (at: string, counts: Parameters<typeof stored>[0]): string =>
    `restored what was stored at ${at}: ${stored(counts)}`,
  pruned: (tables: number, keys: number, snapshots: number): string =>
    `deleted ${tables} tables, ${keys} keys, ${snapshots} snapshots`,
  moved: (table: string, shard: number): string => `${table} is in shard ${shard}`,
};
