/** `sidepot admin`: asks a running server on this machine, over the socket in its data folder. */

import type { AdminAnswer, AdminCalls, AdminName } from '@sidepot/server';
import { type AdminAction, OPERANDS } from '../args/admin-actions.js';
import { DEFAULT_FOLDER } from '../args/place.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { Output } from '../terminal/output.js';
import { problemLine } from '../terminal/problem.js';
import { terminal } from '../terminal/terminal.js';
import { plain } from '../terminal/text.js';
import {
  bansText,
  linesText,
  playersText,
  quotasText,
  tablesText,
  verifiedText,
} from './admin-report.js';

export interface AdminFlags {
  readonly data?: string;
  readonly adminSocket?: string;
  readonly limit: number;
  readonly reason?: string;
  readonly verify?: boolean;
  readonly expect?: string;
  readonly json?: boolean;
}

const MOST = 1000;

export async function adminCommand(
  action: AdminAction,
  operands: readonly string[],
  flags: AdminFlags,
): Promise<ExitCode> {
  const wanted = OPERANDS[action];
  // Only limits may be left out, or be several.
  const isCount = operands.length === wanted.length;
  if (action === 'quota' ? operands.length === 0 : !isCount) {
    throw new UsageError(phrases.admin.usage(['sidepot admin', action, ...wanted].join(' ')));
  }
  if (flags.limit > MOST) throw new UsageError(phrases.admin.atMost(MOST));
  if (flags.data !== undefined && flags.adminSocket !== undefined) {
    throw new UsageError(phrases.admin.twoServers);
  }
  const { adminSocketOf, askAdmin, NoServerError } = await import('@sidepot/server/admin');
  const path = flags.adminSocket ?? adminSocketOf(flags.data ?? DEFAULT_FOLDER);
  const output = new Output(process.stdout);

  /** Prints the answer, or the refusal. */
  async function ask<N extends AdminName>(
    name: N,
    question: AdminCalls[N]['ask'],
    textOf: (value: AdminCalls[N]['answer']) => string,
    exitOf: (value: AdminCalls[N]['answer']) => ExitCode = () => EXIT.ok,
  ): Promise<ExitCode> {
    const answer: AdminAnswer<N> = await askAdmin(path, name, question);
    if (!answer.ok) {
      if (flags.json === true) await output.write(`${JSON.stringify({ error: answer.error })}\n`);
      else process.stderr.write(`sidepot: ${answer.error.code}: ${refusalOf(answer.error.code)}\n`);
      return EXIT.refused;
    }
    await output.write(
      flags.json === true ? `${JSON.stringify(answer.value)}\n` : textOf(answer.value),
    );
    return exitOf(answer.value);
  }

  /** Of whom the table knows nothing the server may know. */
  function refusalOf(code: string): string {
    const { refusals } = phrases.admin;
    if (code === 'UNKNOWN_PLAYER' && action === 'transfer') return refusals.notAtTable;
    const known: Readonly<Record<string, string>> = refusals;
    return (Object.hasOwn(known, code) ? known[code] : undefined) ?? refusals.other;
  }

  const { paint } = terminal(process.stdout);
  const { limit, reason = '', expect = null } = flags;
  const [first = '', second = ''] = operands;
  const run = (): Promise<ExitCode> => {
    switch (action) {
      case 'tables':
        return ask('tables', { limit }, ({ tables }) => tablesText(tables, paint));
      case 'players':
        return ask('players', { limit }, ({ players }) => playersText(players, paint));
      case 'close':
        return ask('close', { table: first }, () => `${phrases.admin.closes}\n`);
      case 'delete':
        return ask('delete', { table: first }, () => `${phrases.admin.deleted}\n`);
      case 'revoke':
        return ask(
          'revoke',
          { player: first },
          ({ sessions, sockets }) => `${phrases.admin.revoked(sessions, sockets)}\n`,
        );
      case 'ban':
        return ask(
          'ban',
          { who: first, reason },
          ({ kind, sockets }) => `${phrases.admin.banned(kind, plain(first), sockets)}\n`,
        );
      case 'unban':
        return ask(
          'unban',
          { who: first },
          ({ kind }) => `${phrases.admin.unbanned(kind, plain(first))}\n`,
        );
      case 'bans':
        return ask('bans', {}, ({ bans }) => bansText(bans, paint));
      case 'quota':
        return ask('quota', { player: first, ...limitsIn(operands.slice(1)) }, ({ quotas }) =>
          quotasText(quotas, paint),
        );
      case 'transfer':
        return ask(
          'transfer',
          { table: first, player: second },
          () => `${phrases.admin.transferred}\n`,
        );
      case 'log':
        return flags.verify === true || expect !== null
          ? ask('verify', { expect }, verifiedText, ({ brokenAt, isThere }) =>
              brokenAt === null && isThere !== false ? EXIT.ok : EXIT.refused,
            )
          : ask('log', { limit }, ({ lines }) => linesText(lines, paint));
    }
  };
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof NoServerError)) throw error;
    process.stderr.write(`sidepot: ${problemLine(error)}\n`);
    return EXIT.refused;
  }
}

/** `tables=5 bots=none`; `default`: what all may. JSON has no infinity, so null is no limit. */
function limitsIn(words: readonly string[]): Pick<AdminCalls['quota']['ask'], 'set'> {
  if (words.length === 0) return {};
  if (words.length === 1 && words[0] === 'default') return { set: null };
  const limits = words.map((word) => {
    const [, name, most] = /^(\w+)=(\d{1,15}|none)$/.exec(word) ?? [];
    if (name === undefined || most === undefined) {
      throw new UsageError(phrases.admin.badLimit(plain(word)));
    }
    return [name, most === 'none' ? Number.POSITIVE_INFINITY : Number(most)] as const;
  });
  return { set: Object.fromEntries(limits) };
}
