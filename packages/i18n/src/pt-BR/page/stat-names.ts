/** The names of all statistics: the page and `sidepot stats` say the same. */

import { statTexts } from '../../tools/stat-words.js';

export const statNames = statTexts(
  {
    vpip: 'Dinheiro voluntário (VPIP)',
    pfr: 'Raise pré-flop',
    rfi: 'Primeiro raise',
    limp: 'Limp',
    coldCall: 'Cold call',
    threeBet: '3-bet',
    foldToThreeBet: 'Fold para 3-bet',
    fourBet: '4-bet',
    coldFourBet: 'Cold 4-bet',
    foldToFourBet: 'Fold para 4-bet',
    squeeze: 'Squeeze',
    steal: 'Roubo de blinds',
    foldToSteal: 'Fold para roubo',
    threeBetSteal: '3-bet contra roubo',
    sawFlop: 'Viu o flop',
    wtsd: 'Foi ao showdown',
    wsd: 'Ganhou no showdown',
    wwsf: 'Ganhou depois do flop',
    af: 'Fator de agressão',
    afq: 'Frequência de agressão',
  },
  {
    cbet: 'Continuation bet',
    foldToCbet: 'Fold para continuation bet',
    raiseCbet: 'Raise na continuation bet',
    donk: 'Donk bet',
    checkRaise: 'Check-raise',
  },
  (name, street) => `${name}, ${street.toLowerCase()}`,
);
