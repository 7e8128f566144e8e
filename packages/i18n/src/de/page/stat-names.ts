/** The names of all statistics: the page and `sidepot stats` say the same. */

import { statTexts } from '../../tools/stat-words.js';

export const statNames = statTexts(
  {
    vpip: 'Freiwillig im Pot (VPIP)',
    pfr: 'Raise vor dem Flop',
    rfi: 'Erster Einstieg mit Raise',
    limp: 'Limp',
    coldCall: 'Cold Call',
    threeBet: '3-Bet',
    foldToThreeBet: 'Fold auf 3-Bet',
    fourBet: '4-Bet',
    coldFourBet: 'Cold 4-Bet',
    foldToFourBet: 'Fold auf 4-Bet',
    squeeze: 'Squeeze',
    steal: 'Steal',
    foldToSteal: 'Fold auf Steal',
    threeBetSteal: '3-Bet gegen Steal',
    sawFlop: 'Flop gesehen',
    wtsd: 'Bis zum Showdown',
    wsd: 'Am Showdown gewonnen',
    wwsf: 'Nach dem Flop gewonnen',
    af: 'Aggressionsfaktor',
    afq: 'Aggressionshäufigkeit',
  },
  {
    cbet: 'Continuation Bet',
    foldToCbet: 'Fold auf Continuation Bet',
    raiseCbet: 'Raise auf Continuation Bet',
    donk: 'Donk Bet',
    checkRaise: 'Check-Raise',
  },
  (name, street) => `${name}, ${street}`,
);
