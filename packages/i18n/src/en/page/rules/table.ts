/** Rules: the table around the hands, and tournaments. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const tableRules = {
  clock: {
    title: 'Clock and time bank',
    rules: 'R62',
    body: [
      'Each decision has the time that the host set. When it is up, your time bank begins by itself; you can also start it before. What you do not use of it stays yours, and each hand dealt to you adds a little, up to a limit.',
      'When that is used up too, you check if it is free, else you fold, and you sit out from the next hand. A host can also play without a clock: then nobody is ever timed out. While the host pauses the game, all clocks stand still.',
    ],
    story: 'A clock of 30 seconds and a bank of 60: at most 90 seconds for one decision.',
  },
  disconnect: {
    title: 'A lost connection',
    rules: 'House',
    body: [
      'Your seat, chips and cards are kept, and the page comes back by itself as soon as it can. The clock goes on meanwhile, for everybody alike: nobody gets more time for a bad connection, and nobody’s hand is folded before the time is up. Who is all-in has nothing to lose by it.',
      'On another device, the private link from “My other device” gives you the same seat.',
    ],
    story: 'Bob’s train enters a tunnel while it is Bob’s turn:',
    steps: [
      'Bob’s seat says that the connection is lost. The clock runs on.',
      'The clock is up: Bob’s time bank begins.',
      'The bank is empty too: Bob checks if it is free, else folds, and sits out.',
      'Bob is back: cards and chips are as they were. One click, and Bob plays again.',
    ],
  },
  'sit-out': {
    title: 'Sitting out and leaving',
    rules: 'R41, R45',
    body: [
      'Sit out, and you are dealt no cards from the next hand on. Blinds that pass you are noted, and owed when you come back. Your chips stay on the table.',
      'Leave, and a hand you are in is folded, your chips go to the ledger, and the seat is free. Nobody can leave a tournament that has begun; if the host closes it, those who are left share the open prizes by their chips.',
    ],
    story:
      'Cat sits out while both blinds pass. To come back at once, Cat posts 100 live and 50 dead. Waiting for the big blind costs nothing extra.',
  },
  seats: {
    title: 'Seats and spectators',
    rules: 'House',
    body: [
      'Whoever has the link may come in. A host can choose to be asked before anybody sits down. Spectators see only what everybody sees, if the host wants some seconds late; a host can also keep them out. No card that you may not see is ever sent to your browser.',
      'Only chips in play let you see more: a seat without chips, or being the host, does not.',
      'The host can pause the game, remove a player, change the settings from the next hand on, and close the table. Who is removed plays the hand they are in to its end. A host sees no more cards than anybody else.',
    ],
    story:
      'Ann hosts and does not sit. Ann sees the board, the bets and the pots, and of the hands only what is turned up; where spectators see late, so does Ann.',
  },
  'buy-in': {
    title: 'Buying chips',
    rules: 'House',
    body: [
      'You sit down with an amount between the least and the most that the host set. You may add chips up to the most; during a hand you are in, they come when it is over. Who has no chips left buys in again, or leaves. In a tournament everybody starts with the same stack and adds none.',
      'Who leaves a cash game with chips and comes back within the time that the host set, an hour if nothing is said, brings at least what they left with, even if that is above the most.',
    ],
    story:
      'The least is 400 and the most 1,000. Bob has 250 left: between hands Bob may add up to 750.',
  },
  ledger: {
    title: 'Ledger and settling up',
    rules: 'R4, R8',
    body: [
      'The table writes down every chip that was bought and every chip that was taken away, over all the times you sat down. The sum of all nets, with the rake, is always zero. Chips are only a count: who pays whom is between you, outside of this page.',
      'The settlement says who pays whom with the fewest payments. For money that changed hands elsewhere the host can enter a correction with a reason, which everybody at the table sees.',
    ],
    story: 'Four friends after a night:',
  },
  tournaments: {
    title: 'Tournaments on one table',
    rules: 'R42, R45, R91',
    body: [
      'Everybody starts with the same stack, and the blinds rise by time or by hands. Who has no chips is out; while late entry is open, they may enter again as often as the host allows. The last player with chips wins, and the tournament ends with that hand.',
      'Who is away is dealt in all the same: they post what they owe and the hand is dead. What they posted stays in whole, even if nobody calls it. There is no rake, no straddle, no bomb pot and no second board. A late player comes in with the next hand, but not between the button and the small blind.',
    ],
    story:
      'Bob is away and the big blind: 100 and the ante of 100 for all are posted, and the hand is dead. Cat folds, and Ann is the only one left, with a small blind of 50.',
  },
  prizes: {
    title: 'Places and prizes',
    rules: 'House',
    body: [
      'Of two who go out in the same hand, the one who started it with more chips has the better place. Equal stacks share their prizes. Prizes are whole chips of the prize pool, by the shares that the host set; what rounding leaves goes to the first.',
    ],
    story:
      'Five entries of 25 make 125. With shares of 50, 30 and 20 the prizes are 63, 37 and 25.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
