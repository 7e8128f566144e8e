/** What is said while hands run out and pots are paid, and why. */

import { lowerFirst } from '../../tools/letters.js';
import { amount, percent } from '../../tools/numbers.js';
import { list, plural } from './numbers.js';

const times = (count: number): string => (count === 2 ? 'duas vezes' : `${count} vezes`);

export const show = {
  dealt: (cards: string): string => `Você tem ${cards}`,
  waiting: 'Esperando as cartas…',
  runs: (count: number): string => `Roda ${times(count)}`,
  skip: 'Pular',
  skipOff: 'Não pular',
  skipped: (have: number, of: number): string =>
    `${have} de ${of} ${have === 1 ? 'quer' : 'querem'} pular`,
  refund: (chips: number, name: string): string =>
    `Aposta não paga de ${amount(chips)} volta para ${name}`,

  award: {
    title: (name: string, chips: number): string => `${name} · ${amount(chips)}`,
    /** What is told of it is put together in `page/award.ts`. */
    board: (board: number): string => `Board ${board}`,
    halves: { high: 'High', low: 'Low', badugi: 'Badugi', 'in-hand': 'Na mão' },
    wins: (who: string): string => `${who} ganha`,
    split: (who: string): string => `${who} dividem`,
    withHand: (won: string, hand: string): string => `${won} com ${lowerFirst(hand)}`,
    oddChip: (paid: string, chips: string): string => `${paid} (ficha ímpar ${chips})`,
    rake: (chips: number): string => `Rake ${amount(chips)}`,
  },

  equity: {
    label: (parts: readonly { readonly pot: string; readonly part: number }[]): string =>
      `Chance de ${list(parts.map(({ pot, part }) => `${percent(part)} no ${lowerFirst(pot)}`))}`,
  },

  turn: {
    yoursFree: (pot: number): string => `Sua vez. O check é grátis. Pote de ${amount(pot)}`,
    yoursToCall: (call: number, pot: number): string =>
      `Sua vez. ${amount(call)} para pagar. Pote de ${amount(pot)}`,
    other: (name: string): string => `Vez de ${name}`,
    secondsLeft: (seconds: number): string =>
      plural(seconds, 'segundo restante', 'segundos restantes'),
    runs: 'Escolha quantas vezes rodar',
    back: 'Voltar à mesa',
  },

  settings: {
    open: 'Som e aparência',
    title: 'Som e aparência',
    close: 'Fechar',
    sound: 'Sons',
    soundNote: 'Fichas, cartas, sua vez e vitórias.',
    notices: {
      label: 'Avisar quando for a minha vez',
      turn: 'É a sua vez',
      note: 'Uma notificação neste aparelho, enquanto você olha outra coisa.',
      answers: {
        pushed: 'Ligado, mesmo com esta página fechada.',
        shown: 'Ligado, enquanto esta página estiver aberta.',
        blocked:
          'Este navegador não permite notificações deste site. Dá para mudar isso nas configurações dele.',
        impossible:
          'Este navegador não consegue fazer isso aqui. No iPhone, adicione a página à tela de início.',
      },
    },
    vibration: 'Vibrar quando for a minha vez',
    bigBlinds: 'Stacks em big blinds',
    bigBlindsNote: 'O valor exato aparece ao apontar para o stack.',
    equity: 'Mostrar chances nos all-ins',
    equityNote: 'Ao lado das mãos, quando não há mais apostas possíveis.',
    hud: 'Estatísticas nos lugares',
    hudNote: 'Onde o host permite. Um clique mostra todas.',
  },
};
