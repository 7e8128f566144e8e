/** Judging what players ask for their seats: sit, top up, sit out and in, leave, straddle. */

import { choiceProblem, unfit } from '../../checks.js';
import { amountProblem, isAmount } from '../../chips.js';
import { type Refusal, type Result, refused, reject, type Wanted } from '../../errors.js';
import { findSeat, isSeatInHand, mostSeats, sumOfChips } from '../seats.js';
import {
  COME_IN,
  type ComeIn,
  type Seat,
  type TableCommand,
  type TableEvent,
  type TableState,
} from '../state.js';
import { mayStraddle } from '../straddle.js';
import { entryProblem } from '../tournament.js';

type CommandOf<T extends TableCommand['type']> = Extract<TableCommand<string>, { type: T }>;
type Judged = Result<readonly TableEvent[]>;

const yes = (...value: readonly TableEvent[]): Judged => ({ ok: true, value });

const badCommand = (field: string, wanted: Wanted, value: unknown): Refusal =>
  unfit(field, wanted, value, 'BAD_COMMAND');

export function sit(state: TableState, command: CommandOf<'sit'>): Judged {
  const { player, seat, comeIn = 'wait', now } = command;
  const { settings } = state;
  const seated = findSeat(state, player);
  if (seated !== undefined) return refused(reject('ALREADY_SEATED', { player, seat: seated.seat }));
  const place = seatProblem(state, player, seat) ?? comeInProblem(comeIn);
  if (place !== undefined) return refused(place);
  if (state.seats.some((other) => other.seat === seat)) {
    return refused(reject('SEAT_TAKEN', { player, seat }));
  }
  const [count, max] = [state.seats.length + 1, mostSeats(state)];
  if (count > max) return refused(reject('TOO_MANY_PLAYERS', { count, max }));
  const price =
    settings.tournament === null ? cashPrice(state, command) : entryPrice(state, command);
  if (!price.ok) return price;
  if (command.stack !== undefined) return moveIn(state, command, price.value, comeIn);
  const closed = entryProblem(state, player, now);
  if (closed !== undefined) return refused(closed);
  return yes({ type: 'satDown', seat, player, ...price.value, comeIn });
}

/** R234: who is moved has entered already, and owes nothing. */
function moveIn(
  state: TableState,
  { player, seat }: CommandOf<'sit'>,
  { stack }: Price,
  comeIn: ComeIn,
): Judged {
  if (state.tournament === null) {
    return refused(badCommand('stack', 'leftOutInCashGame', stack));
  }
  if (state.tournament.places !== null) return refused(reject('TOURNAMENT_OVER'));
  return yes({ type: 'satDown', seat, player, stack, paid: 0, fee: 0, comeIn, moved: true });
}

interface Price {
  readonly stack: number;
  readonly paid: number;
  readonly fee: number;
}

function cashPrice(state: TableState, command: CommandOf<'sit'>): Result<Price> {
  const { player, buyIn, leftWith = 0 } = command;
  const wrong = amountProblem(leftWith, 'leftWith', player);
  if (wrong !== undefined) return refused(wrong);
  const { minBuyIn, maxBuyIn } = state.settings;
  const most = Math.max(maxBuyIn, leftWith);
  // What was on the table before comes back as it was, in whatever chips.
  const isBack = buyIn === leftWith && leftWith >= minBuyIn;
  const problem =
    (isBack ? undefined : buyInProblem(state, player, buyIn, minBuyIn, most)) ??
    chipsProblem(state, buyIn ?? 0);
  if (problem !== undefined) return refused(problem);
  const stack = buyIn ?? 0;
  return { ok: true, value: { stack, paid: stack, fee: 0 } };
}

function entryPrice(
  state: TableState,
  { player, buyIn, leftWith, stack }: CommandOf<'sit'>,
): Result<Price> {
  const { startingStack = 0, buyIn: paid = 0, fee = 0 } = state.settings.tournament ?? {};
  if (buyIn !== undefined) return refused(badCommand('buyIn', 'leftOutInTournament', buyIn));
  if (leftWith !== undefined) {
    return refused(badCommand('leftWith', 'leftOutInTournament', leftWith));
  }
  if (stack !== undefined) {
    const wrong =
      amountProblem(stack, 'stack', player) ??
      (stack === 0 ? reject('EMPTY_STACK', { player }) : chipsProblem(state, stack));
    return wrong === undefined ? { ok: true, value: { stack, paid: 0, fee: 0 } } : refused(wrong);
  }
  const problem = chipsProblem(state, Math.max(startingStack, paid + fee));
  return problem === undefined
    ? { ok: true, value: { stack: startingStack, paid, fee } }
    : refused(problem);
}

export function seatProblem(state: TableState, player: string, seat: number): Refusal | undefined {
  const max = state.settings.seatCount;
  if (!Number.isInteger(seat)) return reject('NOT_INTEGER', { player, field: 'seat', value: seat });
  const inRange = seat >= 1 && seat <= max;
  return inRange ? undefined : reject('SEAT_OUT_OF_RANGE', { player, seat, max });
}

const comeInProblem = (comeIn: ComeIn | undefined): Refusal | undefined =>
  choiceProblem('comeIn', comeIn, COME_IN, 'BAD_COMMAND');

/** Between the limits, and in chips that exist (R9). */
function buyInProblem(
  { settings }: TableState,
  player: string,
  amount: unknown,
  min: number,
  max: number,
): Refusal | undefined {
  const problem = amountProblem(amount, 'buyIn', player);
  if (problem !== undefined || !isAmount(amount)) return problem;
  const { unit } = settings;
  const fits = amount >= min && amount <= max && amount % unit === 0;
  return fits ? undefined : reject('BAD_BUY_IN', { player, amount, min, max, unit });
}

/** R2: what is on the table, and what was ever paid, stays countable. */
export function chipsProblem(state: TableState, more: number): Refusal | undefined {
  const queued = state.seats.reduce((sum, { topUp }) => sum + topUp, 0);
  const paid = state.ledger.reduce((sum, { buyIns }) => sum + buyIns, 0);
  return amountProblem(Math.max(sumOfChips(state), paid) + queued + more, 'total');
}

/** Where the player sits; who is leaving can ask for nothing more. */
export function playersPlace(state: TableState, player: string): Result<Seat> {
  const value = findSeat(state, player);
  return value === undefined || value.leaving
    ? refused(reject('NOT_SEATED', { player }))
    : { ok: true, value };
}

/** Up to the maximum; during a hand it waits for its end, and replaces what already waits. */
export function topUp(state: TableState, { player, amount }: CommandOf<'topUp'>): Judged {
  const place = playersPlace(state, player);
  if (!place.ok) return place;
  if (state.settings.mode === 'tournament')
    return refused(reject('WRONG_MODE', { mode: 'tournament' }));
  const { stack } = place.value;
  const { minBuyIn, maxBuyIn } = state.settings;
  const { hand } = state;
  const queues = hand !== null && isSeatInHand(state, player);
  // Who may be broke when the hand ends is not held to the minimum; who is broke now is.
  const min = stack === 0 ? minBuyIn : 1;
  const max = queues ? maxBuyIn : Math.max(0, maxBuyIn - stack);
  const problem = buyInProblem(state, player, amount, min, max) ?? chipsProblem(state, amount);
  if (problem !== undefined) return refused(problem);
  return yes({ type: queues ? 'topUpQueued' : 'toppedUp', player: place.value.player, amount });
}

export function sitOut(state: TableState, player: string): Judged {
  const place = playersPlace(state, player);
  if (!place.ok) return place;
  return place.value.out ? yes() : yes({ type: 'satOut', player: place.value.player });
}

export function sitIn(state: TableState, { player, comeIn }: CommandOf<'sitIn'>): Judged {
  const place = playersPlace(state, player);
  if (!place.ok) return place;
  const chosen = comeIn === undefined ? yes() : chooseComeIn(state, { player, comeIn });
  if (!chosen.ok || !place.value.out) return chosen;
  return yes({ type: 'satIn', player: place.value.player }, ...chosen.value);
}

export function chooseComeIn(
  state: TableState,
  { player, comeIn }: Pick<CommandOf<'comeIn'>, 'player' | 'comeIn'>,
): Judged {
  const place = playersPlace(state, player);
  if (!place.ok) return place;
  const problem =
    comeIn === undefined
      ? badCommand('comeIn', { wants: 'oneOf', choices: COME_IN }, comeIn)
      : comeInProblem(comeIn);
  if (problem !== undefined) return refused(problem);
  return place.value.comeIn === comeIn
    ? yes()
    : yes({ type: 'comeInChosen', player: place.value.player, comeIn });
}

/** Cash: at once, or after the hand they are in. Tournament: only before it starts, or to another table. */
export function leave(
  state: TableState,
  { player, moved = false }: Omit<CommandOf<'leave'>, 'type'>,
): Judged {
  const place = playersPlace(state, player);
  if (!place.ok) return place;
  const { seat, player: id, stack } = place.value;
  if (typeof moved !== 'boolean') return refused(badCommand('moved', 'boolean', moved));
  if (moved) {
    const { hand, tournament, settings } = state;
    if (tournament === null) return refused(reject('WRONG_MODE', { mode: settings.mode }));
    if (hand !== null && isSeatInHand(state, player)) {
      return refused(reject('HAND_RUNNING', { hand: hand.number }));
    }
    return yes({ type: 'left', player: id, seat, paid: 0, fee: 0, moved: stack });
  }
  if (state.settings.mode === 'tournament' && state.hands > 0) {
    return refused(reject('WRONG_MODE', { mode: 'tournament' }));
  }
  return isSeatInHand(state, player)
    ? yes({ type: 'leaving', player: id, seat })
    : yes(farewell(state, place.value));
}

export function farewell(state: TableState, { player, seat, stack }: Seat): TableEvent {
  const { tournament } = state.settings;
  if (tournament === null) return { type: 'left', player, seat, paid: stack, fee: 0 };
  const { buyIn, fee } = tournament;
  return { type: 'left', player, seat, paid: buyIn + fee, fee };
}

/** Between hands, for the next one. */
export function straddle(state: TableState, { player, on }: CommandOf<'straddle'>): Judged {
  const place = playersPlace(state, player);
  if (!place.ok) return place;
  if (typeof on !== 'boolean') return refused(badCommand('on', 'boolean', on));
  if (place.value.straddle === on) return yes();
  if (on && state.hand !== null)
    return refused(reject('HAND_RUNNING', { hand: state.hand.number }));
  if (on && !mayStraddle(state, place.value)) return refused(reject('CANNOT_STRADDLE', { player }));
  return yes({ type: 'straddleChosen', player: place.value.player, on });
}
