/** The words of past hands and their replay. */

import { amount, count, wordFor } from '../../tools/numbers.js';
import { list } from './numbers.js';

export const hands = {
  title: 'Mãos jogadas',
  none: 'Nenhuma mão terminou ainda.',
  hand: (number: number): string => `Mão ${count(number)}`,
  pot: (chips: number): string => `Pote ${amount(chips)}`,
  won: (names: readonly string[]): string =>
    `${list(names)} ${wordFor(names.length, { one: 'ganhou', other: 'ganharam' })}`,
  voided: 'Anulada, apostas devolvidas',
  older: 'Mãos anteriores',
  open: (number: number): string => `Rever a mão ${count(number)}`,
  export: 'Todas as mãos em arquivo',
  exportOne: 'Esta mão em arquivo',
  formats: { phh: 'PHH', pokerstars: 'PokerStars', ohh: 'Open Hand History' } as const,
  formatsShort: { phh: 'PHH', pokerstars: 'PokerStars', ohh: 'OHH' } as const,

  replay: {
    close: 'Fechar o replay',
    loading: 'Buscando a mão…',
    unreadable: 'Não dá para rever esta mão. Ela continua nos arquivos abaixo.',
    controls: 'Passos',
    first: 'Ao início',
    back: 'Um passo atrás',
    next: 'Um passo à frente',
    last: 'Ao fim',
    play: 'Iniciar',
    stop: 'Parar',
    step: (now: number, of: number): string => `Passo ${now} de ${of}`,
    slider: 'Passo',
    list: 'O que aconteceu',
    deal: 'Blinds e cartas',
    /** Games without blinds. */
    dealAntes: 'Antes e cartas',
    newCards: 'Cartas novas',
    end: 'Fim da mão',
    openCards: 'Abrir todas as cartas conhecidas',
    said: (now: number, of: number, words: string): string => `Passo ${now} de ${of}: ${words}`,
    marked: 'Fora das regras',
    speed: 'Velocidade',
    times: (speed: number): string => `${count(speed)}×`,
    /** By the names of the games' records; `draw`: the only one. */
    streets: {
      preflop: 'Pré-flop',
      flop: 'Flop',
      turn: 'Turn',
      river: 'River',
      third: '3ª rua',
      fourth: '4ª rua',
      fifth: '5ª rua',
      sixth: '6ª rua',
      seventh: '7ª rua',
      deal: 'Cartas',
      draw: 'Troca',
      'first draw': '1ª troca',
      'second draw': '2ª troca',
      'third draw': '3ª troca',
      showdown: 'Showdown',
      end: 'Fim',
    } as const,
    calculator: 'Abrir na calculadora',
    keys: '← → mudam de passo, Home e End pulam, Espaço inicia',
  },
};
