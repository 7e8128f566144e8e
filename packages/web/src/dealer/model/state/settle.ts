/**
 * Only settle this: a hand in progress that nobody has written down. If it is known what everybody
 * has behind, it is the hand of the table; else it is settled beside it, and stacks are counted.
 */

import {
  type HandConfig,
  type HandEvent,
  type HandState,
  type Refusal,
  type Result,
  startHand,
} from '@sidepot/engine';
import type { DealerState } from './evolve.js';
import type { DealerSession, SettleDraft, SettleSeat } from './session.js';
import { smallestChip, stackAtSeat } from './setup.js';
import type { SettleFocus } from './taps.js';

/** What a seat had before the hand, and whether it is in it. */
interface Known {
  readonly seat: number;
  readonly player: string;
  readonly stack: number;
}

/** Everybody of the hand that is played, or of the next one; before the first, those of the set-up. */
export function knownSeats(session: DealerSession, { table }: DealerState): readonly Known[] {
  if (table?.hand != null) {
    return table.hand.config.players.map(({ seat, id, stack }) => ({ seat, player: id, stack }));
  }
  if (table !== null) return table.seats.filter(({ stack }) => stack > 0);
  return session.setup.seats.map((one) => ({
    seat: one.seat,
    player: one.name || String(one.seat),
    stack: stackAtSeat(session.setup, one),
  }));
}

export function openSettle(session: DealerSession, state: DealerState): SettleDraft {
  const known = knownSeats(session, state);
  const { hand, table } = state;
  const last = known.at(-1)?.seat ?? 1;
  const button = table?.hand?.positions.button ?? table?.positions?.button ?? session.setup.button;
  // A hand that was begun here has told already who is out of it.
  const folded = hand === null || hand.over ? [] : hand.players.filter((one) => one.folded);
  const seats = known.map(({ seat }): SettleSeat => {
    const isFolded = folded.some((one) => one.seat === seat);
    return {
      ...{ seat, status: isFolded ? 'folded' : 'in', bet: null, behind: null, isAllIn: false },
    };
  });
  return {
    middle: [{ amount: 0, seats: null }],
    seats,
    button: button ?? last,
    focus: { field: 'middle', pot: 0 },
    aside: null,
  };
}

/** Fields in the order of the table: the middle, then clockwise from the button. */
export function fieldsOf({ middle, seats, button }: SettleDraft): readonly SettleFocus[] {
  const from = [...seats].sort(
    (a, b) => Number(a.seat <= button) - Number(b.seat <= button) || a.seat - b.seat,
  );
  return [
    ...middle.map((_, pot) => ({ field: 'middle', pot }) as const),
    ...from
      .filter(({ status }) => status !== 'out')
      .map(({ seat }) => ({ field: 'bet', seat }) as const),
  ];
}

export const sameField = (a: SettleFocus, b: SettleFocus): boolean =>
  a.field === 'middle'
    ? b.field === 'middle' && a.pot === b.pot
    : b.field === a.field && a.seat === b.seat;

/** What somebody has behind; null: nobody knows. */
function behindOf(
  { bet, behind, isAllIn, status }: SettleSeat,
  stack: number,
  inMiddle: number | null,
): number | null {
  if (status === 'out') return stack;
  if (behind !== null) return behind;
  if (isAllIn) return 0;
  return inMiddle === null ? null : stack - (bet ?? 0) - inMiddle;
}

/** Who has paid what lies in the middle, if that is known: nothing lies there, or it is the ante for all. */
function payersOf(
  draft: SettleDraft,
  { hand, handEvents }: DealerState,
): Readonly<Record<number, number>> | null {
  const total = draft.middle.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return {};
  if (hand === null || hand.over) return null;
  const paid: Record<number, number> = {};
  for (const event of handEvents) {
    if (event.type === 'posted' && event.dead > 0) {
      paid[event.seat] = (paid[event.seat] ?? 0) + event.dead;
    }
  }
  const dead = Object.values(paid).reduce((sum, amount) => sum + amount, 0);
  return dead === total ? paid : null;
}

export interface Settling {
  readonly state: HandState;
  readonly events: readonly HandEvent[];
  /** Is it the hand of the table, with every stack known? */
  readonly isWhole: boolean;
}

/** The hand as the engine takes it, or why not. */
export function settlingOf(
  session: DealerSession,
  state: DealerState,
  draft: SettleDraft,
): Result<Settling> {
  const known = knownSeats(session, state);
  const payers = payersOf(draft, state);
  const lines = draft.seats.map((one) => {
    const { stack = 0, player = '' } = known.find(({ seat }) => seat === one.seat) ?? {};
    const paid = payers === null ? null : (payers[one.seat] ?? 0);
    return { one, stack, player, behind: behindOf(one, stack, paid) };
  });
  const isRunning = state.table?.hand != null;
  const isWhole = isRunning && lines.every(({ behind }) => behind !== null);
  const middle = draft.middle.filter(({ amount }) => amount > 0);
  const problem = isWhole ? sumProblem(lines, middle) : null;
  if (problem !== null) return { ok: false, error: problem };
  const inIt = lines.filter(({ one }) => isWhole || one.status !== 'out');
  const players = inIt.map(({ one, player, behind }) => ({
    id: player,
    seat: one.seat,
    stack: (one.status === 'out' ? 0 : (one.bet ?? 0)) + Math.max(0, behind ?? 0),
  }));
  const bets = Object.fromEntries(
    inIt.flatMap(({ one }) =>
      one.bet !== null && one.status !== 'out' ? [[one.seat, one.bet]] : [],
    ),
  );
  const folded = inIt.filter(({ one }) => one.status !== 'in').map(({ one }) => one.seat);
  const config: HandConfig = {
    ...ruleOptions(session, state),
    players,
    button: draft.button,
    middle: {
      pots: middle.map(({ amount, seats }) => (seats === null ? { amount } : { amount, seats })),
      bets,
      folded,
    },
  };
  const started = startHand(config);
  return started.ok ? { ok: true, value: { ...started.value, isWhole } } : started;
}

function ruleOptions(
  { setup }: DealerSession,
  { table }: DealerState,
): Omit<HandConfig, 'players' | 'button'> {
  const settings = table?.settings;
  const game = settings?.game ?? setup.game;
  return {
    game,
    mode: settings?.mode ?? setup.mode,
    seatCount: settings?.seatCount ?? setup.seatCount,
    unit: settings?.unit ?? smallestChip(setup),
    ...(table?.hand != null && { bigBlind: table.hand.config.bigBlind ?? 0 }),
  };
}

/** Chips that were there before the hand, and are now: no more and no fewer (R4). */
function sumProblem(
  lines: readonly { one: SettleSeat; stack: number; behind: number | null }[],
  middle: SettleDraft['middle'],
): Refusal | null {
  const expected = lines.reduce((sum, { stack }) => sum + stack, 0);
  const actual =
    middle.reduce((sum, { amount }) => sum + amount, 0) +
    lines.reduce(
      (sum, { one, behind }) => sum + (behind ?? 0) + (one.status === 'out' ? 0 : (one.bet ?? 0)),
      0,
    );
  const short = lines.find(({ behind }) => (behind ?? 0) < 0);
  if (short !== undefined) {
    return { code: 'NOT_ENOUGH_CHIPS', player: String(short.one.seat), max: short.stack };
  }
  return expected === actual
    ? null
    : { code: 'CONSERVATION', expected, actual, off: expected - actual };
}
