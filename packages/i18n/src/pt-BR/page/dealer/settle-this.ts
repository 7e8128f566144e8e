/** Only settle this: a hand that is already under way. */

export const settleThis = {
  lead: 'O que está no meio, o que está na frente, quem está all-in, quem deu fold.',
  middlePot: (pot: number): string => (pot === 0 ? 'No meio' : `Meio, side pot ${pot}`),
  addPot: 'Outro pote no meio',
  behind: 'Atrás',
  allIn: 'All-in',
  fold: 'Fold',
  out: 'Fora da mão',
  done: 'Quem ganha?',
  leave: 'Sair',
};
