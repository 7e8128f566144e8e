/**
 * One event over the table as it is drawn: only what the eye sees between two views of the server.
 * It judges nothing; the last drawing is always the server's own view.
 */

import type { StreamEvent, TableView, WireHandEvent, WireHandView } from '@sidepot/protocol';

export type HandEntry = Extract<StreamEvent, { of: 'hand' }>;
type Player = WireHandView['players'][number];
type Change = (player: Player) => Partial<Player>;
type Event<T extends WireHandEvent['type']> = Extract<WireHandEvent, { type: T }>;

/** `after`: the server's view after the last of the events. */
export function drawn(before: TableView, { seq, event }: HandEntry, after: TableView): TableView {
  const [old, next] = [before.hand, after.hand];
  if (old === null || next === null) return after;
  const view = evolveHand(old.view, event, next.view);
  const log = after.log.filter((entry) => entry.seq <= seq);
  return { ...before, log, hand: { ...old, view: waiting(view, next.view) } };
}

/** Between two things nobody is asked; but cards may be owed. */
const waiting = (hand: WireHandView, next: WireHandView): WireHandView => ({
  ...hand,
  open: false,
  turn: next.turn.kind === 'deal' ? next.turn : { kind: 'showdown' },
});

function evolveHand(hand: WireHandView, event: WireHandEvent, next: WireHandView): WireHandView {
  switch (event.type) {
    case 'posted':
      return posted(hand, event);
    case 'killed':
      return at(hand, event.seat, () => ({ folded: true, killed: true }));
    case 'acted':
      return acted(hand, event);
    case 'refunded':
      return refunded(hand, event);
    case 'collected':
      return collected(hand, next);
    case 'shown':
      return at(hand, event.seat, () => ({ cards: event.cards }));
    case 'mucked':
      return at(hand, event.seat, () => ({ mucked: true }));
    case 'runsDecided':
      return { ...hand, runs: event.runs, boards: boardsFor(hand, event.runs) };
    case 'board':
      return { ...hand, boards: grown(hand.boards, event), street: event.street };
    case 'showdown':
      return { ...hand, shownDown: true };
    case 'awarded':
      return awarded(hand, event);
    default:
      return hand;
  }
}

const at = (hand: WireHandView, seat: number, change: Change): WireHandView => ({
  ...hand,
  players: hand.players.map((player) =>
    player.seat === seat ? { ...player, ...change(player) } : player,
  ),
});

const posted = (hand: WireHandView, { seat, ante, dead, live }: Event<'posted'>): WireHandView => ({
  ...at(hand, seat, (player) => ({
    stack: player.stack - ante - dead - live,
    ante: player.ante + ante,
    dead: player.dead + dead,
    live: player.live + live,
    bet: player.bet + live,
    forced: player.forced + live,
  })),
  totalPot: hand.totalPot + ante + dead + live,
});

const acted = (hand: WireHandView, { seat, action, paid }: Event<'acted'>): WireHandView => ({
  ...at(hand, seat, ({ stack, bet, live, folded }) => ({
    stack: stack - paid,
    bet: bet + paid,
    live: live + paid,
    folded: folded || action === 'fold',
  })),
  totalPot: hand.totalPot + paid,
});

const refunded = (hand: WireHandView, { seat, amount }: Event<'refunded'>): WireHandView => ({
  ...at(hand, seat, (player) => ({
    stack: player.stack + amount,
    bet: Math.max(0, player.bet - amount),
    // Only antes that others could not match make it more than the bets (R23).
    live: player.live - Math.min(amount, player.live),
    ante: player.ante - Math.max(0, amount - player.live),
    refunded: player.refunded + amount,
  })),
  totalPot: hand.totalPot - amount,
});

/** The pots are the server's; none of them is paid yet. */
const collected = (hand: WireHandView, next: WireHandView): WireHandView => ({
  ...hand,
  players: hand.players.map((player) => ({ ...player, bet: 0 })),
  pots: next.pots.map((pot) => ({ ...pot, winners: null })),
  currentBet: 0,
});

const boardsFor = ({ boards }: WireHandView, runs: number): WireHandView['boards'] =>
  Array.from({ length: runs }, () => boards[0] ?? []);

const grown = (boards: WireHandView['boards'], event: Event<'board'>): WireHandView['boards'] =>
  boards.map((cards, run) => (run === event.board ? [...cards, ...event.cards] : cards));

function awarded(hand: WireHandView, { pot, shares, rake }: Event<'awarded'>): WireHandView {
  const winners = shares.map(({ seat }) => seat);
  const paid = shares.reduce((sum, { amount }) => sum + amount, rake);
  return shares.reduce<WireHandView>(
    (paying, { seat, amount }) =>
      at(paying, seat, ({ stack, won }) => ({ stack: stack + amount, won: won + amount })),
    {
      ...hand,
      pots: hand.pots.map((one, index) => (index === pot ? { ...one, winners } : one)),
      totalPot: Math.max(0, hand.totalPot - paid),
    },
  );
}
