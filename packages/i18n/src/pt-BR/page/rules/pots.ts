/** Rules: pots, all-ins, showdown, and who is paid. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const potRules = {
  'side-pots': {
    title: 'Side pots',
    rules: 'R12, R15, R18, R79',
    body: [
      'De cada jogador você só pode ganhar o mesmo tanto que você pôs. Por isso, quando alguém está all-in por menos, as fichas são cortadas nessa altura: o que fica abaixo é o pote principal, o que fica acima é um side pot (pote paralelo) sem essa pessoa. Cada novo all-in faz um novo corte.',
      'Em cada pote ganha a melhor mão entre quem o disputa. O último side pot é pago primeiro, o pote principal por último. Se ninguém está all-in, há um só pote.',
    ],
    story:
      'Ana está all-in com 50 e Beto com 120; Cris e Dani puseram 200. Ana tem a melhor mão, depois Beto, depois Dani.',
  },
  uncalled: {
    title: 'A aposta que ninguém pagou volta',
    rules: 'R10, R11, R45',
    body: [
      'Antes de existir qualquer pote, a parte de uma aposta que nenhum outro jogador igualou volta para quem apostou. Não é pote nem ganho, e não paga rake. Ela volta mesmo que a mão tenha ido para o fold ou esteja morta. Só os blinds e antes de uma mão morta ficam inteiros no pote.',
    ],
    story: 'Ana aposta 100, e Beto está all-in com 50. Ana tem a melhor mão.',
  },
  'folded-chips': {
    title: 'As fichas de quem deu fold ficam',
    rules: 'R13, R16, R17',
    body: [
      'Quem dá fold perde o direito ao pote, e as fichas ficam em todos os potes que alcançam. Um fold não faz nenhum corte. Um side pot com um único jogador ainda é um pote, que esse jogador ganha, se alguém que deu fold tinha posto fichas nele.',
    ],
    story:
      'Ana pôs 100, Cris está all-in com 60. Beto pagou 100 e deu fold depois, Dani deu fold com 20. Cris tem a melhor mão.',
  },
  'all-in': {
    title: 'Quando ninguém mais pode apostar',
    rules: 'R67–R72, R74',
    body: [
      'Quando no máximo um jogador ainda tem fichas e ninguém deve nada, não há mais apostas. A aposta não paga volta, todas as mãos ainda em jogo são abertas, e as cartas que faltam vêm uma rodada de cada vez, com uma pausa que o host escolhe. Quem está all-in não pode dar fold nem perder o que não pôs.',
      'Quando todos os outros dão fold, a mão acaba na hora: não vem mais nenhuma carta e ninguém precisa mostrar nada.',
    ],
    story: 'A ordem das coisas em um all-in:',
    steps: [
      'A parte não paga volta.',
      'As mãos são abertas, com a chance de cada uma em cada pote.',
      'Flop, turn e river, um por um.',
      'Os potes são pagos, o último side pot primeiro.',
    ],
  },
  'run-it-twice': {
    title: 'Rodar duas vezes, ou três',
    rules: 'R88, R90, R97',
    body: [
      'Se o host permite, quando não pode haver mais apostas, todos ainda na mão dizem quantas vezes querem rodar as cartas que faltam. Vale o menor número que alguém quiser, e quem não responde a tempo escolhe uma vez. Cada board vale uma parte igual de cada pote; fichas ímpares vão para os primeiros boards.',
      'Todos os boards compartilham as cartas que já estão na mesa, e saem de um só baralho. Só em cash games.',
    ],
    story: 'Dois boards, e 151 no pote. Ana tem a melhor mão no primeiro, Cris no segundo.',
  },
  showdown: {
    title: 'Quem mostra primeiro',
    rules: 'R74–R78',
    body: [
      'Quem apostou ou deu raise por último no river mostra primeiro, depois os outros em sentido horário. Sem aposta no river, começa o primeiro jogador depois do botão. Quem disputa um side pot mostra antes de quem só disputa o pote principal.',
      'Uma mão que não pode mais ganhar nem dividir nada vai para o muck sem ser vista. As cartas falam por si: o que conta é o que está na mesa. Se todos os outros dão muck ou fold, a última mão ganha e não precisa ser mostrada. Depois da mão, qualquer um ainda pode mostrar as cartas.',
      'Depois de um all-in ninguém pode dar muck: todas as mãos ainda em jogo são abertas.',
    ],
    story:
      'Cris apostou no river, Dani e Beto pagaram, Ana deu fold antes: Cris mostra primeiro, depois Dani, depois Beto.',
  },
  'split-pots': {
    title: 'Potes divididos e a ficha ímpar',
    rules: 'R80–R84',
    body: [
      'Mãos iguais dividem o pote por igual. Uma ficha que não dá para dividir vai para o primeiro dos empatados em sentido horário a partir do botão; uma segunda vai para o próximo deles, para que ninguém receba duas. O botão é o último da fila. Cada pote é dividido separadamente, e nunca abaixo da menor ficha em jogo: a menor ficha da mesa, ou uma menor que alguém tenha posto.',
    ],
    story:
      'Ana está all-in com 5, Beto e Cris puseram 8, Dani deu fold com 6. As três mãos são iguais.',
  },
  'high-low': {
    title: 'High e low',
    rules: 'R85–R87, R100',
    body: [
      'No Omaha Hi-Lo a melhor mão high disputa uma metade de cada pote, a melhor low a outra. Um low são cinco valores diferentes, nenhum acima de oito, com o ás valendo como a carta mais baixa; sequências e flushes não atrapalham. Duas cartas vêm da mão e três do board, no low como no high, e podem ser cartas diferentes.',
      'Uma ficha ímpar é da metade high. Se ninguém que disputa um pote tem low, a mão high leva o pote inteiro.',
    ],
    story:
      'Ana está all-in com 20 e tem o único low. Beto tem a melhor mão high, Cris a segunda; cada um dos dois pôs 60.',
  },
  rake: {
    title: 'Rake',
    rules: 'R91–R97',
    body: [
      'O host pode cobrar uma parte de cada pote; a maioria dos jogos entre amigos não cobra. É uma porcentagem de todos os potes de uma mão, depois de devolvida a aposta não paga, arredondada para baixo em fichas inteiras, e nunca acima do cap da mão. Cada pote paga conforme o seu tamanho. Com “no flop, no drop”, uma mão que acaba antes do flop não paga rake. Mãos de torneio nunca pagam rake.',
    ],
    story:
      'Rake de 5%, no máximo 30. Ana está all-in com 40, Beto com 500, Cris aposta 700, Dani deu fold com 10. Ana tem a melhor mão, Cris a segunda.',
  },
  'rabbit-hunt': {
    title: 'Rabbit hunt',
    rules: 'Casa',
    body: [
      'Se o host permite, depois que todos os outros deram fold, quem recebeu cartas na mão pode pedir para ver quais teriam vindo. Todos veem, e nada muda com isso. São as cartas seguintes do baralho.',
    ],
    story: 'A mão acabou no turn. O river teria sido:',
  },
  'seven-deuce': {
    title: 'O jogo do 7-2',
    rules: 'Casa',
    body: [
      'Se o host joga assim, quem leva sem dividir o pote principal com um sete e um dois na mão, do mesmo naipe ou não, e mostra os dois, recebe um valor fixo de cada um dos outros que receberam cartas, tenham dado fold ou não. Vale também sem showdown: quem ganhou tem até a próxima mão para mostrar.',
      'Não faz parte da mão. É pago de stack para stack quando a mão acaba, nunca mais do que o stack tem, e nunca paga rake. Só em cash games de Hold’em.',
    ],
    story:
      'Cada um paga 50. Ana ganha com um sete e um dois; Beto tem ainda 1.000 e Cris 30. Ana recebe 50 + 30 = 80.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
