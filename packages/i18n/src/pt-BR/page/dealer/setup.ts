/** Before the first hand: seats, stacks, chips, blinds. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

export const setup = {
  lead: 'Cartas e fichas de verdade na mesa; potes, pagamentos e relógio neste aparelho. Nada é enviado a lugar nenhum, a não ser que você compartilhe.',
  goOn: 'Continuar',
  goOnNote: (hands: number, when: string): string =>
    `${plural(hands, 'mão', 'mãos')}, última ${when}`,
  seats: {
    title: 'Quem está?',
    note: 'Toque em cada assento ocupado.',
    fewer: 'Um assento a menos',
    more: 'Um assento a mais',
    all: 'Todos',
    taken: (seat: string): string => `${seat}, ocupado`,
    free: (seat: string): string => `${seat}, livre`,
    name: 'Nome',
    stack: 'Stack deste assento',
    stackOfAll: 'Stack de todos',
    button: 'Botão',
    exceptions: 'Nomes e outros stacks',
  },
  kind: {
    title: 'O que se joga?',
    modes: { cash: 'Cash game', tournament: 'Torneio' } as const,
    game: 'Jogo',
    runs: 'Quantas vezes',
    runsOf: (runs: number): string =>
      runs === 1 ? 'Uma vez' : runs === 2 ? 'Até duas' : 'Até três',
  },
  blinds: {
    title: 'Blinds e ante',
    presets: {
      'TDA 2024': 'TDA 2024',
      'Ante first': 'Ante primeiro',
      none: 'Sem ante',
    } as const,
    presetNotes: {
      'TDA 2024': 'O big blind paga o ante; se faltar, primeiro o blind.',
      'Ante first': 'O big blind paga o ante; se faltar, primeiro o ante.',
      none: 'Só blinds.',
    } as const,
    small: 'Small blind',
    big: 'Big blind',
    ante: 'Ante',
  },
  chips: {
    title: 'Fichas',
    note: 'A menor ficha é a unidade.',
    value: (colour: string): string => `Valor, ${colour}`,
    colour: 'Cor',
    add: 'Adicionar uma cor',
    remove: (colour: string): string => `Remover ${colour}`,
  },
  event: {
    title: 'Níveis e prêmios',
    minutes: 'Minutos por nível',
    addLevel: 'Adicionar um nível',
    removeLevel: (level: number): string => `Remover o nível ${level}`,
    length: 'Minutos',
    breakAfter: 'Pausa depois',
    buyIn: 'Buy-in',
    payouts: 'Prêmios em porcentagem, primeiro lugar antes',
    payoutsNote: (sum: number): string => `Soma: ${count(sum)}`,
    elsewhere: 'Jogadores em outras mesas',
    entries: 'Inscrições de todas as mesas',
    ofLevel: (field: string, level: number): string => `${field}, nível ${level}`,
    rows: (levels: number): string => plural(levels, 'nível', 'níveis'),
  },
  start: 'Começar a primeira mão',
  needsTwo: 'Toque em pelo menos dois assentos.',
  total: (chips: number, players: number): string =>
    `${plural(players, 'jogador', 'jogadores')}, ${amount(chips)} em jogo`,
};
