/** The words of dealer mode: what a dealer reads in two seconds, and says aloud. */

import { betweenHands } from './between-hands.js';
import { clock } from './clock.js';
import { drill } from './drill.js';
import { hand } from './hand.js';
import { history } from './history.js';
import { settleThis } from './settle-this.js';
import { setup } from './setup.js';
import { share } from './share.js';
import { showdown } from './showdown.js';

export const dealer = {
  seat: (seat: number): string => `Assento ${seat}`,
  bar: {
    hand: (number: number): string => `Mão ${number}`,
    undo: 'Desfazer',
    redo: 'Refazer',
    menu: 'Menu',
    close: 'Fechar',
    notKept: 'Este navegador não guarda nada: o que for digitado aqui se perde ao fechar a página.',
  },
  menu: {
    title: 'Mesa',
    clock: 'Relógio',
    history: 'Mãos',
    taps: 'Toques desta mão',
    drill: 'Treino',
    share: 'Compartilhar',
    settle: 'Só acertar isto',
    newTable: 'Nova mesa',
    newTableAsk: 'Deixar esta mesa e preparar outra? Você pode continuar com ela depois.',
    yes: 'Preparar outra',
    no: 'Ficar aqui',
    rulings: 'Decisões',
    misdeal: 'Misdeal: tudo volta',
    fouled: 'Baralho com defeito: tudo volta',
    kill: (seat: string): string => `${seat}: mão morta`,
    cards: 'Digitar cartas',
    take: 'Aceitar',
  },
  pad: {
    label: 'Teclado',
    back: 'Apagar o último dígito',
    next: 'Seguir',
    thousand: 'K',
    chip: (colour: string, value: string): string => `Ficha ${value}, ${colour}`,
    colours: {
      white: 'branca',
      red: 'vermelha',
      green: 'verde',
      black: 'preta',
      purple: 'roxa',
      yellow: 'amarela',
      orange: 'laranja',
      blue: 'azul',
      grey: 'cinza',
      pink: 'rosa',
      brown: 'marrom',
      teal: 'turquesa',
    } as const,
  },
  clock,
  drill,
  hand,
  history,
  next: betweenHands,
  settle: settleThis,
  setup,
  share,
  showdown,
};
