/** The words of how the page looks. */

export const look = {
  title: 'Anzeige',
  close: 'Schließen',
  labels: {
    theme: 'Hell oder dunkel',
    felt: 'Filz',
    deck: 'Kartenfarben',
    faces: 'Karten',
    backs: 'Rückseiten',
    order: 'Meine Karten',
  },
  choices: {
    theme: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    felt: { green: 'Grün', blue: 'Blau', red: 'Rot', violet: 'Violett', grey: 'Grau' },
    deck: { four: 'Vier Farben', two: 'Zwei Farben' },
    faces: { white: 'Weiß', ivory: 'Elfenbein', solid: 'In ihrer Farbe' },
    backs: { blue: 'Blau', red: 'Rot', green: 'Grün', black: 'Schwarz' },
    order: { dealt: 'Wie gegeben', rank: 'Nach Wert', suit: 'Nach Farbe' },
  },
  preview: 'So sieht es aus',
};
