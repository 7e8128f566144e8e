/** What happens in a hand and at a table: `{detail}` is replaced. */

import type { EventTexts, HandTexts, TableEventTexts } from '@sidepot/engine';
import { HAND_TEXTS } from './hands.js';
import { count } from './numbers.js';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** In the middle of a sentence: "gana 300 con pareja de ases". */
const hands: HandTexts = {
  ...HAND_TEXTS,
  hands: Object.fromEntries(
    Object.entries(HAND_TEXTS.hands).map(([name, text]) => [name, lowerFirst(text)]),
  ) as HandTexts['hands'],
};

export const EVENT_TEXTS: EventTexts = {
  started: 'Empieza la mano: {count} jugadores, el botón en el asiento {button}',
  posted: {
    ante: '{player} pone el ante: {amount}',
    'small-blind': '{player} pone la ciega pequeña: {amount}',
    'big-blind': '{player} pone la ciega grande: {amount}',
    straddle: '{player} pone un straddle: {amount}',
    post: '{player} pone ciega para entrar: {amount}',
    'button-blind': '{player} pone ciega en el botón: {amount}',
    'bring-in': '{player} pone el bring-in: {amount}',
  },
  dealt: '{player} recibe {cards}',
  dealtHidden: '{player} recibe cartas: {count}',
  drew: '{player} descarta cartas: {count}',
  stoodPat: '{player} se queda con sus cartas',
  reshuffled: 'Se acabó la baraja: se barajan de nuevo {count} cartas',
  board: 'Board: {cards}',
  oneBoard: 'Board {board}: {cards}',
  opened: '{player} actúa primero',
  openedForNobody: 'Nadie puede apostar',
  acted: {
    fold: '{player} no va',
    check: '{player} pasa',
    call: '{player} iguala {paid}',
    bet: '{player} apuesta {to}',
    raise: '{player} sube a {to}',
    'bring-in': '{player} pone el bring-in: {to}',
  },
  allIn: {
    call: '{player} iguala {paid} y va all-in',
    bet: '{player} apuesta {to} y va all-in',
    raise: '{player} sube a {to} y va all-in',
    'bring-in': '{player} pone el bring-in: {to} y va all-in',
  },
  killed: '{player}: mano muerta',
  refunded: 'Apuesta no igualada ({amount}) devuelta a {player}',
  collected: 'Las apuestas pasan al bote',
  runsAnswered: '{player} quiere que se reparta {times}',
  runsDecided: 'Se reparte {times}',
  times: ['una vez', 'dos veces', 'tres veces'],
  shown: '{player} muestra {cards}',
  mucked: '{player} tira sus cartas',
  showdown: 'Se han mostrado todas las manos que había que mostrar',
  raked: 'La casa cobra {amount} de rake',
  awarded: '{pot}: {shares}',
  share: '{player} gana {amount}',
  shareWith: '{player} gana {amount} con {hand}',
  voided: {
    misdeal: 'Mano anulada: reparto incorrecto',
    'fouled-deck': 'Mano anulada: baraja defectuosa',
  },
  ended: 'La mano ha terminado',
  mainPot: 'Bote principal',
  sidePot: 'Bote paralelo {number}',
  low: 'mano baja, {ranks}',
  badugi: 'badugi, {ranks}',
  seat: 'Asiento {seat}',
  and: ' y ',
  hands,
  chips: count,
};

export const TABLE_EVENT_TEXTS: TableEventTexts = {
  satDown: '{player} se sienta en el asiento {seat} con {stack}',
  topUpQueued: '{player} añade {amount} tras esta mano',
  toppedUp: '{player} ha añadido {amount}',
  stackSet: 'Stack de {player}: {was} → {stack}',
  satOut: '{player} se ausenta',
  satIn: '{player} ha vuelto',
  comeInChosen: {
    wait: '{player} espera la ciega grande',
    post: '{player} pone ciega para entrar',
    button: '{player} compra el botón',
  },
  straddleOn: '{player} va a poner straddle',
  straddleOff: '{player} no va a poner straddle',
  gameChosen: '{player} elige el juego {game} de la lista',
  seatChanged: '{player} se cambia del asiento {from} al asiento {seat}',
  leaving: '{player} se levanta tras esta mano',
  left: '{player} se levanta con {paid}',
  settingsChanged: {
    now: 'Cambian los ajustes',
    nextHand: 'Los ajustes cambian desde la próxima mano',
  },
  levelStarted: 'Empieza el nivel {level}',
  handStarted: 'Empieza la mano {number}',
  handFinished: 'La mano {number} ha terminado',
  handVoided: 'Mano {number} anulada',
  bountyPaid: '7-2: {player} recibe {amount}',
  busted: '{player} se queda sin fichas',
  eliminated: '{player} queda fuera del torneo',
  disqualified: 'Descalificación de {player}',
  tournamentEnded: 'El torneo ha terminado: {places}',
  place: '{place}.º {player} ({prize})',
  chips: count,
};
