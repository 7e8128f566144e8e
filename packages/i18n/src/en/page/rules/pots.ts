/** Rules: pots, all-ins, showdown, and who is paid. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const potRules = {
  'side-pots': {
    title: 'Side pots',
    rules: 'R12, R15, R18, R79',
    body: [
      'You can win from each player only as much as you put in yourself. So when somebody is all-in for less, the chips are cut at that height: what lies below is the main pot, what lies above is a side pot without them. Each further all-in makes a further cut.',
      'In each pot the best hand among those who play for it wins. The last side pot is paid first, the main pot last. If nobody is all-in there is one pot.',
    ],
    story:
      'Ann is all-in for 50 and Bob for 120; Cat and Dan have 200 in. Ann has the best hand, then Bob, then Dan.',
  },
  uncalled: {
    title: 'A bet that nobody called goes back',
    rules: 'R10, R11, R45',
    body: [
      'Before there is any pot, the part of a bet that no other player matched returns to its owner. It is not a pot and not a win, and no rake is taken from it. It goes back even if the hand is folded or dead. Only the blinds and antes of a dead hand stay in whole.',
    ],
    story: 'Ann bets 100, and Bob is all-in for 50. Ann has the better hand.',
  },
  'folded-chips': {
    title: 'Folded chips stay in',
    rules: 'R13, R16, R17',
    body: [
      'Who folds loses the claim, and the chips stay in every pot they reach. A fold makes no cut of its own. A side pot with a single player left in it is still a pot that this player wins, if somebody who folded had paid into it.',
    ],
    story:
      'Ann has 100 in, Cat is all-in for 60. Bob called 100 and folded later, Dan folded 20. Cat has the better hand.',
  },
  'all-in': {
    title: 'When nobody can bet any more',
    rules: 'R67–R72, R74',
    body: [
      'When at most one player still has chips and nobody owes anything, there is no more betting. The uncalled bet goes back, all hands still in are turned face up, and the missing cards come one street at a time, with a pause that the host chooses. Who is all-in cannot fold and cannot lose what they have not put in.',
      'When everybody else folds, the hand ends at once: nothing more is dealt and nothing need be shown.',
    ],
    story: 'The order of a run-out:',
    steps: [
      'The uncalled part goes back.',
      'Hands face up, with the chance of each in each pot.',
      'Flop, turn and river, one by one.',
      'The pots are paid, last side pot first.',
    ],
  },
  'run-it-twice': {
    title: 'Run it twice, or three times',
    rules: 'R88, R90, R97',
    body: [
      'If the host allows it, everybody still in is asked how often the missing cards shall be dealt, once no bet can follow. The fewest that anybody wants is what is done, and no answer in time means once. Each board plays for an equal part of each pot; odd chips go to the first boards.',
      'All boards share the cards that are there already, and come from one deck. Cash games only.',
    ],
    story:
      'Two boards, and 151 in the pot. Ann has the better hand on the first, Cat on the second.',
  },
  showdown: {
    title: 'Who shows first',
    rules: 'R74–R78',
    body: [
      'The last player to bet or raise on the river shows first, then the others clockwise. Without a bet on the river the first player after the button begins. Those who play for a side pot show before those who play for the main pot only.',
      'A hand that can no longer win or share anything is mucked unseen. The cards speak: what counts is what lies on the table. If all others muck or fold, the last hand wins and need not be shown. After the hand anybody may still show cards.',
      'After an all-in nobody may muck: every hand still in is turned up.',
    ],
    story:
      'Cat bet the river, Dan and Bob called, Ann folded before: Cat shows first, then Dan, then Bob.',
  },
  'split-pots': {
    title: 'Split pots and the odd chip',
    rules: 'R80–R84',
    body: [
      'Equal hands share a pot equally. A chip that cannot be shared goes to the first of the tied players clockwise from the button; a second one to the next of them, so that nobody gets two. The button is last in line. Each pot is split by itself, and never below the smallest chip in play: the smallest chip of the table, or a smaller one that was put in.',
    ],
    story: 'Ann is all-in for 5, Bob and Cat have 8 in, Dan folded 6. All three hands are equal.',
  },
  'high-low': {
    title: 'High and low',
    rules: 'R85–R87, R100',
    body: [
      'In Omaha Hi-Lo the best high hand plays for one half of each pot, the best low for the other. A low is five different ranks, none above eight, the ace low; straights and flushes do not hurt it. Two cards come from the hand and three from the board, for the low as for the high, and they may be other cards.',
      'An odd chip belongs to the high half. If nobody who plays for a pot has a low, the high hand takes all of it.',
    ],
    story:
      'Ann is all-in for 20 and has the only low. Bob has the best high hand, Cat the next; both have 60 in.',
  },
  rake: {
    title: 'Rake',
    rules: 'R91–R97',
    body: [
      'A host may take a share of each pot; most private games take none. It is a percentage of all the pots of a hand, after the uncalled bet went back, rounded down to whole chips, and never above the cap for the hand. The pots bear it by their size. With “no flop, no drop” a hand that ends before the flop is free. Tournament hands are never raked.',
    ],
    story:
      'Rake of 5%, at most 30. Ann is all-in for 40, Bob for 500, Cat bets 700, Dan folded 10. Ann has the best hand, Cat the next.',
  },
  'rabbit-hunt': {
    title: 'Rabbit hunt',
    rules: 'House',
    body: [
      'If the host allows it, anybody who was dealt in may ask, after all others folded, which cards would have come. Everybody sees them, and nothing changes by it. They are the cards that lay next in the deck.',
    ],
    story: 'The hand ended on the turn. The river would have been:',
  },
  'seven-deuce': {
    title: 'The 7-2 game',
    rules: 'House',
    body: [
      'If the host plays it, whoever takes the main pot alone holding a seven and a two, of one suit or of two, and shows both, is paid so much by everybody else who was dealt in, folded or not. It counts without a showdown too: the winner has until the next hand to show.',
      'It is no part of the hand. It is paid from stack to stack when the hand is over, never more than a stack holds, and it is never raked. Hold’em cash games only.',
    ],
    story:
      'Each pays 50. Ann wins with a seven and a two; Bob has 1,000 left and Cat 30. Ann gets 50 + 30 = 80.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
