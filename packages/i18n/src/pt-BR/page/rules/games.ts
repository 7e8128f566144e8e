/** Rules: stud, draw, badugi, games with two halves, and mixes. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const gameRules = {
  stud: {
    title: 'Stud e razz',
    rules: 'R105–R120',
    body: [
      'Todos pagam um ante e ninguém paga blind. Você recebe duas cartas fechadas e uma aberta, depois mais três abertas e uma última fechada, com uma rodada de apostas após cada distribuição. Ganham as melhores cinco das suas sete cartas; no razz as cinco mais baixas, com o ás baixo.',
    ],
    points: [
      'A carta aberta mais baixa paga o bring-in ou aposta logo a aposta pequena inteira; o naipe desempata, paus é o mais baixo. No razz é a mais alta.',
      'Quem sobe o bring-in até a aposta pequena completa: essa é a primeira aposta, e podem seguir quatro raises.',
      'A partir da quarta street fala primeiro a melhor mão aberta, no razz a mais baixa; o naipe desempata.',
      'Se as cartas não bastarem na sétima street, uma carta aberta no meio vale para todos.',
    ],
    story:
      'Ann, Bob e Cat têm estas cartas abertas. Ann paga o bring-in: paus fica abaixo de ouros.',
  },
  draw: {
    title: 'Jogos de troca',
    rules: 'R121–R130, R137, R138, R142',
    body: [
      'Todas as suas cartas ficam fechadas. Após uma rodada de apostas cada um descarta na sua vez e diz quantas; as novas vêm quando todos decidiram. No triple draw isso acontece três vezes.',
    ],
    points: [
      'No 2-7 ganha a pior mão: o ás é alto, e sequências e flushes contam contra você. A melhor é 7-5-4-3-2.',
      'No A-5 o ás é baixo, e sequências e flushes não contam. O five card draw é para a melhor mão alta.',
      'Todos veem quantas cartas cada um trocou, e ninguém quais. Quem está all-in também troca.',
      'Quando o baralho acaba, as cartas descartadas em trocas anteriores são embaralhadas. Quem fica sem tempo fica pat.',
    ],
    story: '2-7: Ann vence Bob, e Bob vence Cat, cujo ás é alto.',
  },
  badugi: {
    title: 'Badugi',
    rules: 'R140',
    body: [
      'Quatro cartas, três trocas. Contam as mais cartas de valores e naipes diferentes: quatro delas vencem três, sejam quais forem. Com o mesmo número ganha a mão mais baixa, a partir da carta mais alta, com o ás baixo.',
    ],
    story: 'Para Ann contam quatro cartas; das duas copas de Bob só uma conta, logo três.',
  },
  'split-games': {
    title: 'Jogos com duas metades',
    rules: 'R134, R135, R141, R145',
    body: [
      'Metade de cada pote vai para uma mão e metade para outra; as mesmas cartas podem valer para as duas.',
    ],
    points: [
      'Stud Hi-Lo: uma mão alta, e uma baixa de cinco cartas diferentes até o oito; sem ela a alta leva tudo.',
      'Badeucy e badacey: uma mão de 2-7 ou A-5, e o melhor badugi das mesmas cinco cartas.',
      'Drawmaha: uma mão de Omaha com o board, e as cinco cartas da mão.',
      'Uma ficha ímpar entre duas metades assim vai para a do vencedor que senta primeiro depois do botão.',
    ],
    story: 'Badeucy: Ann tem a melhor mão de 2-7, Bob um badugi de quatro cartas.',
  },
  'mixed-games': {
    title: 'Jogos mistos',
    rules: 'R148–R155',
    body: [
      'Um mix é uma lista de jogos que se alternam, cada um com seu limite e suas apostas. O jogo muda após uma volta na mesa, após tantas mãos, ou com o nível; nunca no meio de uma mão.',
    ],
    points: [
      'HORSE: limit hold’em, Omaha Hi-Lo, razz, stud, stud Hi-Lo. HOSE é o mesmo sem razz.',
      '8-Game: 2-7 triple draw, os cinco do HORSE, no limit hold’em, pot limit Omaha. 10-Game acrescenta 2-7 single draw e badugi.',
      'Enquanto se joga stud, o botão espera onde está.',
      'Escolha do dealer: antes de cada volta o próximo jogador escolhe um jogo da lista.',
      'Uma mesa tem tantos assentos quanto o menor dos seus jogos permite.',
    ],
    story: 'Quatro jogam HORSE e mudam a cada volta: os cinco jogos levam 20 mãos.',
    steps: [
      'Mãos 1 a 4: limit hold’em',
      'Mãos 5 a 8: Omaha Hi-Lo',
      'Mãos 9 a 12: razz; daqui em diante o botão espera',
      'Mãos 13 a 16: stud',
      'Mãos 17 a 20: stud Hi-Lo',
      'Mão 21: hold’em de novo, com o botão onde esperava',
    ],
  },
} as const satisfies Partial<Record<RuleAnchor, RuleText>>;
