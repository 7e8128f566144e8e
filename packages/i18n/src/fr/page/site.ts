/** What stands above every page but the table. */

export const site = {
  nav: 'Pages',
  look: 'Affichage',
  language: {
    label: 'Langue',
    /** What the browser asks for, by its own name. */
    ofBrowser: (name: string): string => `Auto : ${name}`,
  },
  pages: {
    lobby: 'Jouer',
    calculator: 'Calculateur',
    dealer: 'Donneur',
    replayer: 'Replayer',
    rules: 'Règles',
  },
  titles: {
    calculator: 'Calculateur de pots annexes',
    dealer: 'Mode donneur',
    replayer: 'Replayer de mains',
    rules: 'Règles de la maison',
  },
};
