/** The record of a hand as I may know it. */

import { askText } from '@sidepot/client';

export const fetchPhh = (table: string, hand: number): Promise<string> =>
  askText({}, `/api/tables/${table}/hands/${hand}?format=phh`);
