/** Rules: the table around the hands, and tournaments. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const tableRules = {
  clock: {
    title: 'Relógio e banco de tempo',
    rules: 'R62',
    body: [
      'Cada decisão tem o tempo que o host definiu. Quando ele acaba, o seu banco de tempo começa sozinho; você também pode acionar antes. O que você não usa continua seu, e cada mão que você recebe soma um pouco, até um limite.',
      'Quando o banco também acaba, você dá check se for grátis, senão fold, e fica de fora a partir da próxima mão. O host também pode jogar sem relógio: aí ninguém perde a vez por tempo. Enquanto o host pausa o jogo, todos os relógios ficam parados.',
    ],
    story: 'Um relógio de 30 segundos e um banco de 60: no máximo 90 segundos para uma decisão.',
  },
  disconnect: {
    title: 'Quando a conexão cai',
    rules: 'Casa',
    body: [
      'O seu assento, as suas fichas e as suas cartas ficam guardados, e a página volta sozinha assim que puder. Enquanto isso o relógio corre, igual para todos: ninguém ganha mais tempo por uma conexão ruim, e a mão de ninguém vai para o fold antes de o tempo acabar. Quem está all-in não tem nada a perder com isso.',
      'Em outro aparelho, o link privado de “Meu outro aparelho” dá a você o mesmo assento.',
    ],
    story: 'O trem de Beto entra em um túnel bem quando chega a sua vez:',
    steps: [
      'O assento de Beto diz que está sem conexão. O relógio continua.',
      'O relógio acaba: começa o banco de tempo de Beto.',
      'O banco também acaba: Beto dá check se for grátis, senão fold, e fica de fora.',
      'Beto está de volta: cartas e fichas estão como antes. Um clique, e Beto joga de novo.',
    ],
  },
  'sit-out': {
    title: 'Ficar de fora e sair',
    rules: 'R41, R45',
    body: [
      'Se você fica de fora (sit out), não recebe cartas a partir da próxima mão. Os blinds que passam por você são anotados, e você os deve ao voltar. As suas fichas ficam na mesa.',
      'Se você sai, a mão em que está vai para o fold, as suas fichas vão para as contas, e o assento fica livre. Ninguém pode sair de um torneio que já começou; se o host o fecha, quem ainda joga divide os prêmios restantes conforme as fichas.',
    ],
    story:
      'Cris fica de fora enquanto passam os dois blinds. Para voltar na hora, Cris posta 100 vivos e 50 mortos. Esperar o big blind não custa nada a mais.',
  },
  seats: {
    title: 'Assentos e espectadores',
    rules: 'Casa',
    body: [
      'Quem tem o link pode entrar. O host pode querer aprovar cada pessoa antes que ela sente. Espectadores veem só o que todos veem, com alguns segundos de atraso se o host quiser; o host também pode não aceitar nenhum. Nenhuma carta que você não pode ver é enviada ao seu navegador.',
      'Só fichas em jogo deixam você ver mais: um assento sem fichas, ou ser o host, não.',
      'O host pode pausar o jogo, remover um jogador, mudar as configurações a partir da próxima mão e fechar a mesa. Quem é removido joga até o fim a mão em que está. O host não vê mais cartas do que ninguém.',
    ],
    story:
      'Ana é host e não tem assento. Ana vê o board, as apostas e os potes, e das mãos só o que foi aberto; se os espectadores veem com atraso, Ana também.',
  },
  'buy-in': {
    title: 'Comprar fichas',
    rules: 'Casa',
    body: [
      'Você senta com um valor entre o mínimo e o máximo que o host definiu. Pode adicionar fichas até o máximo; durante uma mão em que você está, elas vêm quando ela acaba. Quem fica sem fichas faz rebuy, ou sai. Em um torneio todos começam com o mesmo stack e ninguém adiciona fichas.',
      'Quem sai de um cash game com fichas e volta dentro do tempo que o host definiu, uma hora se nada foi dito, traz pelo menos o que levou, mesmo que passe do máximo.',
    ],
    story:
      'O mínimo é 400 e o máximo 1.000. Beto tem ainda 250: entre as mãos, Beto pode adicionar até 750.',
  },
  ledger: {
    title: 'Contas e acerto',
    rules: 'R4, R8',
    body: [
      'A mesa anota cada ficha comprada e cada ficha levada, somando todas as vezes que você sentou. A soma de todos os saldos, com o rake, é sempre zero. As fichas são só uma contagem: quem paga quem é entre vocês, fora desta página.',
      'O acerto diz quem paga quem com o mínimo de pagamentos. Para dinheiro que mudou de mãos por fora, o host pode lançar uma correção com um motivo, que todos à mesa veem.',
    ],
    story: 'Quatro amigos depois de uma noite:',
  },
  tournaments: {
    title: 'Torneios de uma mesa',
    rules: 'R42, R45, R91',
    body: [
      'Todos começam com o mesmo stack, e os blinds sobem por tempo ou por mãos. Quem fica sem fichas está fora; enquanto o registro tardio está aberto, pode reentrar quantas vezes o host permitir. Ganha quem ficar por último com fichas, e o torneio acaba com essa mão.',
      'Quem está ausente recebe cartas mesmo assim: posta o que deve e a mão é morta. O que postou fica inteiro no pote, mesmo que ninguém pague. Não há rake, straddle, bomb pot nem segundo board. Quem chega atrasado entra na próxima mão, mas não entre o botão e o small blind.',
    ],
    story:
      'Beto está ausente e é o big blind: são postados 100 e o ante de 100 por todos, e a mão é morta. Cris dá fold, e só resta Ana, com um small blind de 50.',
  },
  prizes: {
    title: 'Colocações e prêmios',
    rules: 'Casa',
    body: [
      'De dois que caem na mesma mão, fica melhor colocado quem a começou com mais fichas. Stacks iguais dividem os seus prêmios. Os prêmios são fichas inteiras da premiação, nas partes que o host definiu; o que sobra do arredondamento vai para o primeiro.',
    ],
    story: 'Cinco entradas de 25 fazem 125. Com partes de 50, 30 e 20, os prêmios são 63, 37 e 25.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
