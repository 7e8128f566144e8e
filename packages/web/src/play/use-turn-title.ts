/** The tab says when it is my turn, and it is heard and felt where that is wanted. */

import { words } from '@sidepot/i18n/page';
import { useEffect } from 'react';
import { useTurnNotice } from '../notify/use-turn-notice.js';
import { useTable } from '../session/context.js';
import { mySeat } from '../session/seats.js';
import { useFirstTouch, useTurnCall } from '../sound/use-sounds.js';

export function useTurnTitle(): void {
  const { view } = useTable();
  const isTurn = mySeat(view)?.isTurn ?? false;
  const { name } = view.settings;
  useEffect(() => {
    document.title = isTurn ? words.table.title.yourTurn(name) : words.table.title.table(name);
  }, [isTurn, name]);
  useFirstTouch();
  useTurnCall(isTurn);
  useTurnNotice(isTurn, view.info.id, name);
}
