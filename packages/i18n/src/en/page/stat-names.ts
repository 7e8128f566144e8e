/** The names of all statistics: the page and `sidepot stats` say the same. */

import { statTexts } from '../../tools/stat-words.js';

export const statNames = statTexts(
  {
    vpip: 'Voluntarily put in pot',
    pfr: 'Preflop raise',
    rfi: 'Raise first in',
    limp: 'Limp',
    coldCall: 'Cold call',
    threeBet: '3-bet',
    foldToThreeBet: 'Fold to 3-bet',
    fourBet: '4-bet',
    coldFourBet: 'Cold 4-bet',
    foldToFourBet: 'Fold to 4-bet',
    squeeze: 'Squeeze',
    steal: 'Steal',
    foldToSteal: 'Fold to steal',
    threeBetSteal: '3-bet against a steal',
    sawFlop: 'Saw the flop',
    wtsd: 'Went to showdown',
    wsd: 'Won at showdown',
    wwsf: 'Won after seeing the flop',
    af: 'Aggression factor',
    afq: 'Aggression frequency',
  },
  {
    cbet: 'Continuation bet',
    foldToCbet: 'Fold to continuation bet',
    raiseCbet: 'Raise of continuation bet',
    donk: 'Donk bet',
    checkRaise: 'Check-raise',
  },
  (name, street) => `${name}, ${street.toLowerCase()}`,
);
