/** The steps of a settlement as sentences. `tools/why/steps.ts` chooses. */

import { lowerFirst } from '../../../tools/letters.js';
import type { PageStepTexts, SplitFacts } from '../../../tools/why/steps.js';

const even = ({ who, best, hand, chips, inChips, share }: SplitFacts): string =>
  `${who} empatan con ${best}${hand} y se reparten ${chips}${inChips}: ${share} por cabeza`;

export const step: PageStepTexts = {
  best: { hand: 'la mejor mano', high: 'la mejor mano alta', low: 'la mejor mano baja' },
  sum: {
    ante: 'ante',
    deadBlinds: 'ciegas muertas',
    folded: 'de quien se retiró',
    orphan: 'por encima de toda mano viva',
  },
  refund: (who, level, matched, chips) =>
    `${who} puso ${level}, pero nadie igualó más de ${matched}: se le devuelven ${chips}, que no están en ningún bote.`,
  forfeit: ({ who, level, called, chips }) =>
    `${who} puso ${level}, y nadie igualó más de ${called}. Pero esta mano está muerta: los ${chips} obligatorios se quedan y se pueden ganar.`,
  forfeitUncalled: ({ who, level, chips }) =>
    `${who} puso ${level}, y nadie lo igualó. Pero esta mano está muerta: los ${chips} obligatorios se quedan y se pueden ganar.`,
  noRake: 'Sin flop no hay rake.',
  rake: ({ percent, base, inChips, atMost, chips }) =>
    `El rake es el ${percent}\u00a0% de ${base}${inChips}${atMost}: ${chips}.`,
  inChips: (chip) => ` en fichas de ${chip}`,
  atMost: (cap) => `, con un tope de ${cap}`,
  folded: (who, people) =>
    `${who} ${people > 1 ? 'se retiraron' : 'se retiró'}; las fichas se quedan en el bote.`,
  out: (who, people) =>
    `${who} ${people > 1 ? 'pusieron menos y no pueden' : 'puso menos y no puede'} ganar este bote.`,
  potRake: (chips, left) => `Se cobra un rake de ${chips}; se pagan ${left}.`,
  unopposed: (who, chips) => `Solo queda ${who} para ganarlo y se lleva ${chips}.`,
  board: (board, of, chips) => `El board ${board} de ${of} se juega ${chips}.`,
  half: {
    high: (chips) => `La mitad alta es de ${chips}.`,
    low: (chips) => `La mitad baja es de ${chips}.`,
  },
  noLow: 'Nadie tiene mano baja, así que la mano alta se lo lleva todo.',
  winsBoth: (who) => `${who} gana la alta y la baja.`,
  tieBoth: (who) => `${who} empatan en la alta y en la baja, así que se divide una sola vez.`,
  win: ({ who, best, hand, chips }) => `${who} tiene ${best}${hand} y gana ${chips}.`,
  split: (facts) => `${even(facts)}.`,
  splitOdd: (facts, odd, parts) =>
    `${even(facts)}. ${parts === 1 ? 'La ficha impar es para quien está primero a la izquierda del botón' : 'Las fichas impares van por orden desde la izquierda del botón'}: ${odd}.`,
  oddPart: (chips, who) => `${chips} para ${who}`,
  called: (hand) => ` (${lowerFirst(hand)})`,
  /** "Supera a Bruno: pareja de seises, kicker nueve." */
  beats: (who, hand) => `Supera a ${who}: ${lowerFirst(hand)}.`,
};
