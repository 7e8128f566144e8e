/** Who plays in the examples; the rules name some of them too. */

export const people = {
  Alice: 'Alice',
  Ann: 'Anna',
  Bob: 'Bob',
  Cat: 'Clara',
  Cem: 'Cem',
  Charlie: 'Charlie',
  Dan: 'Dan',
  Dee: 'Dora',
  Eva: 'Eva',
  Finn: 'Finn',
  Gus: 'Gus',
  Hana: 'Hana',
  Ivo: 'Ivo',
};
