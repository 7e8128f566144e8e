/** The other end: asks a server on this machine. */

import { request } from 'node:http';
import type { AdminAnswer, AdminCalls, AdminName } from './types.js';

/** Nobody answers there; the message is one line for whoever asked. */
export class NoServerError extends Error {
  override readonly name = 'NoServerError';
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'no server runs there',
  ECONNREFUSED: 'no server runs there any more',
  EACCES: 'only the user that runs the server may ask it',
};

export function askAdmin<N extends AdminName>(
  path: string,
  name: N,
  ask: AdminCalls[N]['ask'],
): Promise<AdminAnswer<N>> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      const why = PROBLEMS[error.code ?? ''] ?? error.message;
      reject(new NoServerError(`cannot ask ${path}: ${why}`, { cause: error }));
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
          reject(new NoServerError(`cannot ask ${path}: what answers there is no Sidepot`));
        }
      });
    });
    sent.on('error', failed).end(JSON.stringify(ask));
  });
}
