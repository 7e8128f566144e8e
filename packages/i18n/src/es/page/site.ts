/** What stands above every page but the table. */

export const site = {
  nav: 'Páginas',
  look: 'Aspecto',
  language: {
    label: 'Idioma',
    /** What the browser asks for, by its own name. */
    ofBrowser: (name: string): string => `Auto: ${name}`,
  },
  pages: {
    lobby: 'Jugar',
    calculator: 'Calculadora',
    dealer: 'Crupier',
    replayer: 'Replayer',
    rules: 'Reglas',
  },
  titles: {
    calculator: 'Calculadora de botes paralelos',
    dealer: 'Modo crupier',
    replayer: 'Replayer de manos',
    rules: 'Reglas de la casa',
  },
};
