/** What serve says when it is up, and what is said of its stores. */

const stored = (
  counts: Readonly<Record<'tables' | 'hands' | 'events' | 'identities', number>>,
): string =>
  `${counts.tables} mesas, ${counts.hands} mãos, ${counts.events} eventos, ${counts.identities} identidades`;

export const serveWords = {
  isAt: (url: string): string =>
    `O Sidepot está em ${url} — crie uma mesa, mande o link, jogue. Ctrl-C encerra.`,
  onlyHere: (command: string): string =>
    `Só este computador abre esse link. Para deixar entrar outros da sua rede: ${command}`,
  noNetwork: 'Este computador não tem endereço em nenhuma rede: ninguém mais abre esse link.',
  inNetwork: (link: string): string => `Na sua rede: ${link}`,

  backedUp: (file: string, counts: Parameters<typeof stored>[0], bytes: number): string =>
    `${file}: ${stored(counts)}, ${bytes} bytes`,
  restored: (at: string, counts: Parameters<typeof stored>[0]): string =>
    `restaurado o que estava guardado em ${at}: ${stored(counts)}`,
  pruned: (tables: number, keys: number, snapshots: number): string =>
    `excluído: ${tables} mesas, ${keys} chaves, ${snapshots} snapshots`,
  moved: (table: string, shard: number): string => `${table} está no shard ${shard}`,
};
