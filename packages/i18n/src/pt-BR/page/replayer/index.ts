/** The replayer's words. */

import type { ReplayWarning, ReplayWarningCode } from '@sidepot/engine';
import { amount, count, percent, wordFor } from '../../../tools/numbers.js';
import { list, plural } from '../numbers.js';

const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: 'UTC' });

/** `{detail}` is replaced: players by name, amounts as they are written here. */
const WARNINGS: Readonly<Record<ReplayWarningCode, string>> = {
  SHORT_POST: '{player} posta {paid} de {owed}.',
  LATE_POST: '{player} posta {paid} fora da vez.',
  UNEVEN_ANTES: 'Os antes não são iguais; contam como dinheiro morto.',
  OUT_OF_TURN: '{player} age, mas é a vez de {turn}.',
  BETTING_CLOSED: '{player} age, mas não há mais nada a decidir.',
  UNDER_MINIMUM: '{player} aumenta para {to}. O mínimo é {min}.',
  OVER_MAXIMUM: '{player} aumenta para {to}. O máximo é {max}.',
  NOT_REOPENED: '{player} aumenta para {to}, mas nenhum raise completo reabriu a ação.',
  RAISE_CAP: '{player} aumenta para {to}, mas os raises desta rodada se esgotaram.',
  NO_RIVAL_TO_RAISE: '{player} aumenta para {to}, mas ninguém poderia pagar mais.',
  BRING_IN_MOVED: '{player} paga o bring-in sem precisar.',
  DRAW_LIMIT: '{player} descarta um número de cartas que o jogo não permite.',
  STILL_TO_ACT: 'A rodada acaba embora {player} ainda tenha que agir.',
  UNFINISHED: 'O histórico para antes do fim da mão.',
  UNKNOWN_WINNER: 'Ninguém mostrou a mão e não há ganhos registrados: não se sabe quem ganhou.',
  WINNER_BY_RECORD: 'Ninguém mostrou a mão: ganha quem o histórico indica.',
  RECORD_DIFFERS: 'O histórico diz que {player} ganhou {won}.',
  CASHED_OUT: '{player} fez cash out: a casa pagou {paid}, os potes teriam pago {won}.',
};
const PLAYERS = ['player', 'turn'];

const warning = (one: ReplayWarning, names: readonly string[]): string =>
  WARNINGS[one.code].replace(/\{(\w+)\}/g, (_, detail: string) => {
    const value = Number(one[detail]);
    return PLAYERS.includes(detail) ? (names[value] ?? '?') : amount(value);
  });

export const replayer = {
  lead: 'Abra históricos de mãos e veja cada pote, a cada passo. Nada sai deste aparelho.',

  open: {
    title: 'Abrir mãos',
    drop: 'Solte arquivos aqui',
    dropNow: 'Solte para abrir',
    or: 'PHH, PHHS, Open Hand History, o log do PokerNow e textos de PokerStars, GGPoker e outros seis sites, até 100.000 mãos e mais.',
    choose: 'Escolher arquivos',
    paste: 'Ou cole mãos',
    pasteHere: 'Texto de uma mão ou de várias',
    read: 'Abrir o texto',
    empty: 'Cole primeiro o texto de uma mão.',
    again: 'Abrir outras',
    waitsForFile: 'Este link leva a um arquivo. Abra o arquivo para chegar lá.',
    waits: (hand: number, step: number): string =>
      `Este link leva à mão ${count(hand)}, passo ${count(step)} de um arquivo. Abra o arquivo para ir até lá.`,
  },

  samples: {
    title: 'Ou experimente uma destas',
    all: 'As cinco em lista',
    allAbout: 'Com filtros, busca e teclas para percorrer muitas mãos.',
    names: {
      'side-pots': 'Dois side pots',
      'odd-chip': 'Divisão com ficha ímpar',
      'run-twice': 'Rodando duas vezes',
      'high-low': 'Omaha hi-lo, um quarto do pote',
      'short-raise': 'Um raise abaixo do mínimo',
    } as const,
    about: {
      'side-pots': 'Três jogadores all-in com stacks diferentes, e 2.300 que ninguém pagou.',
      'odd-chip': 'Duas mãos iguais, um pote de 415, e uma ficha que não dá para dividir.',
      'run-twice': 'Uma trinca contra um flush draw, em dois boards.',
      'high-low': 'Dois jogadores dividem a metade low do pote principal.',
      'short-raise': 'Um histórico que foge das regras, com notas onde isso acontece.',
    } as const,
  },

  tabs: {
    title: 'Partes do replayer',
    hands: 'Mãos',
    players: 'Jogadores',
    player: 'Perfil',
    review: 'Revisão',
  },

  progress: {
    label: 'Lendo',
    reading: (part: number, hands: number): string =>
      `Lendo: ${percent(part)}, ${plural(hands, 'mão', 'mãos')} até agora`,
    done: (hands: number): string => plural(hands, 'mão aberta', 'mãos abertas'),
    stop: 'Cancelar',
  },

  filters: {
    title: 'Filtros',
    hasSidePots: 'Side pots',
    isAllIn: 'All-in',
    isSplit: 'Dividido',
    hasNotes: 'Notas',
    isMarked: 'Marcadas',
    save: 'Exportar',
    saving: (part: number): string => `Gravando: ${percent(part)}`,
    searching: (part: number): string => `Buscando: ${percent(part)}`,
    atLeast: 'Pote mínimo',
    player: 'Jogador',
    clear: 'Limpar',
    notNumber: 'Digite um número.',
    count: (shown: number, all: number): string =>
      shown === all
        ? plural(all, 'mão', 'mãos')
        : `${count(shown)} de ${plural(all, 'mão', 'mãos')}`,
    none: 'Nenhuma mão é assim.',
  },

  list: {
    title: 'Mãos',
    label: 'Mãos: as setas movem, Enter abre',
    number: (number: number): string => `#${count(number)}`,
    sidePots: (pots: number): string => plural(pots - 1, 'side pot', 'side pots'),
    allIn: 'All-in',
    split: 'Dividido',
    notes: (notes: number): string => plural(notes, 'nota', 'notas'),
    won: (names: readonly string[]): string =>
      names.length === 0
        ? 'Vencedor desconhecido'
        : `${list(names)} ${wordFor(names.length, { one: 'ganhou', other: 'ganharam' })}`,
    players: (players: number): string => plural(players, 'jogador', 'jogadores'),
    missed: (player: string, missed: string): string => `${player} deixou de ganhar ${missed}`,
    choose: 'Escolha uma mão da lista',
    chooseHow: '↑ e ↓ movem, Enter abre.',
  },

  bad: {
    title: (bad: number): string =>
      plural(bad, 'mão não pôde ser aberta', 'mãos não puderam ser abertas'),
    noneRead: 'Nenhuma mão pôde ser aberta.',
    line: (line: number, file: string | null): string =>
      file === null ? `Linha ${count(line)}` : `${file}, linha ${count(line)}`,
    number: (number: number): string => `Mão ${count(number)}`,
    unknown: 'Não é um histórico de mãos conhecido aqui, ou não dá para ler.',
    reason: (words: string, action: number | null): string => {
      const first = words.charAt(0).toUpperCase() + words.slice(1);
      return action === null ? `${first}.` : `${first} (ação ${action}).`;
    },
    more: (more: number): string => `E mais ${count(more)}.`,
  },

  /** What somebody keeps about a hand. */
  marks: {
    star: 'Estrela para esta mão',
    starred: 'Com estrela',
    comment: 'Comentário',
    commentHere: 'Fica neste dispositivo',
  },

  hand: {
    title: (number: number): string => `Mão ${count(number)}`,
    id: (id: string): string => `Nº ${id}`,
    game: (game: string, limit: string): string => `${limit} ${game}`,
    date: (year: number, month: number, day: number): string =>
      DATE.format(Date.UTC(year, month - 1, day)),
    back: 'Todas as mãos',
    before: 'Mão anterior',
    after: 'Próxima mão',
    copy: 'Copiar link',
    copied: 'Link copiado',
    notCopied: 'Copie o endereço desta página',
    calculator: 'Abrir na calculadora',
    openCards: 'Mostrar todas as cartas conhecidas',
  },

  keys: {
    title: 'Teclado',
    close: 'Fechar',
    ofList: [
      ['/', 'Buscar um jogador'],
      ['N', 'Próxima mão da lista'],
      ['P', 'Mão anterior'],
      ['J K', 'O mesmo, como na revisão'],
      ['↑ ↓ Enter', 'Na lista: escolher e abrir'],
    ] as const,
    ofHand: [
      ['← →', 'Um passo atrás ou à frente'],
      ['Home End', 'Ao primeiro ou ao último passo'],
      ['Espaço', 'Iniciar ou pausar'],
      ['S', 'Estrela para esta mão'],
      ['?', 'Esta ajuda'],
    ] as const,
  },

  notes: {
    title: (notes: number): string => plural(notes, 'nota', 'notas'),
    about: 'Onde este histórico foge das regras. Ele é seguido assim mesmo.',
    step: (step: number): string => `Passo ${count(step)}`,
    warning,
  },
};
