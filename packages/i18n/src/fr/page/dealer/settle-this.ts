/** Only settle this: a hand that is already under way. */

export const settleThis = {
  lead: 'Ce qu’il y a au milieu, devant chacun, qui est à tapis, qui a passé.',
  middlePot: (pot: number): string => (pot === 0 ? 'Au milieu' : `Milieu, pot annexe ${pot}`),
  addPot: 'Un autre pot au milieu',
  behind: 'Derrière',
  allIn: 'Tapis',
  fold: 'A passé',
  out: 'Pas dans le coup',
  done: 'Qui gagne ?',
  leave: 'Quitter',
};
