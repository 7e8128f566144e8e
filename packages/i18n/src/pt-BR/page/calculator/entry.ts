/** The words of the calculator for entering hands one after another. */

import { amount } from '../../../tools/numbers.js';

export const entryOfPlayers = {
  /** A column of its own in the picture, and in a text. */
  middle: 'Meio',
  middleLabel: 'Já no meio',
  middleNote:
    'Vazio: nada. Senão, com todos os antes; abaixo fica o que está na frente de cada jogador.',
  middleTerm: 'no meio',
  inFront: 'Na frente',
  anteQuestion: {
    label: (ante: number, total: number): string =>
      `O ante de ${amount(ante)} está nos ${amount(total)}?`,
    inside: 'Sim',
    onTop: (sum: number): string => `Não, ${amount(sum)} ao todo`,
  },
};

export const entryOfHands = {
  undo: 'Desfazer',
  redo: 'Refazer',
  pad: {
    label: 'Teclado numérico',
    back: 'Apagar o último dígito',
    next: 'Avançar',
    done: 'Pronto',
  },
  papers: {
    title: 'Exemplos dos documentos',
    example: (number: number): string => `Exemplo ${number}`,
    edge: (number: number): string => `Caso extremo ${number}`,
    note: {
      refund: (chips: number): string =>
        `O documento mostra um último pote de ${amount(chips)} que só uma pessoa pode ganhar. Ninguém pagou essas fichas: elas voltam e não são um pote. Todos terminam com as mesmas fichas.`,
      oddChip: (chips: number): string =>
        `O documento dá a sobra de ${amount(chips)} ao primeiro vencedor citado. Aqui ela vai ao primeiro vencedor no sentido horário a partir do botão.`,
    },
  },
};
