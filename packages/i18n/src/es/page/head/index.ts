/** What is said before any script runs: to search engines, link previews, home screens. The build reads it. */

export const head = {
  product: 'Sidepot',
  title: 'Sidepot: una mesa de póker para jugar con amigos',
  description:
    'Crea una mesa de póker y envía el enlace: sin registro, con cada bote explicado y sin perder ni una ficha. Con calculadora de botes paralelos y replayer de manos.',
  picture: 'Una ficha de póker con una pica, y fichas en un bote principal y dos botes paralelos',
  noScript:
    'Sidepot dibuja su mesa con JavaScript, que está desactivado en este navegador. Actívalo en este sitio para jugar.',
  calculator: 'Calculadora de botes paralelos',
  dealer: 'Modo crupier',
  replayer: 'Replayer de manos',
};
