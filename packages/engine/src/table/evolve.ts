/** What each event changes. Nothing is judged here: decide.ts did. */

import { throwing, unfit } from '../checks.js';
import { PokerError, reject } from '../errors.js';
import { GAMES } from '../games/games.js';
import { owes, wantsHand } from './blinds.js';
import { entered } from './ledger.js';
import { isSameMix } from './mix/mix.js';
import { begunAnew } from './rotation.js';
import { findSeat, withSeat } from './seats.js';
import type { TableSettings } from './settings.js';
import type {
  LoggedTableEvent,
  RunningHand,
  Seat,
  TableEvent,
  TableState,
  TournamentState,
} from './state.js';
import { throwIfNoTable } from './state-check.js';
import { readTableEvent } from './upcast.js';

type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

/**
 * The table after one more event of its log. What happened is not judged again.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `BAD_COMMAND` for a state or an event that
 * is none.
 *
 * @example
 * import { createTable, evolveTable } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) evolveTable(made.value, { type: 'satOut', player: 'Ann' }).seats; // → []
 */
export const evolveTable = (state: TableState, event: LoggedTableEvent): TableState =>
  throwing(() => {
    throwIfNoTable(state);
    return evolved(state, readTableEvent(event));
  });

/** The same for a state and an event that are sound. */
export function evolved(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'satDown':
      return sitDown(state, event);
    case 'topUpQueued':
      return withSeat(state, event.player, { topUp: event.amount });
    case 'toppedUp':
      return topUp(state, event);
    case 'stackSet':
      return setStack(state, event);
    case 'satOut':
      return withSeat(state, event.player, { out: true, straddle: false });
    case 'satIn':
      return withSeat(state, event.player, { out: false });
    case 'comeInChosen':
      return withSeat(state, event.player, { comeIn: event.comeIn });
    case 'straddleChosen':
      return withSeat(state, event.player, { straddle: event.on });
    case 'seatChanged':
      return changeSeat(state, event);
    case 'leaving':
      return withSeat(state, event.player, { leaving: true, topUp: 0, straddle: false });
    case 'left':
      return leave(state, event);
    case 'settingsChanged':
      return event.from === 'now'
        ? changeSettings(state, event.settings)
        : { ...state, nextSettings: event.settings };
    case 'gameChosen':
      return { ...state, chosen: { player: event.player, entry: event.entry } };
    case 'levelStarted':
      return withTournament(state, () => ({ clock: event.clock }));
    case 'handStarted':
      return {
        ...state,
        hands: event.hand.number,
        hand: event.hand,
        seats: state.seats.map((seat) => ({ ...seat, straddle: false })),
      };
    case 'handFinished':
      return finish(state, event);
    case 'bountyPaid':
      return [{ player: event.player, amount: -event.amount }, ...event.from].reduce(
        (paid, { player, amount }) =>
          withSeat(paid, player, { stack: (findSeat(paid, player)?.stack ?? 0) - amount }),
        state,
      );
    case 'busted':
      return withSeat(state, event.player, { straddle: false });
    case 'eliminated': {
      const { type: _type, seat: _seat, ...elimination } = event;
      return withTournament(withoutSeat(state, event.player), ({ eliminations }) => ({
        eliminations: [...eliminations, elimination],
      }));
    }
    case 'tournamentEnded':
      return withTournament(
        {
          ...state,
          ledger: event.places.reduce(
            (ledger, { player, prize }) => entered(ledger, player, { cashOuts: prize }),
            state.ledger,
          ),
        },
        () => ({ places: event.places }),
      );
    default:
      throw unknownEvent(event);
  }
}

/**
 * The log on top of a state: from `createTable` it rebuilds the table.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `BAD_COMMAND` for a state or an event that
 * is none.
 *
 * @example
 * import { createTable, replayTable } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) replayTable(made.value, []).seats; // → []
 */
export const replayTable = (state: TableState, events: readonly LoggedTableEvent[]): TableState =>
  throwing(() => {
    throwIfNoTable(state);
    if (!Array.isArray(events)) throw new PokerError(unfit('events', 'list', events));
    let table = state;
    for (let i = 0; i < events.length; i++) {
      table = evolved(table, readTableEvent(events[i], `events[${i}]`));
    }
    return table;
  });

const withTournament = (
  state: TableState,
  change: (tournament: TournamentState) => Partial<TournamentState>,
): TableState =>
  state.tournament === null
    ? state
    : { ...state, tournament: { ...state.tournament, ...change(state.tournament) } };

const withoutSeat = (state: TableState, player: string): TableState => ({
  ...state,
  seats: state.seats.filter((seat) => seat.player !== player),
});

const NOTHING_MISSED: Seat['missed'] = { small: false, big: false };

function sitDown(state: TableState, event: EventOf<'satDown'>): TableState {
  const { seat, player, stack, comeIn, paid, fee } = event;
  const sitter: Seat = {
    seat,
    player,
    stack,
    out: false,
    leaving: false,
    isNew: true,
    missed: NOTHING_MISSED,
    comeIn,
    topUp: 0,
    straddle: false,
  };
  const seated = {
    ...state,
    seats: state.seats.concat(sitter).sort((a, b) => a.seat - b.seat),
    ledger: event.moved ? state.ledger : entered(state.ledger, player, { buyIns: paid + fee }),
    rake: state.rake + fee,
  };
  if (event.moved === true) return seated;
  return withTournament(seated, ({ entrants, eliminations }) => ({
    entrants: counted(entrants, player, 1),
    // Who enters again is not out any more.
    eliminations: eliminations.filter((one) => one.player !== player),
  }));
}

function counted(
  entrants: TournamentState['entrants'],
  player: string,
  change: number,
): TournamentState['entrants'] {
  const old = entrants.find((one) => one.player === player);
  const entries = (old?.entries ?? 0) + change;
  if (old === undefined) return [...entrants, { player, entries }];
  return entrants
    .map((one) => (one === old ? { ...one, entries } : one))
    .filter((one) => one.entries > 0);
}

function topUp(state: TableState, { player, amount }: EventOf<'toppedUp'>): TableState {
  const stack = (findSeat(state, player)?.stack ?? 0) + amount;
  const paid = { ...state, ledger: entered(state.ledger, player, { buyIns: amount }) };
  return withSeat(paid, player, { stack, topUp: 0 });
}

function setStack(state: TableState, { player, was, stack }: EventOf<'stackSet'>): TableState {
  if (state.tournament !== null) return withSeat(state, player, { stack });
  const change = stack > was ? { buyIns: stack - was } : { cashOuts: was - stack };
  return withSeat({ ...state, ledger: entered(state.ledger, player, change) }, player, { stack });
}

function changeSeat(state: TableState, event: EventOf<'seatChanged'>): TableState {
  const { player, seat, waits, missed } = event;
  const moved = withSeat(state, player, { seat, waits, missed, straddle: false });
  return { ...moved, seats: [...moved.seats].sort((a, b) => a.seat - b.seat) };
}

/** Who sat over a hand after a move is a hand nearer to where they were (R42). */
function satOver(state: TableState, seat: Seat): Seat {
  const { waits = 0, missed } = seat;
  if (waits === 0 || !wantsHand(state, seat)) return seat;
  // Where they were, they had missed nothing; but the big blind may have passed them while they were out.
  const isBack = waits === 1 && !missed.big;
  return { ...seat, waits: waits - 1, ...(isBack && { missed: NOTHING_MISSED }) };
}

function leave(state: TableState, { player, paid, fee, moved }: EventOf<'left'>): TableState {
  const gone = withoutSeat(state, player);
  if (moved !== undefined) return gone;
  if (state.tournament === null) {
    return { ...gone, ledger: entered(gone.ledger, player, { cashOuts: paid }) };
  }
  // Before a tournament starts an entry is given back as if it had never been.
  const back = {
    ...gone,
    ledger: entered(gone.ledger, player, { buyIns: -paid }).filter(({ buyIns }) => buyIns !== 0),
    rake: gone.rake - fee,
  };
  return withTournament(back, ({ entrants }) => ({ entrants: counted(entrants, player, -1) }));
}

/**
 * Does nobody who was dealt in owe a blind any more? In a bomb pot none is paid, so who owed one still
 * does, unless with fewer than two others the game starts anew (House).
 */
function isPaidUp({ seats }: TableState, { config }: RunningHand): boolean {
  if (config.bombPot !== true || GAMES[config.game ?? 'holdem'].forced !== 'blinds') return true;
  const settled = config.players.filter(({ seat }) =>
    seats.some((one) => one.seat === seat && !owes(one)),
  );
  return settled.length < 2;
}

function finish(state: TableState, event: EventOf<'handFinished'>): TableState {
  const { hand } = state;
  if (hand === null || event.voided) return { ...state, hand: null };
  const among = (players: readonly string[], { player }: Seat): boolean => players.includes(player);
  const played = hand.config.players.map(({ id }) => id);
  const { small, big } = hand.missed;
  const isSquare = isPaidUp(state, hand);
  const isFrozen = hand.rotation?.frozen === true;
  const seats = state.seats.map((seat): Seat => {
    if (!among(played, seat)) {
      const missed = {
        small: seat.missed.small || among(small, seat),
        big: seat.missed.big || among(big, seat),
      };
      return isFrozen ? seat : satOver(state, { ...seat, missed });
    }
    const stack = event.stacks[seat.seat] ?? seat.stack;
    // R152: the ante is a new player's post, and pays off nothing else.
    if (isFrozen) return { ...seat, stack, isNew: false };
    if (!isSquare) return satOver(state, { ...seat, stack });
    const { waits: _waits, ...rest } = seat;
    return { ...rest, stack, isNew: false, missed: NOTHING_MISSED };
  });
  const after = withRotation(state, hand, {
    seats,
    positions: isFrozen ? state.positions : hand.positions,
    hand: null,
    rake: state.rake + event.rake,
  });
  return withTournament(after, ({ clock }) => ({ clock: { ...clock, hands: clock.hands + 1 } }));
}

/** What was named for this game is used up. */
function withRotation(
  { rotation: _rotation, chosen, ...state }: TableState,
  { rotation, config }: RunningHand,
  change: Partial<TableState>,
): TableState {
  const chooser = config.players.find(({ seat }) => seat === rotation?.chooser)?.id;
  const isUsed = rotation?.hands === 1 && chosen?.player === chooser;
  return {
    ...state,
    ...change,
    ...(rotation !== undefined && { rotation }),
    ...(chosen !== undefined && !isUsed && { chosen }),
  };
}

/** Another mix begins anew. */
function changeSettings(state: TableState, settings: TableSettings): TableState {
  const changed = { ...state, settings, nextSettings: null };
  return isSameMix(state.settings.mix, settings.mix) ? changed : begunAnew(changed);
}

const unknownEvent = (event: never): PokerError =>
  new PokerError(reject('BAD_COMMAND', { field: 'event', wants: 'tableEvent', value: event }));
