/** How a style plays, in the numbers that players count: from what happened in its hands. */
import type { HandEvent } from '@sidepot/engine';

export class Habits {
  hands = 0;
  /** Chips put in of their own will before the flop; raised; limped. */
  voluntary = 0;
  raised = 0;
  limped = 0;
  /** Raised a first raise, of how many chances; the same of a second. */
  reraised = 0;
  reraisable = 0;
  /** With a board: bets and raises, calls, folds. */
  wagers = 0;
  calls = 0;
  folds = 0;
  /** Flops seen, bet as who raised last before, and might have. */
  flops = 0;
  continued = 0;
  continuable = 0;
  showdowns = 0;
  won = 0;
  /** Chips in big blinds. */
  net = 0;
  /** First raises in big blinds. */
  opened = 0;
  openedTo = 0;

  get report(): Readonly<Record<string, number>> {
    const part = (count: number, of: number): number => (of === 0 ? 0 : (100 * count) / of);
    return {
      vpip: part(this.voluntary, this.hands),
      pfr: part(this.raised, this.hands),
      threeBet: part(this.reraised, this.reraisable),
      limp: part(this.limped, this.hands),
      open: this.openedTo / Math.max(1, this.opened),
      cBet: part(this.continued, this.continuable),
      aggression: this.wagers / Math.max(1, this.calls),
      showdown: part(this.showdowns, this.flops),
      wonThere: part(this.won, this.showdowns),
      rate: part(this.net, this.hands),
    };
  }
}

export interface Noted {
  /** By seat. */
  readonly habits: ReadonlyMap<number, Habits>;
  readonly bigBlind: number;
}

/** Adds one hand, from its events. */
export function note({ habits, bigBlind }: Noted, events: readonly HandEvent[]): void {
  const seats = [...habits.keys()];
  const folded = new Set<number>();
  const did = {
    voluntary: new Set<number>(),
    raised: new Set<number>(),
    limped: new Set<number>(),
  };
  let [street, raises, leader, bets] = [0, 0, 0, 0];
  for (const event of events) {
    if (event.type === 'opened') {
      ({ street } = event);
      bets = 0;
      if (street === 1) for (const seat of seats) if (!folded.has(seat)) habits.get(seat)!.flops++;
      continue;
    }
    if (event.type !== 'acted') continue;
    const { seat, action } = event;
    const own = habits.get(seat)!;
    const isWager = action === 'bet' || action === 'raise';
    if (action === 'fold') folded.add(seat);
    if (street === 0) {
      if (raises === 1) own.reraisable++;
      if (isWager || action === 'call') did.voluntary.add(seat);
      if (action === 'call' && raises === 0) did.limped.add(seat);
      if (isWager) {
        did.raised.add(seat);
        if (raises === 0) {
          own.opened++;
          own.openedTo += event.to / bigBlind;
        }
        if (raises === 1) own.reraised++;
        raises++;
        leader = seat;
      }
    } else {
      if (street === 1 && bets === 0 && seat === leader) {
        own.continuable++;
        if (isWager) own.continued++;
      }
      if (isWager) own.wagers++;
      else if (action === 'call') own.calls++;
      else if (action === 'fold') own.folds++;
      if (isWager) bets++;
    }
  }
  const live = seats.filter((seat) => !folded.has(seat));
  const winners = new Set(
    events.flatMap((event) =>
      event.type === 'awarded' ? event.shares.map(({ seat }) => seat) : [],
    ),
  );
  const sawFlop = events.some(({ type }) => type === 'board');
  const opened = events.some((event) => event.type === 'opened' && event.street === 1);
  for (const [seat, own] of habits) {
    own.hands++;
    if (did.voluntary.has(seat)) own.voluntary++;
    if (did.raised.has(seat)) own.raised++;
    if (did.limped.has(seat)) own.limped++;
    if (live.length > 1 && live.includes(seat) && sawFlop && opened) {
      own.showdowns++;
      if (winners.has(seat)) own.won++;
    }
  }
}
