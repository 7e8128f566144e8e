/** Why a pot was paid as it was: as the page says it, but short, and without a full stop. */

import type { PlayerId, WhyStep } from '@sidepot/engine';
import { type ForfeitFacts, type SplitFacts, stepsIn } from '../../tools/why/steps.js';
import { step as page } from '../page/why/steps.js';
import { count, listed } from './numbers.js';

const forfeit = ({ who, uncalled, chips }: ForfeitFacts): string =>
  `ninguém pagou ${uncalled}, mas a mão de ${who} está morta: a aposta forçada de ${chips} fica`;

const even = ({ who, best, chips, inChips, share }: SplitFacts): string =>
  `${who} empatam com ${best} e dividem ${chips}${inChips}: ${share} para cada`;

export const step: (step: WhyStep<PlayerId>) => string = stepsIn(
  {
    best: page.best,
    sum: page.sum,
    refund: (who, level, matched, chips) =>
      `${level} - ${matched} = ${chips} é o que ninguém pagou, e volta para ${who}`,
    forfeit,
    forfeitUncalled: forfeit,
    noRake: 'sem flop, sem rake',
    rake: ({ percent, base, inChips, atMost, chips }) =>
      `rake de ${percent}% de ${base}${inChips}${atMost}: ${chips}`,
    inChips: page.inChips,
    atMost: page.atMost,
    folded: (who, people) =>
      `${who} ${people === 1 ? 'deu' : 'deram'} fold; as fichas ficam no pote`,
    out: (who, people) =>
      `${who} ${people === 1 ? 'pôs menos e não pode' : 'puseram menos e não podem'} ganhar este pote`,
    potRake: (chips, left) => `sai o rake de ${chips}; o resto é ${left}`,
    unopposed: (who, chips) => `só ${who} disputa este pote e leva ${chips}`,
    board: (board, of, chips) => `o board ${board} de ${of} vale ${chips}`,
    half: {
      high: (chips) => `a metade high é de ${chips}`,
      low: (chips) => `a metade low é de ${chips}`,
    },
    noLow: 'ninguém tem low, então a mão high leva tudo',
    winsBoth: (who) => `${who} ganha o high e o low`,
    tieBoth: (who) => `${who} empatam no high e no low, então se divide uma só vez`,
    win: ({ who, best, chips }) => `${who} tem ${best} e ganha ${chips}`,
    split: even,
    splitOdd: (facts, odd, parts) =>
      `${even(facts)}; ${parts === 1 ? 'ficha ímpar' : 'fichas ímpares'} em sentido horário a partir do botão: ${odd}`,
    oddPart: page.oddPart,
  },
  { count, listed },
);
