/** Rules: stud, draw, badugi, games with two halves, and mixes. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const gameRules = {
  stud: {
    title: 'Stud and razz',
    rules: 'R105–R120',
    body: [
      'Everybody antes and nobody posts a blind. You get two cards face down and one face up, then three more face up and a last one face down, with a round of betting after each deal. The best five of your seven cards win; in razz the lowest five do, with the ace low.',
    ],
    points: [
      'The lowest card face up brings it in or bets the full small bet at once; suits break a tie, clubs lowest. In razz the highest card does.',
      'Whoever raises the bring-in to the small bet completes it: that is the first bet, and four raises may follow.',
      'From fourth street on the best cards face up speak first, in razz the lowest; suits break a tie.',
      'When the cards would not reach on seventh street, one card face up in the middle plays for all.',
    ],
    story: 'Ann, Bob and Cat have these cards face up. Ann brings it in: clubs lie below diamonds.',
  },
  draw: {
    title: 'Draw games',
    rules: 'R121–R130, R137, R138, R142',
    body: [
      'You hold all your cards face down. There is a round of betting, then in turn everybody throws cards away and says how many; the new ones come when all have decided. In triple draw that happens three times.',
    ],
    points: [
      'In 2-7 the worst hand wins: the ace is high, and straights and flushes count against you. The best is 7-5-4-3-2.',
      'In A-5 the ace is low, and straights and flushes do not count. Five-card draw is for the best high hand.',
      'Everybody sees how many cards somebody drew, and nobody which. Who is all-in draws too.',
      'When the deck is out, what was thrown in earlier draws is shuffled again. When your time is out, you stand pat.',
    ],
    story: '2-7: Ann beats Bob, and Bob beats Cat, whose ace is high.',
  },
  badugi: {
    title: 'Badugi',
    rules: 'R140',
    body: [
      'Four cards, three draws. The most cards of different rank and different suit count, so four such cards beat three, whatever they are. Among hands of as many cards the lower one wins, from its highest card down, with the ace low.',
    ],
    story: 'Ann has four cards that count; of Bob’s two hearts only one does, so Bob has three.',
  },
  'split-games': {
    title: 'Games with two halves',
    rules: 'R134, R135, R141, R145',
    body: [
      'Half of each pot goes to one hand and half to another; the same cards may play for both.',
    ],
    points: [
      'Stud Hi-Lo: a high hand, and a low of five different cards up to the eight; without one the high hand takes all.',
      'Badeucy and badacey: a 2-7 or A-5 hand, and the best badugi of the same five cards.',
      'Drawmaha: an Omaha hand with the board, and the five cards in the hand.',
      'An odd chip between two such halves goes to the one whose winner sits first after the button.',
    ],
    story: 'Badeucy: Ann has the better 2-7 hand, Bob a badugi of four cards.',
  },
  'mixed-games': {
    title: 'Mixed games',
    rules: 'R148–R155',
    body: [
      'A mix is a list of games that take turns, each with its limit and stakes. The game changes once around the table, after so many hands, or with the level; never in the middle of a hand.',
    ],
    points: [
      'HORSE: limit hold’em, Omaha Hi-Lo, razz, stud, stud Hi-Lo. HOSE is the same without razz.',
      '8-Game: 2-7 triple draw, the five of HORSE, no-limit hold’em, pot-limit Omaha. 10-Game adds 2-7 single draw and badugi.',
      'While stud is played, the button waits where it is.',
      'Dealer’s choice: before each orbit the next player names a game of the list.',
      'A table has as many seats as the smallest of its games takes.',
    ],
    story:
      'Four players play HORSE and change the game every orbit: a round of all five takes 20 hands.',
    steps: [
      'Hands 1 to 4: limit hold’em',
      'Hands 5 to 8: Omaha Hi-Lo',
      'Hands 9 to 12: razz; from here on the button waits',
      'Hands 13 to 16: stud',
      'Hands 17 to 20: stud Hi-Lo',
      'Hand 21: hold’em again, with the button where it waited',
    ],
  },
} as const satisfies Partial<Record<RuleAnchor, RuleText>>;
