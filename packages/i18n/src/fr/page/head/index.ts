/** What is said before any script runs: to search engines, link previews, home screens. The build reads it. */

export const head = {
  product: 'Sidepot',
  title: 'Sidepot : une table de poker entre amis',
  description:
    'Créez une table de poker et envoyez son lien : sans inscription, chaque pot expliqué, aucun jeton perdu. Avec un calculateur de pots annexes et un replayer de mains.',
  picture:
    'Un jeton de poker orné d’un pique, et des jetons dans un pot principal et deux pots annexes',
  noScript:
    'Sidepot dessine sa table avec JavaScript, désactivé dans ce navigateur. Activez-le pour ce site afin de jouer.',
  calculator: 'Calculateur de pots annexes',
  dealer: 'Mode donneur',
  replayer: 'Replayer de mains',
};
