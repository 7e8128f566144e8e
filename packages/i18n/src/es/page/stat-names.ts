/** The names of all statistics: the page and `sidepot stats` say the same. */

import { statTexts } from '../../tools/stat-words.js';

export const statNames = statTexts(
  {
    vpip: 'Dinero voluntario (VPIP)',
    pfr: 'Subida preflop',
    rfi: 'Primera subida',
    limp: 'Limp',
    coldCall: 'Cold call',
    threeBet: '3-bet',
    foldToThreeBet: 'Fold a 3-bet',
    fourBet: '4-bet',
    coldFourBet: 'Cold 4-bet',
    foldToFourBet: 'Fold a 4-bet',
    squeeze: 'Squeeze',
    steal: 'Robo de ciegas',
    foldToSteal: 'Fold a robo',
    threeBetSteal: '3-bet contra robo',
    sawFlop: 'Vio el flop',
    wtsd: 'Llegó al showdown',
    wsd: 'Ganó en el showdown',
    wwsf: 'Ganó tras ver el flop',
    af: 'Factor de agresión',
    afq: 'Frecuencia de agresión',
  },
  {
    cbet: 'Apuesta de continuación',
    foldToCbet: 'Fold a apuesta de continuación',
    raiseCbet: 'Subida a apuesta de continuación',
    donk: 'Donk bet',
    checkRaise: 'Check-raise',
  },
  (name, street) => `${name}, ${street.toLowerCase()}`,
);
