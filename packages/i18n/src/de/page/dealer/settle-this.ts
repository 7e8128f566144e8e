/** Only settle this: a hand that is already under way. */

export const settleThis = {
  lead: 'Was in der Mitte liegt, was davor steht, wer all-in ist, wer gefoldet hat.',
  middlePot: (pot: number): string => (pot === 0 ? 'In der Mitte' : `Mitte, Side Pot ${pot}`),
  addPot: 'Noch ein Pot in der Mitte',
  behind: 'Dahinter',
  allIn: 'All-in',
  fold: 'Gefoldet',
  out: 'Nicht in der Hand',
  done: 'Wer gewinnt?',
  leave: 'Verlassen',
};
