/** Estatísticas do replayer. */

import { count, percent } from '../../../tools/numbers.js';
import { statTexts } from '../../../tools/stat-words.js';
import { list, plural } from '../numbers.js';
import { statNames } from '../stat-names.js';

export const statistics = {
  counting: 'Contagem',
  counted: (part: number): string => `Contando: ${percent(part)}`,

  names: statNames,

  about: statTexts(
    {
      vpip: 'Paga ou aumenta antes do flop',
      pfr: 'Aumenta antes do flop',
      rfi: 'Aumenta quando todos antes deram fold',
      limp: 'Paga o big blind na primeira decisão',
      coldCall: 'Paga um raise sem fichas no pote',
      threeBet: 'Aumenta o primeiro raise',
      foldToThreeBet: 'Dá fold quando a própria abertura é aumentada',
      fourBet: 'Abriu e aumenta de novo contra um 3-bet',
      coldFourBet: 'Aumenta um 3-bet na primeira decisão',
      foldToFourBet: 'Dá fold quando o próprio 3-bet é aumentado',
      squeeze: '3-bet depois que alguém pagou o raise',
      steal: 'Primeiro raise do cutoff, botão ou small blind',
      foldToSteal: 'Dá fold num blind contra um roubo',
      threeBetSteal: 'Aumenta um roubo a partir de um blind',
      sawFlop: 'Está na mão quando o flop chega',
      wtsd: 'Showdowns por flop visto',
      wsd: 'Ganha um pote disputado, por showdown',
      wwsf: 'Ganha, por flop visto',
      af: 'Bets e raises para cada call depois do flop',
      afq: 'Bets e raises de tudo menos checks depois do flop',
    },
    {
      cbet: 'Aposta primeiro depois do último raise da street anterior',
      foldToCbet: 'Dá fold para uma continuation bet',
      raiseCbet: 'Aumenta uma continuation bet',
      donk: 'Aposta contra o último raise da street anterior',
      checkRaise: 'Aumenta uma aposta depois de um check',
    },
    (about) => about,
  ),

  /** Where a name is long, and not abbreviated the same everywhere. */
  short: {
    cbetFlop: 'C-bet',
    foldToCbetFlop: 'Fold para c-bet',
  },

  positions: {
    utg: 'UTG',
    lj: 'LJ',
    hj: 'HJ',
    co: 'CO',
    btn: 'BTN',
    sb: 'SB',
    bb: 'BB',
    none: 'Todas',
  },

  players: {
    least: 'Mãos no mínimo',
    none: 'Ninguém tem tantas mãos.',
    columns: {
      player: 'Nome',
      hands: 'Mãos',
      net: 'Líquido',
      evNet: 'Ajustado',
      bb100: 'bb/100',
    },
    about: {
      player: 'Nome',
      hands: 'Mãos distribuídas',
      net: 'Ganho ou perdido, descontado o rake',
      evNet: 'Líquido com all-ins pagos por suas chances',
      bb100: 'Big blinds por 100 mãos, com o intervalo de 95%',
    },
    joinHow: 'Marque os nomes de uma mesma pessoa para juntá-los.',
    join: (names: number): string => `Juntar ${count(names)} nomes`,
    part: 'Separar estes nomes de novo',
    tick: (name: string): string => `Escolher ${name} para juntar`,
    also: (names: readonly string[]): string => `também ${list(names)}`,
    more: (more: number): string => `Mostrar mais ${count(more)}`,
  },

  player: {
    choose: 'Jogador',
    none: 'Este nome não está em nenhuma destas mãos.',
  },

  graph: {
    title: 'Ganhos',
    label: 'Ganhos mão a mão; a tabela abaixo diz o mesmo',
    scale: 'Escala',
    scales: { amounts: 'Valores', bigBlinds: 'Big blinds' },
    curves: {
      net: 'Líquido',
      ev: 'Ajustado ao all-in',
      showdown: 'Showdown',
      nonShowdown: 'Sem showdown',
    },
    none: 'Nenhuma mão para desenhar.',
    table: 'Como tabela',
    hands: 'Mãos',
    all: (hands: number): string => plural(hands, 'mão', 'mãos'),
    until: (hands: number, number: number): string =>
      `Após ${plural(hands, 'mão', 'mãos')}, mão ${count(number)}: um clique abre`,
  },

  heat: {
    title: 'Mãos iniciais',
    kind: 'Mostrar',
    kinds: {
      result: 'Big blinds por mão',
      vpip: 'VPIP',
      pfr: 'PFR',
      threeBet: '3-bet',
    },
    square: (name: string, value: string, of: number): string =>
      `${name}: ${value}, ${plural(of, 'vez', 'vezes')}`,
    known: (hands: number): string =>
      `${plural(hands, 'mão', 'mãos')} com cartas conhecidas. Claro: menos de 20.`,
  },

  grid: {
    title: 'Por posição',
    note: 'Cada número abre suas mãos. Cinza: menos de 20 chances.',
    all: 'Todas',
    hands: 'Mãos',
    net: 'Líquido',
    evNet: 'Ajustado ao all-in',
    bb100: 'bb/100',
    open: (name: string, position: string, value: string): string =>
      `${name}, ${position}: ${value}`,
  },

  /** A number of the statistics as a filter. */
  cell: {
    made: 'Só quando feito',
    all: 'Todas as chances',
    remove: 'Remover este filtro',
  },

  review: {
    title: 'Revisão',
    kinds: {
      misses: 'All-ins azarados',
      pots: 'Maiores potes',
      notes: 'Notas de regras',
      marked: 'Marcadas',
    },
    about: {
      misses: 'O mais perdido para as cartas após a última aposta.',
      pots: 'Os maiores potes destas mãos.',
      notes: 'Mãos que fogem do livro de regras.',
      marked: 'Mãos com estrela ou comentário neste dispositivo.',
    },
    none: {
      misses: 'Nenhum all-in destas mãos ficou abaixo de sua parte.',
      pots: 'Nenhuma mão é assim.',
      notes: 'Todas as mãos seguem o livro de regras.',
      marked: 'Nenhuma mão marcada ainda: S põe uma estrela.',
    },
  },
};
