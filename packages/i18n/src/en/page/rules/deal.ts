/** Rules: the games, and what is posted before the cards. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const dealRules = {
  games: {
    title: 'Games and hands',
    rules: 'R98–R103',
    body: [
      'Only the best five cards count, and suits never break a tie. An ace is high or low in a straight, never in the middle.',
    ],
    points: [
      'Hold’em: the best five of your two cards and the five on the board, in any mix.',
      'Omaha: exactly two cards of your hand and exactly three of the board. It is played with four, five or six cards.',
      'Omaha Hi-Lo: half of each pot is for the best low hand; see High and low.',
      'Short deck: no cards below the six. A flush beats a full house, a straight beats three of a kind, and A-6-7-8-9 is a straight. There are no blinds: everybody antes, the button twice.',
    ],
    story: 'From best to worst:',
  },
  blinds: {
    title: 'Button and blinds',
    rules: 'R34–R40',
    body: [
      'The first player after the button posts the small blind, the next one the big blind, and the one after that acts first. With two players the button has the small blind, and acts first before the flop and last on every later street.',
      'The big blind always moves to the next player. If somebody leaves, the button may lie on an empty seat, or nobody posts the small blind, for one hand. So nobody escapes a blind and nobody pays it twice: this is called the dead button.',
      'A big blind who is short of chips does not make the hand cheaper. A call is still the full big blind, unless nobody is left who could win the rest.',
    ],
    story:
      'Dan had the button, Ann the small blind and Bob the big blind; then Bob left. Now the big blind moves on to Cat, nobody posts the small blind, and Ann has the button.',
  },
  'missed-blinds': {
    title: 'Coming in, and missed blinds',
    rules: 'R41, R42',
    body: [
      'Who is new in a cash game waits for the big blind, which costs nothing extra; or posts one big blind and is dealt in at once; or buys the button, with a live big blind and a dead small blind.',
      'Who sat out while the blinds went by posts what was missed: one big blind that counts as a bet, and the small blind dead. Dead chips go to the pot and make no call cheaper. You choose how to come in from the menu of the table.',
    ],
    story:
      'Dan missed both blinds, and posts 100 live and 50 dead. Ann folds the small blind, Bob and Dan check to the end, and Dan has the better hand.',
  },
  antes: {
    title: 'Antes',
    rules: 'R22–R26, R30–R33',
    body: [
      'An ante goes to the pot before the blinds. It is not part of the bet: it makes no call cheaper and no raise smaller. Short deck is the exception: there the antes are the first bet.',
    ],
    points: [
      'Everybody: each player posts their own. Who has less than the ante is all-in, and can win as much from everybody’s ante as they put in themselves.',
      'Big blind for all: the big blind posts one ante for the whole table. It is dead money in the main pot, and even the shortest stack can win all of it. It is never returned as uncalled.',
      'Button for all: the same, paid by the button.',
    ],
    story:
      'Bob is the big blind and pays the ante of 100 for all, and so has 200 in. Dan is all-in for 40, Ann calls 100, Cat folds. Dan has the best hand, Ann the next.',
  },
  'short-antes': {
    title: 'Too short for ante and blind',
    rules: 'R27–R29',
    body: [
      'When one player pays the ante for all and cannot pay both, the ante comes first and what is left is their blind. A host can turn this round: blind first, and the rest is ante. In a tournament that is the rule called TDA 2024.',
      'Who has nothing left after the ante plays for the dead money alone; the others play on for a side pot.',
    ],
    story:
      'Blinds 500/1,000, ante 1,000. Bob, the big blind, has only 1,500: 1,000 is the ante and 500 the blind. Ann and Cat are in for 1,000 each. Bob has the best hand, Ann the next.',
  },
  straddle: {
    title: 'Straddle',
    rules: 'R43, R44',
    body: [
      'A straddle is a third blind, twice the big one, posted before the cards by the player after the big blind or by the button, as the host allows. You say in the menu that you want to straddle when you can.',
      'The straddler acts last before the flop and may still raise. The smallest raise over it is one big blind more. On later streets the smallest bet is the big blind, as ever. There is one straddle per hand, with at least three players, never for less than the full amount, and only in cash games.',
    ],
    story:
      'Cat straddles 200. Dan and Ann fold, Bob calls, and Cat checks. Nobody bets after that, and Cat has the better hand.',
  },
  'bomb-pot': {
    title: 'Bomb pot',
    rules: 'R22, R23',
    body: [
      'Every so many hands, as the host set it, everybody antes, nobody posts blinds or straddles, and the flop is dealt at once. The first betting is the flop’s, with the big blind as the smallest bet.',
      'Everybody who has chips and does not sit out is dealt in. No blind is missed and none is paid off by it. Cash games only.',
      'The host may set two boards: every street comes on both, and each takes half of every pot; an odd chip goes to the first. Where the deck does not serve two for everybody, there is one.',
    ],
    story:
      'The ante is 200, but Ann has only 150. Everybody checks to the end. Ann has the best hand, Cat the next.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
