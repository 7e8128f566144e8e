/** Blinds and antes put in for those who have nothing in yet; and totals taken apart, or together. */

import { amountIn, typedAmount } from './amounts.js';
import type { CalculatorDraft, PlayerDraft } from './draft.js';
import {
  anteModeOf,
  anteTyped,
  areSame,
  type ChipParts,
  type Forced,
  owedBy,
  positionsOf,
  posted,
  splitTotal,
} from './split.js';

const stackOf = ({ start }: PlayerDraft): number | null =>
  start.trim() === '' ? null : amountIn(start);

const partsIn = ({ ante, dead, live }: ChipParts): Partial<PlayerDraft> => ({
  ante: typedAmount(ante),
  dead: typedAmount(dead),
  live: typedAmount(live),
});

function owedIn(draft: CalculatorDraft) {
  const seats = draft.players.map(({ key, seat }) => ({ key, seat: amountIn(seat) }));
  const positions = positionsOf(seats, amountIn(draft.button));
  const forced: Forced = {
    mode: anteModeOf(draft),
    ante: amountIn(anteTyped(draft)),
    order: draft.anteOrder,
    smallBlind: amountIn(draft.smallBlind),
    bigBlind: amountIn(draft.bigBlind),
  };
  return (key: number) => owedBy(key, positions, forced);
}

/** What of an ante for the table this player owes; 0 for everybody else. */
export function singleAnteOf(draft: CalculatorDraft, key: number): number {
  const { ante, isSingle } = owedIn(draft)(key);
  return isSingle ? ante : 0;
}

export const hasChips = (
  { total, ante, dead, live }: PlayerDraft,
  entry: CalculatorDraft['entry'],
): boolean =>
  (entry === 'total' ? [total] : [ante, dead, live]).some((typed) => typed.trim() !== '');

export function fillForced(draft: CalculatorDraft): CalculatorDraft {
  const owed = owedIn(draft);
  return {
    ...draft,
    players: draft.players.map((player) => {
      if (hasChips(player, draft.entry)) return player;
      const parts = posted(stackOf(player) ?? Number.MAX_SAFE_INTEGER, owed(player.key));
      const total = typedAmount(parts.ante + parts.dead + parts.live);
      return draft.entry === 'total' ? { ...player, total } : { ...player, ...partsIn(parts) };
    }),
  };
}

/** Whose ante it must be, if it has been given as parts: so that the sums split again as they were. */
function anteIn(draft: CalculatorDraft): Partial<CalculatorDraft> {
  if (draft.anteMode !== 'none') return {};
  const seats = draft.players.map(({ key, seat }) => ({ key, seat: amountIn(seat) }));
  const { big, button } = positionsOf(seats, amountIn(draft.button));
  const antes = draft.players.map(({ ante }) => amountIn(ante));
  if (antes.some((ante) => ante > 0)) {
    return { anteMode: 'perPlayer', ante: typedAmount(Math.max(...antes)) };
  }
  const [payer, ...others] = draft.players.filter(({ dead }) => amountIn(dead) > 0);
  if (payer === undefined || others.length > 0) return {};
  const mode = payer.key === big ? 'bigBlind' : payer.key === button ? 'button' : null;
  return mode === null ? {} : { anteMode: mode, ante: payer.dead };
}

/** Chips that were put in parts by the old order are put so by the new one. */
export function withAnteOrder(
  draft: CalculatorDraft,
  anteOrder: CalculatorDraft['anteOrder'],
): CalculatorDraft {
  const turned = { ...draft, anteOrder };
  if (draft.entry === 'total') return turned;
  const [before, after] = [owedIn(draft), owedIn(turned)];
  return {
    ...turned,
    players: draft.players.map((player) => {
      const { key } = player;
      const given = {
        ...{ ante: amountIn(player.ante), dead: amountIn(player.dead) },
        live: amountIn(player.live),
      };
      const total = given.ante + given.dead + given.live;
      const own = splitTotal(total, stackOf(player), before(key));
      const other = splitTotal(total, stackOf(player), after(key));
      const isOfOrder = before(key).isSingle && own !== null && areSame(own, given);
      return isOfOrder && other !== null ? { ...player, ...partsIn(other) } : player;
    }),
  };
}

/** A total is split as it was counted; parts are added up. */
export function withEntry(
  draft: CalculatorDraft,
  entry: CalculatorDraft['entry'],
): CalculatorDraft {
  if (entry === draft.entry) return draft;
  const owed = owedIn(draft);
  return {
    ...draft,
    ...(entry === 'total' && anteIn(draft)),
    ...{ entry, anteOnTop: false },
    players: draft.players.map((player) => {
      if (entry === 'total') {
        const { ante, dead, live } = player;
        return { ...player, total: typedAmount(amountIn(ante) + amountIn(dead) + amountIn(live)) };
      }
      const total = amountIn(player.total);
      const parts = splitTotal(total, stackOf(player), owed(player.key), draft.anteOnTop);
      return { ...player, ...partsIn(parts ?? { ante: 0, dead: 0, live: total }) };
    }),
  };
}
