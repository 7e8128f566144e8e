/**
 * The oracle of the betting: a slow, naive walker written from RULES.md alone (R1 to R73).
 *
 * A state is the configuration and the plain list of what was done on each street. Nothing else is
 * remembered: price, last full raise, who has acted, who may raise and who is pending are read off
 * that list again every time. Do not make it faster, make it more obvious.
 */

export type WalkConfig = {
  /** In seat order: index 0 is seat 1. Everybody listed is dealt in. */
  stacks: number[];
  /** Seat, 1-based. */
  button: number;
  smallBlind: number;
  bigBlind: number;
  limit: 'no-limit' | 'pot-limit' | 'fixed-limit';
  anteMode: 'none' | 'perPlayer' | 'bigBlind' | 'button';
  ante: number;
  singleAnteOrder: 'ante-first' | 'blind-first';
  straddle?: { seat: number; amount: number };
  unit: number;
  /** 1 to 4. */
  streets: number;
  reopen: 'per-player' | 'consecutive';
  straddleRaise: 'bb' | 'straddle';
  potLimitPreflop: 'full-blinds' | 'true-value' | 'sb-as-bb';
  fixedLimitRaises: number;
  smallBet: number;
  bigBet: number;
  mode: 'cash' | 'tournament';
  /** Fixed limit: no cap at all (R58, two players left in the event). */
  uncapped?: boolean;
  /** Short deck (R33): everybody posts `ante` live, the button double; no blinds, no other ante. */
  liveAntes?: boolean;
  /** R36: nobody owes the small blind, the first seat after the button is the big blind. */
  deadSmallBlind?: boolean;
  /** House: no blinds, everybody antes, the first street of betting is the flop. */
  bombPot?: boolean;
  /** R45: posted for, dead from the start, and what was posted is never returned. */
  absent?: number[];
};

/** f fold, x check, c call, b bet, r raise; `to` is the actor's total of the street afterwards. */
export type Act = { seat: number; kind: 'f' | 'x' | 'c' | 'b' | 'r'; to: number };
export type WalkState = { config: WalkConfig; streets: Act[][] };
export type Put = { ante: number; dead: number; live: number };
export type WalkPot = { amount: number; contenders: number[] };
export type WalkResult = {
  /** `put` is all that was put in, before the refund; `forfeit` what of it is never returned. */
  seats: { seat: number; put: Put; folded: boolean; forfeit?: number }[];
  refund: { seat: number; amount: number } | null;
  pots: WalkPot[];
};

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

// ---------------------------------------------------------------- seats and posts (C, D)

const seatsOf = (config: WalkConfig): number[] => config.stacks.map((_, i) => i + 1);

/** All seats clockwise, beginning with the one after `seat` and ending with `seat` itself. */
const clockwiseAfter = (config: WalkConfig, seat: number): number[] => [
  ...seatsOf(config).filter((s) => s > seat),
  ...seatsOf(config).filter((s) => s <= seat),
];

/** R34, R35, R36; short deck has no blinds (R33). */
export function smallBlindSeat(config: WalkConfig): number | null {
  if (config.liveAntes || config.deadSmallBlind) return null;
  if (config.stacks.length === 2) return config.button;
  return clockwiseAfter(config, config.button)[0]!;
}

export function bigBlindSeat(config: WalkConfig): number | null {
  if (config.liveAntes) return null;
  const first = clockwiseAfter(config, config.button)[0]!;
  if (config.stacks.length === 2 || config.deadSmallBlind) return first;
  return clockwiseAfter(config, first)[0]!;
}

/** What this seat should post as live chips if it could. */
function liveOwedAtStart(config: WalkConfig, seat: number): number {
  if (config.bombPot) return 0;
  if (config.liveAntes) return seat === config.button ? 2 * config.ante : config.ante; // R33
  if (seat === smallBlindSeat(config)) return config.smallBlind;
  if (seat === bigBlindSeat(config)) return config.bigBlind;
  if (seat === config.straddle?.seat) return config.straddle.amount; // R43
  return 0;
}

/** R26, R32: who pays an ante for the table. */
function singleAntePayer(config: WalkConfig): number | null {
  if (config.liveAntes) return null;
  if (config.anteMode === 'bigBlind') return bigBlindSeat(config);
  if (config.anteMode === 'button') return config.button;
  return null;
}

/** R5 no post above the stack; R22, R23 ante before blind; R27, R28 order of a single ante. */
export function postOf(config: WalkConfig, seat: number): Put {
  const stack = config.stacks[seat - 1]!;
  const liveOwed = liveOwedAtStart(config, seat);
  if (config.anteMode === 'perPlayer' && !config.liveAntes) {
    const ante = Math.min(config.ante, stack);
    return { ante, dead: 0, live: Math.min(liveOwed, stack - ante) };
  }
  const deadOwed = seat === singleAntePayer(config) ? config.ante : 0;
  if (config.singleAnteOrder === 'blind-first') {
    const live = Math.min(liveOwed, stack);
    return { ante: 0, dead: Math.min(deadOwed, stack - live), live };
  }
  const dead = Math.min(deadOwed, stack);
  return { ante: 0, dead, live: Math.min(liveOwed, stack - dead) };
}

// ---------------------------------------------------------------- reading the list of actions

const streetIndex = (state: WalkState): number => state.streets.length - 1;
const actsOfStreet = (state: WalkState): Act[] => state.streets[streetIndex(state)]!;

/** The seat's live chips of one street: what they said last, or what they posted, or nothing. */
function betOnStreet(state: WalkState, street: number, seat: number): number {
  const own = state.streets[street]!.filter((act) => act.seat === seat);
  if (own.length > 0) return own[own.length - 1]!.to;
  return street === 0 ? postOf(state.config, seat).live : 0;
}

const streetBet = (state: WalkState, seat: number): number =>
  betOnStreet(state, streetIndex(state), seat);

function putOf(state: WalkState, seat: number): Put {
  const { ante, dead } = postOf(state.config, seat);
  return { ante, dead, live: sum(state.streets.map((_, i) => betOnStreet(state, i, seat))) };
}

function stackOf(state: WalkState, seat: number): number {
  const { ante, dead, live } = putOf(state, seat);
  return state.config.stacks[seat - 1]! - ante - dead - live;
}

const foldedIn = (streets: Act[][], seat: number): boolean =>
  streets.some((acts) => acts.some((act) => act.seat === seat && act.kind === 'f'));

const isAbsent = (config: WalkConfig, seat: number): boolean =>
  config.absent?.includes(seat) === true;

const unfoldedIn = (config: WalkConfig, streets: Act[][]): number[] =>
  seatsOf(config).filter((seat) => !foldedIn(streets, seat) && !isAbsent(config, seat));

const unfoldedSeats = (state: WalkState): number[] => unfoldedIn(state.config, state.streets);

/** R45: what was posted for an absent player as ante and live. */
function forfeitOf(config: WalkConfig, seat: number): number {
  const { ante, live } = postOf(config, seat);
  return isAbsent(config, seat) ? ante + live : 0;
}

const hasChips = (state: WalkState, seat: number): boolean => stackOf(state, seat) > 0;

const unfoldedOthers = (state: WalkState, seat: number): number[] =>
  unfoldedSeats(state).filter((other) => other !== seat);

/** R40: their street bet and all they have behind. */
const reach = (state: WalkState, seat: number): number =>
  streetBet(state, seat) + stackOf(state, seat);

/** R51: a posted blind is not an action. */
const hasActed = (state: WalkState, seat: number): boolean =>
  actsOfStreet(state).some((act) => act.seat === seat);

// ---------------------------------------------------------------- price and raises (E)

/** R39, R43, R33 before the flop: the full price, whatever was posted. R71 later: nothing. */
function openingPrice(state: WalkState): number {
  const { config } = state;
  if (streetIndex(state) > 0) return 0;
  if (config.liveAntes) return 2 * config.ante;
  return config.straddle?.amount ?? config.bigBlind;
}

/** R49, R44, R33, R71: the value `lastFullRaise` has before anybody acts; later the minimum bet. */
function openingRaise(state: WalkState): number {
  const { config } = state;
  if (config.liveAntes) return streetIndex(state) === 0 ? 2 * config.ante : config.ante;
  if (streetIndex(state) === 0 && config.straddle && config.straddleRaise === 'straddle')
    return config.straddle.amount;
  return config.bigBlind;
}

const currentBet = (state: WalkState): number =>
  Math.max(openingPrice(state), ...actsOfStreet(state).map((act) => act.to));

/** R49, R50, R53: only a full bet or raise changes it, a short all-in never. */
function lastFullRaise(state: WalkState): number {
  let price = openingPrice(state);
  let last = openingRaise(state);
  for (const act of actsOfStreet(state)) {
    if (act.to <= price) continue;
    if (act.to - price >= last) last = act.to - price;
    price = act.to;
  }
  return last;
}

/** R40: nobody owes more than the best unfolded rival could ever have in, or than a forfeit blind. */
function owed(state: WalkState, seat: number): number {
  const { config } = state;
  const rivals = unfoldedOthers(state, seat).map((other) => reach(state, other));
  const forfeits = streetIndex(state) > 0 ? [] : seatsOf(config).filter((s) => isAbsent(config, s));
  const best = Math.max(0, ...rivals, ...forfeits.map((s) => postOf(config, s).live));
  return Math.max(0, Math.min(currentBet(state), best) - streetBet(state, seat));
}

/** R60: somebody else must be able to put in more than the current bet. */
const rivalCanAnswer = (state: WalkState, seat: number): boolean =>
  unfoldedOthers(state, seat).some((other) => reach(state, other) > currentBet(state));

/**
 * R52, option `consecutive`: the indexes of the actions that reopened the betting for the whole
 * table: every full bet or raise, and every short all-in that, together with the short ones before
 * it, adds up to a full raise. After either the adding starts again from nothing.
 */
function reopeners(state: WalkState): number[] {
  let price = openingPrice(state);
  let last = openingRaise(state);
  let addedUpFrom = price;
  const found: number[] = [];
  for (const [index, act] of actsOfStreet(state).entries()) {
    if (act.to <= price) continue;
    const full = act.to - price >= last;
    if (full || act.to - addedUpFrom >= last) {
      found.push(index);
      addedUpFrom = act.to;
    }
    if (full) last = act.to - price;
    price = act.to;
  }
  return found;
}

/** R51, R52, R54, R59: has the betting been reopened for this player? */
function mayRaise(state: WalkState, seat: number): boolean {
  if (!hasActed(state, seat)) return true;
  const faces = currentBet(state) - streetBet(state, seat);
  if (state.config.limit === 'fixed-limit') return 2 * faces >= fixedBet(state);
  if (state.config.reopen === 'per-player') return faces >= lastFullRaise(state);
  const ownLast = actsOfStreet(state).findLastIndex((act) => act.seat === seat);
  return reopeners(state).some((index) => index > ownLast);
}

/** R56, R57: the bet of one seat as the pot count sees it. */
function countedBet(state: WalkState, seat: number): number {
  const { config } = state;
  const real = streetBet(state, seat);
  if (streetIndex(state) > 0 || config.liveAntes) return real;
  if (config.potLimitPreflop === 'true-value') return real;
  const missing = liveOwedAtStart(config, seat) - postOf(config, seat).live;
  const asIfFull = real + missing;
  const big = config.potLimitPreflop === 'sb-as-bb' && seat === smallBlindSeat(config);
  return big ? Math.max(asIfFull, config.bigBlind) : asIfFull;
}

/** R57: a small blind nobody owes still counts when blinds count as posted in full. */
function countedDeadSmallBlind(state: WalkState): number {
  const { config } = state;
  if (!config.deadSmallBlind || config.liveAntes || streetIndex(state) > 0) return 0;
  if (config.potLimitPreflop === 'true-value') return 0;
  return config.potLimitPreflop === 'sb-as-bb' ? config.bigBlind : config.smallBlind;
}

function potLimitMaximum(state: WalkState, seat: number): number {
  const { config } = state;
  const puts = seatsOf(config).map((s) => putOf(state, s));
  const earlier = sum(
    seatsOf(config).map((s) => putOf(state, s).live - streetBet(state, s)), // closed streets
  );
  const antes = sum(puts.map((put) => put.ante));
  const dead = streetIndex(state) === 0 ? 0 : sum(puts.map((put) => put.dead)); // R57
  const bets = sum(seatsOf(config).map((s) => countedBet(state, s)));
  const pot = earlier + antes + dead + bets + countedDeadSmallBlind(state);
  return currentBet(state) + pot + (currentBet(state) - countedBet(state, seat));
}

/** Every total this player may bet or raise to in no-limit and pot-limit. */
function openTotals(state: WalkState, seat: number): number[] {
  const { unit, limit } = state.config;
  const all = reach(state, seat);
  const minimum = currentBet(state) + lastFullRaise(state); // R48, R49
  const minimumInUnits = Math.ceil(minimum / unit) * unit; // R9
  const maximum =
    limit === 'pot-limit' ? Math.max(potLimitMaximum(state, seat), minimumInUnits) : all;
  const totals: number[] = [];
  for (let to = currentBet(state) + 1; to <= Math.min(all, maximum); to++) {
    if (to === all || (to >= minimum && to % unit === 0)) totals.push(to); // R9, R48, R50
  }
  return totals;
}

// ---------------------------------------------------------------- fixed limit (R58, R59)

/** R58: small bet on the first two streets. */
const fixedBet = (state: WalkState): number =>
  streetIndex(state) < 2 ? state.config.smallBet : state.config.bigBet;

/**
 * R58, R59: the last level that counts as a full bet or raise, and how many bets and raises have
 * counted. The posted big blind is the first bet; a straddle lifts the level only (R44).
 */
function countedLevel(state: WalkState): { level: number; count: number } {
  let level = openingPrice(state);
  let count = streetIndex(state) === 0 ? 1 : 0;
  for (const act of actsOfStreet(state)) {
    if (act.kind !== 'b' && act.kind !== 'r') continue;
    if (2 * (act.to - level) < fixedBet(state)) continue; // below half a bet: as if it were a call
    level = act.to;
    count++;
  }
  return { level, count };
}

/** R58: cash lifts the cap when the street started with two unfolded players. */
function capLifted(state: WalkState): boolean {
  if (state.config.uncapped) return true;
  const before = state.streets.slice(0, -1);
  const started = unfoldedIn(state.config, before);
  return state.config.mode === 'cash' && started.length === 2;
}

/** One exact total: one bet above the level that counts, or the whole stack if that is less. */
function fixedTotals(state: WalkState, seat: number): number[] {
  const { level, count } = countedLevel(state);
  const bets = 1 + state.config.fixedLimitRaises;
  if (count >= bets && !capLifted(state)) return [];
  const to = Math.min(level + fixedBet(state), reach(state, seat));
  return to > currentBet(state) ? [to] : [];
}

// ---------------------------------------------------------------- turn and end of round (F)

/** R66. */
function isPending(state: WalkState, seat: number): boolean {
  if (!unfoldedSeats(state).includes(seat) || !hasChips(state, seat)) return false;
  if (owed(state, seat) > 0) return true;
  const company = unfoldedOthers(state, seat).some((other) => hasChips(state, other));
  return !hasActed(state, seat) && company;
}

/** The seat after which the search for the next actor begins: R63, R64, later the last actor. */
function lookFrom(state: WalkState): number {
  const acts = actsOfStreet(state);
  if (acts.length > 0) return acts[acts.length - 1]!.seat;
  if (streetIndex(state) > 0) return state.config.button;
  return state.config.straddle?.seat ?? bigBlindSeat(state.config) ?? state.config.button;
}

function pendingInTurn(state: WalkState): number | null {
  if (unfoldedSeats(state).length === 1) return null; // R67
  const turn = clockwiseAfter(state.config, lookFrom(state));
  return turn.find((seat) => isPending(state, seat)) ?? null;
}

/** R67, R68, or the end of the last street. Only asked when nobody is pending. */
function bettingIsOver(state: WalkState): boolean {
  if (unfoldedSeats(state).length === 1) return true;
  if (unfoldedSeats(state).filter((seat) => hasChips(state, seat)).length <= 1) return true;
  return state.streets.length === state.config.streets;
}

/** R71: opens the next street when a round has ended and the betting goes on. */
function advance(state: WalkState): WalkState {
  if (pendingInTurn(state) !== null || bettingIsOver(state)) return state;
  return advance({ ...state, streets: [...state.streets, []] });
}

// ---------------------------------------------------------------- the interface

export function start(config: WalkConfig): WalkState {
  const count = config.stacks.length;
  if (count < 2) throw new Error('too few players');
  if (config.stacks.some((stack) => !Number.isSafeInteger(stack) || stack < 1))
    throw new Error('bad stack');
  if (!seatsOf(config).includes(config.button)) throw new Error('bad button');
  if (config.streets < 1 || config.streets > 4) throw new Error('bad number of streets');
  if (config.deadSmallBlind && count === 2) throw new Error('heads-up has no dead small blind');
  if (config.absent?.length === count) throw new Error('nobody is there');
  if (config.straddle) checkStraddle(config, config.straddle.seat);
  return advance({ config, streets: config.bombPot ? [[], []] : [[]] });
}

function checkStraddle(config: WalkConfig, seat: number): void {
  const blinds = [smallBlindSeat(config), bigBlindSeat(config)];
  if (config.liveAntes || config.stacks.length === 2) throw new Error('no straddle here');
  if (!seatsOf(config).includes(seat) || blinds.includes(seat)) throw new Error('bad straddle');
}

export const actorOf = (state: WalkState): number | null => pendingInTurn(state);

export const isOver = (state: WalkState): boolean => pendingInTurn(state) === null;

/** Every legal action of the actor; empty when the betting is over. */
export function actionsOf(state: WalkState): string[] {
  const seat = actorOf(state);
  if (seat === null) return [];
  const passive = owed(state, seat) === 0 ? 'x' : 'c'; // R47
  const letter = currentBet(state) === 0 ? 'b' : 'r';
  return ['f', passive, ...totalsOf(state, seat).map((to) => `${letter}${to}`)];
}

function totalsOf(state: WalkState, seat: number): number[] {
  if (!rivalCanAnswer(state, seat) || !mayRaise(state, seat)) return [];
  return state.config.limit === 'fixed-limit' ? fixedTotals(state, seat) : openTotals(state, seat);
}

export function play(state: WalkState, action: string): WalkState {
  if (!actionsOf(state).includes(action)) throw new Error(`illegal action ${action}`);
  return playLegal(state, action);
}

function playLegal(state: WalkState, action: string): WalkState {
  const act = actFrom(state, actorOf(state)!, action);
  return advance({
    ...state,
    streets: [...state.streets.slice(0, -1), [...actsOfStreet(state), act]],
  });
}

function actFrom(state: WalkState, seat: number, action: string): Act {
  const kind = action[0] as Act['kind'];
  const before = streetBet(state, seat);
  if (kind === 'f' || kind === 'x') return { seat, kind, to: before };
  if (kind === 'c')
    return { seat, kind, to: before + Math.min(owed(state, seat), stackOf(state, seat)) };
  return { seat, kind, to: Number(action.slice(1)) };
}

/** Plays a line such as 'f c r40 c'. */
export const playLine = (config: WalkConfig, line: string): WalkState =>
  line.split(' ').filter(Boolean).reduce(play, start(config));

/** What the actor sees; for tests and for reports of differences. */
export function look(state: WalkState) {
  const actor = actorOf(state);
  return {
    street: streetIndex(state),
    actor,
    currentBet: currentBet(state),
    lastFullRaise: lastFullRaise(state),
    owed: actor === null ? 0 : owed(state, actor),
    stacks: seatsOf(state.config).map((seat) => stackOf(state, seat)),
    bets: seatsOf(state.config).map((seat) => streetBet(state, seat)),
    pending: seatsOf(state.config).filter((seat) => actor !== null && isPending(state, seat)),
  };
}

// ---------------------------------------------------------------- pots (B)

export function result(state: WalkState): WalkResult {
  if (!isOver(state)) throw new Error('the betting is not over');
  const seats = seatsOf(state.config).map((seat) => ({
    seat,
    put: putOf(state, seat),
    folded: !unfoldedSeats(state).includes(seat),
    forfeit: forfeitOf(state.config, seat),
  }));
  return { seats, ...peel(seats) };
}

/** R10 to R17 chip by chip: the n-th chip of every level lies in one row. */
export function peel(seats: WalkResult['seats']): Pick<WalkResult, 'refund' | 'pots'> {
  const unfolded = seats.filter((s) => !s.folded).map((s) => s.seat);
  const levels = new Map(seats.map((s) => [s.seat, s.put.ante + s.put.live])); // R3
  const refund = takeRefund(levels, new Map(seats.map((s) => [s.seat, s.forfeit ?? 0])));
  const pots: WalkPot[] = [];
  const dead = sum(seats.map((s) => s.put.dead));
  if (dead > 0) pots.push({ amount: dead, contenders: unfolded }); // R14
  for (let chip = 1; chip <= Math.max(...levels.values()); chip++) {
    const row = [...levels.keys()].filter((seat) => levels.get(seat)! >= chip);
    addRow(pots, row, unfolded);
  }
  return { refund, pots };
}

/** R12, R13, R15; R17 for a row nobody unfolded reaches. */
function addRow(pots: WalkPot[], row: number[], unfolded: number[]): void {
  const reaching = row.filter((seat) => unfolded.includes(seat));
  const last = pots[pots.length - 1];
  const sameAsLast = last !== undefined && last.contenders.join() === reaching.join();
  if (last !== undefined && (sameAsLast || reaching.length === 0)) last.amount += row.length;
  else pots.push({ amount: row.length, contenders: reaching.length > 0 ? reaching : unfolded });
}

/**
 * R10, R11: chips of a level that nobody else has, folded players included, go back; R45: but not
 * those that are forfeit.
 */
function takeRefund(
  levels: Map<number, number>,
  forfeits: Map<number, number>,
): WalkResult['refund'] {
  const highest = Math.max(...levels.values());
  const owners = [...levels.keys()].filter((seat) => levels.get(seat) === highest);
  if (owners.length !== 1 || highest === 0) return null;
  const seat = owners[0]!;
  const next = Math.max(
    forfeits.get(seat)!,
    ...[...levels].filter(([s]) => s !== seat).map(([, level]) => level),
  );
  if (next >= highest) return null;
  levels.set(seat, next);
  return { seat, amount: highest - next };
}

// ---------------------------------------------------------------- counting

/** Of exactly 0, 1, 2 … player actions: all sequences, and those that end the betting. */
interface Counted {
  readonly lines: number[];
  readonly ended: number[];
}

export function count(config: WalkConfig, depth: number): Counted {
  const zeros = () => Array.from({ length: depth + 1 }, () => 0);
  const counted = { lines: zeros(), ended: zeros() };
  countFrom(start(config), 0, counted);
  return counted;
}

function countFrom(state: WalkState, done: number, counted: Counted): void {
  counted.lines[done]!++;
  const actions = actionsOf(state);
  if (actions.length === 0) counted.ended[done]!++;
  if (done + 1 === counted.lines.length) return;
  for (const action of actions) countFrom(playLegal(state, action), done + 1, counted);
}

/** The number of sequences of exactly `depth` player actions. */
export const perft = (config: WalkConfig, depth: number): number =>
  count(config, depth).lines[depth]!;

/** The number of complete hands (the betting is over) of at most `depth` player actions. */
export const perftEnded = (config: WalkConfig, depth: number): number =>
  sum(count(config, depth).ended);
