/** Who plays in the examples; the rules name some of them too. */

export const people = {
  Alice: 'Alicia',
  Ann: 'Ana',
  Bob: 'Bruno',
  Cat: 'Carla',
  Cem: 'Cem',
  Charlie: 'Carlos',
  Dan: 'Dani',
  Dee: 'Delia',
  Eva: 'Eva',
  Finn: 'Félix',
  Gus: 'Gus',
  Hana: 'Hana',
  Ivo: 'Ivo',
};
