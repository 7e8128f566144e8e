/** The names of all statistics. */

import type { StatKey } from '@sidepot/engine/stats';

const STREETS = ['Flop', 'Turn', 'River'] as const;

const onStreets = (name: string): readonly [string, string, string] => [
  `${name}, ${STREETS[0]}`,
  `${name}, ${STREETS[1]}`,
  `${name}, ${STREETS[2]}`,
];

const cbet = onStreets('Continuation Bet');
const foldToCbet = onStreets('Fold gegen Continuation Bet');
const raiseCbet = onStreets('Raise der Continuation Bet');
const donk = onStreets('Donk Bet');
const checkRaise = onStreets('Check-Raise');

export const statNames: Readonly<Record<StatKey, string>> = {
  vpip: 'freiwillig im Pot',
  pfr: 'Raise vor dem Flop',
  rfi: 'Raise als Erster',
  limp: 'Limp',
  coldCall: 'Cold Call',
  threeBet: '3-Bet',
  foldToThreeBet: 'Fold gegen 3-Bet',
  fourBet: '4-Bet',
  coldFourBet: 'Cold 4-Bet',
  foldToFourBet: 'Fold gegen 4-Bet',
  squeeze: 'Squeeze',
  steal: 'Steal',
  foldToSteal: 'Fold gegen Steal',
  threeBetSteal: '3-Bet gegen Steal',
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
  sawFlop: 'Flop gesehen',
  wtsd: 'bis zum Showdown',
  wsd: 'im Showdown gewonnen',
  wwsf: 'nach gesehenem Flop gewonnen',
  af: 'Aggressionsfaktor',
  afq: 'Aggressionsfrequenz',
};
