/** Dealer's choice: who names the next game, at any time before it starts (R154). */

import { unfit } from '../../checks.js';
import { isAmount } from '../../chips.js';
import { type Result, refused, reject } from '../../errors.js';
import { mixOf } from '../one-game.js';
import { nextChooser } from '../rotation.js';
import type { TableCommand, TableEvent, TableState } from '../state.js';
import { playersPlace } from './seat-commands.js';

export function chooseGame(
  state: TableState,
  { player, entry }: Extract<TableCommand<string>, { type: 'chooseGame' }>,
): Result<readonly TableEvent[]> {
  const place = playersPlace(state, player);
  if (!place.ok) return place;
  const { seat } = place.value;
  const of = nextChooser(state);
  if (of !== seat) {
    const whose = of === null ? {} : { of };
    return refused(reject('NOT_YOUR_COMMAND', { seat, command: 'chooseGame', ...whose }));
  }
  const last = (mixOf(state.settings)?.games.length ?? 1) - 1;
  if (!isAmount(entry) || entry > last) {
    const wanted = { wants: 'wholeFromTo', least: 0, most: last } as const;
    return refused(unfit('entry', wanted, entry, 'BAD_COMMAND'));
  }
  const { chosen } = state;
  const isSaid = chosen?.player === player && chosen.entry === entry;
  return { ok: true, value: isSaid ? [] : [{ type: 'gameChosen', player, entry }] };
}
