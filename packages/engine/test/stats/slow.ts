/**
 * The second counter: every statistic of STATS.md §2 as a filter over the list of decisions, money by
 * §3, positions by §4. One hand at a time, a fresh object for each player; sums are the test's.
 */
import {
  type EquityGame,
  equity,
  GAMES,
  type HandEvent,
  type PhhHand,
  replayHand,
} from '@sidepot/engine';
import { type Decision, type Told, tellHand } from './slow-decisions.js';

export interface SlowPlayer {
  readonly name: string;
  readonly position: string;
  hands: number;
  away: number;
  settled: number;
  net: number;
  netShowdown: number;
  /** Millionths. */
  ev: number;
  evHands: number;
  depth: number | null;
  readonly stats: Record<string, [number, number]>;
}

export interface SlowHand {
  readonly players: readonly SlowPlayer[];
  readonly pot: number | null;
  readonly bb: number;
}

/** What each seat got of the pots, whether it counts as won, and what the house took. */
interface Outcome {
  readonly got: ReadonlyMap<number, number>;
  readonly winners: readonly number[];
  readonly rake: number;
  readonly potRakes: readonly number[] | null;
}

interface Pot {
  readonly amount: number;
  readonly seats: readonly number[];
}

const STREETS = ['', 'Flop', 'Turn', 'River'];

/** Null for a hand that does not count. */
export function slowLog(events: readonly HandEvent[], ev = true): SlowHand | null {
  const told = tellHand(events);
  if (told.isVoid || !told.isOver) return null;
  const pots = potsOf(told);
  const got = new Map(told.seats.map((seat) => [seat, 0]));
  const winners = new Set<number>();
  const rakes: number[] = [];
  for (const event of events) {
    if (event.type !== 'awarded') continue;
    rakes[event.pot] = event.rake;
    const isContested = told.left.length === 1 || pots[event.pot]!.seats.length > 1;
    for (const { seat, amount } of event.shares) {
      got.set(seat, got.get(seat)! + amount);
      if (isContested) winners.add(seat);
    }
  }
  const rake = rakes.reduce((sum, one) => sum + one, 0);
  return counted(told, pots, { got, winners: [...winners], rake, potRakes: rakes }, ev);
}

/** A record; null if it is refused. */
export function slowRecord(hand: PhhHand, ev = true): SlowHand | null {
  const replay = replayHand(hand, { events: true });
  if (!replay.ok || replay.value.events === null) return null;
  const { events, finishing, pots, refund, contributions } = replay.value;
  const told = tellHand(events);
  const names = hand.startingStacks.map((_, i) => hand.players?.[i] || `p${i + 1}`);
  if (finishing === null) return counted(told, [], null, ev, names);
  const shown = pots.map(({ amount, eligible }) => ({ amount, seats: eligible.map((i) => i + 1) }));
  const all = pots.reduce((sum, { amount }) => sum + amount, 0);
  const back = (i: number): number => (refund?.index === i ? refund.amount : 0);
  const inf = hand.startingStacks.map((stack) => stack === Number.POSITIVE_INFINITY);
  const byRules = contributions.map((put, i) =>
    inf[i] ? sharesOf(events, i + 1) : finishing[i]! - (hand.startingStacks[i]! - put + back(i)),
  );
  const alone = (i: number): number =>
    told.left.length === 1
      ? 0
      : pots
          .filter(({ eligible }) => eligible.length === 1 && eligible[0] === i)
          .reduce((sum, { amount }) => sum + amount, 0);
  const winners = byRules.flatMap((won, i) => (won - alone(i) > 0 ? [i + 1] : []));
  const gains = hand.finishingStacks?.map(
    (stack, i) => stack - (hand.startingStacks[i]! - contributions[i]! + back(i)),
  );
  const sum = gains?.reduce((total, gain) => total + gain, 0) ?? -1;
  const isTold =
    gains !== undefined &&
    gains.length === byRules.length &&
    gains.every(
      (gain, i) => Number.isSafeInteger(gain) && gain >= 0 && gain > 0 === byRules[i]! > 0,
    ) &&
    4 * sum >= 3 * all &&
    sum <= all;
  const paid = isTold ? gains : byRules;
  return counted(
    told,
    shown,
    {
      got: new Map(paid.map((amount, i) => [i + 1, amount])),
      winners,
      rake: isTold ? all - sum : 0,
      potRakes: null,
    },
    ev,
    names,
  );
}

/** Of an unknown stack only what the pots paid can be told. */
const sharesOf = (events: readonly HandEvent[], seat: number): number =>
  events
    .flatMap((event) => (event.type === 'awarded' ? event.shares : []))
    .filter((share) => share.seat === seat)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Level by level: every level of a live hand is a pot (R12–R17). */
function potsOf({ left, level, dead }: Told): Pot[] {
  const levels = [...new Set(left.map((seat) => level.get(seat)!))].sort((a, b) => a - b);
  const pots: { amount: number; seats: number[] }[] = [];
  let below = 0;
  for (const [k, top] of levels.entries()) {
    const isLast = k === levels.length - 1;
    let amount = k === 0 ? [...dead.values()].reduce((sum, one) => sum + one, 0) : 0;
    for (const put of level.values()) {
      amount += Math.max(0, (isLast ? put : Math.min(put, top)) - below);
    }
    if (amount > 0) pots.push({ amount, seats: left.filter((seat) => level.get(seat)! >= top) });
    below = top;
  }
  return pots;
}

function counted(
  told: Told,
  pots: readonly Pot[],
  outcome: Outcome | null,
  isAdjusted: boolean,
  names?: readonly string[],
): SlowHand {
  const { rules, seats, left, absent } = told;
  const bb = [rules.bigBlind, rules.smallBet, rules.ante].find((amount) => amount > 0) ?? 0;
  const cards = boardCardsOf(rules);
  const isDealt =
    cards > 0 ? told.board.length >= cards : told.isOver || told.lastRound === lastStreet(told);
  const isShowdown = left.length > 1 && isDealt;
  const places = positionsOf(told);
  const evs = outcome === null || !isShowdown || !isAdjusted ? null : evOf(told, pots, outcome);
  const players = seats.map((seat, i): SlowPlayer => {
    const isAway = absent.includes(seat);
    const mine = isShowdown && left.includes(seat);
    const put = told.level.get(seat)! + told.dead.get(seat)!;
    const net = outcome === null ? 0 : outcome.got.get(seat)! - put;
    const ev = left.includes(seat) ? (evs?.get(seat) ?? null) : null;
    const stack = told.stacks.get(seat)!;
    const others = seats.filter((other) => other !== seat).map((other) => told.stacks.get(other)!);
    const effective = Math.min(stack, Math.max(...others));
    const isKnown = bb > 0 && [stack, ...others].every(Number.isFinite);
    return {
      name: names?.[i] ?? told.ids[i]!,
      position: places.get(seat)!,
      hands: isAway ? 0 : 1,
      away: isAway ? 1 : 0,
      settled: outcome === null ? 0 : 1,
      net,
      netShowdown: mine ? net : 0,
      ev: outcome === null ? 0 : (ev ?? 1e6 * net),
      evHands: ev === null ? 0 : 1,
      depth:
        isKnown && !isAway
          ? [10, 20, 40, 70, 110, 200].filter((edge) => effective >= edge * bb).length
          : null,
      stats: isAway || told.isBomb ? {} : statsOf(told, seat, places, mine, outcome),
    };
  });
  const pot = outcome === null ? null : pots.reduce((sum, { amount }) => sum + amount, 0);
  return { players, pot, bb };
}

const boardCardsOf = ({ game }: Told['rules']): number =>
  GAMES[game].streets.reduce((sum, { board }) => sum + board, 0);

const lastStreet = ({ rules }: Told): number => GAMES[rules.game].streets.length - 1;

function positionsOf({ rules, seats, bigBlind, straddled }: Told): Map<number, string> {
  const order = [
    ...seats.filter((seat) => seat > rules.button),
    ...seats.filter((seat) => seat <= rules.button),
  ];
  if (GAMES[rules.game].forced === 'bring-in') return new Map(seats.map((seat) => [seat, 'none']));
  const count = order.length;
  const owed = bigBlind ?? (isBlindGame(rules) && !straddled ? rules.bigBlindSeat : null);
  const posted = owed === null ? -1 : order.indexOf(owed);
  if (count === 2) {
    const bb = posted < 0 ? order[0]! : order[posted]!;
    return new Map(order.map((seat) => [seat, seat === bb ? 'bb' : 'btn']));
  }
  const bb = posted < 0 ? 1 : posted;
  return new Map(
    order.map((seat, i) => {
      if (i === bb) return [seat, 'bb'];
      if (i === bb - 1) return [seat, 'sb'];
      return [seat, ['btn', 'co', 'hj', 'lj'][count - 1 - i] ?? 'utg'];
    }),
  );
}

const isBlindGame = (rules: Told['rules']): boolean =>
  !rules.bombPot && GAMES[rules.game].forced === 'blinds' && rules.bigBlind > 0;

function statsOf(
  told: Told,
  seat: number,
  places: ReadonlyMap<number, string>,
  showdown: boolean,
  outcome: Outcome | null,
): Record<string, [number, number]> {
  const stats: Record<string, [number, number]> = {};
  const count = (key: string, made: boolean): void => {
    const [m, n] = stats[key] ?? [0, 0];
    stats[key] = [m + (made ? 1 : 0), n + 1];
  };
  const won = outcome?.winners.includes(seat) ?? false;
  if (showdown && outcome !== null) count('wsd', won);
  if (!told.hasFlop) return stats;

  const all = told.decisions;
  const pre = all.filter(({ street }) => street === 0);
  const own = pre.filter((one) => one.seat === seat);
  const before = (one: Decision): Decision[] => pre.slice(0, pre.indexOf(one));
  const nextOf = (one: Decision): Decision | undefined => own[own.indexOf(one) + 1];
  const raises = (one: Decision): boolean => one.kind === 'raise';
  const isFirstIn = (one: Decision): boolean => before(one).every(({ kind }) => kind === 'fold');
  const isRfi = (one: Decision): boolean =>
    pre.find((other) => other.seat === one.seat) === one && isFirstIn(one) && one.canRaise;
  const isSteal = (one: Decision): boolean =>
    isRfi(one) &&
    ['co', 'btn', 'sb'].includes(places.get(one.seat)!) &&
    told.bigBlind !== null &&
    !told.straddled;

  const [first] = own;
  if (first !== undefined) {
    count(
      'vpip',
      own.some(({ kind }) => kind === 'call' || kind === 'raise'),
    );
    count('pfr', own.some(raises));
    if (isRfi(first)) count('rfi', raises(first));
    if (isSteal(first)) count('steal', raises(first));
    if (first.level === 1 && first.costs) count('limp', first.kind === 'call');
    if (first.level >= 2 && !first.posted) count('coldCall', first.kind === 'call');
    if (first.level === 3 && first.canRaise) count('coldFourBet', raises(first));
  }
  const three = own.find(({ level, canRaise }) => level === 2 && canRaise);
  if (three !== undefined) {
    count('threeBet', raises(three));
    const called = before(three).some(({ level, kind }) => level === 2 && kind === 'call');
    if (called) count('squeeze', raises(three));
  }
  const open = own.find((one) => one.level === 1 && raises(one));
  const facing = open && nextOf(open);
  if (facing?.level === 3) {
    count('foldToThreeBet', facing.kind === 'fold');
    if (facing.canRaise) count('fourBet', raises(facing));
  }
  const threeBet = own.find((one) => one.level === 2 && raises(one));
  const answer = threeBet && nextOf(threeBet);
  if (answer?.level === 4) count('foldToFourBet', answer.kind === 'fold');
  const steal = pre.find((one) => isSteal(one) && raises(one));
  const blind = ['sb', 'bb'].includes(places.get(seat)!);
  if (steal !== undefined && blind && steal.seat !== seat) {
    const since = pre.slice(pre.indexOf(steal) + 1);
    const mine = since.find((one) => one.seat === seat);
    const between = mine === undefined ? [] : since.slice(0, since.indexOf(mine));
    if (mine?.posted && between.every(({ kind }) => kind === 'fold')) {
      count('foldToSteal', mine.kind === 'fold');
      if (mine.canRaise) count('threeBetSteal', raises(mine));
    }
  }

  const aggressor = (street: number): number | undefined =>
    all.filter((one) => one.street === street && raises(one)).at(-1)?.seat;
  const cbetOn = (street: number): Decision | undefined => {
    const on = all.filter((one) => one.street === street);
    const last = aggressor(street - 1);
    const isHis = street === 1 || (cbetOn(street - 1)?.seat === last && madeOn(street - 1));
    const one = on.find((other) => other.seat === last);
    return last !== undefined && isHis && one?.level === 0 && one.canRaise ? one : undefined;
  };
  const madeOn = (street: number): boolean => cbetOn(street)?.kind === 'raise';

  for (const street of [1, 2, 3]) {
    const name = STREETS[street]!;
    const on = all.filter((one) => one.street === street);
    const here = on.filter((one) => one.seat === seat);
    const cbet = cbetOn(street);
    if (cbet?.seat === seat) count(`cbet${name}`, raises(cbet));
    if (cbet !== undefined && raises(cbet) && cbet.seat !== seat) {
      const mine = on.slice(on.indexOf(cbet) + 1).find((one) => one.seat === seat);
      if (mine?.level === 1) {
        count(`foldToCbet${name}`, mine.kind === 'fold');
        if (mine.canRaise) count(`raiseCbet${name}`, raises(mine));
      }
    }
    const [lead] = here;
    const last = aggressor(street - 1);
    if (lead?.level === 0 && lead.canRaise && last !== undefined && last !== seat) {
      if (lead.waiting.includes(last)) count(`donk${name}`, raises(lead));
    }
    const check = here.findIndex(({ kind }) => kind === 'check');
    const then = check < 0 ? undefined : here[check + 1];
    if (then !== undefined && then.level > 0 && then.canRaise) {
      count(`checkRaise${name}`, raises(then));
    }
  }
  const post = all.filter((one) => one.seat === seat && one.street > 0);
  const aggressive = post.filter(raises).length;
  const calls = post.filter(({ kind }) => kind === 'call').length;
  const folds = post.filter(({ kind }) => kind === 'fold').length;
  stats['af'] = [aggressive, calls];
  stats['afq'] = [aggressive, aggressive + calls + folds];
  const isThere = told.onFlop.includes(seat);
  count('sawFlop', isThere);
  if (isThere) {
    count('wtsd', showdown);
    if (outcome !== null) count('wwsf', won);
  }
  return stats;
}

/** §3: by seat, in millionths; null if the hand is not adjusted. */
function evOf(told: Told, pots: readonly Pot[], outcome: Outcome): Map<number, number> | null {
  const { rules, left, closedWith, hands } = told;
  const isBoard = [0, 3, 4].includes(closedWith ?? -1) && boardCardsOf(rules) === 5;
  const isPlain = GAMES[rules.game].streets.every(({ draw }) => draw === null);
  if (!isBoard || !isPlain || rules.doubleBoard === true || closedWith === null) return null;
  if (GAMES[rules.game].streets[0]!.board > 0) return null;
  const size = GAMES[rules.game].streets[0]!.down;
  const known = left.map((seat) => hands.get(seat) ?? []);
  const board = told.board.slice(0, closedWith);
  if ([...known, board].some((cards) => cards.includes(null))) return null;
  if (known.some((cards) => cards.length !== size)) return null;
  const total = pots.reduce((sum, { amount }) => sum + amount, 0);
  const evs = new Map(left.map((seat) => [seat, 0]));
  for (const [k, { amount, seats }] of pots.entries()) {
    const rake = outcome.potRakes?.[k] ?? (outcome.rake * amount) / total;
    const inPot = seats.map((seat) => hands.get(seat) as number[]);
    const others = left.filter((seat) => !seats.includes(seat));
    const shares =
      seats.length === 1
        ? [1]
        : exact(
            inPot,
            board as number[],
            others.flatMap((seat) => hands.get(seat) as number[]),
            rules,
          );
    for (const [i, seat] of seats.entries()) {
      evs.set(seat, evs.get(seat)! + shares[i]! * (amount - rake));
    }
  }
  const micro = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(1e6 * amount));
  return new Map(
    left.map((seat) => [
      seat,
      micro(evs.get(seat)! - told.level.get(seat)! - told.dead.get(seat)!),
    ]),
  );
}

/** One pot by itself: who has no part in it only has cards that cannot come. */
function exact(
  hands: readonly number[][],
  board: readonly number[],
  dead: readonly number[],
  { game, tripsOverStraight }: Told['rules'],
): number[] {
  const found = equity(hands as never, {
    ...{ board: board as never, dead: dead as never, game: game as EquityGame, method: 'exact' },
    ...(game === 'short-deck' && { tripsOverStraight }),
  });
  if (!found.ok) throw new Error(found.error.code);
  return found.value.hands.map((hand) => hand.equity);
}
