/**
 * Draws its children as the show has it: they ask for the table as always and get it at the pace of
 * the scenes. What a player may do is not delayed: the action bar stays outside.
 */

import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useEquity } from '../equity/use-equity.js';
import { useBrowserSettings } from '../session/browser-settings.js';
import { type Table, TableContext, useTable } from '../session/context.js';
import { cueOf, cueOfNews } from '../sound/cues.js';
import { useCue } from '../sound/use-sounds.js';
import { type OnStage, ShowContext, ShownContext } from './context.js';
import { shownView } from './show.js';
import { useShow } from './use-show.js';

export function ShowTable({ children }: { readonly children: ReactNode }) {
  // What may be done is drawn at once; the scene after it, in pieces that leave frames their time.
  const table = useDeferredValue(useTable());
  const show = useShow(table);
  const { equity } = useBrowserSettings();
  const [{ id, beat }] = show.scenes;
  const view = useMemo(() => shownView(show), [show]);
  const isAward = beat.kind === 'award';
  const parts = useEquity(
    table.view.hand?.view ?? null,
    view.hand?.view ?? null,
    equity && !isAward,
  );
  const shown = useMemo<Table>(() => ({ ...table, view }), [table, view]);
  const stage = useMemo<OnStage>(() => ({ id, beat, parts, isLive: true }), [id, beat, parts]);
  const isQuiet = beat.kind === 'still';
  const cue = isQuiet ? cueOfNews(table.news.events) : cueOf(beat, view.you.seat);
  useCue(cue, isQuiet ? `news ${table.news.id}` : `scene ${id}`);
  return (
    <TableContext value={shown}>
      <ShownContext value={shown}>
        <ShowContext value={stage}>{children}</ShowContext>
      </ShownContext>
    </TableContext>
  );
}
