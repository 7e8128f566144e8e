/** Where the replayer shows a hand of a table: the address carries the hand itself. */

import { askText } from '@sidepot/client';
import { hashOf } from '../calculator/model/link.js';

export async function replayPath(table: string, number: number): Promise<string> {
  const phh = await askText({}, `/api/tables/${table}/hands/${number}?format=phh`);
  return `/replayer${hashOf({ phh, step: 1 })}`;
}
