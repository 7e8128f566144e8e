/** What `sidepot convert` writes, and which hands it takes. */

import type { PhhHand, Replay } from '@sidepot/engine';

export const CONVERT_FORMATS = ['phh', 'phhs', 'pokerstars', 'ohh', 'json', 'csv'] as const;
export type ConvertFormat = (typeof CONVERT_FORMATS)[number];

export const CSV_ROWS = ['hand', 'player'] as const;
export type CsvRows = (typeof CSV_ROWS)[number];

/** As the replayer has them. */
export const HAND_FILTERS = ['side-pots', 'all-in', 'split', 'showdown', 'notes'] as const;
export type HandFilter = (typeof HAND_FILTERS)[number];

export interface ConvertModes {
  readonly to: ConvertFormat;
  readonly rows: CsvRows;
  /** A name; null for everybody. */
  readonly player: string | null;
  readonly filters: readonly HandFilter[];
}

/** One that was read and replayed. */
export interface ReplayedHand {
  readonly file: string;
  /** As its file names it; '' for one without a name. */
  readonly section: string;
  readonly hand: PhhHand;
  readonly replay: Replay;
}

export const hasPlayer = ({ players = [] }: PhhHand, player: string | null): boolean =>
  player === null || players.includes(player);

export const isWantedHand = (
  hand: PhhHand,
  replay: Replay,
  filters: readonly HandFilter[],
): boolean => filters.every((filter) => HOLDS[filter](hand, replay));

const HOLDS: Readonly<Record<HandFilter, (hand: PhhHand, replay: Replay) => boolean>> = {
  'side-pots': (_, { pots }) => pots.length > 1,
  'all-in': ({ startingStacks }, { contributions }) =>
    contributions.some((put, i) => put === startingStacks[i]),
  split: (_, { events }) =>
    (events ?? []).some(
      (event) => event.type === 'awarded' && new Set(event.shares.map(({ seat }) => seat)).size > 1,
    ),
  showdown: (_, { folded }) => folded.filter((isOut) => !isOut).length > 1,
  notes: (_, { warnings }) => warnings.length > 0,
};
