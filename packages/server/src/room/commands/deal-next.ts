/** The next hand: button, deck, bomb pot, breaks; and how a hand is brought to the table's books. */

import {
  type BombPot,
  type Card,
  decideTable,
  deckOf,
  GAMES,
  type GameName,
  type HandConfig,
  type HandState,
  PokerError,
  type Refusal,
  type Result,
  type Rng,
  randomBelow,
  type Step,
  shuffle,
  startHand,
  type TableEvent,
  type TableState,
  viewFor,
} from '@sidepot/engine';
import { answerBot } from '../../bots/index.js';
import { botIn, isGone, personOf } from '../people/people.js';
import type { RoomState } from '../state/types.js';
import { buyForAll } from './auto-chips.js';
import { sendAwayAll } from './kicks.js';
import { carryOutAll } from './seat-orders.js';
import { paySevenDeuce } from './seven-deuce.js';
import { doHand, doTable, putEvent, putStored, type Transaction, takeStep } from './transaction.js';

/** To be called when the clock says so. Whatever happens, the clock is another one afterwards. */
export function dealNext(work: Transaction): void {
  rebuyBots(work);
  const wanted = bombPotNow(work.state);
  const bomb = wanted === null ? null : judge(work, wanted);
  const judged = bomb?.ok ? bomb : judge(work, null);
  if (!judged.ok) {
    wait(work, judged.error);
    return;
  }
  if (wanted !== null && judged === bomb) {
    // Where the deck does not serve two boards there is one.
    const { doubleBoard } = judged.value.step.state.rules;
    const { ante } = wanted;
    putEvent(work, { type: 'bombPotComing', ante, ...(doubleBoard && { boards: 2 }) });
  }
  for (const event of judged.value.events)
    putStored(work, { of: 'table', at: work.world.now, event });
  takeStep(work, work.state.table.hands, judged.value.step);
}

/** A tournament may have a break; anything else is for the host to see to. */
function wait(work: Transaction, error: Refusal): void {
  if (error.code === 'ON_BREAK') putEvent(work, { type: 'breakStarted', until: error.until });
  else putEvent(work, { type: 'paused', by: null });
}

interface Deal {
  readonly events: readonly TableEvent[];
  readonly step: Step;
}

/** The whole start is judged before any of it happens. */
function judge({ state: { table }, world }: Transaction, bombPot: BombPot | null): Result<Deal> {
  const isFirst = table.positions === null && table.rotation === undefined;
  const judged = decideTable(table, {
    type: 'startNextHand',
    now: world.now,
    ...(isFirst && { button: drawnButton(table, world.rng) }),
    ...(bombPot !== null && { bombPot }),
  });
  if (!judged.ok) return judged;
  const events = judged.value;
  const last = events.at(-1);
  if (last?.type !== 'handStarted') throw new Error('a hand that starts says so last');
  const { config } = last.hand;
  const step = startHand({ ...config, ...shuffledDecks(config.game ?? 'holdem', world.rng) });
  return step.ok ? { ok: true, value: { events, step: step.value } } : step;
}

/** Any seat of those who play. */
export function drawnButton({ seats }: TableState, rng: Rng): number {
  const playing = seats.filter(({ stack, out, leaving }) => stack > 0 && !out && !leaving);
  return playing.length === 0 ? 1 : (playing[randomBelow(rng, playing.length)]?.seat ?? 1);
}

/** One for each draw and one for the board: no game needs more. */
const SPARES = 4;

/** Where the muck may come back, its order is fixed before the first card, too (R160). */
function shuffledDecks(game: GameName, rng: Rng): Pick<HandConfig, 'deck' | 'spares'> {
  const shuffled = (): Card[] => shuffle(deckOf(game), rng);
  const deck = shuffled();
  if (GAMES[game].shortDeck !== 'reshuffle') return { deck };
  return { deck, spares: Array.from({ length: SPARES }, shuffled) };
}

/** Ante and boards if the next hand is a bomb pot. */
function bombPotNow({ room: { bombPot }, table }: RoomState): BombPot | null {
  if (bombPot === null || table.settings.mode === 'tournament') return null;
  const { every, ante, boards } = bombPot;
  if ((table.hands + 1) % every !== 0) return null;
  return { ante, ...(boards === 2 && { boards }) };
}

/** So that one person can go on playing. */
function rebuyBots(work: Transaction): void {
  const { table } = work.state;
  if (table.settings.mode === 'tournament') return;
  for (const { player, stack } of table.seats) {
    if (stack > 0 || !personOf(work.state, player)?.bot) continue;
    doTable(work, { type: 'topUp', player, amount: table.settings.maxBuyIn });
  }
}

/** The hand is over: chips go back to the seats, and whatever waited for it happens. */
export function closeHand(work: Transaction, hand: HandState): void {
  showBot(work, hand);
  const stacks = Object.fromEntries(hand.players.map(({ seat, stack }) => [seat, stack]));
  const { rake, voided } = hand;
  const refused = doTable(work, { type: 'finishHand', stacks, rake, voided });
  if (refused !== undefined) {
    throw new PokerError({ ...refused, code: 'CONSERVATION' } as Refusal);
  }
  work.finished = work.state;
  paySevenDeuce(work, work.state.hand?.state ?? hand);
  sendAwayAll(work);
  carryOutAll(work);
  buyForAll(work);
}

/** A bot that nobody called may want to show. */
function showBot(work: Transaction, hand: HandState): void {
  const live = hand.players.filter(({ folded }) => !folded);
  const seat = live[0]?.seat;
  if (live.length !== 1 || seat === undefined || isGone(work.state, seat)) return;
  const strength = botIn(work.state, seat);
  if (strength === null) return;
  const answer = answerBot(strength, viewFor(hand, seat), work.world.rng, 0);
  if (answer !== null) doHand(work, answer.command);
}
