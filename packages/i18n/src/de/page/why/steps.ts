/** The steps of a settlement as sentences. `tools/why/steps.ts` chooses. */

import type { PageStepTexts, SplitFacts } from '../../../tools/why/steps.js';

const even = ({ who, best, hand, chips, inChips, share, people }: SplitFacts): string =>
  `${who} haben ${people === 2 ? 'beide' : 'alle'} ${best}${hand} und teilen ${chips}${inChips}: je ${share}`;

export const step: PageStepTexts = {
  best: { hand: 'die beste Hand', high: 'die beste High-Hand', low: 'die beste Low-Hand' },
  sum: {
    ante: 'Ante',
    deadBlinds: 'tote Blinds',
    folded: 'gefoldet',
    orphan: 'über jeder aktiven Hand',
  },
  refund: (who, level, matched, chips) =>
    `${who} hat ${level} gesetzt, aber niemand hat mehr als ${matched} gecallt: ${chips} gingen zurück. Sie sind in keinem Pot.`,
  forfeit: ({ who, level, called, chips }) =>
    `${who} hat ${level} gesetzt, und niemand hat mehr als ${called} gecallt. Aber diese Hand ist tot: Die Pflichteinsätze (${chips}) bleiben drin und können gewonnen werden.`,
  forfeitUncalled: ({ who, level, chips }) =>
    `${who} hat ${level} gesetzt, und niemand hat gecallt. Aber diese Hand ist tot: Die Pflichteinsätze (${chips}) bleiben drin und können gewonnen werden.`,
  noRake: 'Kein Flop, kein Rake.',
  rake: ({ percent, base, inChips, atMost, chips }) =>
    `Der Rake ist ${percent}\u00a0% von ${base}${inChips}${atMost}: ${chips}.`,
  inChips: (chip) => ` in Chips zu ${chip}`,
  atMost: (cap) => `, höchstens ${cap}`,
  folded: (who) => `Gefoldet: ${who}. Die Chips bleiben im Pot.`,
  out: (who) => `Weniger gesetzt, kein Anspruch auf diesen Pot: ${who}.`,
  potRake: (chips, left) => `${chips} Rake gehen ab; ${left} werden ausgezahlt.`,
  unopposed: (who, chips) => `Nur ${who} ist dafür übrig und bekommt ${chips}.`,
  board: (board, of, chips) => `Board ${board} von ${of} spielt um ${chips}.`,
  half: {
    high: (chips) => `Die High-Hälfte ist ${chips}.`,
    low: (chips) => `Die Low-Hälfte ist ${chips}.`,
  },
  noLow: 'Niemand hat eine Low-Hand, also bekommt die High-Hand alles.',
  winsBoth: (who) => `${who} gewinnt High und Low.`,
  tieBoth: (who) => `${who} liegen bei High und Low gleichauf, also wird nur einmal geteilt.`,
  win: ({ who, best, hand, chips }) => `${who} hat ${best}${hand} und gewinnt ${chips}.`,
  split: (facts) => `${even(facts)}.`,
  splitOdd: (facts, odd, parts) =>
    `${even(facts)}. ${parts === 1 ? 'Der ungerade Chip geht' : 'Die ungeraden Chips gehen'} im Uhrzeigersinn ab dem Button: ${odd}.`,
  oddPart: (chips, who) => `${chips} an ${who}`,
  called: (hand) => ` (${hand})`,
  /** "Das schlägt Bob: Paar Sechsen, Kicker Neun." */
  beats: (who, hand) => `Das schlägt ${who}: ${hand}.`,
};
