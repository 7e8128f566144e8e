/** Who pays an ante, and what of it first: the words of a table's settings and of the calculator. */

export const ante = {
  modes: {
    none: 'No ante',
    perPlayer: 'Everybody',
    bigBlind: 'Big blind for all',
    button: 'Button for all',
  },
  orders: { 'ante-first': 'The ante', 'blind-first': 'The blind' },
} as const;
