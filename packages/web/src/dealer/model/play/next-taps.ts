/** Between hands: the next one, who comes and goes, stacks that were counted anew. */

import { chipRace, eventClock, type Refusal, type Seat } from '@sidepot/engine';
import { drawnAgain } from '../state/drawn.js';
import { EMPTY_PAD, padAmount } from '../state/pad.js';
import { type DealerSession, NO_PICKS } from '../state/session.js';
import type { NextTap } from '../state/taps.js';
import {
  askAll,
  askTable,
  dealNextHand,
  NO_TABLE,
  type Scribe,
  type TapProblem,
  write,
} from './scribe.js';
import { awardHand } from './showdown-taps.js';
import { refusedTap, type Tapped, tapped, tappedUnless } from './tapped.js';

export function tapNext(session: DealerSession, scribe: Scribe, tap: NextTap): Tapped {
  const { table } = scribe.state;
  if (table === null) return refusedTap(NO_TABLE);
  const typed = padAmount(session.pad);
  switch (tap.type) {
    case 'nextHand': {
      const rest = breakProblem(scribe);
      if (rest !== null) return refusedTap(rest);
      const problem =
        awardHand(scribe, session.picks) ?? dealNextHand(scribe, drawnAgain(scribe.state));
      return tappedUnless(problem, { picks: NO_PICKS, pad: EMPTY_PAD, asked: null });
    }
    case 'moveIn': {
      const player = tap.name.trim() === '' ? String(tap.seat) : tap.name.trim();
      const stack = tap.stack ?? typed ?? session.setup.stack;
      const isEvent = table.settings.mode === 'tournament';
      const chips = isEvent ? { stack } : { buyIn: stack };
      const problem = askTable(scribe, { type: 'sit', player, seat: tap.seat, ...chips });
      return tappedUnless(problem, { pad: EMPTY_PAD });
    }
    case 'moveOut':
      return ofSeat(scribe, tap.seat, ({ player }) =>
        askTable(scribe, {
          type: 'leave',
          player,
          ...(table.settings.mode === 'tournament' && { moved: true }),
        }),
      );
    case 'moveSeat':
      return ofSeat(scribe, tap.from, ({ player }) =>
        askTable(scribe, { type: 'moveSeat', player, seat: tap.to }),
      );
    case 'away':
      return ofSeat(scribe, tap.seat, ({ player }) =>
        askTable(scribe, { type: tap.away ? 'sitOut' : 'sitIn', player }),
      );
    case 'correct': {
      const stack = tap.stack ?? typed;
      if (stack === null) return refusedTap({ code: 'NOT_INTEGER', field: 'stack', value: null });
      const isEvent = table.settings.mode === 'tournament';
      const { reason } = tap;
      const done = ofSeat(scribe, tap.seat, ({ player }) =>
        askTable(scribe, { type: 'setStack', player, stack, ...(isEvent && { reason }) }),
      );
      return done.ok ? tapped({ pad: EMPTY_PAD }) : done;
    }
    case 'elsewhere':
      write(scribe, { of: 'elsewhere', players: tap.players });
      return tapped();
    case 'entries':
      write(scribe, { of: 'entries', entries: tap.entries });
      return tapped();
    case 'race':
      return tappedUnless(race(scribe, tap));
  }
}

/** R217: no hand starts on a break. */
function breakProblem({ state: { table, clock }, at }: Scribe): TapProblem {
  const levels = table?.settings.tournament?.levels;
  if (levels === undefined) return null;
  const { onBreak, left } = eventClock(levels, clock, at);
  return onBreak ? { code: 'ON_BREAK', until: at + (left ?? 0) } : null;
}

/** Why stacks change in a race. A code: the page has the words. */
export const RACE = 'race';

/** R221, R222: stacks become what the race made of them, and the change of the total is in the log. */
function race(
  scribe: Scribe,
  { chip, into, cards }: Extract<NextTap, { type: 'race' }>,
): TapProblem {
  const { table } = scribe.state;
  if (table === null) return NO_TABLE;
  const players = table.seats.map(({ seat, stack }) => ({ seat, stack, cards: cards[seat] ?? [] }));
  const run = chipRace({ chip, into, players });
  if (!run.ok) return run.error;
  return askAll(
    scribe,
    run.value.lines.flatMap(({ seat, was, stack }) => {
      const player = table.seats.find((one) => one.seat === seat)?.player;
      return player === undefined || was === stack
        ? []
        : [{ type: 'setStack' as const, player, stack, reason: RACE }];
    }),
  );
}

function ofSeat(scribe: Scribe, seat: number, ask: (one: Seat) => TapProblem): Tapped {
  const one = scribe.state.table?.seats.find((other) => other.seat === seat);
  const unknown: Refusal = { code: 'UNKNOWN_PLAYER', seat };
  return one === undefined ? refusedTap(unknown) : tappedUnless(ask(one));
}
