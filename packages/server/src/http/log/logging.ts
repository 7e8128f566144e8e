/**
 * One line per request: what kind, how it ended, how long it took. Never an address in full, a
 * header, a body: those hold tokens, links to tables, cards.
 */

import { type FastifyInstance, LogController } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export const noRequestLines = (): LogController =>
  new LogController({ disableRequestLogging: true });

/**
 * A log in lines of JSON without addresses in full, headers and bodies.
 *
 * @example
 * import { newLogger } from '@sidepot/server';
 *
 * const log = newLogger('info', process.stderr);
 * log.info({ table: 'abc' }, 'made');
 */
export const newLogger = (level: LogLevel, stream: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: toldOf, req: () => undefined, res: () => undefined },
      redact: ['headers', 'cookie', 'token', '*.headers', '*.cookie', '*.token'],
    },
    stream,
  );

/** Other fields of an error may hold what was being written. */
function toldOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error ? { code: String(error.code) } : {}) };
}

export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    log.info({ method, route, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}
