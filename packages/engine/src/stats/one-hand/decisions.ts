/**
 * A decision is judged once, when it is made, by what the street has seen so far: which chances it
 * was, and what was made of them. Nothing is looked at twice.
 */

import * as slots from '../counters/slots.js';
import { callCosts, canRaise } from './raising.js';
import { isMarked, type Scratch } from './scratch.js';

export const FOLD = 0;
export const CHECK = 1;
export const CALL = 2;
export const RAISE = 3;

/** Which chances before the flop are made by folding, calling and raising. */
const FOLDS = slots.FOLD_TO_STEAL | slots.FOLD_TO_THREE_BET | slots.FOLD_TO_FOUR_BET;
const CALLS = slots.LIMP | slots.COLD_CALL;
const RAISES =
  slots.RFI |
  slots.STEAL |
  slots.THREE_BET |
  slots.SQUEEZE |
  slots.THREE_BET_STEAL |
  slots.FOUR_BET |
  slots.COLD_FOUR_BET;

export function beforeFlop(hand: Scratch, i: number, kind: number, price: number): void {
  const { early, earlyMade } = hand;
  const level = hand.level0;
  const isRaise = kind === RAISE;
  const may = isRaise || canRaise(hand, i, price);
  const before = early[i] as number;
  let chances = 0;
  if (before === 0) {
    chances = slots.VPIP | slots.PFR;
    if (level === 1) {
      if (callCosts(hand, i, price)) chances |= slots.LIMP;
    } else {
      if (!isMarked(hand.postedBits, i)) chances |= slots.COLD_CALL;
      if (level === 3 && may) chances |= slots.COLD_FOUR_BET;
    }
    if (hand.allFolded && may) {
      chances |= slots.RFI;
      if (isMarked(hand.stealBits, i) && hand.hasBigBlind && !hand.hasStraddle) {
        chances |= slots.STEAL;
      }
    }
  }
  if (level === 2 && may && (before & slots.THREE_BET) === 0) {
    chances |= hand.callsOfRaise > 0 ? slots.THREE_BET | slots.SQUEEZE : slots.THREE_BET;
  }
  if (hand.isStealOpen) {
    if (isMarked(hand.postedBits & hand.blindBits, i)) {
      chances |= may ? slots.FOLD_TO_STEAL | slots.THREE_BET_STEAL : slots.FOLD_TO_STEAL;
    }
    if (kind !== FOLD) hand.isStealOpen = false;
  }
  if (i === hand.opener && hand.isOpenerNext) {
    hand.isOpenerNext = false;
    if (level === 3) {
      chances |= may ? slots.FOLD_TO_THREE_BET | slots.FOUR_BET : slots.FOLD_TO_THREE_BET;
    }
  }
  if (i === hand.threeBettor && hand.isThreeBettorNext) {
    hand.isThreeBettorNext = false;
    if (level === 4) chances |= slots.FOLD_TO_FOUR_BET;
  }
  early[i] = before | chances;
  if (kind === FOLD) {
    earlyMade[i] = (earlyMade[i] as number) | (chances & FOLDS);
    return;
  }
  hand.allFolded = false;
  if (isRaise) {
    const made = (chances & RAISES) | slots.VPIP | slots.PFR;
    earlyMade[i] = (earlyMade[i] as number) | made;
    if ((chances & slots.STEAL) !== 0) hand.stealer = i;
    raiseBeforeFlop(hand, i, level);
  } else if (kind === CALL) {
    earlyMade[i] = (earlyMade[i] as number) | (chances & CALLS) | slots.VPIP;
    if (level === 2) hand.callsOfRaise++;
  }
}

function raiseBeforeFlop(hand: Scratch, i: number, level: number): void {
  if (level === 1) {
    hand.opener = i;
    hand.isOpenerNext = true;
    hand.isStealOpen = hand.stealer === i;
  } else if (level === 2) {
    hand.threeBettor = i;
    hand.isThreeBettorNext = true;
  }
  hand.level0 = level + 1;
  hand.aggressor = i;
}

/** Of this hand they hold nothing before: most players never come so far. */
export function startLate(hand: Scratch, i: number): void {
  hand.lateBits |= 1 << i;
  hand.late[i] = 0;
  hand.lateMade[i] = 0;
  hand.aggressive[i] = 0;
  hand.calls[i] = 0;
  hand.folds[i] = 0;
}

export function afterFlop(hand: Scratch, i: number, kind: number, price: number): void {
  const { late, lateMade } = hand;
  const bit = 1 << i;
  if ((hand.lateBits & bit) === 0) startLate(hand, i);
  const hasChecked = (hand.checkedBits & bit) !== 0;
  const isFirstSince = hasChecked && (hand.againBits & bit) === 0;
  const level = hand.level0;
  const isRaise = kind === RAISE;
  const may = isRaise || canRaise(hand, i, price);
  const shift = hand.street - hand.game.flop;
  let chances = 0;
  let made = 0;
  if (level === 0) {
    if (may && (hand.actedBits & bit) === 0) {
      if (i === hand.cbettor) {
        chances |= slots.CBET;
        if (isRaise) {
          made |= slots.CBET;
          hand.cbetBy = i;
        }
      }
      if (isStillToAct(hand, hand.aggressorBefore, i)) {
        chances |= slots.DONK;
        if (isRaise) made |= slots.DONK;
      }
    }
  } else {
    const isFaced = (((late[i] as number) >> shift) & slots.FOLD_TO_CBET) !== 0;
    if (level === 1 && hand.cbetBy >= 0 && i !== hand.cbetBy && !isFaced) {
      chances |= slots.FOLD_TO_CBET;
      if (kind === FOLD) made |= slots.FOLD_TO_CBET;
      if (may) chances |= slots.RAISE_CBET;
      if (isRaise) made |= slots.RAISE_CBET;
    }
    if (isFirstSince && may) {
      chances |= slots.CHECK_RAISE;
      if (isRaise) made |= slots.CHECK_RAISE;
    }
  }
  if (isFirstSince) hand.againBits |= bit;
  else if (kind === CHECK) hand.checkedBits |= bit;
  if (isRaise) {
    hand.aggressive[i] = (hand.aggressive[i] as number) + 1;
    hand.level0 = level + 1;
    hand.aggressor = i;
  } else if (kind === CALL) hand.calls[i] = (hand.calls[i] as number) + 1;
  else if (kind === FOLD) hand.folds[i] = (hand.folds[i] as number) + 1;
  if (chances === 0) return;
  late[i] = (late[i] as number) | (chances << shift);
  lateMade[i] = (lateMade[i] as number) | (made << shift);
}

/** In the hand with chips, and not heard on this street. */
const isStillToAct = ({ liveBits, stack, actedBits }: Scratch, k: number, i: number): boolean =>
  k >= 0 && k !== i && isMarked(liveBits & ~actedBits, k) && (stack[k] as number) > 0;
