/** Who plays in the examples; the rules name some of them too. */

export const people = {
  Alice: 'Alice',
  Ann: 'Ann',
  Bob: 'Bob',
  Cat: 'Cat',
  Cem: 'Cem',
  Charlie: 'Charlie',
  Dan: 'Dan',
  Dee: 'Dee',
  Eva: 'Eva',
  Finn: 'Finn',
  Gus: 'Gus',
  Hana: 'Hana',
  Ivo: 'Ivo',
};
