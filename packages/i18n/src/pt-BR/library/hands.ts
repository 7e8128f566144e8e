/** What hands are called: as on the page. */

import type { HandTexts } from '@sidepot/engine';
import { cards } from '../page/cards.js';

export const HAND_TEXTS: HandTexts = cards.hands;
