/**
 * The whole form in the page's address. Only what differs from an empty form is written; what an
 * address brings is anybody's text, so each value is taken only if it has the right shape.
 */

import {
  ANTE_MODES,
  ORPHAN_RULES,
  RAKE_ROUNDINGS,
  RAKE_SPREADS,
  SINGLE_ANTE_ORDERS,
} from '@sidepot/engine';
import {
  type CalculatorDraft,
  type DraftPlace,
  EMPTY,
  ENTRIES,
  FLOPS,
  MODES,
  MOST_BOARDS,
  MOST_PLAYERS,
  NOBODY,
  type Order,
  type PlayerDraft,
  WAYS,
} from '../model/draft.js';
import { CALCULATOR_GAMES, hashOf, readHash, readLink } from '../model/link.js';
import { linkedDraft } from './draft-of.js';

type Found = Readonly<Record<string, unknown>>;

const CHOICES: Partial<Record<keyof CalculatorDraft, readonly unknown[]>> = {
  entry: ENTRIES,
  anteMode: ANTE_MODES,
  anteOrder: SINGLE_ANTE_ORDERS,
  game: CALCULATOR_GAMES,
  mode: MODES,
  orphanLayer: ORPHAN_RULES,
  flop: FLOPS,
  rounding: RAKE_ROUNDINGS,
  spread: RAKE_SPREADS,
  boardCount: [1, 2, 3],
  way: WAYS,
};

/** Addresses that say nothing of the smallest chip were made when it was 1. */
const USUAL: CalculatorDraft = { ...EMPTY, unit: '1' };

/** Longer than any amount, name or board. */
const LONGEST = 200;

export const addressOf = (draft: CalculatorDraft): string =>
  hashOf({
    form: {
      ...differing(draft, USUAL),
      players: draft.players.map((player) => differing(player, NOBODY)),
    },
  });

/** Null if there is no hand in it, or none that can be shown. */
export function readAddress(hash: string): CalculatorDraft | null {
  const form = readHash(hash)?.['form'];
  if (isObject(form)) return formOf(form);
  const linked = readLink(hash);
  try {
    const draft = linked && linkedDraft(linked);
    const isFair = draft !== null && isCrowd(draft.players);
    return isFair ? draft : null;
  } catch {
    return null;
  }
}

const isCrowd = (players: readonly unknown[]): boolean =>
  players.length >= 1 && players.length <= MOST_PLAYERS;

const differing = (all: object, usual: object): object =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify((usual as Found)[key]),
    ),
  );

function formOf(form: Found): CalculatorDraft | null {
  const { players } = form;
  if (!Array.isArray(players) || !isCrowd(players)) return null;
  return {
    ...fitting(form, USUAL),
    players: players.map((one: unknown, i): PlayerDraft => {
      const found = isObject(one) ? one : {};
      const { key } = found;
      return { ...fitting(found, NOBODY), key: isKey(key) ? key : i + 1 };
    }),
    boards: EMPTY.boards.map((_, i) => textIn(form['boards'], i)),
    picks: picksIn(form['picks']),
    orders: ordersIn(form['orders']),
  };
}

/** Texts, switches and choices that fit; everything else stays as it usually is. */
function fitting<T extends object>(found: Found, usual: T): T {
  const fits = Object.entries(usual).filter(([key, value]) => {
    const given = found[key];
    const choices = CHOICES[key as keyof CalculatorDraft];
    if (choices !== undefined) return choices.includes(given);
    const isText = typeof given === 'string' && given.length <= LONGEST;
    return typeof value === 'boolean' ? typeof given === 'boolean' : isText;
  });
  return { ...usual, ...Object.fromEntries(fits.map(([key]) => [key, found[key]])) };
}

const isObject = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKey = (value: unknown): value is number => Number.isSafeInteger(value);

function textIn(list: unknown, at: number): string {
  const text: unknown = Array.isArray(list) ? list[at] : '';
  return typeof text === 'string' && text.length <= LONGEST ? text : '';
}

const picksIn = (picks: unknown): CalculatorDraft['picks'] =>
  Object.fromEntries(
    Object.entries(isObject(picks) ? picks : {}).flatMap(([pick, keys]) =>
      Array.isArray(keys) && /^\d+\.\d\.(?:high|low)$/.test(pick)
        ? [[pick, keys.filter(isKey)]]
        : [],
    ),
  );

const ordersIn = (orders: unknown): readonly Order[] =>
  Array.from({ length: MOST_BOARDS }, (_, i) => {
    const order: unknown = Array.isArray(orders) ? orders[i] : null;
    return isObject(order)
      ? { high: placesIn(order['high']), low: placesIn(order['low']) }
      : { high: [], low: [] };
  });

const placesIn = (places: unknown): readonly DraftPlace[] =>
  (Array.isArray(places) ? places : []).flatMap((place: unknown) =>
    isObject(place) && isKey(place['key'])
      ? [{ key: place['key'], isTied: place['isTied'] === true }]
      : [],
  );
