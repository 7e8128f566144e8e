/** What is said before any script runs: to search engines, link previews, home screens. The build reads it. */

export const head = {
  product: 'Sidepot',
  title: 'Sidepot: ein Pokertisch für Freunde',
  description:
    'Mach einen Pokertisch auf und verschick den Link: keine Anmeldung, jeder Pot erklärt, kein Chip geht verloren. Mit Side-Pot-Rechner und Hand-Replayer.',
  picture: 'Ein Pokerchip mit einem Pik und Chips in einem Main Pot und zwei Side Pots',
  noScript:
    'Sidepot zeichnet seinen Tisch mit JavaScript, und das ist in diesem Browser aus. Schalte es für diese Seite ein, um zu spielen.',
  calculator: 'Side-Pot-Rechner',
  dealer: 'Dealer-Modus',
  replayer: 'Hand-Replayer',
};
