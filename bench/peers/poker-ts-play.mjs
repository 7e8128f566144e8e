// Whole hands with poker-ts, through its published facade alone.

import { require, versionOf } from '../../packages/conformance/adapters/common.mjs';
import { ENGINE } from '../common.mjs';
import { BIG_BLIND, CALL, CHECK, decide, FOLD, SMALL_BLIND } from './random-play.mjs';

const { makeCard, randomBelow, seededRng } = await import(ENGINE);
const { Table } = require('poker-ts');
const util = require('poker-ts/dist/util/array.js');

export const name = 'poker-ts';
export const version = versionOf(name);

const FORCED_BETS = { smallBlind: SMALL_BLIND, bigBlind: BIG_BLIND };
const MOST_STEPS = 1000;

/** Thrown by the two limits below: without them the hand would go on for ever. */
export class DidNotEnd extends Error {}

// Its dealer forgets who was all-in on an earlier street. If an odd chip falls to such players alone,
// showdown() looks for them for ever, inside one call, where no limit of ours could stop it. So the
// search is given one: the same loop, but after a full round without a player it throws.
util.nextOrWrap = (players, from) => {
  let seat = from;
  let steps = 0;
  do {
    seat++;
    if (seat === players.length) seat = 0;
    if (++steps > players.length) throw new DidNotEnd('nobody to find');
  } while (players[seat] === null);
  return seat;
};

// With crypto.randomInt, and twice for a new table: when it is made and when the hand starts.
const ownShuffle = util.shuffle;

function seededShuffle(rng) {
  return (cards) => {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = randomBelow(rng, i + 1);
      const card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
  };
}

/** Calls `work` while poker-ts shuffles with a seeded generator: faster, and the same cards every time. */
export function withSeededShuffle(seed, work) {
  util.shuffle = seededShuffle(seededRng(seed));
  try {
    return work();
  } finally {
    util.shuffle = ownShuffle;
  }
}

// With no more seats than players: it walks over empty ones too.
function sitDown({ stacks }) {
  const table = new Table(FORCED_BETS, stacks.length);
  for (let seat = 0; seat < stacks.length; seat++) table.sitDown(seat, stacks[seat]);
  return table;
}

/** The timed loop: a new table, one hand to the end, nothing kept. Throws where poker-ts throws. */
export function play(setup) {
  const dice = seededRng(setup.dice);
  const table = sitDown(setup);
  table.startHand(setup.button);
  let steps = 0;
  do {
    while (table.isBettingRoundInProgress()) {
      if (++steps > MOST_STEPS) throw new DidNotEnd('no end of actions');
      const { actions, chipRange } = table.legalActions();
      act(table, actions, decideFrom(dice, actions, chipRange));
    }
    table.endBettingRound();
  } while (!table.areBettingRoundsCompleted());
  table.showdown();
  return steps;
}

function decideFrom(dice, actions, chipRange) {
  const canRaise = actions.includes('bet') || actions.includes('raise');
  return decide(dice, actions.includes('check'), chipRange.min, canRaise ? chipRange.max : 0);
}

function act(table, actions, decided) {
  if (decided === FOLD) table.actionTaken('fold');
  else if (decided === CHECK) table.actionTaken('check');
  else if (decided === CALL) table.actionTaken('call');
  else table.actionTaken(actions.includes('bet') ? 'bet' : 'raise', decided);
}

/**
 * The same hand, watched. `put` is what left each stack until the showdown by its own count, `pots`
 * the total of its own pots then: two counts that must agree. `received` is what the showdown added.
 */
export function watch(setup) {
  const { stacks } = setup;
  const dice = seededRng(setup.dice);
  const hand = { ...setup, folded: stacks.map(() => false), actions: 0, thrown: null };
  try {
    const table = sitDown(setup);
    table.startHand(setup.button);
    hand.holes = table.holeCards();
    do {
      while (table.isBettingRoundInProgress()) {
        if (++hand.actions > MOST_STEPS) throw new DidNotEnd('no end of actions');
        const { actions, chipRange } = table.legalActions();
        const decided = decideFrom(dice, actions, chipRange);
        if (decided === FOLD) hand.folded[table.playerToAct()] = true;
        act(table, actions, decided);
      }
      table.endBettingRound();
    } while (!table.areBettingRoundsCompleted());
    const before = chips(table, stacks);
    hand.put = stacks.map((stack, seat) => stack - before[seat]);
    hand.pots = table.pots().reduce((total, { size }) => total + size, 0);
    hand.holes = hand.holes.slice(0, stacks.length).map((hole) => hole.map(toCard));
    hand.board = table.communityCards().map(toCard);
    table.showdown();
    const after = chips(table, stacks);
    hand.received = stacks.map((_, seat) => after[seat] - before[seat]);
  } catch (error) {
    hand.thrown = error;
  }
  return hand;
}

// Who has nothing left has stood up: their seat is null.
function chips(table, stacks) {
  const seats = table.seats();
  return stacks.map((_, seat) => seats[seat]?.totalChips ?? 0);
}

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const toCard = ({ rank, suit }) => makeCard('23456789TJQKA'.indexOf(rank), SUITS.indexOf(suit));
