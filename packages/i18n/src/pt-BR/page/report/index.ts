/** The words of a session's report, and of all statistics of a player. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';

export const sessionReport: Chapters['report'] = {
  title: 'Relatório da sessão',
  everybody: 'Toda a mesa',
  players: 'Jogadores',
  time: 'Duração',
  luck: 'Sorte em all-ins',
  luckNote:
    'O líquido menos o resultado ajustado por all-ins: o que as cartas deram ou tiraram quando ninguém mais podia apostar.',
  stats: 'Estatísticas',
  position: 'Posição',
  depth: 'Mãos por stack efetivo, em big blinds',
  hand: 'Mão',
  graphOfAll: 'Os ganhos de toda a mesa mão a mão; a tabela abaixo diz o mesmo',
  after: (number) => `Depois da mão ${count(number)}: um clique a abre`,
  best: 'Mais ganhou',
  worst: 'Mais perdeu',
  none: 'Nenhuma mão terminou ainda.',
  few: 'Cinza: menos de 20 oportunidades, ou menos de 1.000 mãos para bb/100. Abaixo de cada número: quantas vezes, de quantas oportunidades.',
  all: 'Todas as estatísticas',
  statistic: 'Estatística',
  share: 'Link deste relatório',
  shareNote: 'Quem pode ver as mãos desta mesa pode abri-lo.',
  later: 'Quando a mesa estiver fechada, este relatório poderá ser compartilhado como página.',
  toTable: 'Para a mesa',
  close: 'Fechar',
  own: 'Das mãos em que você recebeu cartas.',
  ofAll: 'De todas as mãos desta mesa.',
  /** How long somebody played. */
  lasted: (hours, minutes) =>
    hours > 0 ? `${count(hours)} h ${count(minutes)} min` : `${count(minutes)} min`,
};
