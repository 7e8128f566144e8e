/** The words of a session's report, and of all statistics of a player. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';
import { statNames } from '../stat-names.js';

export const sessionReport: Chapters['report'] = {
  title: 'Relatório da sessão',
  who: 'Jogador',
  hands: 'Mãos',
  time: 'Duração',
  net: 'Líquido',
  bb100: 'bb/100',
  adjusted: 'Ajustado por all-in',
  luck: 'Sorte nos all-ins',
  luckNote:
    'O líquido menos o resultado ajustado: o que as cartas deram ou tiraram quando ninguém mais podia apostar.',
  showdown: 'No showdown',
  nonShowdown: 'Sem showdown',
  byPosition: 'Por posição',
  position: 'Posição',
  graph: 'Ganhos',
  asTable: 'O gráfico como tabela',
  hand: 'Mão',
  biggest: 'Maiores potes',
  best: 'Mais ganho',
  worst: 'Mais perdido',
  none: 'Nenhuma mão terminou ainda.',
  few: 'Em cinza: menos de 20 chances ou mãos de menos. Sob cada número: quantas vezes, de quantas chances.',
  all: 'Todas as estatísticas',
  statistic: 'Estatística',
  total: 'Tudo',
  share: 'Link deste relatório',
  shareNote: 'Quem pode ver as mãos desta mesa pode abrir.',
  later: 'Quando a mesa fechar, este relatório pode ser compartilhado como página.',
  toTable: 'Para a mesa',
  close: 'Fechar',
  own: 'Das mãos em que você recebeu cartas.',
  everybody: 'De todas as mãos desta mesa.',
  /** How long somebody played. */
  lasted: (hours, minutes) =>
    hours > 0 ? `${count(hours)} h ${count(minutes)} min` : `${count(minutes)} min`,
  names: statNames,
};
