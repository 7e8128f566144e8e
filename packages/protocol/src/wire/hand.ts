/**
 * Between the engine's views of a hand and what goes over the wire. The engine has no words in them;
 * this version of the protocol has names of pots and streets, in English. They are made here and
 * nowhere else. No schema is loaded with it, so a page may use it.
 */

import {
  GAMES,
  type HandState,
  type HandView,
  type PlayerState,
  potName,
  type SeenCard,
  seenCards,
  type Turn,
  type Viewer,
} from '@sidepot/engine';
import type { WireHandView } from '../schema/hand-view.js';

/** Of the shape of a view on the wire. */
const VIEW_VERSION = 2;

type WirePlayer = WireHandView['players'][number];
type WireTurn = WireHandView['turn'];

/**
 * What a viewer may know of a hand, as it is sent.
 *
 * @example
 * ```ts
 * import { deck, startHand } from '@sidepot/engine';
 * import { wireViewOf } from '@sidepot/protocol';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) wireViewOf(hand.value.state, 1).players[1]?.cards; // → [null, null]
 * ```
 */
export function wireViewOf(state: HandState, viewer: Viewer): WireHandView {
  const { cards } = state.hidden;
  const rail = wired(state, 'rail', (player, i) => faceUp(player, cards[i] ?? []));
  return viewer === 'rail' ? rail : withOwnCards(rail, state, viewer);
}

/**
 * The rail's view with the cards of one seat: so the rest is made once, however many watch.
 *
 * @example
 * ```ts
 * import { deck, startHand } from '@sidepot/engine';
 * import { wireViewOf, withOwnCards } from '@sidepot/protocol';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) withOwnCards(wireViewOf(hand.value.state, 'rail'), hand.value.state, 2).viewer; // → 2
 * ```
 */
export function withOwnCards(rail: WireHandView, state: HandState, seat: number): WireHandView {
  return { ...rail, viewer: seat, players: playersWithOwn(rail, state, seat) };
}

/**
 * The players of `withOwnCards`.
 *
 * @example
 * ```ts
 * import { deck, startHand } from '@sidepot/engine';
 * import { playersWithOwn, wireViewOf } from '@sidepot/protocol';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) playersWithOwn(wireViewOf(hand.value.state, 'rail'), hand.value.state, 2).length; // → 2
 * ```
 */
export const playersWithOwn = (
  { players }: WireHandView,
  { hidden }: HandState,
  seat: number,
): WireHandView['players'] =>
  players.map((player, i) =>
    player.seat === seat
      ? { ...player, cards: hidden.cards[i] ?? [], ...thrownBy(hidden.thrown[i]) }
      : player,
  );

/** Only who threw them knows which (R159). */
const thrownBy = (thrown: readonly (readonly SeenCard[])[] = []): Pick<WirePlayer, 'thrown'> =>
  thrown.length === 0 ? {} : { thrown };

/**
 * A view of the engine, as it is sent. Of a hand shown in part nobody else knows which card is where.
 *
 * @example
 * ```ts
 * import { deck, startHand, viewFor } from '@sidepot/engine';
 * import { wireOfView } from '@sidepot/protocol';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) wireOfView(viewFor(hand.value.state, 1)).viewer; // → 1
 * ```
 */
export const wireOfView = (view: HandView): WireHandView =>
  withThrown(
    wired(view, view.viewer, ({ seat, up }) => {
      const seen = seenCards(view, seat);
      return up.length === 0 ? seen : seen.slice(0, -up.length);
    }),
    view,
  );

const withThrown = (wire: WireHandView, { viewer, thrown }: HandView): WireHandView =>
  thrown.length === 0
    ? wire
    : {
        ...wire,
        players: wire.players.map((player) =>
          player.seat === viewer ? { ...player, ...thrownBy(thrown) } : player,
        ),
      };

const faceUp = ({ shown }: PlayerState, cards: readonly SeenCard[]): readonly SeenCard[] =>
  cards.map((card) => (shown.includes(card) ? card : null));

/**
 * A view as the engine folds it. Only what it takes to draw: what the wire leaves out (whether one's
 * own hand is face up, how long the deck is, when somebody last answered a raise) is unknown.
 *
 * @example
 * ```ts
 * import { deck, startHand } from '@sidepot/engine';
 * import { handViewOf, wireViewOf } from '@sidepot/protocol';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) handViewOf(wireViewOf(hand.value.state, 1)).own.length; // → 2
 * ```
 */
export const handViewOf = ({ version: _version, players, ...view }: WireHandView): HandView => ({
  ...view,
  players: players.map(({ cards, thrown: _thrown, ...player }) => ({
    ...player,
    answered: 0,
    held: cards.length,
    shown: player.seat === view.viewer ? [] : cards.filter((card) => card !== null),
  })),
  left: null,
  thrown: players.find(({ seat }) => seat === view.viewer)?.thrown ?? [],
  own: players.find(({ seat }) => seat === view.viewer)?.cards ?? [],
});

/** Field by field, in the order in which they have always been sent. */
function wired(
  hand: HandState | HandView,
  viewer: Viewer,
  cardsOf: (player: PlayerState, i: number) => readonly SeenCard[],
): WireHandView {
  return {
    version: VIEW_VERSION,
    rules: hand.rules,
    street: hand.street,
    open: hand.open,
    actor: hand.actor,
    currentBet: hand.currentBet,
    lastFullRaise: hand.lastFullRaise,
    fullLevel: hand.fullLevel,
    ladder: hand.ladder,
    bets: hand.bets,
    capped: hand.capped,
    mustBringIn: hand.mustBringIn,
    reopenings: hand.reopenings,
    reopenedAt: hand.reopenedAt,
    aggressor: hand.aggressor,
    actions: hand.actions,
    wagers: hand.wagers,
    boards: hand.boards,
    runAnswers: hand.runAnswers,
    runs: hand.runs,
    pots: hand.pots.map(({ amount, eligiblePlayers, winners }, pot) => ({
      name: potName(pot),
      amount,
      eligiblePlayers,
      winners,
    })),
    totalPot: hand.totalPot,
    rake: hand.rake,
    potRakes: hand.potRakes,
    singleAnte: hand.singleAnte,
    chips: hand.chips,
    shownDown: hand.shownDown,
    over: hand.over,
    voided: hand.voided,
    turn: wireTurn(hand),
    viewer,
    players: hand.players.map((player, i) => wirePlayer(player, cardsOf(player, i))),
  };
}

function wireTurn({ turn, rules }: { turn: Turn; rules: HandState['rules'] }): WireTurn {
  if (turn.kind !== 'deal') return turn;
  const { kind, street, board } = turn;
  return { kind, street, name: GAMES[rules.game].streets[street]?.name ?? '', board };
}

const wirePlayer = (player: PlayerState, cards: readonly SeenCard[]): WirePlayer => ({
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
  up: player.up,
  drawn: player.drawn,
  mucked: player.mucked,
  refunded: player.refunded,
  won: player.won,
  cards,
});
