/** What is said before any script runs: to search engines, link previews, home screens. The build reads it. */

export const head = {
  product: 'Sidepot',
  title: 'Sidepot: uma mesa de poker para amigos',
  description:
    'Crie uma mesa de poker e mande o link: sem cadastro, cada pote explicado, nenhuma ficha perdida. Com calculadora de side pots e replayer de mãos.',
  picture:
    'Uma ficha de poker com um naipe de espadas, e fichas em um pote principal e dois side pots',
  noScript:
    'O Sidepot desenha a mesa com JavaScript, que está desligado neste navegador. Ligue o JavaScript para este site para jogar.',
  calculator: 'Calculadora de side pots',
  dealer: 'Modo dealer',
  replayer: 'Replayer de mãos',
};
