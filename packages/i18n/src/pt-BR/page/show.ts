/** What is said while hands run out and pots are paid, and why. */

import { amount, percent } from '../../tools/numbers.js';
import type { AwardLine, AwardWords, SeatNames } from '../../tools/told.js';
import { list, plural } from './numbers.js';

const low = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const times = (count: number): string => (count === 2 ? 'duas vezes' : `${count} vezes`);

/** Who has what, board by board and half by half. */
function lines(
  { hands, shares }: Pick<AwardWords, 'hands' | 'shares'>,
  names: SeatNames,
): readonly AwardLine[] {
  const groups = new Map<string, AwardWords['hands'][number][]>();
  for (const hand of hands) {
    const key = `${hand.board} ${hand.half}`;
    groups.set(key, [...(groups.get(key) ?? []), hand]);
  }
  if (groups.size === 0) {
    return [
      {
        of: '',
        board: 0,
        half: 'high',
        text: wins(
          shares.map(({ seat }) => names.seat(seat)),
          null,
        ),
      },
    ];
  }
  const boards = new Set(hands.map(({ board }) => board)).size;
  const halves = new Set(hands.map(({ half }) => half)).size;
  return [...groups.values()].flatMap((group) => {
    const first = group[0];
    if (first === undefined) return [];
    const of = [
      ...(boards > 1 ? [`Board ${first.board + 1}`] : []),
      ...(halves > 1 ? [first.half === 'high' ? 'High' : 'Low'] : []),
    ].join(' · ');
    const text = wins(
      group.map(({ seat }) => names.seat(seat)),
      first.text,
    );
    return [{ of, board: first.board, half: first.half, text }];
  });
}

function wins(who: readonly string[], hand: string | null): string {
  const verb = who.length > 1 ? 'dividem' : 'ganha';
  return `${list(who)} ${verb}${hand === null ? '' : ` com ${low(hand)}`}`;
}

const share = (
  names: SeatNames,
  { seat, amount: chips, odd }: AwardWords['shares'][number],
): string =>
  `${names.seat(seat)} +${amount(chips)}${odd > 0 ? ` (ficha ímpar ${amount(odd)})` : ''}`;

export const show = {
  dealt: (cards: string): string => `Você tem ${cards}`,
  waiting: 'Esperando as cartas…',
  runs: (count: number): string => `Roda ${times(count)}`,
  skip: 'Pular',
  skipOff: 'Não pular',
  skipped: (have: number, of: number): string => `${have} de ${of} querem pular`,
  refund: (chips: number, name: string): string =>
    `Aposta não paga de ${amount(chips)} volta para ${name}`,

  award: {
    title: (name: string, chips: number): string => `${name} · ${amount(chips)}`,
    lines,
    shares: (award: Pick<AwardWords, 'shares'>, names: SeatNames): readonly string[] =>
      award.shares.map((one) => share(names, one)),
    rake: (chips: number): string => `Rake ${amount(chips)}`,
    spoken: (award: AwardWords, names: SeatNames): string => {
      const reasons = lines(award, names).map(({ of, text }) =>
        of === '' ? text : `${of}: ${text}`,
      );
      // Who wins all of it has been named with the amount.
      const isAll = award.shares.length === 1 && award.rake === 0;
      const paid = isAll ? '' : `. ${award.shares.map((one) => share(names, one)).join(', ')}`;
      return `${award.name}, ${amount(award.amount)}. ${reasons.join('. ')}${paid}`;
    },
  },

  equity: {
    percent: (part: number): string =>
      part > 0 && part < 0.01 ? '<1%' : part < 1 && part > 0.99 ? '>99%' : percent(part),
    label: (parts: readonly { readonly pot: string; readonly part: number }[]): string =>
      `Chance de ${list(parts.map(({ pot, part }) => `${percent(part)} no ${low(pot)}`))}`,
  },

  turn: {
    yours: (call: number | null, pot: number): string =>
      call === null
        ? `Sua vez. O check é grátis. Pote de ${amount(pot)}`
        : `Sua vez. ${amount(call)} para pagar. Pote de ${amount(pot)}`,
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
  },
};
