/** What is said while hands run out and pots are paid, and why. */

import { amount, percent } from '../../tools/numbers.js';
import type { AwardLine, AwardWords, SeatNames } from '../../tools/told.js';
import { list } from './numbers.js';

const RUNS: Readonly<Record<number, string>> = { 2: 'Twice', 3: 'Three Times' };

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

/** After a colon a hand needs no case: "Anna gewinnt: Zwei Paare, Asse und Neunen". */
function wins(who: readonly string[], hand: string | null): string {
  const verb = who.length > 1 ? 'teilen' : 'gewinnt';
  return `${list(who)} ${verb}${hand === null ? '' : `: ${hand}`}`;
}

const share = (
  names: SeatNames,
  { seat, amount: chips, odd }: AwardWords['shares'][number],
): string =>
  `${names.seat(seat)} +${amount(chips)}${odd > 0 ? ` (ungerader Chip: ${amount(odd)})` : ''}`;

export const show = {
  dealt: (cards: string): string => `Du hast ${cards}`,
  waiting: 'Warte auf Karten…',
  runs: (count: number): string => `Run it ${RUNS[count] ?? `${count}×`}`,
  skip: 'Weiter',
  skipOff: 'Doch nicht',
  skipped: (have: number, of: number): string => `${have} von ${of} wollen weiter`,
  refund: (chips: number, name: string): string =>
    `Nicht gecallt: ${amount(chips)} zurück an ${name}`,

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
      `Gewinnchance: ${list(parts.map(({ pot, part }) => `${percent(part)} im ${pot}`))}`,
  },

  turn: {
    yours: (call: number | null, pot: number): string =>
      call === null
        ? `Du bist dran. Checken kostet nichts. Im Pot liegen ${amount(pot)}`
        : `Du bist dran. ${amount(call)} zu callen. Im Pot liegen ${amount(pot)}`,
    other: (name: string): string => `${name} ist dran`,
    secondsLeft: (seconds: number): string => `Noch ${seconds} Sekunden`,
    runs: 'Wähle, wie viele Boards gegeben werden',
    back: 'Zurück zum Tisch',
  },

  settings: {
    open: 'Ton und Anzeige',
    title: 'Ton und Anzeige',
    close: 'Schließen',
    sound: 'Töne',
    soundNote: 'Chips, Karten, wenn du dran bist und Gewinne.',
    notices: {
      label: 'Sag mir, wenn ich dran bin',
      turn: 'Du bist dran',
      note: 'Eine Nachricht auf diesem Gerät, während du woanders hinschaust.',
      answers: {
        pushed: 'An, auch wenn diese Seite geschlossen ist.',
        shown: 'An, solange diese Seite offen ist.',
        blocked:
          'Dein Browser erlaubt dieser Seite keine Nachrichten. In seinen Einstellungen kannst du das ändern.',
        impossible:
          'Das kann dein Browser hier nicht. Auf dem iPhone: Leg die Seite auf den Home-Bildschirm.',
      },
    },
    vibration: 'Vibrieren, wenn ich dran bin',
    bigBlinds: 'Stacks in Big Blinds',
    bigBlindsNote: 'Den genauen Betrag siehst du, wenn du darauf zeigst.',
    equity: 'Gewinnchancen bei All-ins zeigen',
    equityNote: 'Neben den Händen, sobald nicht mehr gesetzt werden kann.',
  },
};
