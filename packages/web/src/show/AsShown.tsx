/** Its children see the table at the pace of the show, also where the rest is live. */

import type { ReactNode } from 'react';
import { TableContext, useTable } from '../session/context.js';
import { useShownTable } from './context.js';

export function AsShown({ children }: { readonly children: ReactNode }) {
  const live = useTable();
  return <TableContext value={useShownTable() ?? live}>{children}</TableContext>;
}
