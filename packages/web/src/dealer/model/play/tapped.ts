/** What a tap comes to. */

import type { Refusal } from '@sidepot/engine';
import type { DealerDraft } from '../state/session.js';

/** What a tap makes of the draft, or why not. The scribe has the events. */
export type Tapped =
  | { readonly ok: true; readonly draft: Partial<DealerDraft> }
  | { readonly ok: false; readonly error: Refusal };

export const tapped = (draft: Partial<DealerDraft> = {}): Tapped => ({ ok: true, draft });
export const refusedTap = (error: Refusal): Tapped => ({ ok: false, error });

export const tappedUnless = (problem: Refusal | null, draft: Partial<DealerDraft> = {}): Tapped =>
  problem === null ? tapped(draft) : refusedTap(problem);
