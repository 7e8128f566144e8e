/** What stands above every page but the table. */

export const site = {
  nav: 'Seiten',
  look: 'Anzeige',
  language: {
    label: 'Sprache',
    /** What the browser asks for, by its own name. */
    ofBrowser: (name: string): string => `Auto: ${name}`,
  },
  pages: {
    lobby: 'Spielen',
    calculator: 'Rechner',
    dealer: 'Dealer',
    replayer: 'Replayer',
    rules: 'Regeln',
  },
  titles: {
    calculator: 'Side-Pot-Rechner',
    dealer: 'Dealer-Modus',
    replayer: 'Hand-Replayer',
    rules: 'Hausregeln',
  },
};
