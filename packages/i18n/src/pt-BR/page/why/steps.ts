/** The steps of a settlement as sentences. `tools/why/steps.ts` chooses. */

import { lowerFirst } from '../../../tools/letters.js';
import type { PageStepTexts, SplitFacts } from '../../../tools/why/steps.js';

const even = ({ who, best, hand, chips, inChips, share }: SplitFacts): string =>
  `${who} empatam com ${best}${hand} e dividem ${chips}${inChips}: ${share} para cada`;

export const step: PageStepTexts = {
  best: { hand: 'a melhor mão', high: 'a melhor mão high', low: 'a melhor mão low' },
  sum: {
    ante: 'ante',
    deadBlinds: 'blinds mortos',
    folded: 'fold',
    orphan: 'acima de todas as mãos vivas',
  },
  refund: (who, level, matched, chips) =>
    `${who} pôs ${level}, mas ninguém pagou mais de ${matched}: os outros ${chips} voltam e não entram em nenhum pote.`,
  forfeit: ({ who, level, called, chips }) =>
    `${who} pôs ${level}, e ninguém pagou mais de ${called}. Mas esta mão está morta: a aposta forçada de ${chips} fica e pode ser ganha.`,
  forfeitUncalled: ({ who, level, chips }) =>
    `${who} pôs ${level}, e ninguém pagou. Mas esta mão está morta: a aposta forçada de ${chips} fica e pode ser ganha.`,
  noRake: 'Sem flop, sem rake.',
  rake: ({ percent, base, inChips, atMost, chips }) =>
    `O rake é ${percent}% de ${base}${inChips}${atMost}: ${chips}.`,
  inChips: (chip) => ` em fichas de ${chip}`,
  atMost: (cap) => `, no máximo ${cap}`,
  folded: (who, people) =>
    `${who} ${people === 1 ? 'deu' : 'deram'} fold; as fichas ficam no pote.`,
  out: (who, people) =>
    `${who} ${people === 1 ? 'pôs menos e não pode' : 'puseram menos e não podem'} ganhar este pote.`,
  potRake: (chips, left) => `Sai o rake de ${chips}; o resto, ${left}, é pago.`,
  unopposed: (who, chips) => `Só ${who} ainda disputa este pote e leva ${chips}.`,
  board: (board, of, chips) => `O board ${board} de ${of} vale ${chips}.`,
  half: {
    high: (chips) => `A metade high é de ${chips}.`,
    low: (chips) => `A metade low é de ${chips}.`,
  },
  noLow: 'Ninguém tem low, então a mão high leva tudo.',
  winsBoth: (who) => `${who} ganha o high e o low.`,
  tieBoth: (who) => `${who} empatam no high e no low, então se divide uma só vez.`,
  win: ({ who, best, hand, chips }) => `${who} tem ${best}${hand} e ganha ${chips}.`,
  split: (facts) => `${even(facts)}.`,
  splitOdd: (facts, odd, parts) =>
    `${even(facts)}. ${parts === 1 ? 'A ficha ímpar sai' : 'As fichas ímpares saem'} em sentido horário a partir do botão: ${odd}.`,
  oddPart: (chips, who) => `${chips} para ${who}`,
  called: (hand) => ` (${lowerFirst(hand)})`,
  /** "Ganha de Beto: par de seis, kicker nove." */
  beats: (who, hand) => `Ganha de ${who}: ${lowerFirst(hand)}.`,
};
