/** What is said before any script runs: to search engines, link previews, home screens. The build reads it. */

export const head = {
  product: 'Sidepot',
  title: 'Sidepot: a poker table for friends',
  description:
    'Make a poker table and send its link: no sign-up, every pot explained, no chip ever lost. With a side-pot calculator and a hand replayer.',
  picture: 'A poker chip with a spade, and chips in a main pot and two side pots',
  noScript:
    'Sidepot draws its table with JavaScript, which is off in this browser. Turn it on for this site to play.',
  calculator: 'Side-pot calculator',
  dealer: 'Dealer mode',
  replayer: 'Hand replayer',
};
