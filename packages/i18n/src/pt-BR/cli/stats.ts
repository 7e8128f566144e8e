/** What `sidepot stats` says: its help, and its tables. */

import type { CliWords } from '../../language.js';
import { count, decimals, howMany } from '../../tools/numbers.js';
import { statNames } from '../page/stat-names.js';
import { games } from './games.js';

const hands = (number: number): string => howMany(number, { one: 'mão', other: 'mãos' });

export const statsHelp: CliWords['commands']['stats'] = {
  summary: 'estatísticas dos jogadores de históricos de mãos',
  about:
    'Ler históricos de mãos em qualquer formato conhecido e contar o que os jogadores fazem e ganham.',
  files: 'históricos de mãos; - é a entrada padrão',
  player: 'tudo sobre este jogador',
  by: 'linhas por',
  json: 'escrever um objeto JSON',
  csv: 'escrever linhas CSV',
  unit: 'quanto vale uma ficha (padrão: a mais fina das mãos)',
  jobs: 'threads (padrão: uma por núcleo, se a entrada é grande)',
  noEv: 'sem os resultados ajustados de all-in, que levam tempo',
};

export const statsNote = `Cada estatística é feito / ocasiões, como define docs/stats.md: 24,2 é uma
porcentagem, – diz que não houve ocasião. O mesmo nome em vários arquivos é o
mesmo jogador. Mãos que não podem ter acontecido são ditas com arquivo, linha e
motivo; as outras são contadas.

Códigos de saída: 0 todas contadas, 1 alguma mão recusada, 2 uso errado ou
arquivo ilegível.`;

export const statsWords: CliWords['stats'] = {
  player: 'Jogador',
  statistic: 'Estatística',
  value: 'Valor',
  of: 'Feito/de',
  hands: 'Mãos',
  net: 'Líquido',
  ev: 'All-in aj.',
  bb100: 'bb/100',
  atShowdown: 'No showdown',
  withoutShowdown: 'Sem showdown',
  evHands: (number) => `${hands(number)} ajustadas`,
  by: {
    position: 'Posição',
    session: 'Sessão',
    day: 'Dia',
    month: 'Mês',
    stake: 'Big blind',
    game: 'Jogo',
    players: 'Jogadores',
    depth: 'Stack (bb)',
  },
  games,
  names: statNames,
  unknown: 'desconhecido',
  none: 'Nenhuma mão.',
  more: (number) => `… e mais ${count(number)}`,
  summary: (all, refused, seconds) =>
    [
      `${hands(all)} contadas`,
      ...(refused > 0 ? [`${count(refused)} recusadas`] : []),
      `${decimals(seconds, 2)} s`,
    ].join(', '),
};
