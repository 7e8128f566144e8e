/** What is on stage now, for the parts of the table. Outside of a show everything stands still. */

import { createContext, useContext } from 'react';
import type { Parts } from '../equity/compute.js';
import { type Beat, STILL as STILL_BEAT } from '../felt/model/beat.js';
import type { Table } from '../session/context.js';

export interface OnStage {
  readonly id: number;
  readonly beat: Beat;
  /** Chances by seat; null if there are none to show. */
  readonly parts: Parts | null;
  /** Not looked back at: something may be awaited, and on a large screen there is room for words. */
  readonly isLive?: boolean;
}

const STILL: OnStage = { id: 0, beat: STILL_BEAT, parts: null };

export const ShowContext = createContext<OnStage>(STILL);

/** The table as it is drawn. */
export const ShownContext = createContext<Table | null>(null);

export const useShownTable = (): Table | null => useContext(ShownContext);

export const useOnStage = (): OnStage => useContext(ShowContext);
