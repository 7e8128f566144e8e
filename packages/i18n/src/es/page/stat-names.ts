/** The names of all statistics. */

import type { StatKey } from '@sidepot/engine/stats';

const STREETS = ['flop', 'turn', 'river'] as const;

const onStreets = (name: string): readonly [string, string, string] => [
  `${name}, ${STREETS[0]}`,
  `${name}, ${STREETS[1]}`,
  `${name}, ${STREETS[2]}`,
];

const cbet = onStreets('apuesta de continuación');
const foldToCbet = onStreets('fold ante apuesta de continuación');
const raiseCbet = onStreets('subida de apuesta de continuación');
const donk = onStreets('donk bet');
const checkRaise = onStreets('check-raise');

export const statNames: Readonly<Record<StatKey, string>> = {
  vpip: 'puso en el bote por voluntad',
  pfr: 'subida preflop',
  rfi: 'subida de primero',
  limp: 'limp',
  coldCall: 'call en frío',
  threeBet: '3-bet',
  foldToThreeBet: 'fold ante 3-bet',
  fourBet: '4-bet',
  coldFourBet: '4-bet en frío',
  foldToFourBet: 'fold ante 4-bet',
  squeeze: 'squeeze',
  steal: 'robo de ciegas',
  foldToSteal: 'fold ante robo',
  threeBetSteal: '3-bet contra un robo',
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
  sawFlop: 'vio el flop',
  wtsd: 'llegó al showdown',
  wsd: 'ganó en el showdown',
  wwsf: 'ganó tras ver el flop',
  af: 'factor de agresión',
  afq: 'frecuencia de agresión',
};
