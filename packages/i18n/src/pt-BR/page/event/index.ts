/** What one wants to know of a tournament before sitting down, and while it is played. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';
import { tournament } from '../tournament.js';

const minutes = (milliseconds: number): string => {
  const whole = milliseconds / 60_000;
  return Number.isInteger(whole) ? `${count(whole)} min` : `${count(milliseconds / 1000)} s`;
};

export const event = {
  title: 'Torneio',
  close: 'Fechar',

  facts: {
    buyIn: 'Buy-in',
    cost: (buyIn: number, fee: number): string =>
      buyIn + fee === 0
        ? 'Grátis'
        : fee === 0
          ? amount(buyIn)
          : `${amount(buyIn)} + ${amount(fee)}`,
    stack: 'Stack inicial',
    entries: 'Entradas',
    pool: 'Premiação',
    late: 'Registro tardio',
    lateUntil: (level: number): string => `Até o fim do nível ${count(level)}`,
    lateNone: 'Só antes do início',
    lateOver: 'Encerrado',
    reEntries: 'Reentradas',
    reEntriesEach: (most: number): string =>
      most === 0 ? 'Nenhuma' : `Até ${count(most)} por jogador, enquanto o registro estiver aberto`,
    breaks: 'Próximo intervalo',
    breakAfter: (level: number, milliseconds: number): string =>
      `Depois do nível ${count(level)}, ${minutes(milliseconds)}`,
    noBreak: 'Nenhum',
  },

  payouts: {
    title: 'Premiação',
    place: 'Lugar',
    share: 'Parte',
    prize: 'Prêmio',
    ordinal: tournament.ordinal,
    part: (share: number, of: number): string => `${count(Math.round((1000 * share) / of) / 10)}%`,
    soFar: (entries: number): string =>
      `Com ${plural(entries, 'entrada', 'entradas')} até agora; mais entradas pagam mais.`,
    final: 'Registro encerrado: esta é a premiação final.',
    free: 'Ninguém paga para entrar, então só se disputa a colocação.',
  },

  levels: {
    title: 'Níveis',
    number: 'Nível',
    blinds: 'Blinds',
    ante: 'Ante',
    length: 'Duração',
    none: '–',
    hands: (hands: number): string => plural(hands, 'mão', 'mãos'),
    minutes,
    last: 'até o fim',
    now: 'agora',
    breakFor: (milliseconds: number): string => `Intervalo, ${minutes(milliseconds)}`,
  },

  again: { play: 'Jogar de novo', come: 'Jogar de novo com todos' },

  standings: {
    title: 'Classificação',
    player: 'Jogador',
    chips: 'Fichas',
    out: (place: number): string => `Caiu em ${tournament.ordinal(place)}`,
    prize: (chips: number): string => `ganha ${amount(chips)}`,
    entered: (entries: number): string => plural(entries, 'entrada', 'entradas'),
    sentAway: 'desclassificação',
    none: 'Ninguém entrou ainda.',
    you: 'você',
  },
};
