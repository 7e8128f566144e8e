/** The HTTP side: what is asked once. A refusal is thrown with its code and its sentence. */

import type { Answer, Refusal, RouteName } from '@sidepot/protocol';
import { text } from '../text/en.js';

type Refused = Refusal['error'];
type Code = Refused['code'] | 'OFFLINE';

export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: Code;
  readonly details: Refused['details'];

  constructor(code: Code, message: string, details: Refused['details'] = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export const get = <N extends RouteName>(path: string): Promise<Answer<N>> => ask<N>(path, {});

export const post = <N extends RouteName>(path: string, body: object): Promise<Answer<N>> =>
  ask<N>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function ask<N extends RouteName>(path: string, init: RequestInit): Promise<Answer<N>> {
  const answer = await fetch(path, init).catch(() => {
    throw new RefusedError('OFFLINE', text.errors.offline);
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as Answer<N>;
  const refused = (body as Refusal | null)?.error;
  if (refused === undefined) throw new RefusedError('INTERNAL', text.errors.server(answer.status));
  throw new RefusedError(refused.code, refused.text, refused.details);
}

/** The sentence for the place where it happened. */
export const sentenceOf = (error: unknown): string =>
  error instanceof RefusedError
    ? text.errors.refused(error.code, error.message)
    : text.errors.unknown;
