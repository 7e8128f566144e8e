/**
 * Hands as short text, so that a test reads like a hand history:
 *   begin('1000 1000 500', { … })       stacks of seats 1, 2, 3; '2:1000 5:500' names the seats
 *   play(hand, '3 call', 'raise 300')   of that seat, or of whoever's turn it is
 *   '|' deals the next cards, 'end' goes on to the next decision or the end,
 *   'showdown', 'award', 'kill 2', 'void misdeal', '1 runs 2', '2 show', '2 muck' do what they say
 * Blinds are 50/100 and the button is the last seat, if nothing else is said: heads-up seat 2 is
 * button and small blind, else seat 1 is the small blind, seat 2 the big blind and seat 3 acts first.
 */

import {
  apply,
  autoAdvance,
  type Card,
  type Command,
  deck,
  formatCards,
  GAMES,
  type HandConfig,
  type HandEvent,
  type HandState,
  type LegalActions,
  type PlayerState,
  parseCards,
  potName,
  type Rng,
  randomBelow,
  shortDeck,
  shuffle,
  startHand,
} from '@sidepot/engine';

export interface Played {
  readonly state: HandState;
  readonly events: readonly HandEvent[];
}

export interface Options extends Omit<HandConfig, 'players' | 'button' | 'deck'> {
  readonly button?: number;
  /** 'small/big'. */
  readonly blinds?: string;
  readonly posts?: Readonly<Record<number, { readonly live?: number; readonly dead?: number }>>;
  readonly absent?: readonly number[];
  /** Hole cards by seat, and the board as it comes (with runs: one board after the other). */
  readonly cards?: Readonly<Record<number, string>>;
  readonly board?: string;
  readonly noDeck?: boolean;
}

export function configOf(stacks: string, options: Options = {}): HandConfig {
  const { blinds, posts, absent, cards, board, noDeck, ...rest } = options;
  const seats = stacks.split(' ').map((text, i) => {
    const [a = '', b] = text.split(':');
    const [seat, stack] = b === undefined ? [i + 1, Number(a)] : [Number(a), Number(b)];
    const post = posts?.[seat];
    return {
      id: `P${seat}`,
      seat,
      stack,
      ...(post === undefined ? {} : { posts: post }),
      ...(absent?.includes(seat) ? { absent: true } : {}),
    };
  });
  const button = options.button ?? Math.max(...seats.map(({ seat }) => seat));
  const [small, big] = (blinds ?? '50/100').split('/').map(Number);
  const isShort = options.game === 'short-deck';
  return {
    ...(isShort ? {} : { smallBlind: small!, bigBlind: big! }),
    ...rest,
    button,
    players: seats,
    ...(noDeck ? {} : { deck: stacked(seats, button, options) }),
  };
}

/** The cards that are named go where they are wanted; the others fill up in order. */
function stacked(
  seats: readonly { readonly seat: number }[],
  button: number,
  { game = 'holdem', cards = {}, board = '', absent = [] }: Options,
): Card[] {
  const named = [...Object.values(cards), board].flatMap((text) => parseCards(text));
  const rest = (game === 'short-deck' ? shortDeck() : deck()).filter((c) => !named.includes(c));
  const sorted = [...seats].sort((a, b) => a.seat - b.seat);
  const order = [
    ...sorted.filter(({ seat }) => seat > button),
    ...sorted.filter(({ seat }) => seat <= button),
  ].filter(({ seat }) => !absent.includes(seat));
  const top = order.flatMap(({ seat }) => {
    const own = cards[seat];
    return own === undefined ? rest.splice(0, GAMES[game].streets[0]!.down) : parseCards(own);
  });
  return [...top, ...parseCards(board), ...rest];
}

export function begin(stacks: string, options: Options = {}): Played {
  const started = startHand(configOf(stacks, options));
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

/** The code that a config is refused with. */
export function startCode(stacks: string, options: Options = {}): string {
  const started = startHand(configOf(stacks, options));
  return started.ok ? 'accepted' : started.error.code;
}

/** Each step is one of the head's, several separated by commas; a refused one throws its code. */
export function play(hand: Played, ...steps: readonly string[]): Played {
  let { state } = hand;
  const events = [...hand.events];
  for (const step of steps.flatMap((text) => text.split(',')).map((text) => text.trim())) {
    const done = step === 'end' ? autoAdvance(state) : stepped(state, step);
    state = done.state;
    events.push(...done.events);
  }
  return { state, events };
}

function stepped(state: HandState, step: string): Played {
  const done = apply(state, commandOf(state, step));
  if (!done.ok) throw new Error(`${step}: ${done.error.code}`);
  return done.value;
}

/** What a step is refused with; 'accepted' if it is not. A refused one must change nothing (R7). */
export function refusal(hand: Played, step: string): string {
  const before = JSON.stringify(hand.state);
  const done = apply(hand.state, commandOf(hand.state, step));
  if (JSON.stringify(hand.state) !== before) throw new Error(`${step} changed the state`);
  return done.ok ? 'accepted' : done.error.code;
}

export function commandOf(state: HandState, step: string): Command {
  if (step === '|') return { type: 'deal' };
  if (step === 'showdown' || step === 'award') return { type: step };
  const [first = '', ...more] = step.split(' ');
  if (first === 'kill') return { type: 'kill', seat: Number(more[0]) };
  if (first === 'void') return { type: 'void', reason: more[0] as 'misdeal' };
  const isSeat = /^\d+$/.test(first);
  const seat = isSeat ? Number(first) : state.turn.kind === 'act' ? state.turn.seat : 0;
  const [word = '', ...rest] = isSeat ? more : [first, ...more];
  if (word === 'bet' || word === 'raise') return { type: word, seat, to: Number(rest[0]) };
  if (word === 'runs') return { type: 'runs', seat, runs: Number(rest[0]) };
  if (word === 'show' && rest.length > 0) {
    return { type: 'show', seat, cards: parseCards(rest.join(' ')) };
  }
  return { type: word as 'fold', seat };
}

// ---------------------------------------------------------------- reading a hand

/** '3: fold, call 100, raise 200-1000, all-in raise 1000', or the kind of turn it is. */
export function turn({ state }: Played): string {
  const now = state.turn;
  if (now.kind === 'act') return `${now.seat}: ${legalText(now.legal)}`;
  if (now.kind === 'runs') return `runs ${now.seats.join(' ')} up to ${now.most}`;
  if (now.kind === 'deal') {
    const { name } = GAMES[state.rules.game].streets[now.street]!;
    return `deal ${name}${now.board > 0 ? ` ${now.board + 1}` : ''}`;
  }
  return now.kind === 'award' ? `award ${now.pot}` : now.kind;
}

function legalText({ fold, check, call, bet, raise, allIn }: LegalActions): string {
  const parts: string[] = [];
  if (fold) parts.push('fold');
  if (check) parts.push('check');
  if (call !== null) parts.push(`call ${call}`);
  if (bet !== null) parts.push(`bet ${bet.min}-${bet.max}`);
  if (raise !== null) parts.push(`raise ${raise.min}-${raise.max}`);
  if (allIn !== null) parts.push(`all-in ${allIn.action} ${allIn.to}`);
  return parts.join(', ');
}

/** The legal actions of whoever's turn it is. */
export function legal({ state }: Played): LegalActions {
  if (state.turn.kind !== 'act') throw new Error(`nobody acts: ${state.turn.kind}`);
  return state.turn.legal;
}

/** The seat that acts, 0 for none. */
export const actor = ({ state }: Played): number =>
  state.turn.kind === 'act' ? state.turn.seat : 0;

export const stacksOf = ({ state }: Played): number[] => state.players.map(({ stack }) => stack);

export function seatOf({ state }: Played, seat: number): PlayerState {
  return state.players.find((player) => player.seat === seat)!;
}

/** ante + dead + live of a seat, as three numbers. */
export const putIn = (hand: Played, seat: number): [number, number, number] => {
  const { ante, dead, live } = seatOf(hand, seat);
  return [ante, dead, live];
};

/** ['1 2 3: 300', '2 3: 200']. */
export const pots = ({ state }: Played): string[] =>
  state.pots.map(({ eligiblePlayers, amount }) => `${eligiblePlayers.join(' ')}: ${amount}`);

/** What happened, one line each; `kinds` keeps only those types. */
export function story({ events }: Played, ...kinds: readonly HandEvent['type'][]): string[] {
  return events
    .filter(({ type }) => kinds.length === 0 || kinds.includes(type))
    .map((event) => eventText(event));
}

function eventText(event: HandEvent): string {
  switch (event.type) {
    case 'posted':
      return `${event.seat} posts ${event.kind} ${event.ante + event.dead + event.live}`;
    case 'board':
      return `board ${event.board + 1}: ${formatCards(event.cards as Card[])}`;
    case 'acted':
      return `${event.seat} ${event.action} ${event.to}`;
    case 'refunded':
      return `${event.seat} back ${event.amount}`;
    case 'runsAnswered':
      return `${event.seat} wants ${event.runs}`;
    case 'runsDecided':
      return `runs ${event.runs}`;
    case 'shown':
      return `${event.seat} shows ${formatCards(event.cards as Card[])}`;
    case 'mucked':
      return `${event.seat} mucks`;
    case 'killed':
      return `${event.seat} killed`;
    case 'raked':
      return `rake ${event.pots.join('+')}`;
    case 'awarded': {
      const shares = event.shares.map(({ seat, amount }) => `${seat} ${amount}`);
      return `${potName(event.pot)} ${event.amount}: ${shares.join(', ')}`;
    }
    default:
      return event.type;
  }
}

// ---------------------------------------------------------------- random hands

/** SIDEPOT_SEED=… repeats a run with another one. */
export const SEED = Number(process.env['SIDEPOT_SEED'] ?? 20_241_017);

const one = <T>(rng: Rng, choices: readonly T[]): T => choices[randomBelow(rng, choices.length)]!;
const chance = (rng: Rng, percent: number): boolean => randomBelow(rng, 100) < percent;

/** Every game, limit, ante, straddle and setting; stacks from one chip to many blinds. */
export function randomConfig(rng: Rng): HandConfig {
  const count = one(rng, [2, 2, 3, 3, 4, 5, 6]);
  const seatCount = count + randomBelow(rng, 3);
  const seats = shuffle(
    Array.from({ length: seatCount }, (_, i) => i + 1),
    rng,
  )
    .slice(0, count)
    .sort((a, b) => a - b);
  const game = one(rng, ['holdem', 'holdem', 'holdem', 'omaha', 'omaha8', 'short-deck'] as const);
  const isShort = game === 'short-deck';
  const limit = one(rng, ['no-limit', 'no-limit', 'pot-limit', 'fixed-limit'] as const);
  const isFixed = limit === 'fixed-limit' && !isShort;
  const mode = one(rng, ['cash', 'tournament'] as const);
  const [smallBlind, bigBlind] = one(rng, [
    [1, 2],
    [5, 10],
    [3, 7],
    [10, 20],
    [0, 4],
  ] as const);
  const anteMode = one(rng, ['none', 'none', 'perPlayer', 'bigBlind', 'button'] as const);
  const most = one(rng, [2 * bigBlind, 12 * bigBlind, 60 * bigBlind]);
  const absent = mode === 'tournament' && chance(rng, 8) ? one(rng, seats) : 0;
  const button = chance(rng, 85) ? one(rng, seats) : 1 + randomBelow(rng, seatCount);
  const players = seats.map((seat) => ({
    id: `P${seat}`,
    seat,
    stack: 1 + randomBelow(rng, most),
    ...(seat === absent ? { absent: true } : {}),
  }));
  const straddler = straddleSeat(seats, button);
  const isBombPot = mode === 'cash' && chance(rng, 15);
  const isStraddled = mode === 'cash' && !isBombPot && straddler > 0 && chance(rng, 25);
  const straddles = isStraddled ? [{ seat: straddler, amount: 2 * bigBlind }] : [];
  return {
    players,
    button,
    seatCount,
    game,
    limit: isShort && limit === 'fixed-limit' ? 'no-limit' : limit,
    mode,
    ...(isBombPot
      ? { bombPot: true, smallBlind, bigBlind, ante: one(rng, [1, bigBlind, 5 * bigBlind]) }
      : isShort
        ? { ante: bigBlind }
        : { smallBlind, bigBlind, anteMode, ante: anteMode === 'none' ? 0 : bigBlind, straddles }),
    singleAnteOrder: one(rng, ['ante-first', 'blind-first'] as const),
    unit: one(rng, [1, 1, 1, 5]),
    reopen: one(rng, ['per-player', 'consecutive'] as const),
    straddleRaise: one(rng, ['bb', 'straddle'] as const),
    potLimitPreflop: one(rng, ['full-blinds', 'true-value', 'sb-as-bb'] as const),
    fixedLimitRaises: one(rng, [4, 3]),
    uncapped: isFixed && chance(rng, 10),
    foldWhenFree: one(rng, ['allow', 'allow', 'reject'] as const),
    hideAllIns: chance(rng, 25),
    ...(mode === 'cash' && chance(rng, 40) ? { runs: one(rng, [2, 3] as const) } : {}),
    ...(mode === 'cash' && chance(rng, 50) ? { rakeConfig: { bps: 500, cap: 9 } } : {}),
    deck: shuffle(isShort ? shortDeck() : deck(), rng),
  };
}

/** Under the gun, if that is nobody's blind. */
function straddleSeat(seats: readonly number[], button: number): number {
  const after = [
    ...seats.filter((seat) => seat > button),
    ...seats.filter((seat) => seat <= button),
  ];
  return after.length > 2 ? after[2]! : 0;
}

export function started(config: HandConfig): Played {
  const hand = startHand(config);
  if (!hand.ok) throw new Error(`${hand.error.code}: ${JSON.stringify(config)}`);
  return hand.value;
}

/** A random step, all-ins and folds not too often. */
export function choose({ turn: now }: HandState, rng: Rng): string {
  if (now.kind === 'runs') return `${one(rng, now.seats)} runs ${1 + randomBelow(rng, now.most)}`;
  if (now.kind === 'deal') return '|';
  if (now.kind !== 'act') return now.kind;
  const { check, call, bet, raise, allIn, fold, unit } = now.legal;
  const range = bet ?? raise;
  const passive = check ? 'check' : 'call';
  const steps = [passive, passive, passive, passive];
  if (fold) steps.push('fold');
  if (call !== null && call > 3 * unit && fold) steps.push('fold');
  if (allIn !== null) steps.push('allIn');
  if (range !== null) {
    const span = Math.floor((range.max - range.min) / unit);
    const to = range.min + unit * randomBelow(rng, span + 1);
    const word = bet === null ? 'raise' : 'bet';
    steps.push(`${word} ${range.min}`, `${word} ${range.min}`);
    if (to % unit === 0) steps.push(`${word} ${to}`);
  }
  return one(rng, steps);
}

/** Random steps to the end. */
export function playOut(hand: Played, rng: Rng): Played {
  let now = hand;
  while (!now.state.over) now = play(now, choose(now.state, rng));
  return now;
}
