/** Somebody who answers whatever the table asks of them, at random but by the rules. */

import type { Rng } from '@sidepot/engine';
import type { WireCommand, WireLegalActions } from '@sidepot/protocol';
import type { Ack, RefusedMessage, Seat } from './client.js';

export interface Autoplay {
  /** What it sent and what came back, in order; null: the socket closed first. */
  readonly answers: readonly {
    readonly command: WireCommand;
    readonly key: string;
    readonly answer: Ack | RefusedMessage | null;
  }[];
  stop(): void;
}

/** What they do beside playing; nothing, if left out. */
export interface Habits {
  /** Chips that they buy when they have none. */
  readonly rebuy?: number;
  /** Between hands they may show, hunt the rabbit, straddle or buy chips: may be refused. */
  readonly isLively?: boolean;
  /** They neither bet nor raise then. */
  readonly isTight?: () => boolean;
}

/** What the view asks of this seat now; null for nothing. */
export function wanted(seat: Seat, rng: Rng, habits: Habits = {}): WireCommand | null {
  const { view } = seat;
  const hand = view?.hand;
  const own = view?.you.seat ?? null;
  if (view == null || own === null || view.info.status !== 'playing') return null;
  const { rebuy } = habits;
  const isBusted = view.seats.some((one) => one.seat === own && one.status === 'busted');
  if (isBusted && rebuy !== undefined) return { type: 'buyIn', amount: rebuy, comeIn: 'post' };
  const me = hand?.view.players.find(({ seat: place }) => place === own);
  if (hand == null || me === undefined || me.id !== seat.person.player) return null;
  const { turn } = hand.view;
  if (turn.kind === 'act' && turn.seat === own) {
    const { legal } = turn;
    if (habits.isTight?.() === true) {
      const quiet = legal.bringIn !== null ? 'bringIn' : legal.check ? 'check' : 'call';
      return { type: 'act', action: { type: quiet } };
    }
    return { type: 'act', action: randomAction(legal, rng) };
  }
  if (turn.kind === 'draw' && turn.seat === own) {
    const { min, max } = turn;
    const count = min + (rng() % (max - min + 1));
    const cards = me.cards.filter((card) => card !== null).slice(0, count);
    return { type: 'draw', cards };
  }
  if (turn.kind === 'runs' && turn.seats.includes(own) && hand.view.runAnswers[own] === undefined) {
    return { type: 'runs', runs: (1 + (rng() % turn.most)) as 1 | 2 | 3 };
  }
  return hand.view.over && habits.isLively === true ? pastime(me.cards, rng) : null;
}

function pastime(cards: readonly (number | null)[], rng: Rng): WireCommand | null {
  const [card] = cards;
  const pastimes: readonly (WireCommand | null)[] = [
    { type: 'show' },
    { type: 'show', cards: [card] as Extract<WireCommand, { type: 'show' }>['cards'] & object },
    // Few hands end with a board that is not all there.
    { type: 'rabbitHunt' },
    { type: 'rabbitHunt' },
    { type: 'rabbitHunt' },
    { type: 'straddle', on: true },
    { type: 'straddle', on: true },
    { type: 'topUp', amount: 10 },
    null,
  ];
  return pastimes[rng() % pastimes.length] ?? null;
}

type Action = Extract<WireCommand, { type: 'act' }>['action'];

/** All-ins often, so that there are side pots. */
export function randomAction(legal: WireLegalActions, rng: Rng): Action {
  const options: Action[] = [];
  if (legal.bringIn !== null) options.push({ type: 'bringIn' }, { type: 'bringIn' });
  if (legal.check) options.push({ type: 'check' }, { type: 'check' });
  if (legal.call !== null) options.push({ type: 'call' }, { type: 'call' }, { type: 'call' });
  if (legal.fold && !legal.check) options.push({ type: 'fold' }, { type: 'fold' });
  if (legal.allIn !== null) options.push({ type: 'allIn' });
  const wager = legal.bet ?? legal.raise;
  if (wager !== null) {
    const type = legal.bet === null ? 'raise' : 'bet';
    options.push({ type, to: wager.min });
  }
  return options[rng() % options.length] ?? { type: 'fold' };
}

/** `send` may fail with the connection; then it is over. */
export function autoplay(seat: Seat, rng: Rng, habits: Habits = {}): Autoplay {
  const answers: { command: WireCommand; key: string; answer: Ack | RefusedMessage | null }[] = [];
  let isBusy = false;
  let isStopped = false;
  let asked = '';
  const look = (): void => {
    if (isBusy || isStopped || seat.isClosed) return;
    const hand = seat.view?.hand;
    const drawn = hand?.view.players.reduce((sum, player) => sum + player.drawn.length, 0);
    const question = `${hand?.number} ${hand?.view.actions} ${drawn} ${hand?.view.turn.kind}`;
    if (question === asked) return;
    const command = wanted(seat, rng, habits);
    if (command === null && hand?.view.over !== true) return;
    asked = question;
    if (command === null) return;
    isBusy = true;
    const key = `auto-${seat.person.player.slice(0, 8)}-${answers.length}-${Date.now()}`;
    const entry = { command, key, answer: null as Ack | RefusedMessage | null };
    answers.push(entry);
    seat
      .send(command, { key })
      .then((answer) => {
        entry.answer = answer;
        isBusy = false;
        look();
      })
      .catch(() => {});
  };
  seat.onMessage = () => queueMicrotask(look);
  queueMicrotask(look);
  return {
    answers,
    stop() {
      isStopped = true;
    },
  };
}
