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
    replayer: 'Replayer',
    rules: 'Règles',
  },
  titles: {
    calculator: 'Calculateur de pots annexes',
    replayer: 'Replayer de mains',
    rules: 'Règles de la maison',
  },
};
