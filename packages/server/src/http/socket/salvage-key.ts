/** So that a sender learns which of their commands was refused, if that can be read. */

import { keySchema } from '@sidepot/protocol';

export function salvageKey(text: string | null): string | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const key = typeof value === 'object' && value !== null && 'key' in value ? value.key : null;
    return keySchema.safeParse(key).data ?? null;
  } catch {
    return null;
  }
}
