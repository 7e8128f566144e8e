/** Before the first hand: who sits where, with what. */

import type { TableCommand } from '@sidepot/engine';
import { EMPTY_PAD, padAmount } from '../state/pad.js';
import { type DealerSession, NO_PICKS } from '../state/session.js';
import {
  type DealerSetup,
  playerAtSeat,
  type SetupSeat,
  setupProblem,
  stackAtSeat,
  tableOptions,
} from '../state/setup.js';
import type { SetupTap } from '../state/taps.js';
import { askAll, dealNextHand, type Scribe, write } from './scribe.js';
import { refusedTap, type Tapped, tapped, tappedUnless } from './tapped.js';

/** Why a stack is not what everybody started with. Codes: the page has the words. */
export const STARTING_STACK = 'start';

export function tapSetup(session: DealerSession, scribe: Scribe, tap: SetupTap): Tapped {
  const { setup, pad } = session;
  const { table } = scribe.state;
  if (table !== null) return refusedTap({ code: 'HAND_RUNNING', hand: table.hands });
  switch (tap.type) {
    case 'edit':
      return tapped({ setup: withButton({ ...setup, ...tap.setup }) });
    case 'takeSeat':
      return tapped({ setup: withButton({ ...setup, seats: toggled(setup, tap.seat) }) });
    case 'nameSeat':
      return tapped({ setup: withSeat(setup, tap.seat, { name: tap.name }) });
    case 'stackSeat': {
      const stack = tap.stack === undefined ? padAmount(pad) : tap.stack;
      return tapped({ setup: withSeat(setup, tap.seat, { stack }), pad: EMPTY_PAD });
    }
    case 'start':
      return start(setup, scribe);
  }
}

/** A button in front of nobody is nowhere again: it goes where it usually does (R231). */
const withButton = (setup: DealerSetup): DealerSetup =>
  setup.button === null || setup.seats.some(({ seat }) => seat === setup.button)
    ? setup
    : { ...setup, button: null };

function toggled({ seats }: DealerSetup, seat: number): readonly SetupSeat[] {
  const others = seats.filter((one) => one.seat !== seat);
  if (others.length < seats.length) return others;
  return [...seats, { seat, name: '', stack: null }].sort((a, b) => a.seat - b.seat);
}

const withSeat = (setup: DealerSetup, seat: number, change: Partial<SetupSeat>): DealerSetup => ({
  ...setup,
  seats: setup.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)),
});

function start(setup: DealerSetup, scribe: Scribe): Tapped {
  const wrong = setupProblem(setup);
  if (wrong !== null) return refusedTap(wrong);
  write(scribe, { of: 'opened', options: tableOptions(setup) });
  if (setup.elsewhere > 0) write(scribe, { of: 'elsewhere', players: setup.elsewhere });
  const { seats } = setup;
  const problem =
    askAll(
      scribe,
      seats.flatMap((seat) => sitting(setup, seat)),
    ) ?? dealNextHand(scribe, setup.button ?? seats.at(-1)?.seat ?? 1);
  return tappedUnless(problem, { pad: EMPTY_PAD, picks: NO_PICKS, asked: null });
}

/** A tournament gives everybody the same; who has something else, has it for a reason. */
function sitting(setup: DealerSetup, seat: SetupSeat): readonly TableCommand[] {
  const player = playerAtSeat(setup, seat);
  const stack = stackAtSeat(setup, seat);
  if (setup.mode === 'cash') return [{ type: 'sit', player, seat: seat.seat, buyIn: stack }];
  const sit: TableCommand = { type: 'sit', player, seat: seat.seat };
  return stack === setup.stack
    ? [sit]
    : [sit, { type: 'setStack', player, stack, reason: STARTING_STACK }];
}
