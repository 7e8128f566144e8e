/** The words of how the page looks. */

export const look = {
  title: 'Aspecto',
  close: 'Cerrar',
  labels: {
    theme: 'Claro u oscuro',
    felt: 'Tapete',
    deck: 'Palos',
    faces: 'Cartas',
    backs: 'Dorso',
    order: 'Mis cartas',
  },
  choices: {
    theme: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
    felt: { green: 'Verde', blue: 'Azul', red: 'Rojo', violet: 'Violeta', grey: 'Gris' },
    deck: { four: 'Cuatro colores', two: 'Dos colores' },
    faces: { white: 'Blancas', ivory: 'Marfil', solid: 'De su color' },
    backs: { blue: 'Azul', red: 'Rojo', green: 'Verde', black: 'Negro' },
    order: { dealt: 'Como salen', rank: 'Por valor', suit: 'Por palo' },
  },
  preview: 'Así se ve',
};
