/** Why a hand history cannot be read, by key, and what a text looks like instead: as the library says it. */

import type { RefusalTexts } from '@sidepot/engine';
import { REFUSAL_TEXTS } from '../../library/refusals.js';

export const reasons: RefusalTexts['reasons'] = REFUSAL_TEXTS.reasons;

export const notations: RefusalTexts['notations'] = REFUSAL_TEXTS.notations;
