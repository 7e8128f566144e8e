/** Who plays in the examples; the rules name some of them too. */

export const people = {
  Alice: 'Alice',
  Ann: 'Anne',
  Bob: 'Bob',
  Cat: 'Cléo',
  Cem: 'Cem',
  Charlie: 'Charlie',
  Dan: 'Dan',
  Dee: 'Dina',
  Eva: 'Eva',
  Finn: 'Finn',
  Gus: 'Gus',
  Hana: 'Hana',
  Ivo: 'Ivo',
};
