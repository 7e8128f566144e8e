/**
 * Where one is, as the part of the address behind the `#`, which no server sees: a hand of a file
 * and its step; a sample; or a single hand that the address itself carries. Beside it which tab of
 * the replayer is open, for whom, and which hands are wanted.
 */

import { hashOf, readHash } from '../calculator/model/link.js';
import { type Filter, NO_FILTER } from './hands/filter.js';
import { filterParts, readFilter } from './hands/filter-text.js';

export type From =
  /** Files and long texts: who follows the link has to open them. */
  | { readonly kind: 'file' }
  | { readonly kind: 'sample'; readonly name: string }
  | { readonly kind: 'carried'; readonly phh: string };

export const REPLAYER_TABS = ['hands', 'players', 'player', 'review'] as const;
export type ReplayerTab = (typeof REPLAYER_TABS)[number];

export interface ReplayView {
  readonly tab: ReplayerTab;
  /** Whose statistics; '' if nobody was chosen. */
  readonly who: string;
  readonly filter: Filter;
}

export const FIRST_VIEW: ReplayView = { tab: 'hands', who: '', filter: NO_FILTER };

/** Does it show hands one by one? */
export const hasHand = ({ tab }: ReplayView): boolean => tab === 'hands' || tab === 'review';

export interface ReplayPlace {
  readonly from: From;
  /** Null: none is chosen. */
  readonly hand: number | null;
  /** From 0; the address counts from 1. */
  readonly step: number;
  readonly view: ReplayView;
}

export function hashOfPlace({ from, hand, step, view }: ReplayPlace): string {
  if (from.kind === 'carried') return hashOf({ phh: from.phh, step: step + 1 });
  const parts = [
    ...(from.kind === 'sample' ? [`sample=${encodeURIComponent(from.name)}`] : []),
    ...viewParts(view).map(([key, value]) => `${key}=${encodeURIComponent(value)}`),
    ...(hand === null || !hasHand(view) ? [] : [`hand=${hand}`, `step=${step + 1}`]),
  ];
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}

const viewParts = ({ tab, who, filter }: ReplayView): readonly (readonly [string, string])[] => [
  ...(tab === 'hands' ? [] : [['tab', tab] as const]),
  ...(tab !== 'player' || who === '' ? [] : [['who', who] as const]),
  ...filterParts(filter),
];

function readView(parts: URLSearchParams): ReplayView {
  const tab = REPLAYER_TABS.find((name) => name === parts.get('tab')) ?? 'hands';
  return { tab, who: parts.get('who') ?? '', filter: readFilter(parts) };
}

/** Null if it says nothing that we know. */
export function readPlace(hash: string): ReplayPlace | null {
  const content = hash.replace(/^#/, '');
  if (!content.includes('=')) {
    const found = readHash(content);
    const phh = found?.['phh'];
    if (typeof phh !== 'string') return null;
    const step = stepOf(found?.['step']);
    return { from: { kind: 'carried', phh }, hand: 1, step, view: FIRST_VIEW };
  }
  const parts = new URLSearchParams(content);
  const name = parts.get('sample');
  const hand = Number(parts.get('hand') ?? Number.NaN);
  const isHand = Number.isSafeInteger(hand) && hand > 0;
  const view = readView(parts);
  if (name === null && !isHand && viewParts(view).length === 0) return null;
  return {
    from: name === null ? { kind: 'file' } : { kind: 'sample', name },
    hand: isHand ? hand : null,
    step: stepOf(parts.get('step')),
    view,
  };
}

function stepOf(written: unknown): number {
  const step = Number(written ?? 1);
  return Number.isSafeInteger(step) && step > 0 ? step - 1 : 0;
}

export const isSameFrom = (a: From, b: From): boolean => JSON.stringify(a) === JSON.stringify(b);
