/** The config of the next hand: settings, level and plan put together. The caller adds the deck. */

import type { HandConfig, HandPlayer } from '../hand/types.js';
import { postsOf, smallBlindPayer } from './blinds.js';
import type { Plan } from './button.js';
import { hasBlinds, type TableSettings } from './settings.js';
import type { Seat, TableState } from './state.js';
import { straddlesOf } from './straddle.js';

/** What is posted in the next hand: a tournament has it by level. */
export function stakesOf(
  settings: TableSettings,
  level: number,
): { readonly smallBlind: number; readonly bigBlind: number; readonly ante: number } {
  const { smallBlind, bigBlind, ante = 0 } = settings.tournament?.levels[level] ?? settings;
  return { smallBlind, bigBlind, ante };
}

export function handConfig(state: TableState, plan: Plan): HandConfig {
  const { settings, tournament } = state;
  const { smallBlind, bigBlind, ante } = stakesOf(settings, tournament?.clock.level ?? 0);
  const isEvent = settings.mode === 'tournament';
  const straddles = straddlesOf(state, plan);
  const player = (seat: Seat): HandPlayer => {
    const posts = postsOf(seat, plan, smallBlind, bigBlind);
    const { player: id, stack, out } = seat;
    return {
      id,
      seat: seat.seat,
      stack,
      ...(posts !== undefined && { posts }),
      // R45
      ...(isEvent && out && { absent: true }),
    };
  };
  const { dealt, button } = plan;
  return {
    ...settings.rules,
    players: state.seats.filter(({ seat }) => dealt.includes(seat)).map(player),
    button,
    seatCount: settings.seatCount,
    game: settings.game,
    limit: settings.limit,
    ...(hasBlinds(settings) && {
      smallBlind,
      bigBlind,
      smallBlindSeat: smallBlindPayer(plan),
      bigBlindSeat: plan.bigBlind,
    }),
    ...(straddles.length > 0 && { straddles }),
    ante,
    anteMode: ante === 0 ? 'none' : settings.anteMode,
    singleAnteOrder: settings.singleAnteOrder,
    mode: settings.mode,
    unit: settings.unit,
    rakeConfig: settings.rakeConfig,
    runs: settings.runs,
    // R58: two players left in the event.
    ...(isEvent &&
      settings.limit === 'fixed-limit' &&
      state.seats.length === 2 && { uncapped: true }),
  };
}
