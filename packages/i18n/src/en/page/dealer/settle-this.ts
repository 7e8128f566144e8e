/** Only settle this: a hand that is already under way. */

export const settleThis = {
  lead: 'What is in the middle, what stands in front, who is all-in, who folded.',
  middlePot: (pot: number): string =>
    pot === 0 ? 'In the middle' : `In the middle, side pot ${pot}`,
  addPot: 'Another pot in the middle',
  behind: 'Behind',
  allIn: 'All-in',
  fold: 'Folded',
  out: 'Not in the hand',
  done: 'Who wins?',
  leave: 'Leave',
};
