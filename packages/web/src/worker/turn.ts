/** What the worker is told of a turn, by the server or by a page. */

export interface TurnNotice {
  readonly table: string;
  /** Of the table. */
  readonly name: string;
  /** Nobody is waited for any more. */
  readonly isOver: boolean;
}

const TABLE = /^[\w-]{10,32}$/;

/** Null: it is something else. */
export function readTurn(told: unknown): TurnNotice | null {
  if (typeof told !== 'object' || told === null) return null;
  const { table, name, isOver }: Partial<Record<string, unknown>> = { ...told };
  if (typeof table !== 'string' || !TABLE.test(table)) return null;
  return { table, name: typeof name === 'string' ? name : '', isOver: isOver === true };
}

const LONGEST = 100;

/** What a page says that a turn is called; null: it is something else. */
export function readTitle(told: unknown): string | null {
  if (typeof told !== 'object' || told === null) return null;
  const { title }: Partial<Record<string, unknown>> = { ...told };
  return typeof title === 'string' ? title.slice(0, LONGEST) : null;
}
