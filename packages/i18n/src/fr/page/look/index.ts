/** The words of how the page looks. */

export const look = {
  title: 'Affichage',
  close: 'Fermer',
  labels: {
    theme: 'Clair ou sombre',
    felt: 'Feutrine',
    deck: 'Jeu de cartes',
    faces: 'Cartes',
    backs: 'Dos des cartes',
    order: 'Ordre de mes cartes',
  },
  choices: {
    theme: { system: 'Selon l’appareil', light: 'Clair', dark: 'Sombre' },
    felt: { green: 'Verte', blue: 'Bleue', red: 'Rouge', violet: 'Violette', grey: 'Grise' },
    deck: { four: 'Quatre couleurs', two: 'Deux couleurs' },
    faces: { white: 'Blanches', ivory: 'Ivoire', solid: 'À leur couleur' },
    backs: { blue: 'Bleu', red: 'Rouge', green: 'Vert', black: 'Noir' },
    order: { dealt: 'Distribution', rank: 'Par valeur', suit: 'Par couleur' },
  },
  preview: 'Aperçu',
};
