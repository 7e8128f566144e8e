/** The names of all statistics. */

import type { StatKey } from '@sidepot/engine/stats';

const STREETS = ['flop', 'turn', 'river'] as const;

const onStreets = (name: string): readonly [string, string, string] => [
  `${name}, ${STREETS[0]}`,
  `${name}, ${STREETS[1]}`,
  `${name}, ${STREETS[2]}`,
];

const cbet = onStreets('mise de continuation');
const foldToCbet = onStreets('couché sur mise de continuation');
const raiseCbet = onStreets('relance de mise de continuation');
const donk = onStreets('donk bet');
const checkRaise = onStreets('check-raise');

export const statNames: Readonly<Record<StatKey, string>> = {
  vpip: 'mise volontaire au pot',
  pfr: 'relance préflop',
  rfi: 'relance en premier',
  limp: 'limp',
  coldCall: 'suivi à froid',
  threeBet: '3-bet',
  foldToThreeBet: 'couché sur 3-bet',
  fourBet: '4-bet',
  coldFourBet: '4-bet à froid',
  foldToFourBet: 'couché sur 4-bet',
  squeeze: 'squeeze',
  steal: 'vol de blindes',
  foldToSteal: 'couché sur vol',
  threeBetSteal: '3-bet contre un vol',
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
  sawFlop: 'a vu le flop',
  wtsd: 'allé à l’abattage',
  wsd: 'gagné à l’abattage',
  wwsf: 'gagné après avoir vu le flop',
  af: 'facteur d’agressivité',
  afq: 'fréquence d’agressivité',
};
