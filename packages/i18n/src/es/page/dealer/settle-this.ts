/** Only settle this: a hand that is already under way. */

export const settleThis = {
  lead: 'Qué hay en el centro, qué hay delante, quién está all-in, quién no va.',
  middlePot: (pot: number): string => (pot === 0 ? 'En el centro' : `Centro, bote paralelo ${pot}`),
  addPot: 'Otro bote en el centro',
  behind: 'Detrás',
  allIn: 'All-in',
  fold: 'No va',
  out: 'No está en la mano',
  done: '¿Quién gana?',
  leave: 'Salir',
};
