// The random hands, as each engine plays them.
import { ENGINE } from './common.mjs';
import * as pokerTs from './peers/poker-ts-play.mjs';
import {
  BIG_BLIND,
  CALL,
  CHECK,
  decide,
  FOLD,
  randomTables,
  SMALL_BLIND,
} from './peers/random-play.mjs';

const { apply, autoAdvance, deck, playHand, seededRng, shuffle, startHand } = await import(ENGINE);

/** Hands of a pass. */
export const TIMED = 1000;
const FULL_DECK = deck();

/** All hands of the list in one of the ways, and what had to be stopped. */
export function passOf(way) {
  const setups = randomTables(TIMED, 1);
  const failed = { of: 0, endless: 0, thrown: 0 };
  const peer = () => passOfPeer(setups, failed);
  if (way === 'peer') return { pass: peer, failed };
  if (way === 'lent') return { pass: () => pokerTs.withSeededShuffle(1, peer), failed };
  const play = way === 'apply' ? pure : inPlace;
  const cards = seededRng(1);
  const pass = () => {
    for (let i = 0; i < setups.length; i++) play(setups[i], cards);
  };
  return { pass, failed };
}

function passOfPeer(setups, failed) {
  failed.of += setups.length;
  for (let i = 0; i < setups.length; i++) {
    try {
      pokerTs.play(setups[i]);
    } catch (error) {
      if (error instanceof pokerTs.DidNotEnd) failed.endless++;
      else failed.thrown++;
    }
  }
}

export function inPlace(setup, cards) {
  const dice = seededRng(setup.dice);
  const choose = (legal, seat) => command(decideFrom(dice, legal), legal, seat);
  return played(playHand(config(setup, cards), choose));
}

export function pure(setup, cards) {
  const dice = seededRng(setup.dice);
  let { state } = played(startHand(config(setup, cards)));
  for (;;) {
    state = autoAdvance(state).state;
    const { turn } = state;
    if (turn.kind !== 'act') return state;
    const decided = decideFrom(dice, turn.legal);
    state = played(apply(state, command(decided, turn.legal, turn.seat))).state;
  }
}

function config({ stacks, button }, cards) {
  const players = [];
  for (let i = 0; i < stacks.length; i++) {
    players.push({ id: i + 1, seat: i + 1, stack: stacks[i] });
  }
  return {
    players,
    button: button + 1,
    smallBlind: SMALL_BLIND,
    bigBlind: BIG_BLIND,
    mode: 'cash',
    deck: shuffle(FULL_DECK, cards),
  };
}

function decideFrom(dice, { check, bet, raise }) {
  const range = bet ?? raise;
  return range === null ? decide(dice, check, 0, 0) : decide(dice, check, range.min, range.max);
}

function command(decided, legal, seat) {
  if (decided === FOLD) return { type: 'fold', seat };
  if (decided === CHECK) return { type: 'check', seat };
  if (decided === CALL) return { type: 'call', seat };
  return { type: legal.bet === null ? 'raise' : 'bet', seat, to: decided };
}

function played(result) {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
