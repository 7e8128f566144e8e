/** The names of all statistics. */

import type { StatKey } from '@sidepot/engine/stats';

const STREETS = ['flop', 'turn', 'river'] as const;

const onStreets = (name: string): readonly [string, string, string] => [
  `${name}, ${STREETS[0]}`,
  `${name}, ${STREETS[1]}`,
  `${name}, ${STREETS[2]}`,
];

const cbet = onStreets('continuation bet');
const foldToCbet = onStreets('fold to continuation bet');
const raiseCbet = onStreets('raise of continuation bet');
const donk = onStreets('donk bet');
const checkRaise = onStreets('check-raise');

export const statNames: Readonly<Record<StatKey, string>> = {
  vpip: 'voluntarily put in pot',
  pfr: 'preflop raise',
  rfi: 'raise first in',
  limp: 'limp',
  coldCall: 'cold call',
  threeBet: '3-bet',
  foldToThreeBet: 'fold to 3-bet',
  fourBet: '4-bet',
  coldFourBet: 'cold 4-bet',
  foldToFourBet: 'fold to 4-bet',
  squeeze: 'squeeze',
  steal: 'steal',
  foldToSteal: 'fold to steal',
  threeBetSteal: '3-bet against a steal',
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
  sawFlop: 'saw the flop',
  wtsd: 'went to showdown',
  wsd: 'won at showdown',
  wwsf: 'won when saw the flop',
  af: 'aggression factor',
  afq: 'aggression frequency',
};
