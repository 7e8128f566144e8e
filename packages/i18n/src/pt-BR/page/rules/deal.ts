/** Rules: the games, and what is posted before the cards. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const dealRules = {
  games: {
    title: 'Jogos e mãos',
    rules: 'R98–R103',
    body: [
      'Só contam as cinco melhores cartas, e o naipe nunca desempata. Em uma sequência, o ás é a carta mais alta ou a mais baixa, nunca fica no meio.',
    ],
    points: [
      'Hold’em: as cinco melhores entre as suas duas cartas e as cinco do board, em qualquer combinação.',
      'Omaha: exatamente duas cartas da sua mão e exatamente três do board. Joga-se com quatro, cinco ou seis cartas.',
      'Omaha Hi-Lo: metade de cada pote é da melhor mão low; veja High e low.',
      'Short deck: sem as cartas abaixo do seis. O flush ganha do full house, a sequência ganha da trinca, e A-6-7-8-9 é uma sequência. Não há blinds: todos pagam ante, o botão paga dois.',
    ],
    story: 'Da melhor à pior:',
  },
  blinds: {
    title: 'Botão e blinds',
    rules: 'R34–R40',
    body: [
      'O primeiro jogador depois do botão posta o small blind, o seguinte o big blind, e o próximo age primeiro. Com dois jogadores, o botão é o small blind: age primeiro antes do flop e por último em todas as rodadas seguintes.',
      'O big blind sempre passa para o próximo jogador. Se alguém sai, por uma mão o botão pode ficar em um assento vazio, ou ninguém posta o small blind. Assim ninguém escapa de um blind e ninguém paga duas vezes: é o chamado botão morto (dead button).',
      'Um big blind com poucas fichas não deixa a mão mais barata. O call continua sendo o big blind inteiro, a não ser que não reste ninguém que possa ganhar o resto.',
    ],
    story:
      'Dani tinha o botão, Ana o small blind e Beto o big blind; então Beto saiu. Agora o big blind passa para Cris, ninguém posta o small blind, e Ana tem o botão.',
  },
  'missed-blinds': {
    title: 'Entrar no jogo, e blinds perdidos',
    rules: 'R41, R42',
    body: [
      'Quem chega a um cash game espera o big blind, o que não custa nada a mais; ou posta um big blind e entra na hora; ou compra o botão, com um big blind vivo e um small blind morto.',
      'Quem ficou de fora enquanto os blinds passavam posta o que perdeu: um big blind, que conta como aposta, e o small blind morto. Fichas mortas vão para o pote e não deixam nenhum call mais barato. Você escolhe como entrar no menu da mesa.',
    ],
    story:
      'Dani perdeu os dois blinds, e posta 100 vivos e 50 mortos. Ana dá fold no small blind, Beto e Dani dão check até o fim, e Dani tem a melhor mão.',
  },
  antes: {
    title: 'Antes',
    rules: 'R22–R26, R30–R33',
    body: [
      'O ante vai para o pote antes dos blinds. Não faz parte da aposta: não deixa nenhum call mais barato nem nenhum raise menor. O short deck é a exceção: ali os antes são a primeira aposta.',
    ],
    points: [
      'Todos: cada jogador posta o seu. Quem tem menos que o ante está all-in, e do ante de cada um pode ganhar só o mesmo que pôs.',
      'Big blind por todos: o big blind posta um ante pela mesa inteira. É dinheiro morto no pote principal, e até o stack mais curto pode ganhar tudo. Nunca é devolvido como aposta não paga.',
      'Botão por todos: a mesma coisa, paga pelo botão.',
    ],
    story:
      'Beto é o big blind, paga o ante de 100 por todos e assim pôs 200. Dani está all-in com 40, Ana paga 100, Cris dá fold. Dani tem a melhor mão, Ana a segunda.',
  },
  'short-antes': {
    title: 'Sem fichas para o ante e o blind',
    rules: 'R27–R29',
    body: [
      'Quando um jogador paga o ante por todos e não tem para os dois, o ante vem primeiro e o que sobra é o seu blind. O host pode inverter: primeiro o blind, e o resto é ante. Em um torneio, essa é a regra chamada TDA 2024.',
      'Quem fica sem nada depois do ante disputa só o dinheiro morto; os outros seguem jogando por um side pot.',
    ],
    story:
      'Blinds 500/1.000, ante 1.000. Beto, o big blind, só tem 1.500: 1.000 são o ante e 500 o blind. Ana e Cris entram com 1.000 cada. Beto tem a melhor mão, Ana a segunda.',
  },
  straddle: {
    title: 'Straddle',
    rules: 'R43, R44',
    body: [
      'O straddle é um terceiro blind, o dobro do big blind, postado antes das cartas pelo jogador depois do big blind ou pelo botão, conforme o host permitir. No menu você diz que quer dar straddle quando puder.',
      'Quem dá straddle age por último antes do flop e ainda pode dar raise. O menor raise sobre ele é de mais um big blind. Nas rodadas seguintes a menor aposta é o big blind, como sempre. Há um straddle por mão, com pelo menos três jogadores, nunca por menos que o valor inteiro, e só em cash games.',
    ],
    story:
      'Cris dá straddle de 200. Dani e Ana dão fold, Beto paga, e Cris dá check. Depois disso ninguém aposta, e Cris tem a melhor mão.',
  },
  'bomb-pot': {
    title: 'Bomb pot',
    rules: 'R22, R23',
    body: [
      'A cada tantas mãos, como o host definiu, todos pagam um ante, ninguém posta blinds nem straddle, e o flop vem direto. As primeiras apostas são as do flop, e a menor é o big blind.',
      'Entram todos que têm fichas e não estão de fora. Nenhum blind é perdido nem quitado com isso. Só em cash games.',
      'O host pode definir dois boards: cada rodada vem nos dois, e cada um leva metade de cada pote; uma ficha ímpar vai para o primeiro. Se o baralho não dá para dois com todos na mão, há um só.',
    ],
    story:
      'O ante é 200, mas Ana só tem 150. Todos dão check até o fim. Ana tem a melhor mão, Cris a segunda.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
