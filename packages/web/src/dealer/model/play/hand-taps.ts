/** During a hand: what players do, streets, rulings. */

import type { Command, HandState, LegalActions, Refusal } from '@sidepot/engine';
import { EMPTY_PAD, padAmount } from '../state/pad.js';
import { type DealerQuestion, type DealerSession, NO_PICKS } from '../state/session.js';
import type { ActTap, HandTap } from '../state/taps.js';
import {
  askHand,
  finish,
  NO_TABLE,
  payUnopposed,
  type Scribe,
  type TapProblem,
  write,
} from './scribe.js';
import { refusedTap, type Tapped, tapped, tappedUnless } from './tapped.js';

const IDLE = { pad: EMPTY_PAD, asked: null, picks: NO_PICKS } as const;

export function tapHand(session: DealerSession, scribe: Scribe, tap: HandTap): Tapped {
  const { hand } = scribe.state;
  if (hand === null) return refusedTap(NO_TABLE);
  switch (tap.type) {
    case 'fold':
    case 'call':
    case 'raise':
    case 'allIn':
      return tappedUnless(act(scribe, hand, tap, padAmount(session.pad)), IDLE);
    case 'seat':
      return tapped({ asked: questionOf(hand, tap.seat) });
    case 'answer':
      return session.asked === null || tap.answer === 'back'
        ? tapped({ asked: null })
        : tappedUnless(passTo(scribe, session.asked.seat), IDLE);
    case 'street':
      return tappedUnless(
        askHand(
          scribe,
          tap.cards === undefined ? { type: 'deal' } : { type: 'deal', cards: tap.cards },
        ) ?? payUnopposed(scribe),
        IDLE,
      );
    case 'cards':
      return typeCards(scribe, hand, tap);
    case 'runs':
      return tappedUnless(agree(scribe, hand, tap.runs), IDLE);
    case 'kill':
      return tappedUnless(
        askHand(scribe, { type: 'kill', seat: tap.seat }) ?? payUnopposed(scribe),
        IDLE,
      );
    case 'void':
      return tappedUnless(
        askHand(scribe, { type: 'void', reason: tap.reason }) ?? finish(scribe),
        IDLE,
      );
  }
}

const notYours = (): Refusal => ({ code: 'BETTING_CLOSED' });

function act(scribe: Scribe, hand: HandState, tap: ActTap, typed: number | null): TapProblem {
  const { turn } = hand;
  if (turn.kind !== 'act') return hand.over ? { code: 'HAND_OVER' } : notYours();
  return askHand(scribe, commandOf(turn.seat, turn.legal, tap, typed)) ?? payUnopposed(scribe);
}

/** What the engine is asked; it alone knows whether that is allowed. */
function commandOf(seat: number, legal: LegalActions, tap: ActTap, typed: number | null): Command {
  switch (tap.type) {
    case 'fold':
    case 'allIn':
      return { type: tap.type, seat };
    case 'call':
      return { type: legal.check ? 'check' : 'call', seat };
    case 'raise': {
      const range = legal.bet ?? legal.raise;
      const to = tap.to ?? typed ?? range?.min ?? 0;
      // All that somebody has is all-in, whatever the smallest raise is (R50).
      if (legal.allIn !== null && legal.allIn.to === to) return { type: 'allIn', seat };
      return { type: legal.bet === null ? 'raise' : 'bet', seat, to };
    }
  }
}

/** A seat that is to act says nothing new. */
function questionOf(hand: HandState, seat: number): DealerQuestion | null {
  const { turn, players } = hand;
  if (turn.kind !== 'act' || turn.seat === seat) return null;
  const at = players.findIndex((player) => player.seat === seat);
  const player = players[at];
  if (player === undefined || player.folded || player.stack === 0) return null;
  const from = players.findIndex((one) => one.seat === turn.seat);
  const between: number[] = [];
  for (let k = 0; k < players.length; k++) {
    const one = players[(from + k) % players.length];
    if (one === undefined || one.seat === seat) break;
    if (!one.folded && one.stack > 0) between.push(one.seat);
  }
  return { kind: 'outOfTurn', seat, actor: turn.seat, between };
}

/** Everybody before them has passed: checked if that was free, else folded. */
function passTo(scribe: Scribe, seat: number): TapProblem {
  for (;;) {
    const turn = scribe.state.hand?.turn;
    if (turn?.kind !== 'act' || turn.seat === seat) return payUnopposed(scribe);
    const type = turn.legal.check ? 'check' : 'fold';
    const problem = askHand(scribe, { type, seat: turn.seat });
    if (problem !== null) return problem;
  }
}

/** All said the same (R88). */
function agree(scribe: Scribe, hand: HandState, runs: 1 | 2 | 3): TapProblem {
  const { turn } = hand;
  if (turn.kind !== 'runs') return { code: 'NOT_DUE', command: 'runs', turn: turn.kind };
  for (const seat of turn.seats) {
    if (scribe.state.hand?.turn.kind !== 'runs') break;
    const problem = askHand(scribe, { type: 'runs', seat, runs });
    if (problem !== null) return problem;
  }
  return null;
}

function typeCards(
  scribe: Scribe,
  hand: HandState,
  { seat, cards }: Extract<HandTap, { type: 'cards' }>,
): Tapped {
  const at = hand.players.findIndex((player) => player.seat === seat);
  const player = hand.players[at];
  if (player === undefined) return refusedTap({ code: 'UNKNOWN_PLAYER', seat });
  if (cards.length !== player.held) {
    return refusedTap({
      ...{ code: 'BAD_COMMAND', field: 'cards', wants: 'cardCount' },
      ...{ count: player.held, value: cards },
    } as Refusal);
  }
  const others = hand.hidden.cards.flatMap((own, i) => (i === at ? [] : own));
  const seen = [...others, ...hand.boards.flat()];
  const twice = cards.find((card, i) => seen.includes(card) || cards.indexOf(card) !== i);
  if (twice !== undefined) return refusedTap({ code: 'DUPLICATE_CARD', card: twice });
  write(scribe, { of: 'cards', seat, cards });
  return tapped();
}
