/** What went through the doors, counted for /metrics. */

import type { FastifyInstance } from 'fastify';

export interface Traffic {
  /** By the first digit of the status. */
  readonly answers: Map<string, number>;
  socketsOpened: number;
  messagesHeard: number;
  messagesRefused: number;
}

export const newTraffic = (): Traffic => ({
  answers: new Map(),
  socketsOpened: 0,
  messagesHeard: 0,
  messagesRefused: 0,
});

export function countAnswers(app: FastifyInstance, { answers }: Traffic): void {
  app.addHook('onResponse', async (_, { statusCode }) => {
    const status = `${Math.trunc(statusCode / 100)}xx`;
    answers.set(status, (answers.get(status) ?? 0) + 1);
  });
}
