/** Reads the audit log, page by page: it may be long. */

import { AUDIT_START, type AuditLine, brokenAt, type Store } from '../store/index.js';
import type { AdminLine, Verified } from './types.js';

type Log = Pick<Store, 'listAudit' | 'lastAudit'>;

const PAGE = 500;

/** Oldest of them first. */
export async function newestLines(log: Log, limit: number): Promise<readonly AdminLine[]> {
  const last = await log.lastAudit();
  if (last === null) return [];
  return (await log.listAudit(Math.max(0, last.n - limit), limit)).map(lineOf);
}

const lineOf = ({ n, hash, body }: AuditLine): AdminLine => {
  const fields = readBody(body);
  const { at, by, action } = fields;
  return {
    ...fields,
    ...{ n, hash, at: Number(at) || 0, by: String(by ?? ''), action: String(action ?? '') },
  };
};

/** A line that somebody changed may be anything. */
function readBody(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export async function verified(log: Log, expect: string | null): Promise<Verified> {
  let last: AuditLine | null = null;
  let broken: number | null = null;
  let isThere = expect === AUDIT_START;
  for (;;) {
    const page: readonly AuditLine[] = await log.listAudit(last?.n ?? 0, PAGE);
    isThere ||= page.some(({ hash }) => hash === expect);
    broken ??= brokenAt(page, last);
    last = page.at(-1) ?? last;
    if (page.length < PAGE) break;
  }
  return {
    lines: last?.n ?? 0,
    head: last?.hash ?? AUDIT_START,
    brokenAt: broken,
    isThere: expect === null ? null : isThere,
  };
}
