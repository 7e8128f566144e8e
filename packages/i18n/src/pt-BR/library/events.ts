/** What happens in a hand and at a table, for `eventText` and `tableEventText`. */

import type { EventTexts, HandTexts, TableEventTexts } from '@sidepot/engine';
import { HAND_TEXTS } from './hands.js';
import { count } from './numbers.js';

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** In the middle of a sentence: "com par de ases". */
const hands: HandTexts = {
  ...HAND_TEXTS,
  hands: Object.fromEntries(
    Object.entries(HAND_TEXTS.hands).map(([name, text]) => [name, small(text)]),
  ) as HandTexts['hands'],
};

export const events: EventTexts = {
  started: 'A mão começa: {count} jogadores, o botão no assento {button}',
  posted: {
    ante: '{player} posta o ante de {amount}',
    'small-blind': '{player} posta o small blind de {amount}',
    'big-blind': '{player} posta o big blind de {amount}',
    straddle: '{player} dá straddle de {amount}',
    post: '{player} posta {amount} para entrar',
    'button-blind': '{player} posta {amount} no botão',
    'bring-in': '{player} paga o bring-in de {amount}',
  },
  dealt: '{player} recebe {cards}',
  dealtHidden: '{player} recebe {count} cartas',
  drew: '{player} descarta {count}',
  stoodPat: '{player} fica com as cartas',
  reshuffled: 'O baralho acabou: {count} cartas são embaralhadas de novo',
  board: 'Board: {cards}',
  oneBoard: 'Board {board}: {cards}',
  opened: '{player} age primeiro',
  openedForNobody: 'Ninguém pode apostar',
  acted: {
    fold: '{player} dá fold',
    check: '{player} dá check',
    call: '{player} paga {paid}',
    bet: '{player} aposta {to}',
    raise: '{player} aumenta para {to}',
    'bring-in': '{player} paga o bring-in de {to}',
  },
  allIn: {
    call: '{player} paga {paid} e está all-in',
    bet: '{player} aposta {to} e está all-in',
    raise: '{player} aumenta para {to} e está all-in',
    'bring-in': '{player} paga o bring-in de {to} e está all-in',
  },
  killed: 'A mão de {player} está morta',
  refunded: 'Aposta não paga de {amount} devolvida a {player}',
  collected: 'As apostas vão para o pote',
  runsAnswered: '{player} quer rodar {times}',
  runsDecided: 'Roda {times}',
  times: ['uma vez', 'duas vezes', 'três vezes'],
  shown: '{player} mostra {cards}',
  mucked: '{player} dá muck',
  showdown: 'Toda mão que precisava ser mostrada foi mostrada',
  raked: 'A casa cobra {amount} de rake',
  awarded: '{pot}: {shares}',
  share: '{player} ganha {amount}',
  shareWith: '{player} ganha {amount} com {hand}',
  voided: {
    misdeal: 'Mão anulada: erro ao dar as cartas (misdeal)',
    'fouled-deck': 'Mão anulada: o baralho está irregular',
  },
  ended: 'A mão acabou',
  mainPot: 'Pote principal',
  sidePot: 'Side pot {number}',
  low: 'low {ranks}',
  badugi: 'badugi {ranks}',
  seat: 'Assento {seat}',
  and: ' e ',
  hands,
  chips: count,
};

export const tableEvents: TableEventTexts = {
  satDown: '{player} senta no assento {seat} com {stack}',
  topUpQueued: '{player} adiciona {amount} depois da mão',
  toppedUp: '{player} adicionou {amount}',
  stackSet: 'O stack de {player} passa de {was} para {stack}',
  satOut: '{player} fica de fora',
  satIn: '{player} está de volta',
  comeInChosen: {
    wait: '{player} espera o big blind',
    post: '{player} posta para entrar',
    button: '{player} compra o botão',
  },
  straddleOn: '{player} vai dar straddle',
  straddleOff: '{player} não vai dar straddle',
  gameChosen: '{player} escolhe o jogo {game} da lista',
  seatChanged: '{player} muda do assento {from} para o assento {seat}',
  leaving: '{player} sai depois da mão',
  left: '{player} sai com {paid}',
  settingsChanged: {
    now: 'As configurações mudaram',
    nextHand: 'As configurações mudam a partir da próxima mão',
  },
  levelStarted: 'Começa o nível {level}',
  handStarted: 'Começa a mão {number}',
  handFinished: 'A mão {number} acabou',
  handVoided: 'A mão {number} foi anulada',
  bountyPaid: '{player} recebe um bounty de {amount}',
  busted: '{player} quebrou',
  eliminated: '{player} caiu do torneio',
  disqualified: 'Desclassificação de {player}',
  tournamentEnded: 'O torneio acabou: {places}',
  place: '{place}º {player} ({prize})',
  chips: count,
};
