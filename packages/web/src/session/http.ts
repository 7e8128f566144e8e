/** The HTTP side as the page speaks it: its own server, and its own words for a refusal. */

import { ask, RefusedError } from '@sidepot/client';
import { refusalSentence, words } from '@sidepot/i18n/page';
import type { Answer, RouteName } from '@sidepot/protocol';

export const get = <N extends RouteName>(path: string): Promise<Answer<N>> => ask<N>({}, path);

export const post = <N extends RouteName>(path: string, body: object): Promise<Answer<N>> =>
  ask<N>({}, path, body);

/** The sentence for the place where it happened. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof RefusedError)) return words.common.errors.unknown;
  const { message, refusal } = error;
  const { status }: Readonly<Record<string, unknown>> = refusal;
  return typeof status === 'number'
    ? words.common.errors.server(status)
    : refusalSentence(refusal, message);
}
