/** The names of all statistics. */

import type { StatKey } from '@sidepot/engine/stats';

const STREETS = ['flop', 'turn', 'river'] as const;

const onStreets = (name: string): readonly [string, string, string] => [
  `${name}, ${STREETS[0]}`,
  `${name}, ${STREETS[1]}`,
  `${name}, ${STREETS[2]}`,
];

const cbet = onStreets('aposta de continuação');
const foldToCbet = onStreets('fold contra aposta de continuação');
const raiseCbet = onStreets('aumento da aposta de continuação');
const donk = onStreets('donk bet');
const checkRaise = onStreets('check-raise');

export const statNames: Readonly<Record<StatKey, string>> = {
  vpip: 'pôs no pote por vontade',
  pfr: 'aumento pré-flop',
  rfi: 'aumento de primeiro',
  limp: 'limp',
  coldCall: 'call a frio',
  threeBet: '3-bet',
  foldToThreeBet: 'fold contra 3-bet',
  fourBet: '4-bet',
  coldFourBet: '4-bet a frio',
  foldToFourBet: 'fold contra 4-bet',
  squeeze: 'squeeze',
  steal: 'roubo de blinds',
  foldToSteal: 'fold contra roubo',
  threeBetSteal: '3-bet contra roubo',
  cbetFlop: cbet[0],
  cbetTurn: cbet[1],
  cbetRiver: cbet[2],
  foldToCbetFlop: foldToCbet[0],
  foldToCbetTurn: foldToCbet[1],
  foldToCbetRiver: foldToCbet[2],
  raiseCbetFlop: raiseCbet[0],
  raiseCbetTurn: raiseCbet[1],
  raiseCbetRiver: raiseCbet[2],
  donkFlop: donk[0],
  donkTurn: donk[1],
  donkRiver: donk[2],
  checkRaiseFlop: checkRaise[0],
  checkRaiseTurn: checkRaise[1],
  checkRaiseRiver: checkRaise[2],
  sawFlop: 'viu o flop',
  wtsd: 'foi ao showdown',
  wsd: 'ganhou no showdown',
  wwsf: 'ganhou ao ver o flop',
  af: 'fator de agressão',
  afq: 'frequência de agressão',
};
