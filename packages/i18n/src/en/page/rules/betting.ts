/** Rules: betting. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const bettingRules = {
  betting: {
    title: 'Bets and raises',
    rules: 'R46–R49, R61–R66',
    body: [
      'An amount is always the total for the street: “raise to 500” means 500 in front of you. Who owes nothing may check. A call is what you owe, or all you have.',
      'The smallest bet is the big blind. A raise must add at least as much as the largest bet or raise before it on this street. Less is possible only all-in. Each street begins anew.',
      'When everybody just called, the big blind may still raise. Folding when you could check is allowed; the page asks first.',
    ],
    story:
      'Cat raises to 300, which is 200 more than the big blind. So Dan’s raise must be 200 more again: to 500 at least. Dan makes it 800, 500 more, and now the next one is to 1,300 at least.',
  },
  'short-all-in': {
    title: 'All-in for less than a raise',
    rules: 'R50–R54',
    body: [
      'An all-in that is more than the bet but less than a full raise lifts the price, not the size of the next raise. And it does not open the betting again: who has already acted may only call or fold, unless what they face adds up to a full raise. Who has not acted yet may always raise.',
    ],
    story:
      'On the flop Ann bets 200 and Bob is all-in for 270. Cat has not acted and may call 270 or raise to 470 at least. If Cat only calls, Ann owes 70 and may call or fold, but not raise.',
  },
  limits: {
    title: 'No limit, pot limit, fixed limit',
    rules: 'R55–R60',
    body: [
      'No limit: up to all you have. Nobody can raise when no rival is left who could call.',
      'Pot limit: call first, in thought, then raise by the whole pot.',
      'Fixed limit: before and on the flop each bet and raise is one big blind, later two. A street has one bet and four raises; before the flop the big blind is the bet. There is no such cap in a cash game if only two begin the street, and in a tournament once only two are left. An all-in of at least half a bet counts as a whole one.',
    ],
    story:
      'Pot limit: 300 in the middle, Ann bets 100. Bob’s call would make it 500, so Bob may raise to 600 at most: the 100 of the bet and 500 on top.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
