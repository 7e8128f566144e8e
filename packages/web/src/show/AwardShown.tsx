/** Where the table has no room for words: the award on stage, otherwise what else is to be said. */

import type { ReactNode } from 'react';
import { AwardBelow } from '../felt/AwardNote.js';
import { useTable } from '../session/context.js';
import { namesOf } from '../session/names.js';
import { useOnStage } from './context.js';
import { useHasSpace } from './use-has-space.js';

export function AwardShown({ children }: { readonly children: ReactNode }) {
  const { view } = useTable();
  const { beat } = useOnStage();
  const hasSpace = useHasSpace();
  if (hasSpace || beat.kind !== 'award') return children;
  const { award, isPaid } = beat;
  const pots = view.hand?.view.pots.length ?? 1;
  return <AwardBelow {...{ award, isPaid, pots }} names={namesOf(view)} />;
}
