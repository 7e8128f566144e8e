/** Full tables with statistics on every plate. */

import type { FeltStat } from '../../src/felt/model/view.js';
import { COUNTS, FULL_STATES } from './full-states.js';
import type { State } from './parts.js';
import { STATES } from './states.js';

const NAMES = [
  ...['Hands', 'VPIP', 'PFR', '3-bet', 'C-bet', 'Fold to c-bet', 'AFq', 'WTSD'],
  ...['F3B', 'ATS', 'FTS', 'W$SD'],
];
const TEXTS = ['132', '24', '18', '100', '–', '67', '38', '29', '50', '100', '33', '52'];

const STATS = NAMES.map(
  (name, i): FeltStat => ({
    ...{ name, text: TEXTS[i] ?? '', isFew: i % 3 === 2 },
    of: i === 0 ? '' : '31/128',
  }),
);

/** Where there is least room for them. */
const TIGHT = [
  'long names',
  'cards up and down, as in stud',
  ...['before the flop', 'six pots, chances', 'hi-lo', 'six cards each and bets'].flatMap((name) =>
    COUNTS.map((count) => `${count} seats: ${name}`),
  ),
  ...['six pots and bets', 'two boards and bets', 'three boards'].map(
    (name) => `10 seats: ${name}`,
  ),
];

export const TOLD_STATES: readonly State[] = [...STATES, ...FULL_STATES]
  .filter(({ name }) => TIGHT.includes(name))
  .map((state) => ({
    ...state,
    name: `${state.name}, with statistics`,
    props: {
      ...state.props,
      view: {
        ...state.props.view,
        seats: state.props.view.seats.map((seat) => ({ ...seat, stats: STATS })),
      },
    },
  }));
