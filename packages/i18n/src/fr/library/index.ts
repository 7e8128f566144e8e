/** What the library says, in French. */

import type { LibraryTexts } from '../../language.js';
import { EVENT_TEXTS, potName, TABLE_EVENT_TEXTS } from './events.js';
import { HAND_TEXTS } from './hands.js';
import { REFUSAL_TEXTS } from './refusals.js';
import { step } from './steps.js';

export const library: LibraryTexts = {
  refusals: REFUSAL_TEXTS,
  hands: HAND_TEXTS,
  step,
  events: EVENT_TEXTS,
  tableEvents: TABLE_EVENT_TEXTS,
  pot: potName,
};
