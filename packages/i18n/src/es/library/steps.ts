/** Why a pot was paid as it was: as the page says it, but short, and without a full stop. */

import type { PlayerId, WhyStep } from '@sidepot/engine';
import { type ForfeitFacts, type SplitFacts, stepsIn } from '../../tools/why/steps.js';
import { step as page } from '../page/why/steps.js';
import { count, listed } from './numbers.js';

const forfeit = ({ who, uncalled, chips }: ForfeitFacts): string =>
  `nadie igualó ${uncalled}, pero la mano de ${who} está muerta: los ${chips} obligatorios se quedan`;

const even = ({ who, best, chips, inChips, share }: SplitFacts): string =>
  `${who} empatan con ${best} y se reparten ${chips}${inChips}: ${share} por cabeza`;

export const step: (step: WhyStep<PlayerId>) => string = stepsIn(
  {
    best: page.best,
    sum: page.sum,
    refund: (who, level, matched, chips) =>
      `${level} - ${matched} = ${chips}: nadie lo igualó y se devuelve a ${who}`,
    forfeit,
    forfeitUncalled: forfeit,
    noRake: 'sin flop no hay rake',
    rake: ({ percent, base, inChips, atMost, chips }) =>
      `el rake es el ${percent}\u00a0% de ${base}${inChips}${atMost}: ${chips}`,
    inChips: page.inChips,
    atMost: page.atMost,
    folded: (who, people) =>
      `${who} ${people > 1 ? 'se retiraron' : 'se retiró'}; las fichas se quedan en el bote`,
    out: (who, people) =>
      `${who} ${people > 1 ? 'pusieron menos y no pueden' : 'puso menos y no puede'} ganar este bote`,
    potRake: (chips, left) => `se cobra un rake de ${chips}; se pagan ${left}`,
    unopposed: (who, chips) => `solo queda ${who} para ganarlo y se lleva ${chips}`,
    board: (board, of, chips) => `el board ${board} de ${of} se juega ${chips}`,
    half: {
      high: (chips) => `la mitad alta es de ${chips}`,
      low: (chips) => `la mitad baja es de ${chips}`,
    },
    noLow: 'nadie tiene mano baja, así que la mano alta se lo lleva todo',
    winsBoth: (who) => `${who} gana la alta y la baja`,
    tieBoth: (who) => `${who} empatan en la alta y en la baja, así que se divide una sola vez`,
    win: ({ who, best, chips }) => `${who} tiene ${best} y gana ${chips}`,
    split: even,
    splitOdd: (facts, odd, parts) =>
      `${even(facts)}; ${parts === 1 ? 'la ficha impar es para quien está primero a la izquierda del botón' : 'las fichas impares van por orden desde la izquierda del botón'}: ${odd}`,
    oddPart: page.oddPart,
  },
  { count, listed },
);
