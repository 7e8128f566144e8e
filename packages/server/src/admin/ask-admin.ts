/** The other end: asks a server on this machine. */

import { request } from 'node:http';
import { newProblem, type Problem, type ProblemKey, problemText } from '../problems.js';
import type { AdminAnswer, AdminCalls, AdminName } from './types.js';

/**
 * Nobody answers there; the message is one line for whoever asked.
 *
 * @example
 * import { adminSocketOf, askAdmin, NoServerError } from '@sidepot/server/admin';
 *
 * await askAdmin(adminSocketOf('data'), 'bans', {}).catch((error) => {
 *   if (error instanceof NoServerError) console.error(error.message);
 * });
 */
export class NoServerError extends Error {
  override readonly name = 'NoServerError';
  /** The message as data. */
  readonly problem: Problem;

  constructor(told: Problem, cause?: unknown) {
    super(problemText(told), cause === undefined ? undefined : { cause });
    this.problem = told;
  }
}

const PROBLEMS: Readonly<Record<string, ProblemKey>> = {
  ENOENT: 'noServer',
  ECONNREFUSED: 'serverGone',
  EACCES: 'serverOfOther',
};

/**
 * Asks a running server on this machine over its socket. Throws `NoServerError` if nobody answers.
 *
 * @example
 * import { adminSocketOf, askAdmin } from '@sidepot/server/admin';
 *
 * const answer = await askAdmin(adminSocketOf('data'), 'close', { table: 'abc' });
 * console.log(answer.ok ? answer.value.seq : answer.error.text);
 */
export function askAdmin<N extends AdminName>(
  path: string,
  name: N,
  ask: AdminCalls[N]['ask'],
): Promise<AdminAnswer<N>> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      const key = PROBLEMS[error.code ?? ''] ?? 'cannotAsk';
      reject(new NoServerError(newProblem(key, { path, reason: error.message }), error));
    };
    const options = {
      ...{ socketPath: path, path: `/${name}`, method: 'POST' },
      headers: { host: 'localhost', 'content-type': 'application/json' },
    };
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', failed).on('end', () => {
        try {
          resolve(JSON.parse(text) as AdminAnswer<N>);
        } catch {
          reject(new NoServerError(newProblem('noSidepot', { path })));
        }
      });
    });
    sent.on('error', failed).end(JSON.stringify(ask));
  });
}
