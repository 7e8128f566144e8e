/** What a session brought, in numbers and as they are written. */

import type { ReportRow } from '@sidepot/engine/stats';
import { amount } from '@sidepot/i18n/page';
import { withMinus } from '../stats/Won.js';

/** What the cards gave or took once nobody could bet any more. */
export const luckOf = ({ net, evNet, evHands }: ReportRow): number =>
  evHands === 0 ? 0 : net - Math.round(evNet);

export const netText = (net: number): string => withMinus(net, amount);
