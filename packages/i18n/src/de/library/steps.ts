/** Why a pot was paid as it was: as the page says it, but short, and without a full stop. */

import type { PlayerId, WhyStep } from '@sidepot/engine';
import { type ForfeitFacts, type SplitFacts, stepsIn } from '../../tools/why/steps.js';
import { step as page } from '../page/why/steps.js';
import { count, listed } from './numbers.js';

const forfeit = ({ who, uncalled, chips }: ForfeitFacts): string =>
  `${uncalled} hat niemand gecallt, aber die Hand von ${who} ist tot: Die Pflichteinsätze (${chips}) bleiben drin`;

const even = ({ who, best, chips, inChips, share, people }: SplitFacts): string =>
  `${who} haben ${people === 2 ? 'beide' : 'alle'} ${best} und teilen ${chips}${inChips}: je ${share}`;

export const step: (step: WhyStep<PlayerId>) => string = stepsIn(
  {
    best: page.best,
    sum: page.sum,
    refund: (who, level, matched, chips) =>
      `nicht gecallt: ${level} - ${matched} = ${chips} zurück an ${who}`,
    forfeit,
    forfeitUncalled: forfeit,
    noRake: 'kein Flop, kein Rake',
    rake: ({ percent, base, inChips, atMost, chips }) =>
      `Rake ${percent}\u00a0% von ${base}${inChips}${atMost}: ${chips}`,
    inChips: page.inChips,
    atMost: page.atMost,
    folded: (who) => `gefoldet, die Chips bleiben im Pot: ${who}`,
    out: (who) => `weniger gesetzt, kein Anspruch auf diesen Pot: ${who}`,
    potRake: (chips, left) => `Rake ${chips}, es bleiben ${left}`,
    unopposed: (who, chips) => `nur ${who} ist dafür übrig und bekommt ${chips}`,
    board: (board, of, chips) => `Board ${board} von ${of} spielt um ${chips}`,
    half: {
      high: (chips) => `die High-Hälfte ist ${chips}`,
      low: (chips) => `die Low-Hälfte ist ${chips}`,
    },
    noLow: 'niemand hat eine Low-Hand, also bekommt die High-Hand alles',
    winsBoth: (who) => `${who} gewinnt High und Low`,
    tieBoth: (who) => `${who} liegen bei High und Low gleichauf, also wird nur einmal geteilt`,
    win: ({ who, best, chips }) => `${who} hat ${best} und gewinnt ${chips}`,
    split: even,
    splitOdd: (facts, odd, parts) =>
      `${even(facts)}, ${parts === 1 ? 'der ungerade Chip' : 'die ungeraden Chips'} im Uhrzeigersinn ab dem Button: ${odd}`,
    oddPart: page.oddPart,
  },
  { count, listed },
);
