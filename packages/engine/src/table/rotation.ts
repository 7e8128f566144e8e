/** Which game comes next, and where its markers are (R149–R152, R154). */

import { GAMES } from '../games/games.js';
import { buttonPlan, wantsHand } from './blinds.js';
import { distance, nextSeat } from './circle.js';
import { gamesOf, mixOf, settingsIn } from './one-game.js';
import type { Seat, TableState } from './state.js';

/** What goes from hand to hand where games change, or no button moves. Of one hand. */
export interface Rotation {
  /** Which game of the mix; 0 where there is one. */
  readonly entry: number;
  /** Which hand of this game it is, from 1; 0: the mix was changed, the next hand begins it. */
  readonly hands: number;
  /** Stud: the button stands still (R151). */
  readonly frozen: boolean;
  /** Seat of the button. */
  readonly button: number;
  /** Seat of the marker that measures the orbit, and where it began the game (R150). */
  readonly marker: number;
  readonly start: number;
  /** Dealer's choice: seat of who named the game (R154). */
  readonly chooser: number | null;
}

const isStudAt = (state: TableState, entry: number): boolean => {
  const game = gamesOf(state.settings)[entry]?.game ?? state.settings.game;
  return GAMES[game].forced === 'bring-in';
};

/** The table as one of the game. */
export const inGame = (state: TableState, entry: number): TableState => ({
  ...state,
  settings: settingsIn(state.settings, entry),
});

const playing = (state: TableState): Seat[] => state.seats.filter((seat) => wantsHand(state, seat));

const activeSeats = (state: TableState): number[] => playing(state).map(({ seat }) => seat);

/** Of the last hand that counted, or of the one that is on. */
const lastOf = ({ hand, rotation }: TableState): Rotation | null =>
  (hand === null ? rotation : hand.rotation) ?? null;

/** R154: whose turn it is to name a game; null where nobody does. */
export function nextChooser(state: TableState): number | null {
  if (mixOf(state.settings)?.choice !== true) return null;
  const last = lastOf(state);
  const seats = activeSeats(state);
  const { seatCount } = state.settings;
  if (last === null || last.chooser === null || last.hands === 0) return seats[0] ?? null;
  return nextSeat(seats, last.chooser, seatCount) ?? null;
}

/** R151: where the button is after the last hand; as for another one, if it had a button. */
function standing(state: TableState, last: Rotation | null, drawn: number | null): number | null {
  if (last?.frozen === true) return last.button;
  if (state.positions === null) return last?.button ?? drawn;
  return buttonPlan(inGame(state, last?.entry ?? 0))?.button ?? state.positions.button;
}

/** R150: as far as the marker would go in the next hand of the same game. */
function isOrbitOver(state: TableState, last: Rotation): boolean {
  const { seatCount } = state.settings;
  const next = last.frozen
    ? nextSeat(activeSeats(state), last.marker, seatCount)
    : standing(state, last, null);
  if (next === undefined || next === null) return false;
  return distance(last.marker, next, seatCount) >= distance(last.marker, last.start, seatCount);
}

/** R149: asked between two hands. */
function nextEntry(state: TableState, last: Rotation | null): { entry: number; isNew: boolean } {
  const mix = mixOf(state.settings);
  if (mix === null) return { entry: 0, isNew: last === null || last.hands === 0 };
  const count = mix.games.length;
  if (mix.rotate === 'level') {
    const entry = (state.tournament?.clock.level ?? 0) % count;
    return { entry, isNew: last === null || last.hands === 0 || last.entry !== entry };
  }
  const isFirst = last === null || last.hands === 0;
  const isOver =
    !isFirst && (mix.rotate === 'hands' ? last.hands >= mix.hands : isOrbitOver(state, last));
  if (!isFirst && !isOver) return { entry: last.entry, isNew: false };
  return { entry: chosenEntry(state) ?? (isFirst ? 0 : (last.entry + 1) % count), isNew: true };
}

/** What the one whose turn it is has named. */
function chosenEntry(state: TableState): number | null {
  const { chosen, seats, settings } = state;
  const seat = nextChooser(state);
  if (chosen === undefined || seat === null) return null;
  const count = mixOf(settings)?.games.length ?? 0;
  const isTheirs = seats.some((one) => one.seat === seat && one.player === chosen.player);
  return isTheirs && chosen.entry < count ? chosen.entry : null;
}

/** Of the next hand; null where one game with a button is played, and before the button is drawn. */
export function nextRotation(
  state: TableState,
  drawn: number | null,
  chooser: number | null = null,
): Rotation | null {
  if (mixOf(state.settings) === null && !isStudAt(state, 0)) return null;
  const last = state.rotation ?? null;
  const { entry, isNew } = nextEntry(state, last);
  const frozen = isStudAt(state, entry);
  const button = frozen
    ? standing(state, last, drawn)
    : (buttonPlan(inGame(state, entry), drawn)?.button ?? null);
  if (button === null) return null;
  const seats = activeSeats(state);
  const { seatCount } = state.settings;
  const goesOn = !isNew && frozen && last !== null;
  return {
    entry,
    hands: isNew ? 1 : (last?.hands ?? 0) + 1,
    frozen,
    button,
    marker: goesOn ? (nextSeat(seats, last.marker, seatCount) ?? button) : button,
    start: isNew ? button : (last?.start ?? button),
    chooser: isNew ? (chooser ?? nextChooser(state)) : (last?.chooser ?? null),
  };
}

/** A mix that was changed begins with its first game; the button is where it was. */
export const begunAnew = ({ rotation, ...state }: TableState): TableState => {
  const { chosen: _chosen, ...rest } = state;
  return rotation === undefined ? rest : { ...rest, rotation: { ...rotation, entry: 0, hands: 0 } };
};
