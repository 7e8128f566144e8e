/** What the library says in Brazilian Portuguese. */

import type { LibraryTexts } from '../../language.js';
import { events, tableEvents } from './events.js';
import { HAND_TEXTS } from './hands.js';
import { REFUSAL_TEXTS } from './refusals.js';
import { step } from './steps.js';

export const library: LibraryTexts = {
  refusals: REFUSAL_TEXTS,
  hands: HAND_TEXTS,
  step,
  events,
  tableEvents,
  pot: (index) => (index === 0 ? 'Pote principal' : `Side pot ${index}`),
};
