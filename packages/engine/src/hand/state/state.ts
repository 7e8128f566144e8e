/**
 * A state that may be written to. Everything inside the reducer works on a draft; outside, `evolve`
 * and `apply` copy the state once, and of its players those who change, and give that away as a
 * `HandState`. A simulation keeps one draft for the whole hand: the same code, without the copies.
 */

import { filled } from '../../pots/filled.js';
import { gameOf } from './config.js';
import { middleChips } from './middle.js';
import type {
  HandState,
  HiddenCards,
  PlayerState,
  PotState,
  PublicHand,
  SeenCard,
} from './types.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The part that everybody may see. */
export type PublicDraft = Writable<PublicHand> & { players: PlayerState[] };

type HiddenDraft = Writable<HiddenCards> & { cards: (readonly SeenCard[])[] };

export type Draft = PublicDraft & Pick<HandState, 'version'> & { hidden: HiddenDraft };

/** Writes to a draft: what that shares with the state it was copied from is copied before it changes. */
export interface Pen<D extends PublicDraft = Draft> {
  readonly draft: D;
  /** A bit for each player who is the draft's own, by index, one for the pots, one for the hidden cards. */
  owned: number;
  /** Has something happened that changes the pots? Cards and a bet in front of a player do not. */
  movesPots: boolean;
}

/** Above the bits of all players. */
const HIDDEN_BIT = 1 << 30;
const POTS_BIT = 1 << 29;
/** Of a draft that was made, not copied. */
export const OWNS_ALL = -1;
export const OWNS_NONE = 0;

/** The player to write to. */
export function ownPlayer(pen: Pen<PublicDraft>, i: number): PlayerState {
  const { players } = pen.draft;
  const player = players[i] as PlayerState;
  if ((pen.owned & (1 << i)) !== 0) return player;
  pen.owned |= 1 << i;
  const copy = copyPlayer(player);
  players[i] = copy;
  return copy;
}

/** The list of pots to write to. */
export function ownPots(pen: Pen<PublicDraft>): PotState[] {
  const { draft } = pen;
  if ((pen.owned & POTS_BIT) === 0) {
    pen.owned |= POTS_BIT;
    draft.pots = draft.pots.slice();
  }
  return draft.pots as PotState[];
}

/** The hidden cards to write to. */
export function ownHidden(pen: Pen): HiddenDraft {
  const { draft } = pen;
  if ((pen.owned & HIDDEN_BIT) !== 0) return draft.hidden;
  pen.owned |= HIDDEN_BIT;
  const { deck, dealt, cards, thrown, spares } = draft.hidden;
  draft.hidden = { deck, dealt, cards: cards.slice(), thrown, spares };
  return draft.hidden;
}

/**
 * Field by field, in the order of `started`: copies by `{ ...state }` are objects of ever new shapes
 * to V8, and reading them took five times as long. Players and hidden cards are still shared.
 */
export function copyOf(state: HandState): Draft {
  return {
    version: state.version,
    rules: state.rules,
    players: state.players.slice(),
    street: state.street,
    open: state.open,
    actor: state.actor,
    currentBet: state.currentBet,
    lastFullRaise: state.lastFullRaise,
    fullLevel: state.fullLevel,
    ladder: state.ladder,
    bets: state.bets,
    capped: state.capped,
    mustBringIn: state.mustBringIn,
    reopenings: state.reopenings,
    reopenedAt: state.reopenedAt,
    aggressor: state.aggressor,
    actions: state.actions,
    wagers: state.wagers,
    boards: state.boards,
    runAnswers: state.runAnswers,
    runs: state.runs,
    left: state.left,
    pots: state.pots,
    totalPot: state.totalPot,
    rake: state.rake,
    potRakes: state.potRakes,
    singleAnte: state.singleAnte,
    chips: state.chips,
    shownDown: state.shownDown,
    over: state.over,
    voided: state.voided,
    turn: state.turn,
    hidden: state.hidden as HiddenDraft,
  };
}

const copyPlayer = (player: PlayerState): PlayerState => ({
  id: player.id,
  seat: player.seat,
  stack: player.stack,
  ante: player.ante,
  dead: player.dead,
  live: player.live,
  bet: player.bet,
  forced: player.forced,
  folded: player.folded,
  killed: player.killed,
  acted: player.acted,
  answered: player.answered,
  held: player.held,
  up: player.up,
  drawn: player.drawn,
  shown: player.shown,
  mucked: player.mucked,
  refunded: player.refunded,
  won: player.won,
});

const NO_CARDS: readonly never[] = [];

/** What a player holds face down. */
export const holeCardsAt = ({ hidden }: HandState, i: number): readonly SeenCard[] =>
  hidden.cards[i] ?? NO_CARDS;

export const playerAt = (state: PublicHand, i: number): Readonly<PlayerState> =>
  state.players[i] as PlayerState;

/** Index of the player in `seat`, −1 if there is none. */
export function indexOfSeat(state: PublicHand, seat: number): number {
  const { players } = state;
  // Without empty seats it is the one in that place.
  const likely = players[seat - 1];
  if (likely !== undefined && likely.seat === seat) return seat - 1;
  for (let i = 0; i < players.length; i++) if ((players[i] as PlayerState).seat === seat) return i;
  return -1;
}

/** Index of the first player in a seat after this one (R34). */
export function firstAfter({ players }: PublicHand, seat: number): number {
  for (let i = 0; i < players.length; i++) if ((players[i] as PlayerState).seat > seat) return i;
  return 0;
}

export const isLastStreet = (state: PublicHand): boolean =>
  state.street === gameOf(state.rules).streets.length - 1;

export function liveCount({ players }: PublicHand): number {
  let count = 0;
  for (let i = 0; i < players.length; i++) if (!(players[i] as PlayerState).folded) count++;
  return count;
}

/** Are two hands or more left? */
export function hasRivals({ players }: PublicHand): boolean {
  let count = 0;
  for (let i = 0; i < players.length; i++) {
    if (!(players[i] as PlayerState).folded && ++count === 2) return true;
  }
  return false;
}

/** Have two unfolded players chips behind? With fewer no bet can follow (R68). */
export function canBet({ players }: PublicHand): boolean {
  let count = 0;
  for (let i = 0; i < players.length; i++) {
    const { folded, stack } = players[i] as PlayerState;
    if (!folded && stack > 0 && ++count === 2) return true;
  }
  return false;
}

/**
 * Street bet and stack of the unfolded player, other than `i`, who could put in most, or of one who
 * reaches `enough`: most often the first does. A forced bet that is forfeit can be won, so it can be
 * called; but not by the last live hand (R40, R45, R67).
 */
export function rivalReach({ players, street }: PublicHand, i: number, enough: number): number {
  let reach = -1;
  let forfeit = 0;
  for (let k = 0; k < players.length; k++) {
    const { folded, bet, stack, killed, forced } = players[k] as PlayerState;
    if (k === i) continue;
    if (!folded) {
      if (bet + stack > reach) reach = bet + stack;
      if (reach >= enough) return reach;
    } else if (killed && street <= 0) {
      forfeit = Math.max(forfeit, Math.min(bet, forced));
    }
  }
  return reach < 0 ? 0 : Math.max(reach, forfeit);
}

/** What of everybody's ante and live is never returned (R45); undefined if that is nobody's. */
export function forfeitsOf({ players }: PublicHand): number[] | undefined {
  let forfeits: number[] | undefined;
  for (let i = 0; i < players.length; i++) {
    const { killed, ante, forced } = players[i] as PlayerState;
    if (!killed) continue;
    forfeits ??= filled(players.length, 0);
    forfeits[i] = ante + forced;
  }
  return forfeits;
}

/** The first player who must still act, looking clockwise from `first`; −1 if the round is over. */
export const pendingFrom = (state: PublicHand, first: number): number =>
  findPending(state, first, state.currentBet, false);

/** The same for a round that is about to begin: nobody has acted in it. */
export const pendingAtStart = (state: PublicHand, first: number, price: number): number =>
  findPending(state, first, price, true);

/** R66: who owes something, or has not acted while another player could still bet. */
function findPending(state: PublicHand, first: number, price: number, isNew: boolean): number {
  const { players } = state;
  const count = players.length;
  for (let k = 0, i = first % count; k < count; k++, i = i + 1 === count ? 0 : i + 1) {
    const { folded, stack, acted, bet } = players[i] as PlayerState;
    if (folded || stack === 0) continue;
    if ((isNew || !acted) && hasOtherBettor(players, i)) return i;
    if (bet < price && bet < rivalReach(state, i, bet + 1)) return i;
  }
  return -1;
}

/** Most often the next player is one. */
function hasOtherBettor(players: readonly PlayerState[], i: number): boolean {
  const count = players.length;
  for (let k = 1, j = i; k < count; k++) {
    j = j + 1 === count ? 0 : j + 1;
    const { folded, stack } = players[j] as PlayerState;
    if (!folded && stack > 0) return true;
  }
  return false;
}

/** All chips in the middle and in front. */
export function chipsIn({ players, rules }: PublicHand): number {
  let total = middleChips({ rules });
  for (let i = 0; i < players.length; i++) {
    const { ante, dead, live } = players[i] as PlayerState;
    total += ante + dead + live;
  }
  return total;
}

/** Are there none? Most often the first player has put some in. */
export function isNothingIn({ players, rules }: PublicHand): boolean {
  for (let i = 0; i < players.length; i++) {
    const { ante, dead, live } = players[i] as PlayerState;
    if (ante + dead + live > 0) return false;
  }
  return middleChips({ rules }) === 0;
}

/** What a player holds, face down and face up. */
export function cardsAt(state: HandState, i: number): readonly SeenCard[] {
  const { up } = playerAt(state, i);
  const down = holeCardsAt(state, i);
  return up.length === 0 ? down : [...down, ...up];
}

/** Smallest bet of a street (R48); in fixed limit the size of every bet. */
export function minBetOn(state: PublicHand, street: number): number {
  const { rules } = state;
  const game = gameOf(rules);
  if (rules.limit === 'fixed-limit') {
    return game.streets[street]?.bet === 'big' ? rules.bigBet : rules.smallBet;
  }
  return game.forced === 'live-antes' && !rules.bombPot ? rules.ante : rules.bigBlind;
}
