/** Every language there is. Another one is another folder of the same shape. */

import { en } from './en/index.js';
import type { Words } from './words.js';

export const languages = { en } satisfies Record<string, Words>;
