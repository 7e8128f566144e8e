/** What the library says in English, as the engine says it by itself. */

import { EVENT_TEXTS, potName, stepText, TABLE_EVENT_TEXTS } from '@sidepot/engine';
import { HAND_TEXTS } from './hands.js';
import { REFUSAL_TEXTS } from './refusals.js';

export const library = {
  refusals: REFUSAL_TEXTS,
  hands: HAND_TEXTS,
  step: stepText,
  events: EVENT_TEXTS,
  tableEvents: TABLE_EVENT_TEXTS,
  pot: potName,
};
