/** What is said while hands run out and pots are paid, and why. */

import { amount, percent } from '../../tools/numbers.js';
import type { AwardLine, AwardWords, SeatNames } from '../../tools/told.js';
import { list } from './numbers.js';

const low = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const times = (count: number): string => (count === 2 ? 'twice' : `${count} times`);

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
  const verb = who.length > 1 ? 'split it' : 'wins';
  return `${list(who)} ${verb}${hand === null ? '' : ` with ${low(hand)}`}`;
}

const share = (
  names: SeatNames,
  { seat, amount: chips, odd }: AwardWords['shares'][number],
): string => `${names.seat(seat)} +${amount(chips)}${odd > 0 ? ` (odd chip ${amount(odd)})` : ''}`;

export const show = {
  dealt: (cards: string): string => `You have ${cards}`,
  waiting: 'Waiting for cards…',
  runs: (count: number): string => `Run ${times(count)}`,
  skip: 'Skip',
  skipOff: 'Don’t skip',
  skipped: (have: number, of: number): string => `${have} of ${of} want to skip`,
  refund: (chips: number, name: string): string => `Uncalled ${amount(chips)} goes back to ${name}`,

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
      `Chance of ${list(parts.map(({ pot, part }) => `${percent(part)} in ${low(pot)}`))}`,
  },

  turn: {
    yours: (call: number | null, pot: number): string =>
      call === null
        ? `Your turn. Checking is free. The pot is ${amount(pot)}`
        : `Your turn. ${amount(call)} to call. The pot is ${amount(pot)}`,
    other: (name: string): string => `${name} to act`,
    secondsLeft: (seconds: number): string => `${seconds} seconds left`,
    runs: 'Choose how often to run it',
    back: 'Back to the table',
  },

  settings: {
    open: 'Sound and display',
    title: 'Sound and display',
    close: 'Close',
    sound: 'Sounds',
    soundNote: 'Chips, cards, your turn and wins.',
    notices: {
      label: 'Tell me when it is my turn',
      turn: 'It is your turn',
      note: 'A message of this device, while you look elsewhere.',
      answers: {
        pushed: 'On, also while this page is closed.',
        shown: 'On, while this page is open.',
        blocked: 'This browser does not allow messages of this site. Its settings can change that.',
        impossible:
          'This browser cannot do that here. On an iPhone put the page on the home screen.',
      },
    },
    vibration: 'Vibrate when it is my turn',
    bigBlinds: 'Stacks in big blinds',
    bigBlindsNote: 'The exact amount shows when you point at it.',
    equity: 'Show chances in all-ins',
    equityNote: 'Beside the hands, while no more betting is possible.',
  },
};
