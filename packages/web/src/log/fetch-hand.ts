/** The record of a hand as I may know it. */

import type { Refusal } from '@sidepot/protocol';
import { RefusedError } from '../net/http.js';
import { text } from '../text/en.js';

export async function fetchPhh(table: string, hand: number): Promise<string> {
  const answer = await fetch(`/api/tables/${table}/hands/${hand}?format=phh`).catch(() => {
    throw new RefusedError('OFFLINE', text.errors.offline);
  });
  if (answer.ok) return answer.text();
  const refused = ((await answer.json().catch(() => null)) as Refusal | null)?.error;
  throw refused === undefined
    ? new RefusedError('INTERNAL', text.errors.server(answer.status))
    : new RefusedError(refused.code, refused.text, refused.details);
}
