/**
 * Where cards can be in what the server says: found in the schemas, so that a new field cannot be
 * forgotten; and card for card in the texts of hand histories.
 */

import { parseCard } from '@sidepot/engine';
import { ROUTES, type Route, serverMessageSchema } from '@sidepot/protocol';
import { z } from 'zod';

interface Found {
  /** Keys whose value is a card, or lists of cards. */
  readonly cards: Set<string>;
  /** Keys that may hold anything. */
  readonly anything: Set<string>;
}

/** Every schema below this one, with the key it stands under. */
function walk(schema: z.core.$ZodType, key: string, found: Found, seen: Set<unknown>): void {
  if (z.globalRegistry.get(schema)?.id === 'Card') found.cards.add(key);
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
  if (def.type === 'unknown' || def.type === 'any') found.anything.add(key);
  if (def.type === 'object') {
    if (seen.has(schema)) return;
    seen.add(schema);
    const shape = Object.entries(def['shape'] as Record<string, z.core.$ZodType>);
    for (const [name, one] of shape) walk(one, name, found, seen);
    return;
  }
  for (const part of ['element', 'innerType', 'valueType', 'in', 'out']) {
    const inner = def[part];
    if (isSchema(inner)) walk(inner, key, found, seen);
  }
  const options = [def['options'], def['items']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  for (const option of options) walk(option as z.core.$ZodType, key, found, seen);
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

function findKeys(): Found {
  const found = { cards: new Set<string>(), anything: new Set<string>() };
  const answers = Object.values<Route>(ROUTES).map(({ response }) => response);
  for (const schema of [serverMessageSchema, ...answers]) {
    if (typeof schema !== 'string') walk(schema, '', found, new Set());
  }
  return found;
}

const { cards, anything } = findKeys();
export const CARD_KEYS: ReadonlySet<string> = cards;
export const FREE_KEYS: ReadonlySet<string> = anything;

const CARD_TEXT = /(?<![A-Za-z0-9])(?:[2-9TJQKA][cdhs])+(?![A-Za-z0-9])/g;

/** Whatever reads as cards in a text for people or programs. */
export const cardsInText = (text: string): number[] =>
  [...text.matchAll(CARD_TEXT)].flatMap(([run]) =>
    (run.match(/../g) ?? []).map((card) => Number(parseCard(card))),
  );
