/**
 * Where one is, as the part of the address behind the `#`, which no server sees: a hand of a file
 * and its step; a sample; or a single hand that the address itself carries.
 */

import { hashOf, readHash } from '../calculator/model/link.js';

export type From =
  /** Files and long texts: who follows the link has to open them. */
  | { readonly kind: 'file' }
  | { readonly kind: 'sample'; readonly name: string }
  | { readonly kind: 'carried'; readonly phh: string };

export interface ReplayPlace {
  readonly from: From;
  /** Null: none is chosen. */
  readonly hand: number | null;
  /** From 0; the address counts from 1. */
  readonly step: number;
}

export function hashOfPlace({ from, hand, step }: ReplayPlace): string {
  if (from.kind === 'carried') return hashOf({ phh: from.phh, step: step + 1 });
  const parts = [
    ...(from.kind === 'sample' ? [`sample=${encodeURIComponent(from.name)}`] : []),
    ...(hand === null ? [] : [`hand=${hand}`, `step=${step + 1}`]),
  ];
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}

/** Null if it says nothing that we know. */
export function readPlace(hash: string): ReplayPlace | null {
  const content = hash.replace(/^#/, '');
  if (!content.includes('=')) {
    const found = readHash(content);
    const phh = found?.['phh'];
    if (typeof phh !== 'string') return null;
    return { from: { kind: 'carried', phh }, hand: 1, step: stepOf(found?.['step']) };
  }
  const parts = new URLSearchParams(content);
  const name = parts.get('sample');
  const hand = Number(parts.get('hand') ?? Number.NaN);
  const isHand = Number.isSafeInteger(hand) && hand > 0;
  if (name === null && !isHand) return null;
  return {
    from: name === null ? { kind: 'file' } : { kind: 'sample', name },
    hand: isHand ? hand : null,
    step: stepOf(parts.get('step')),
  };
}

function stepOf(written: unknown): number {
  const step = Number(written ?? 1);
  return Number.isSafeInteger(step) && step > 0 ? step - 1 : 0;
}

export const isSameFrom = (a: From, b: From): boolean => JSON.stringify(a) === JSON.stringify(b);
