/** Tables this browser has been to, newest first. Where nothing can be stored there are none. */

export interface RecentTable {
  readonly id: string;
  readonly name: string;
  /** "5/10 No limit Hold’em" */
  readonly stakes: string;
  readonly at: number;
}

const KEY = 'sidepot.tables';
const MOST = 12;

/** What of a browser it needs. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export function recentTables(shelf: Shelf | null = browserShelf()): readonly RecentTable[] {
  try {
    const stored: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberTable(table: RecentTable, shelf: Shelf | null = browserShelf()): void {
  const others = recentTables(shelf).filter(({ id }) => id !== table.id);
  store([table, ...others].slice(0, MOST), shelf);
}

export function forgetTable(id: string, shelf: Shelf | null = browserShelf()): void {
  store(
    recentTables(shelf).filter((table) => table.id !== id),
    shelf,
  );
}

/** All of them. */
export function forgetTables(shelf: Shelf | null = browserShelf()): void {
  store([], shelf);
}

function store(tables: readonly RecentTable[], shelf: Shelf | null): void {
  try {
    shelf?.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Full or forbidden: then there is no list.
  }
}

const isRecent = (value: unknown): value is RecentTable =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  /^[\w-]{10,32}$/.test(String(value.id)) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'stakes' in value &&
  typeof value.stakes === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

function browserShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
