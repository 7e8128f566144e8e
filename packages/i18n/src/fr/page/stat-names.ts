/** The names of all statistics: the page and `sidepot stats` say the same. */

import { statTexts } from '../../tools/stat-words.js';

export const statNames = statTexts(
  {
    vpip: 'Mise volontaire (VPIP)',
    pfr: 'Relance préflop',
    rfi: 'Première relance',
    limp: 'Limp',
    coldCall: 'Cold call',
    threeBet: '3-bet',
    foldToThreeBet: 'Fold sur 3-bet',
    fourBet: '4-bet',
    coldFourBet: 'Cold 4-bet',
    foldToFourBet: 'Fold sur 4-bet',
    squeeze: 'Squeeze',
    steal: 'Vol des blinds',
    foldToSteal: 'Fold sur vol',
    threeBetSteal: '3-bet contre un vol',
    sawFlop: 'A vu le flop',
    wtsd: 'Jusqu’à l’abattage',
    wsd: 'Gagné à l’abattage',
    wwsf: 'Gagné après le flop',
    af: 'Facteur d’agression',
    afq: 'Fréquence d’agression',
  },
  {
    cbet: 'Mise de continuation',
    foldToCbet: 'Fold sur mise de continuation',
    raiseCbet: 'Relance de mise de continuation',
    donk: 'Donk bet',
    checkRaise: 'Check-raise',
  },
  (name, street) => `${name}, ${street.toLowerCase()}`,
);
