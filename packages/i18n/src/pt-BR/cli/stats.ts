/** What `sidepot stats` says: its help, its tables, and the names of all statistics. */

import type { CliWords } from '../../language.js';
import { count, decimals, howMany } from '../../tools/numbers.js';
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

const STREETS = ['flop', 'turn', 'river'] as const;

const onStreets = (name: string): readonly [string, string, string] => [
  `${name}, ${STREETS[0]}`,
  `${name}, ${STREETS[1]}`,
  `${name}, ${STREETS[2]}`,
];

const cbet = onStreets('aposta de continuação');
const foldToCbet = onStreets('fold contra aposta de continuação');
const raiseCbet = onStreets('aumento da aposta de continuação');
const donk = onStreets('donk bet');
const checkRaise = onStreets('check-raise');

const names: CliWords['stats']['names'] = {
  vpip: 'pôs no pote por vontade',
  pfr: 'aumento pré-flop',
  rfi: 'aumento de primeiro',
  limp: 'limp',
  coldCall: 'call a frio',
  threeBet: '3-bet',
  foldToThreeBet: 'fold contra 3-bet',
  fourBet: '4-bet',
  coldFourBet: '4-bet a frio',
  foldToFourBet: 'fold contra 4-bet',
  squeeze: 'squeeze',
  steal: 'roubo de blinds',
  foldToSteal: 'fold contra roubo',
  threeBetSteal: '3-bet contra roubo',
  cbetFlop: cbet[0],
  cbetTurn: cbet[1],
  cbetRiver: cbet[2],
  foldToCbetFlop: foldToCbet[0],
  foldToCbetTurn: foldToCbet[1],
  foldToCbetRiver: foldToCbet[2],
  raiseCbetFlop: raiseCbet[0],
  raiseCbetTurn: raiseCbet[1],
  raiseCbetRiver: raiseCbet[2],
  donkFlop: donk[0],
  donkTurn: donk[1],
  donkRiver: donk[2],
  checkRaiseFlop: checkRaise[0],
  checkRaiseTurn: checkRaise[1],
  checkRaiseRiver: checkRaise[2],
  sawFlop: 'viu o flop',
  wtsd: 'foi ao showdown',
  wsd: 'ganhou no showdown',
  wwsf: 'ganhou ao ver o flop',
  af: 'fator de agressão',
  afq: 'frequência de agressão',
};

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
  names,
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
