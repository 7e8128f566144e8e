/** The words of how the page looks. */

export const look = {
  title: 'Display',
  close: 'Close',
  labels: {
    theme: 'Light or dark',
    felt: 'Felt',
    deck: 'Suits',
    faces: 'Cards',
    backs: 'Card backs',
    order: 'My cards lie',
  },
  choices: {
    theme: { system: 'As the device', light: 'Light', dark: 'Dark' },
    felt: { green: 'Green', blue: 'Blue', red: 'Red', violet: 'Violet', grey: 'Grey' },
    deck: { four: 'Four colours', two: 'Two colours' },
    faces: { white: 'White', ivory: 'Ivory', solid: 'In their colour' },
    backs: { blue: 'Blue', red: 'Red', green: 'Green', black: 'Black' },
    order: { dealt: 'As dealt', rank: 'By rank', suit: 'By suit' },
  },
  preview: 'How it looks',
};
