/** What stands above every page but the table. */

export const site = {
  nav: 'Pages',
  look: 'Display',
  language: {
    label: 'Language',
    /** What the browser asks for, by its own name. */
    ofBrowser: (name: string): string => `Auto: ${name}`,
  },
  pages: {
    lobby: 'Play',
    calculator: 'Calculator',
    dealer: 'Dealer',
    replayer: 'Replayer',
    rules: 'Rules',
  },
  titles: {
    calculator: 'Side-pot calculator',
    dealer: 'Dealer mode',
    replayer: 'Hand replayer',
    rules: 'House rules',
  },
};
