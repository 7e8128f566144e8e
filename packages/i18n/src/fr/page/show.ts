/** What is said while hands run out and pots are paid, and why. */

import { amount, percent } from '../../tools/numbers.js';
import type { AwardLine, AwardWords, SeatNames } from '../../tools/told.js';
import { aHand } from './grammar.js';
import { list, plural } from './numbers.js';

const low = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

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
      ...(halves > 1 ? [first.half === 'high' ? 'Haut' : 'Bas'] : []),
    ].join(' · ');
    const text = wins(
      group.map(({ seat }) => names.seat(seat)),
      first.text,
    );
    return [{ of, board: first.board, half: first.half, text }];
  });
}

function wins(who: readonly string[], hand: string | null): string {
  const verb = who.length > 1 ? 'partagent' : 'gagne';
  return `${list(who)} ${verb}${hand === null ? '' : ` avec ${aHand(hand)}`}`;
}

const share = (
  names: SeatNames,
  { seat, amount: chips, odd }: AwardWords['shares'][number],
): string =>
  `${names.seat(seat)} +${amount(chips)}${odd > 0 ? ` (jeton impair ${amount(odd)})` : ''}`;

export const show = {
  dealt: (cards: string): string => `Vous avez ${cards}`,
  waiting: 'En attente des cartes…',
  runs: (count: number): string => `${count} boards`,
  skip: 'Sauter',
  skipOff: 'Ne pas sauter',
  skipped: (have: number, of: number): string => `${have} sur ${of} pour sauter la suite`,
  refund: (chips: number, name: string): string =>
    `Mise non suivie rendue à ${name} : ${amount(chips)}`,

  award: {
    title: (name: string, chips: number): string => `${name} · ${amount(chips)}`,
    lines,
    shares: (award: Pick<AwardWords, 'shares'>, names: SeatNames): readonly string[] =>
      award.shares.map((one) => share(names, one)),
    rake: (chips: number): string => `Rake ${amount(chips)}`,
    spoken: (award: AwardWords, names: SeatNames): string => {
      const reasons = lines(award, names).map(({ of, text }) =>
        of === '' ? text : `${of} : ${text}`,
      );
      // Who wins all of it has been named with the amount.
      const isAll = award.shares.length === 1 && award.rake === 0;
      const paid = isAll ? '' : `. ${award.shares.map((one) => share(names, one)).join(', ')}`;
      return `${award.name}, ${amount(award.amount)}. ${reasons.join('. ')}${paid}`;
    },
  },

  equity: {
    percent: (part: number): string =>
      part > 0 && part < 0.01 ? '<1 %' : part < 1 && part > 0.99 ? '>99 %' : percent(part),
    label: (parts: readonly { readonly pot: string; readonly part: number }[]): string =>
      `Chances : ${list(parts.map(({ pot, part }) => `${percent(part)} pour le ${low(pot)}`))}`,
  },

  turn: {
    yours: (call: number | null, pot: number): string =>
      call === null
        ? `À vous de parler. Vous pouvez checker. Le pot est de ${amount(pot)}`
        : `À vous de parler. ${amount(call)} pour suivre. Le pot est de ${amount(pot)}`,
    other: (name: string): string => `Parole à ${name}`,
    secondsLeft: (seconds: number): string => `Il reste ${plural(seconds, 'seconde', 'secondes')}`,
    runs: 'Choisissez combien de boards tirer',
    back: 'Retour à la table',
  },

  settings: {
    open: 'Son et affichage',
    title: 'Son et affichage',
    close: 'Fermer',
    sound: 'Sons',
    soundNote: 'Jetons, cartes, votre tour et gains.',
    notices: {
      label: 'Me prévenir quand c’est à moi',
      turn: 'C’est à vous de parler',
      note: 'Une notification de cet appareil, quand vous regardez ailleurs.',
      answers: {
        pushed: 'Activé, même quand cette page est fermée.',
        shown: 'Activé, tant que cette page est ouverte.',
        blocked:
          'Ce navigateur bloque les notifications de ce site. Ses réglages permettent de changer cela.',
        impossible:
          'Ce navigateur ne le permet pas ici. Sur un iPhone, ajoutez la page à l’écran d’accueil.',
      },
    },
    vibration: 'Vibrer quand c’est à moi',
    bigBlinds: 'Stacks en grosses blindes',
    bigBlindsNote: 'Le montant exact s’affiche au survol.',
    equity: 'Afficher les chances à tapis',
    equityNote: 'À côté des mains, quand il n’y a plus d’enchères possibles.',
  },
};
