/** What is wrong with a field of the calculator. */

import type { ErrorCode } from '@sidepot/engine';
import { amount } from '../../../tools/numbers.js';

type Details = Readonly<Record<string, unknown>>;

const chips = (value: unknown): string => (typeof value === 'number' ? amount(value) : '?');

/** A final stack may also be that before anything is paid. */
const before = (start: unknown, put: unknown, stack: unknown): string => {
  const left = typeof start === 'number' && typeof put === 'number' ? start - put : stack;
  return left === stack ? '' : ` Avant le paiement des pots : ${chips(left)}.`;
};

/** Said at the field, so it need not name it. */
const PROBLEMS: Partial<Record<ErrorCode, (details: Details) => string | null>> = {
  NOT_INTEGER: () => 'Saisissez un nombre entier.',
  NEGATIVE_AMOUNT: () => 'Cela ne peut pas être inférieur à 0.',
  UNSAFE_INTEGER: () => 'C’est plus que ce qui peut être compté exactement.',
  DUPLICATE_PLAYER: ({ player }) => `Un autre joueur s’appelle ${player}.`,
  DUPLICATE_SEAT: ({ seat }) => `Deux joueurs occupent le siège ${seat}.`,
  BAD_INPUT: ({ least, most, dead }) =>
    typeof least === 'number'
      ? `Au moins ${least}.`
      : typeof dead === 'number'
        ? `Au plus tous les jetons morts, ${chips(dead)}.`
        : typeof most === 'number'
          ? `Au plus ${chips(most)} : ce qui a été mis, sans l’argent mort.`
          : null,
  SEAT_OUT_OF_RANGE: ({ max }) => `Un siège de 1 à ${max}.`,
  BUTTON_OUT_OF_RANGE: ({ max }) => `Un siège de 1 à ${max}.`,
  NOT_ENOUGH_CHIPS: ({ put, start }) =>
    `${chips(put)} mis, pour un stack de départ de ${chips(start)}.`,
  STACK_MISMATCH: ({ start, put, returned, won, stack }) =>
    `${chips(start)} − ${chips(put)} mis${returned === 0 ? '' : ` + ${chips(returned)} rendus`} + ${chips(won)} gagnés = ${chips(stack)}.${before(start, put, stack)}`,
  NO_LIVE_HAND: () => 'Tout le monde a passé. Il doit rester quelqu’un.',
  TOO_FEW_PLAYERS: () => 'Il faut au moins deux joueurs pour une main.',
  BAD_ANTE: ({ put, owed }) =>
    `L’ante seule est de ${chips(owed)}, et il n’a été mis que ${chips(put)}.`,
  BAD_BLINDS: ({ most }) => `Au plus la grosse blinde de ${chips(most)}.`,
  BAD_UNIT: () => 'Au moins 1.',
  BAD_RAKE: ({ field }) =>
    String(field).includes('cap')
      ? 'Un nombre de jetons, ou des paliers par nombre de joueurs à partir de 2 : 2: 10; 5: 30.'
      : 'De 0 à 100, deux décimales au plus.',
  BAD_BOARDS: () => 'Une main de tournoi a un seul board.',
  BAD_CARD: ({ card }) => `${card} n’est pas une carte. Écrivez As, Td, 9c.`,
  DUPLICATE_CARD: ({ card }) => `${card} est déjà là.`,
  TOO_MANY_CARDS: ({ max }) => `Au plus ${max} cartes.`,
  ORPHAN_LAYER: ({ amount: orphan }) => `${chips(orphan)} dépassent toutes les mains en jeu.`,
};

export const problem = (code: ErrorCode, details: Details): string | null =>
  PROBLEMS[code]?.(details) ?? null;
