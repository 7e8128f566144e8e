/** What stands above every page but the table. */

export const site = {
  nav: 'Páginas',
  look: 'Aparência',
  language: {
    label: 'Idioma',
    /** What the browser asks for, by its own name. */
    ofBrowser: (name: string): string => `Auto: ${name}`,
  },
  pages: {
    lobby: 'Jogar',
    calculator: 'Calculadora',
    dealer: 'Dealer',
    replayer: 'Replayer',
    rules: 'Regras',
  },
  titles: {
    calculator: 'Calculadora de side pots',
    dealer: 'Modo dealer',
    replayer: 'Replayer de mãos',
    rules: 'Regras da casa',
  },
};
