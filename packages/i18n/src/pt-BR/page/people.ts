/** Who plays in the examples; the rules name some of them too. */

export const people = {
  Alice: 'Alice',
  Ann: 'Ana',
  Bob: 'Beto',
  Cat: 'Cris',
  Cem: 'Caio',
  Charlie: 'Carlos',
  Dan: 'Dani',
  Dee: 'Duda',
  Eva: 'Eva',
  Finn: 'Fábio',
  Gus: 'Guga',
  Hana: 'Helena',
  Ivo: 'Ivo',
};
