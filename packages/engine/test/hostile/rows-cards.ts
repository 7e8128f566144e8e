/** Cards, random numbers, what hands are worth and how often they win. */

import * as engine from '@sidepot/engine';
import { type Row, row } from './row.js';

const seven = engine.parseCards('As Kd Qh Jc Ts 2d 3h');
const five = seven.slice(0, 5);
const hole = engine.parseCards('Ac Kc 2h 3s');
const short = engine.parseCards('As Kd Qh Jc Ts 9d 8h');
/** Real functions of the arguments that are functions. */
const rng = engine.seededRng(1);

export const CARD_CALLS: Readonly<Record<string, Row>> = {
  deck: row(engine.deck, 'value', () => [[]]),
  shortDeck: row(engine.shortDeck, 'value', () => [[]]),
  parseCard: row(engine.parseCard, 'value', () => [['As']]),
  parseCards: row(engine.parseCards, 'value', () => [['As Kd, Qh']]),
  formatCard: row(engine.formatCard, 'value', () => [[51]]),
  formatCards: row(engine.formatCards, 'value', () => [[seven]]),
  cryptoRng: row(engine.cryptoRng, 'value', () => [[]]),
  seededRng: row(engine.seededRng, 'value', () => [[1]]),
  randomBelow: row(engine.randomBelow, 'value', () => [[rng, 52]], { callbacks: [0] }),
  shuffle: row(engine.shuffle, 'value', () => [[seven, rng]], { callbacks: [1] }),
  evaluate: row(engine.evaluate, 'value', () => [[seven], [five]]),
  describeHand: row(engine.describeHand, 'value', () => [[seven]]),
  describeShortDeck: row(engine.describeShortDeck, 'value', () => [[short, 'straight over trips']]),
  handCategory: row(engine.handCategory, 'value', () => [[engine.evaluate(seven)]]),
  handText: row(engine.handText, 'value', () => [
    [engine.describeHand(seven), { kickers: 1, texts: engine.HAND_TEXTS }],
  ]),
  evaluateShortDeck: row(engine.evaluateShortDeck, 'value', () => [[short, 'straight over trips']]),
  evaluateOmaha: row(engine.evaluateOmaha, 'value', () => [[hole, five]]),
  evaluateOmahaLow: row(engine.evaluateOmahaLow, 'value', () => [[hole, five]]),
  evaluateBadugi: row(engine.evaluateBadugi, 'value', () => [[hole]]),
  evaluateAceToFive: row(engine.evaluateAceToFive, 'value', () => [[five]]),
  evaluateDeuceToSeven: row(engine.evaluateDeuceToSeven, 'value', () => [[five]]),
  evaluateEightOrBetter: row(engine.evaluateEightOrBetter, 'value', () => [[five]]),
  deckOf: row(engine.deckOf, 'value', () => [['short-deck']]),
  hasLow: row(engine.hasLow, 'value', () => [[engine.GAMES.omaha8]]),
  evaluatorsOf: row(engine.evaluatorsOf, 'value', () => [
    ['omaha8', { tripsOverStraight: false }],
    ['short-deck', { tripsOverStraight: true }],
  ]),
  bestHand: row(engine.bestHand, 'value', () => [
    ['omaha8', hole, five.slice(1), { tripsOverStraight: false }],
  ]),
  playingHands: row(engine.playingHands, 'value', () => [
    ['omaha8', hole, five.slice(1), { tripsOverStraight: false }],
  ]),
  shownHand: row(engine.shownHand, 'value', () => [[five]]),
  readChips: row(engine.readChips, 'result', () => [
    ['1,200', 'ante', '1', { point: '.', groups: ',' }],
  ]),
  symbolOf: row(engine.symbolOf, 'value', () => [['USD']]),
  readMoney: row(engine.readMoney, 'result', () => [
    ['$1,200.50', 'ante', { point: '.', groups: ',' }],
  ]),
  moneyWriter: row(engine.moneyWriter, 'value', () => [
    ['0.01', { symbol: '$', minus: '-', unknown: '?', point: '.' }],
  ]),
  blindSeats: row(engine.blindSeats, 'value', () => [[[2, 5, 7], 5]]),
  tiersByValue: row(engine.tiersByValue, 'value', () => [
    [
      [
        ['A', 2],
        ['B', 1],
      ],
    ],
  ]),
  tiersByWinners: row(engine.tiersByWinners, 'value', () => [[[['A'], ['B']], ['C']]]),
  parseRange: row(engine.parseRange, 'result', () => [['QQ+, AKs:0.5, T9s-65s']]),
  equity: row(engine.equity, 'result', () => [
    [
      ['AsKs', 'QQ'],
      { game: 'holdem', board: seven.slice(2, 5), method: 'monte-carlo', samples: 50 },
    ],
    [
      [engine.parseCards('As Ks'), engine.parseCards('Qd Qc')],
      { board: engine.parseCards('2c 3c 4d 5h') },
    ],
  ]),
};
