/**
 * The audit log is a chain: each line has the hash of itself and of the line before. Whoever changes,
 * takes out or puts in a line changes every hash after it, so the newest hash, kept elsewhere, stands
 * for the whole log.
 */

import { createHash } from 'node:crypto';

export interface AuditLine {
  /** From 1, without gaps. */
  readonly n: number;
  /** JSON with its keys in order. */
  readonly body: string;
  readonly hash: string;
}

/** What the first line follows. */
export const AUDIT_START: string = '0'.repeat(64);

export const auditHash = (previous: string, n: number, body: string): string =>
  createHash('sha256').update(`${previous}\n${n}\n${body}`).digest('hex');

/** The line that follows the last one. */
export function nextAuditLine(last: Omit<AuditLine, 'body'> | null, body: string): AuditLine {
  const n = (last?.n ?? 0) + 1;
  return { n, body, hash: auditHash(last?.hash ?? AUDIT_START, n, body) };
}

/**
 * The number of the first line that does not follow from the one before; null: all do. `last` is
 * the line before the first of these, if they are not the beginning.
 *
 * @example
 * import { brokenAt } from '@sidepot/server/store';
 *
 * brokenAt([]); // → null
 */
export function brokenAt(
  lines: readonly AuditLine[],
  last: Omit<AuditLine, 'body'> | null = null,
): number | null {
  let before = last;
  for (const { n, body, hash } of lines) {
    const wanted = nextAuditLine(before, body);
    if (wanted.n !== n || wanted.hash !== hash) return wanted.n;
    before = { n, hash };
  }
  return null;
}

/**
 * The same value is the same text, whatever the order its fields were named in.
 *
 * @example
 * import { canonical } from '@sidepot/server/store';
 *
 * canonical({ b: 1, a: [true] }); // → '{"a":[true],"b":1}'
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}
