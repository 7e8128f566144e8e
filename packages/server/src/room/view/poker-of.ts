/** Settings as they are sent: what an older version stored has the defaults of what came since. */

import type { TableSettings } from '@sidepot/engine';

const SINCE: Pick<TableSettings, 'mix' | 'bringIn'> = { mix: null, bringIn: 0 };

export const pokerOf = (settings: TableSettings): TableSettings =>
  'mix' in settings ? settings : { ...(settings as TableSettings), ...SINCE };
