/**
 * The second counter, first half: a hand as a list of decisions, each with everything that was true
 * when it was made. Written from STATS.md §1 alone, slow and plain; nothing of `src/stats` is used.
 */
import { GAMES, type HandEvent, type Rules } from '@sidepot/engine';

type Of<T extends HandEvent['type']> = Extract<HandEvent, { type: T }>;

export interface Decision {
  readonly seat: number;
  /** 0 before the flop, 1 to 3 on flop, turn and river. */
  readonly street: number;
  readonly kind: 'fold' | 'check' | 'call' | 'raise';
  /** Bets and raises before it. */
  readonly level: number;
  readonly canRaise: boolean;
  /** Would a call cost chips? */
  readonly costs: boolean;
  /** Has this player a live blind, straddle or late post in front of them? */
  readonly posted: boolean;
  /** Seats in the hand that have chips and have not acted on the street, before it. */
  readonly waiting: readonly number[];
}

export interface Told {
  readonly rules: Rules;
  readonly seats: readonly number[];
  readonly ids: readonly string[];
  readonly stacks: ReadonlyMap<number, number>;
  readonly decisions: readonly Decision[];
  /** Seats whose hands were dead before the cards, or in stud before anybody acted. */
  readonly absent: readonly number[];
  /** Seats that never folded and were not killed. */
  readonly left: readonly number[];
  /** Seats that were in when the flop came. */
  readonly onFlop: readonly number[];
  readonly isBomb: boolean;
  readonly hasFlop: boolean;
  /** Seat of who posted the big blind, and whether anybody straddled. */
  readonly bigBlind: number | null;
  readonly straddled: boolean;
  readonly isVoid: boolean;
  readonly isOver: boolean;
  /** Board cards that lay there when betting closed, null if it never did. */
  readonly closedWith: number | null;
  /** The first board, and what each seat was known to hold in the end. */
  readonly board: readonly (number | null)[];
  readonly boards: number;
  readonly hands: ReadonlyMap<number, readonly (number | null)[]>;
  /** Ante and bets, dead money, and what went back, by seat. */
  readonly level: ReadonlyMap<number, number>;
  readonly dead: ReadonlyMap<number, number>;
  readonly refunds: ReadonlyMap<number, number>;
  readonly lastRound: number;
}

interface Player {
  readonly seat: number;
  stack: number;
  bet: number;
  posted: boolean;
  acted: boolean;
  out: boolean;
  killed: boolean;
  forced: number;
  answered: number;
}

const BLINDS = ['small-blind', 'big-blind', 'straddle', 'post', 'button-blind'];

/** Reads the events one by one; the price is kept as a history of who raised it to what. */
export function tellHand(events: readonly HandEvent[]): Told {
  const started = events.find((event): event is Of<'started'> => event.type === 'started')!;
  const { rules } = started;
  const game = GAMES[rules.game];
  const flop = game.streets.findIndex(({ name }) => name === 'flop');
  const players = started.players.map(
    ({ seat, stack }): Player => ({
      ...{ seat, stack, bet: 0, posted: false, acted: false, out: false, killed: false },
      ...{ forced: 0, answered: 0 },
    }),
  );
  const at = (seat: number): Player => players.find((player) => player.seat === seat)!;
  const posts = events.filter((event): event is Of<'posted'> => event.type === 'posted');
  const isDealt = events.some(({ type }) => type === 'dealt');
  const livePosts = posts.filter(({ live, kind }) => live > 0 && BLINDS.includes(kind));
  const hasFlop = flop >= 0 && game.forced !== 'bring-in';
  const bigs = posts.filter(({ kind, live }) => kind === 'big-blind' && live > 0);
  const bigBlind = (bigs.find(({ seat }) => seat === rules.bigBlindSeat) ?? bigs[0])?.seat ?? null;
  const level = new Map(players.map(({ seat }) => [seat, 0]));
  const dead = new Map(level);
  const refunds = new Map(level);
  const hands = new Map<number, readonly (number | null)[]>();
  const decisions: Decision[] = [];
  const absent: number[] = [];
  let onFlop: number[] = [];
  let board: readonly (number | null)[] = [];
  let boards = 1;
  let street = 0;
  let closedWith: number | null = null;
  let round = { raises: 0, capped: false, full: [] as { to: number; raise: number }[] };
  let price = 0;
  let reopenings = 0;
  let reopenedAt = 0;
  let bets = 0;
  let lastRound = -1;
  const pay = (seat: number, amount: number): void => {
    at(seat).stack -= amount;
  };
  const add = (to: Map<number, number>, seat: number, amount: number): void => {
    to.set(seat, to.get(seat)! + amount);
  };

  const mayRaise = (player: Player, target: number): boolean => {
    const owed = target - player.bet;
    const hasRival = players.some(
      (other) => other !== player && !other.out && other.bet + other.stack > target,
    );
    const raise = round.full.at(-1)?.raise ?? 0;
    let isOpen = !player.acted;
    if (!isOpen && rules.limit === 'fixed-limit') {
      const size = game.streets[street]?.bet === 'big' ? rules.bigBet : rules.smallBet;
      isOpen = 2 * (price - player.bet) >= size;
    } else if (!isOpen && rules.reopen === 'consecutive') isOpen = player.answered < reopenings;
    else if (!isOpen) isOpen = owed >= raise;
    const isCapped = rules.limit === 'fixed-limit' && round.capped && bets > rules.fixedLimitRaises;
    return player.stack > owed && hasRival && isOpen && !isCapped;
  };

  for (const [k, event] of events.entries()) {
    switch (event.type) {
      case 'posted':
        pay(event.seat, event.ante + event.dead + event.live);
        add(level, event.seat, event.ante + event.live);
        add(dead, event.seat, event.dead);
        at(event.seat).bet += event.live;
        at(event.seat).forced += event.live;
        if (event.live > 0 && BLINDS.includes(event.kind)) at(event.seat).posted = true;
        break;
      case 'dealt':
        hands.set(event.seat, [...(hands.get(event.seat) ?? []), ...event.cards, ...event.up]);
        break;
      case 'shown': {
        const known = hands.get(event.seat) ?? [];
        const told = event.cards.filter((card) => card !== null);
        if (told.length >= known.length && !known.every((card) => card !== null)) {
          hands.set(event.seat, told);
        }
        break;
      }
      case 'board':
        if (event.board === 0) board = [...board, ...event.cards];
        boards = Math.max(boards, event.board + 1);
        if (event.street === flop && onFlop.length === 0) {
          onFlop = players.filter(({ out }) => !out).map(({ seat }) => seat);
        }
        break;
      case 'opened':
        street = event.street;
        price = event.currentBet;
        bets = event.bets;
        reopenings = 0;
        reopenedAt = price;
        round = {
          raises: street === 0 ? 1 : 0,
          capped: event.capped,
          full: [{ to: price, raise: event.lastFullRaise }],
        };
        for (const player of players) {
          player.acted = false;
          player.answered = 0;
        }
        break;
      case 'acted': {
        const player = at(event.seat);
        const cardsCame = events.slice(0, k).some(({ type }) => type === 'dealt');
        const broughtIn = events
          .slice(0, k)
          .filter((one): one is Of<'acted'> => one.type === 'acted')
          .map(({ seat, action }) => `${seat} ${action}`);
        const isGone =
          game.forced === 'bring-in'
            ? broughtIn.join() === `${event.seat} bring-in`
            : isDealt && !cardsCame;
        if (event.action === 'fold' && isGone) {
          absent.push(event.seat);
          player.killed = true;
        } else if (event.action !== 'bring-in') {
          const least = street === 0 && bigBlind !== null ? rules.bigBlind : 0;
          const target = Math.max(price, least);
          const isRaise = (event.action === 'bet' || event.action === 'raise') && event.to > target;
          const kind = isRaise
            ? 'raise'
            : event.action === 'bet' || event.action === 'raise'
              ? 'call'
              : event.action;
          const reach = Math.max(
            0,
            ...players
              .filter((other) => other !== player && !other.out)
              .map(({ bet, stack }) => bet + stack),
            ...players
              .filter(({ killed }) => killed && street === 0)
              .map(({ bet, forced }) => Math.min(bet, forced)),
          );
          decisions.push({
            ...{ seat: event.seat, street, kind, level: round.raises },
            canRaise: isRaise || mayRaise(player, target),
            costs: Math.min(target, reach) > player.bet,
            posted: player.posted,
            waiting: players
              .filter((other) => !other.out && other.stack > 0 && !other.acted)
              .map(({ seat }) => seat),
          });
          if (isRaise) round.raises++;
        }
        pay(event.seat, event.paid);
        add(level, event.seat, event.paid);
        player.bet = event.to;
        player.acted = true;
        if (event.action === 'bring-in') player.forced += event.paid;
        if (event.action === 'fold') player.out = true;
        if (event.action === 'bet' || event.action === 'raise') {
          const before = round.full.at(-1)?.raise ?? 0;
          if (event.full) {
            round.full.push({ to: event.to, raise: Math.max(before, event.to - price) });
            bets++;
          }
          price = event.to;
          const now = round.full.at(-1)?.raise ?? 0;
          if (event.full || event.to - reopenedAt >= now) {
            reopenings++;
            reopenedAt = event.to;
          }
        }
        player.answered = reopenings;
        break;
      }
      case 'killed': {
        const isEarly =
          game.forced === 'bring-in'
            ? !events.slice(0, k).some((one) => one.type === 'acted' && one.action !== 'bring-in')
            : !events.slice(0, k).some(({ type }) => type === 'dealt');
        if (isEarly && !absent.includes(event.seat)) absent.push(event.seat);
        at(event.seat).out = true;
        at(event.seat).killed = true;
        break;
      }
      case 'refunded': {
        const player = at(event.seat);
        pay(event.seat, -event.amount);
        add(level, event.seat, -event.amount);
        add(refunds, event.seat, event.amount);
        player.bet = Math.max(0, player.bet - event.amount);
        if (player.out) {
          // The raise of a dead hand is gone, so is its price.
          const [blinds, ...more] = round.full;
          const least = Math.max(player.bet, blinds?.to ?? 0);
          const kept = more.filter(({ to }) => to <= least);
          bets -= more.length - kept.length;
          round.full = [blinds!, ...kept];
          price = least;
          reopenedAt = Math.min(reopenedAt, price);
        }
        break;
      }
      case 'collected': {
        for (const player of players) player.bet = 0;
        lastRound = event.street;
        const inHand = players.filter(({ out }) => !out);
        const withChips = inHand.filter(({ stack }) => stack > 0);
        if (inHand.length > 1 && withChips.length < 2) closedWith ??= board.length;
        break;
      }
    }
  }
  const noBlinds = livePosts.length === 0 && game.forced === 'blinds';
  return {
    ...{ rules, decisions, absent, hasFlop, bigBlind, board, boards, hands, level, dead, refunds },
    seats: players.map(({ seat }) => seat),
    ids: started.players.map(({ id }) => String(id)),
    stacks: new Map(started.players.map(({ seat, stack }) => [seat, stack])),
    left: players.filter(({ out }) => !out).map(({ seat }) => seat),
    onFlop,
    isBomb: rules.bombPot || (flop < 0 && noBlinds),
    straddled: posts.some(({ kind }) => kind === 'straddle'),
    isVoid: events.some(({ type }) => type === 'voided'),
    isOver: events.some(({ type }) => type === 'ended'),
    closedWith,
    lastRound,
  };
}
