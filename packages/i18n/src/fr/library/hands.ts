/** What hands are called. */

import type { HandTexts } from '@sidepot/engine';
import { cards } from '../page/cards.js';

export const HAND_TEXTS: HandTexts = cards.hands;
