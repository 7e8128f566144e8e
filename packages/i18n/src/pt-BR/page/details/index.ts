/** The parts of refusals that only some of them have; they are many. */

import { notations, reasons } from './reasons.js';
import { wants } from './wants.js';

export const details = { wants, reasons, notations };
