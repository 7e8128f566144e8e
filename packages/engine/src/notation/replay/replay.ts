/**
 * A hand history is history, not a command: the record is turned into the events of a hand and
 * folded by the reducer that live play ends in. What departs from the rulebook is a warning; only
 * what cannot have happened is refused.
 */

import { answering, isObject, keysProblem, unfit } from '../../checks.js';
import { isAmount, totalProblem } from '../../chips.js';
import { assertConserved, type Refusal, type Result, refused, reject } from '../../errors.js';
import { GAMES } from '../../games/games.js';
import { cutOf, refresh } from '../../hand/rules/turn-and-pots.js';
import type { Ear, Work } from '../../hand/state/emit.js';
import { firstState } from '../../hand/state/evolve.js';
import { cardsAt, OWNS_ALL } from '../../hand/state/state.js';
import {
  type HandEvent,
  type HandState,
  LOG_VERSION,
  type PlayerState,
  type Rules,
  type SeenCard,
} from '../../hand/state/types.js';
import { isMatched } from '../../pots/uncalled.js';
import { layoutFor } from '../history/plan.js';
import type { PhhAction, PhhHand } from '../phh/hand.js';
import { RUNS } from '../phh/runs.js';
import { SECOND_BOARD } from '../phh/second-board.js';
import { phhProblem } from '../phh/shape.js';
import { CASH_OUT, variantOf } from '../phh/variants.js';
import { act, closeReplayedRound, postReplayed, returnUnmatched } from './betting.js';
import { dealBoard, dealHole, revealedIn, showReplayed } from './cards.js';
import { byIndex, lastBlindOf, replayRules } from './games.js';
import { handsToDeal } from './hands.js';
import { note, type Play, type ReplayWarning } from './play.js';
import { dealRuns } from './runs.js';
import { award, compareRecord, contendersOf } from './showdown.js';
import { closeUpTo, dealPlanned, drawReplayed } from './streets.js';

/** What a replay is asked for beside its result. */
export interface ReplayOptions {
  /** Judge every action by the rulebook and fill `warnings`. */
  readonly warnings?: boolean;
  /** Keep the events and the last state, with winning hands in words. */
  readonly events?: boolean;
  /** Pay the pots as the record says and tell who got what: much less work than the events. */
  readonly paid?: boolean;
}

/** What a table of hands tells of one. Lists are by index. */
export interface ReplayPaid {
  readonly rules: Rules;
  /** One for each run; none without cards. */
  readonly boards: readonly (readonly SeenCard[])[];
  /** What each holds, also who folded: face down first; null for cards that nobody saw. */
  readonly cards: readonly (readonly SeenCard[])[];
  /** Of the pots, after rake. */
  readonly won: readonly number[];
  readonly rake: number;
}

/** A pot of a replayed hand. */
export interface ReplayedPot {
  readonly amount: number;
  /** Indexes. */
  readonly eligible: readonly number[];
}

/** Index i is player p(i+1), in seat i + 1; the last one has the button. Amounts are in `unit`s. */
export interface Replay {
  /** Ante, dead money, blinds and bets, with what was returned. */
  readonly contributions: readonly number[];
  readonly folded: readonly boolean[];
  /** Uncalled chips (R10). */
  readonly refund: { readonly index: number; readonly amount: number } | null;
  /** Main pot first, without the refund. */
  readonly pots: readonly ReplayedPot[];
  /** Stacks after the hand, without rake; null if nobody can know who won. */
  readonly finishing: readonly number[] | null;
  readonly warnings: readonly ReplayWarning[];
  /** Null unless asked for. Pots are paid as the record says, with its rake, if it can be so. */
  readonly events: readonly HandEvent[] | null;
  readonly state: HandState | null;
  /** Only if asked for. */
  readonly paid?: ReplayPaid;
}

/**
 * Follows a hand that was read: what happened takes effect, what departs from the rulebook is a
 * warning, and only what cannot have happened is refused. An error has the index of the `action`, if
 * it is about one. With `events` the pots are paid as the record says, rake included; `finishing` is
 * by the rulebook and without rake.
 *
 * @throws PokerError CONSERVATION, which would be a bug of the engine.
 *
 * @example
 * ```ts
 * import { readPhh, replayHand } from '@sidepot/engine';
 *
 * const hand = readPhh("variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nstarting_stacks = [100, 100]\nactions = ['p2 f']");
 * const replay = hand.ok ? replayHand(hand.value) : hand;
 * if (replay.ok) console.log(replay.value.refund, replay.value.finishing);
 * // → { index: 0, amount: 1 } [ 101, 99 ]
 * ```
 */
export const replayHand = (hand: PhhHand, options: ReplayOptions = {}): Result<Replay> =>
  answering<Replay>(() => {
    const problem = phhProblem(hand) ?? optionsProblem(options);
    if (problem !== undefined) return refused(problem);
    const play = playedOut(hand, options, false);
    if ('code' in play) return refused(play);
    const value = finish(play);
    return {
      ok: true,
      value: options.paid === true ? { ...value, paid: paidIn(play, value) } : value,
    };
  });

/**
 * The same for who listens: told of what happens while it does, and nothing is kept. Pots are paid by
 * the rulebook; the answer is whether anybody can know who won. A record that shows a hand early is
 * told again from its start: `started` comes twice. No door: the caller's `answering` is around it.
 */
export function replayTold(hand: PhhHand, ear: Ear): Result<boolean> {
  const problem = phhProblem(hand);
  if (problem !== undefined) return refused(problem);
  const play = playedOut(hand, NO_OPTIONS, false, ear);
  if ('code' in play) return refused(play);
  const isKnown = isLeftToOne(play, ear) || award(play, cutOf(play.draft).layers) !== null;
  return { ok: true, value: isKnown };
}

/** Whom everybody else left everything to has it, without a pot being cut: most hands end so. */
function isLeftToOne({ draft }: Play, ear: Ear): boolean {
  const { players } = draft;
  let owner: PlayerState | undefined;
  let inPots = 0;
  let stacks = 0;
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as PlayerState;
    if (!player.folded) {
      if (owner !== undefined) return false;
      owner = player;
    }
    inPots += player.ante + player.dead + player.live;
    stacks += player.stack;
  }
  // What nobody matched and does not go back is the pot engine's to divide (R45).
  if (owner === undefined || !isMatched(players)) return false;
  assertConserved(draft.chips, stacks + inPots);
  if (inPots > 0) ear.awarded(0, inPots, 0, [{ seat: owner.seat, amount: inPots, odd: 0 }]);
  return true;
}

/**
 * The events alone, for who writes them down: what won is told only where a history has to part it, by
 * boards or halves. No door: the hand was looked at, and the caller's `answering` is around it.
 */
export function replayedEvents(hand: PhhHand): Result<readonly HandEvent[]> {
  const play = playedOut(hand, isParted(hand) ? PARTED_EVENTS : ONLY_EVENTS, false);
  if ('code' in play) return refused(play);
  award(play, cutOf(play.draft).layers);
  return { ok: true, value: play.log ?? NONE };
}

function isParted({ variant, extra }: PhhHand): boolean {
  const game = variantOf(variant)?.game;
  if (game !== undefined && GAMES[game].halves.length > 1) return true;
  return extra?.[RUNS] !== undefined || extra?.[SECOND_BOARD] !== undefined;
}

const NO_OPTIONS: ReplayOptions = {};
const ONLY_EVENTS: Asked = { events: true, details: false };
const PARTED_EVENTS: Asked = { events: true };

/** With winning hands and the last state, if events are asked for and nothing else is said. */
interface Asked extends ReplayOptions {
  readonly details?: boolean;
}

function optionsProblem(options: ReplayOptions): Refusal | undefined {
  if (!isObject(options)) return unfit('options', 'object', options);
  const unknown = keysProblem(options, ['warnings', 'events', 'paid']);
  if (unknown !== undefined) return unknown;
  for (const name of ['warnings', 'events', 'paid'] as const) {
    const value: unknown = options[name];
    if (value !== undefined && typeof value !== 'boolean') return unfit(name, 'boolean', value);
  }
  return undefined;
}

/** Everything that the record tells, up to the pots. */
function playedOut(hand: PhhHand, options: Asked, allShows: boolean, ear?: Ear): Play | Refusal {
  const play = begin(hand, options, allShows, ear);
  if ('code' in play) return play;
  const { work, draft } = play;
  const { actions } = hand;
  const { holeCards } = play.layout;
  for (let k = 0; k < actions.length; k++) {
    play.action = k;
    const problem = step(play, actions[k] as PhhAction, holeCards);
    if (problem !== undefined) return { action: k, ...problem };
  }
  if (play.showsEarly && !allShows) return playedOut(hand, options, true, ear);
  play.action = actions.length - 1;
  closeReplayedRound(play);
  if (play.plan !== null) closeUpTo(play, play.dealt);
  if (play.isCutOff) returnUnmatched(play);
  if (hand.extra !== undefined) dealRuns(play);
  if (work.detailed) refresh(draft);
  return play;
}

const PLAYER_NAMES: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 32 },
  (_, i) => `p${i + 1}`,
);

function begin(
  hand: PhhHand,
  { events = false, warnings = false, paid = false, details = events }: Asked,
  allShows: boolean,
  ear: Ear | undefined,
): Play | Refusal {
  const variant = variantOf(hand.variant);
  if (variant === null) return reject('UNSUPPORTED_GAME', { variant: hand.variant });
  const game = GAMES[variant.game];
  const layout = layoutFor(game);
  const problem = stacksProblem(hand, layout.mostPlayers);
  if (problem !== undefined) return problem;
  const blinds = byIndex(hand.blindsOrStraddles);
  const lastBlind = lastBlindOf(blinds);
  const { startingStacks, players: names } = hand;
  const useNames = events && names !== undefined && new Set(names).size === names.length;
  const players: { id: string; seat: number; stack: number }[] = [];
  for (let i = 0; i < startingStacks.length; i++) {
    const name = (useNames && names[i]) || (PLAYER_NAMES[i] as string);
    players.push({ id: name, seat: i + 1, stack: startingStacks[i] as number });
  }
  const started: HandEvent = {
    type: 'started',
    version: LOG_VERSION,
    rules: replayRules(hand, variant, blinds, lastBlind),
    players,
    deck: null,
  };
  const log = events ? [started] : null;
  const work: Work = {
    draft: firstState(started),
    owned: OWNS_ALL,
    movesPots: true,
    events: log,
    detailed: details,
    watch: undefined,
    ear,
  };
  ear?.started(started.rules, players);
  const { plan } = layout;
  const hands = plan === null ? null : handsToDeal(hand);
  if (hands !== null && 'player' in hands) {
    return reject('CARDS_DIFFER', { player: hands.player + 1, action: hands.action });
  }
  const play: Play = {
    hand,
    layout,
    plan,
    hands,
    game,
    work,
    log,
    draft: work.draft,
    blinds,
    lastBlind,
    revealed: plan === null ? revealedIn(hand, layout.holeCards, allShows) : null,
    warnings: warnings ? [] : null,
    isPaid: events || paid,
    action: -1,
    opened: -1,
    dealt: -1,
    showsEarly: false,
    isCutOff: false,
    isShowdown: false,
    seenLow: 0,
    seenHigh: 0,
  };
  postReplayed(play);
  return play;
}

/** Nobody plays without chips; a stack that nobody knows is infinite. */
function stacksProblem({ startingStacks }: PhhHand, max: number): Refusal | undefined {
  const count = startingStacks.length;
  if (count < 2) return reject('TOO_FEW_PLAYERS', { count });
  if (count > max) return reject('TOO_MANY_PLAYERS', { count, max });
  let total = 0;
  for (let i = 0; i < count; i++) {
    const stack = startingStacks[i] as number;
    if (stack === 0) return reject('EMPTY_STACK', { player: `p${i + 1}` });
    if (stack === Infinity) continue;
    if (!isAmount(stack)) return reject('NOT_INTEGER', { field: 'starting_stacks', value: stack });
    total += stack;
  }
  return totalProblem(total);
}

function step(play: Play, action: PhhAction, holeCards: number): Refusal | undefined {
  switch (action.verb) {
    case 'dh':
      return play.plan === null || play.hands === null
        ? dealHole(play, action.player, action.cards, holeCards)
        : dealPlanned(play, play.plan, play.hands, action.player, action.cards);
    case 'f':
    case 'cc':
    case 'cbr':
    case 'pb':
      return act(play, action);
    case 'db':
      return dealBoard(play, action.cards);
    case 'sm':
      return showReplayed(play, action.player, action.cards, holeCards);
    case 'note':
      return undefined;
    case 'sd':
      return play.plan === null || play.hands === null
        ? reject('BAD_NOTATION', {
            reason: 'noVerb',
            ...{ verb: action.verb, variant: play.hand.variant },
          })
        : drawReplayed(play, play.plan, play.hands, action.player, action.cards);
    default:
      return action satisfies never;
  }
}

function finish(play: Play): Replay {
  const { work, draft, warnings } = play;
  const { players } = draft;
  const { layers } = cutOf(draft);
  const contributions: number[] = [];
  const folded: boolean[] = [];
  let refund: Replay['refund'] = null;
  for (let i = 0; i < players.length; i++) {
    const { ante, dead, live, refunded, folded: isOut } = players[i] as PlayerState;
    contributions.push(ante + dead + live + refunded);
    folded.push(isOut);
    if (refunded > 0) refund = { index: i, amount: refunded };
  }
  const pots: ReplayedPot[] = [];
  for (let pot = 0; pot < layers.length; pot++) {
    const layer = layers[pot] as (typeof layers)[number];
    pots.push({ amount: layer.amount, eligible: contendersOf(draft, layer) });
  }
  const before = players.map(({ stack }) => stack);
  if (play.isCutOff && !play.isShowdown) note(play, 'UNFINISHED');
  const eligible = pots.map((pot) => pot.eligible);
  const won = award(play, layers, eligible);
  const finishing = won === null ? null : before.map((stack, i) => stack + (won[i] ?? 0));
  if (warnings !== null && won !== null) compareRecord(play, before, won);
  noteCashOuts(play);
  if (work.detailed) refresh(draft);
  return {
    contributions,
    folded,
    refund,
    pots,
    finishing,
    warnings: warnings ?? NONE,
    events: play.log,
    state: work.detailed ? draft : null,
  };
}

function paidIn({ draft }: Play, { pots, finishing }: Replay): ReplayPaid {
  const won = draft.players.map((player) => player.won);
  let rake = 0;
  if (finishing !== null) {
    for (const { amount } of pots) rake += amount;
    for (const amount of won) rake -= amount;
  }
  const boards = draft.boards.filter((board) => board.length > 0);
  const cards = draft.players.map((_, i) => cardsAt(draft, i));
  return { rules: draft.rules, boards, cards, won, rake };
}

/** The house bought the hand: the pots are as dealt, what it paid is told apart. */
function noteCashOuts(play: Play): void {
  const { extra, winnings } = play.hand;
  const paid = extra?.[CASH_OUT];
  if (!Array.isArray(paid)) return;
  for (const [player, amount] of paid.entries()) {
    if (!isAmount(amount) || amount === 0) continue;
    note(play, 'CASHED_OUT', { player, paid: amount, won: winnings?.[player] ?? 0 });
  }
}

const NONE: readonly never[] = [];
