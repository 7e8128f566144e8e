/** What is said while hands run out and pots are paid, and why. */

import { amount, percent } from '../../tools/numbers.js';
import type { AwardLine, AwardWords, SeatNames } from '../../tools/told.js';
import { list } from './numbers.js';

const low = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const times = (count: number): string => (count === 2 ? 'dos' : String(count));

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
      ...(halves > 1 ? [first.half === 'high' ? 'Alta' : 'Baja'] : []),
    ].join(' · ');
    const text = wins(
      group.map(({ seat }) => names.seat(seat)),
      first.text,
    );
    return [{ of, board: first.board, half: first.half, text }];
  });
}

function wins(who: readonly string[], hand: string | null): string {
  const verb = who.length > 1 ? 'se lo reparten' : 'gana';
  return `${list(who)} ${verb}${hand === null ? '' : ` con ${low(hand)}`}`;
}

const share = (
  names: SeatNames,
  { seat, amount: chips, odd }: AwardWords['shares'][number],
): string =>
  `${names.seat(seat)} +${amount(chips)}${odd > 0 ? ` (ficha impar ${amount(odd)})` : ''}`;

export const show = {
  dealt: (cards: string): string => `Tienes ${cards}`,
  waiting: 'Esperando cartas…',
  runs: (count: number): string => `Se reparte ${times(count)} veces`,
  skip: 'Saltar',
  skipOff: 'No saltar',
  skipped: (have: number, of: number): string =>
    `${have} de ${of} ${have === 1 ? 'quiere' : 'quieren'} saltar`,
  refund: (chips: number, name: string): string =>
    `Apuesta no igualada (${amount(chips)}) devuelta a ${name}`,

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
      part > 0 && part < 0.01
        ? '<1\u00a0%'
        : part < 1 && part > 0.99
          ? '>99\u00a0%'
          : percent(part),
    label: (parts: readonly { readonly pot: string; readonly part: number }[]): string =>
      `Probabilidad: ${list(parts.map(({ pot, part }) => `${percent(part)} en el ${low(pot)}`))}`,
  },

  turn: {
    yours: (call: number | null, pot: number): string =>
      call === null
        ? `Tu turno. Pasar es gratis. El bote es de ${amount(pot)}`
        : `Tu turno. Igualar cuesta ${amount(call)}. El bote es de ${amount(pot)}`,
    other: (name: string): string => `Turno de ${name}`,
    secondsLeft: (seconds: number): string =>
      seconds === 1 ? 'Queda 1 segundo' : `Quedan ${seconds} segundos`,
    runs: 'Elige cuántas veces se reparte',
    back: 'Volver a la mesa',
  },

  settings: {
    open: 'Sonido y aspecto',
    title: 'Sonido y aspecto',
    close: 'Cerrar',
    sound: 'Sonidos',
    soundNote: 'Fichas, cartas, tu turno y las ganancias.',
    notices: {
      label: 'Avisarme cuando sea mi turno',
      turn: 'Es tu turno',
      note: 'Un aviso de este dispositivo mientras miras a otra parte.',
      answers: {
        pushed: 'Activado, también con esta página cerrada.',
        shown: 'Activado, mientras esta página esté abierta.',
        blocked: 'Este navegador no permite avisos de este sitio. Puedes cambiarlo en sus ajustes.',
        impossible:
          'Este navegador no puede hacerlo aquí. En un iPhone, añade la página a la pantalla de inicio.',
      },
    },
    vibration: 'Vibrar cuando sea mi turno',
    bigBlinds: 'Stacks en ciegas grandes',
    bigBlindsNote: 'La cantidad exacta aparece al señalarlo.',
    equity: 'Mostrar probabilidades en los all-in',
    equityNote: 'Junto a las manos, cuando ya no se puede apostar más.',
  },
};
