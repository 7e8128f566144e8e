/** What hands are called: as the page says it. */

import type { HandTexts } from '@sidepot/engine';
import { cards } from '../page/cards.js';

export const HAND_TEXTS: HandTexts = cards.hands;
