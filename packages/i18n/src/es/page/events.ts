/** What happened, as a line of the log. A line says who, what, and how much. */

import type { StreamEvent, WireHandEvent, WireRoomEvent, WireTableEvent } from '@sidepot/protocol';
import { amount } from '../../tools/numbers.js';
import { clockTime } from '../../tools/times.js';
import type { Names, Tell } from '../../tools/told.js';
import { list } from './numbers.js';
import { tournament } from './tournament.js';

/** Only one pot is just "Bote". */
export const toldPot = (index: number, count: number): string =>
  count === 1 ? 'Bote' : index === 0 ? 'Bote principal' : `Bote paralelo ${index}`;

const STREETS = ['Preflop', 'Flop', 'Turn', 'River'];
const POSTS: Readonly<Record<string, string>> = {
  ante: 'pone el ante',
  'small-blind': 'pone la ciega pequeña',
  'big-blind': 'pone la ciega grande',
  straddle: 'pone un straddle',
  post: 'pone ciega',
  'button-blind': 'pone ciega en el botón',
  'bring-in': 'pone el bring-in',
};

/** Null: not worth a line. `pots` is how many its hand has, if it ends one. */
function line(entry: StreamEvent, names: Names, pots: number, tell: Tell): string | null {
  switch (entry.of) {
    case 'hand':
      return ofHand(entry.event, names, pots, tell);
    case 'table':
      return ofTable(entry.event, names);
    case 'room':
      return ofRoom(entry.event, names, tell);
  }
}

function ofHand(event: WireHandEvent, names: Names, pots: number, tell: Tell): string | null {
  switch (event.type) {
    case 'posted': {
      const { seat, kind, ante, dead, live } = event;
      return `${names.seat(seat)} ${POSTS[kind] ?? 'pone'}: ${amount(ante + dead + live)}`;
    }
    case 'board': {
      const board = event.board > 0 ? ` (board ${event.board + 1})` : '';
      return `${STREETS[event.street] ?? 'Board'}${board}: ${tell.cards(event.cards)}`;
    }
    case 'acted':
      return acted(event, names);
    case 'killed':
      return `${names.seat(event.seat)}: mano muerta`;
    case 'refunded':
      return `Apuesta no igualada (${amount(event.amount)}) devuelta a ${names.seat(event.seat)}`;
    case 'runsDecided':
      return event.runs > 1
        ? `Se reparte ${event.runs === 2 ? 'dos' : 'tres'} veces`
        : 'Se reparte una vez';
    case 'shown': {
      const shown = tell.cards(event.cards);
      return shown === '' ? null : `${names.seat(event.seat)} muestra ${shown}`;
    }
    case 'mucked':
      return `${names.seat(event.seat)} tira sus cartas`;
    case 'raked':
      return event.amount > 0 ? `Rake ${amount(event.amount)}` : null;
    case 'awarded':
      return awarded(event, names, pots, tell);
    case 'voided':
      return 'Mano anulada; se devuelven todas las apuestas';
    default:
      return null;
  }
}

function acted(event: Extract<WireHandEvent, { type: 'acted' }>, names: Names): string {
  const { seat, action, to, paid, allIn } = event;
  const who = names.seat(seat);
  const end = allIn ? ' y va all-in' : '';
  switch (action) {
    case 'fold':
      return `${who} no va`;
    case 'check':
      return `${who} pasa`;
    case 'call':
      return `${who} iguala ${amount(paid)}${end}`;
    case 'bet':
      return `${who} apuesta ${amount(to)}${end}`;
    case 'raise':
      return `${who} sube a ${amount(to)}${end}`;
  }
}

function awarded(
  event: Extract<WireHandEvent, { type: 'awarded' }>,
  names: Names,
  pots: number,
  tell: Tell,
): string {
  const shares = event.shares.map((share) => {
    const [hand] = event.hands.flatMap((one) =>
      one.seat === share.seat ? (tell.hand(one) ?? []) : [],
    );
    const odd = share.odd > 0 ? ` (ficha impar ${amount(share.odd)})` : '';
    const words = hand === undefined ? '' : ` con ${hand.charAt(0).toLowerCase()}${hand.slice(1)}`;
    return `${names.seat(share.seat)} gana ${amount(share.amount)}${odd}${words}`;
  });
  return `${toldPot(event.pot, pots)}: ${list(shares)}`;
}

function ofTable(event: WireTableEvent, names: Names): string | null {
  switch (event.type) {
    case 'satDown':
      return `${names.player(event.player)} se sienta con ${amount(event.stack)}`;
    case 'toppedUp':
      return `${names.player(event.player)} añade ${amount(event.amount)}`;
    case 'stackSet':
      return `Stack de ${names.player(event.player)}: ${amount(event.was)} → ${amount(event.stack)}`;
    case 'satOut':
      return `${names.player(event.player)} se ausenta`;
    case 'satIn':
      return `${names.player(event.player)} ha vuelto`;
    case 'seatChanged':
      return `${names.player(event.player)} se cambia al asiento ${event.seat}`;
    case 'left':
      return `${names.player(event.player)} se levanta con ${amount(event.paid)}`;
    case 'bountyPaid':
      return `7-2: ${names.player(event.player)} recibe ${amount(event.amount)} de ${list(event.from.map((one) => `${names.player(one.player)} (${amount(one.amount)})`))}`;
    case 'busted':
      return `${names.player(event.player)} se queda sin fichas`;
    case 'eliminated':
      if (event.disqualified) return tournament.sentAway(names.player(event.player));
      return tournament.out(names.player(event.player), names.place?.(event.player) ?? null);
    case 'levelStarted':
      return `Empieza el nivel ${event.clock.level + 1}`;
    case 'tournamentEnded':
      return tournament.over(
        event.places
          .filter(({ place, prize }) => place === 1 || prize > 0)
          .map(({ player, place, prize }) => tournament.comes(names.player(player), place, prize)),
      );
    default:
      return null;
  }
}

const because = (words: string, reason: string | null): string =>
  reason === null ? words : `${words}: ${reason}`;

function ordered(event: Extract<WireRoomEvent, { type: 'ordered' }>, names: Names): string {
  const { order, seat = 0, by = 0, reason = null, after } = event;
  const who = names.player(event.player);
  const said = {
    sitOut: `El anfitrión pone a ${who} como ausente`,
    standUp: `El anfitrión levanta a ${who} de la mesa`,
    move: `El anfitrión pasa a ${who} al asiento ${seat}`,
    setStack: `El anfitrión ${by < 0 ? `quita ${amount(-by)}` : `da ${amount(by)}`} a ${who}`,
  };
  return because(`${said[order]}${after ? ' tras esta mano' : ''}`, reason);
}

const ENDED = {
  done: () => null,
  cancelled: (who: string): string => `El anfitrión deja el asiento de ${who} como está`,
  failed: (who: string): string =>
    `No es posible lo que el anfitrión quería hacer con el asiento de ${who}`,
};

function ofRoom(event: WireRoomEvent, names: Names, tell: Tell): string | null {
  switch (event.type) {
    case 'joined':
      return `${event.name} llega a la mesa`;
    case 'renamed':
      return `${event.was ?? names.player(event.player)} se llama ahora ${event.name}`;
    case 'seatRequested':
      return `${names.player(event.player)} pide ${event.rebuy ? 'fichas' : 'un asiento'}`;
    case 'seatRequestEnded':
      if (event.outcome === 'expired') {
        return `${names.player(event.player)} se queda sin respuesta del anfitrión`;
      }
      return event.outcome === 'denied'
        ? because(`El anfitrión rechaza la petición de ${names.player(event.player)}`, event.reason)
        : null;
    case 'seatReleased':
      return event.expired
        ? `El asiento de ${names.player(event.player)} vuelve a estar libre: no llegaron fichas`
        : null;
    case 'moveAsked':
      return event.seat === null
        ? null
        : `${names.player(event.player)} se cambia al asiento ${event.seat} tras esta mano`;
    case 'waitlistJoined':
      return `${names.player(event.player)} espera un asiento`;
    case 'waitlistLeft':
      if (event.outcome === 'closed') return null;
      return `${names.player(event.player)} ${event.outcome === 'lapsed' ? 'no ha ocupado el asiento' : 'deja la lista de espera'}`;
    case 'seatOffered':
      return `El asiento ${event.seat} se ofrece a ${names.player(event.player)}`;
    case 'entryRequested':
      return `${event.name} pide entrar`;
    case 'banned':
      return because(`${names.player(event.player)} tiene la entrada vetada`, event.reason);
    case 'linkChanged':
      return 'Hay un nuevo enlace de invitación';
    case 'gameStarted':
      return 'Empieza la partida';
    case 'paused':
      if (event.reason !== 'quota') return 'La partida está en pausa';
      return `La partida está en pausa: el anfitrión ha agotado el cupo de esta hora${event.until === undefined ? '' : `; sigue a las ${clockTime(event.until)}`}`;
    case 'resumed':
      return 'La partida continúa';
    case 'slept':
      return 'No hay nadie: la mesa duerme';
    case 'woke':
      return 'Ha llegado alguien: la mesa continúa';
    case 'kicking':
      return because(`${names.player(event.player)} deja la mesa tras esta mano`, event.reason);
    case 'kickCancelled':
      return `${names.player(event.player)} se queda finalmente`;
    case 'kicked':
      return because(`El anfitrión expulsa a ${names.player(event.player)}`, event.reason);
    case 'muted':
      return event.on
        ? `El anfitrión silencia a ${names.player(event.player)}`
        : `${names.player(event.player)} puede volver a escribir`;
    case 'hostChanged':
      return `${names.player(event.player)} lleva la mesa a partir de ahora`;
    case 'hostShared':
      return event.on
        ? `${names.player(event.player)} ayuda al anfitrión a partir de ahora`
        : `${names.player(event.player)} ya no ayuda al anfitrión`;
    case 'ordered':
      return ordered(event, names);
    case 'orderEnded':
      return ENDED[event.outcome](names.player(event.player));
    case 'roomChanged':
      return 'El anfitrión cambia los ajustes';
    case 'ledgerAdjusted':
      return `Corrección de ${amount(event.amount)} en las cuentas de ${names.player(event.player)}: ${event.reason}`;
    case 'botAdded':
      return `${event.name} llega a la mesa (bot)`;
    case 'timedOut':
      return `A ${names.player(event.player)} se le ha acabado el tiempo`;
    case 'timeBankUsed':
      return `${names.player(event.player)} usa el banco de tiempo`;
    case 'clockMoved':
      return 'El servidor no respondía; el reloj sigue con lo que quedaba';
    case 'rabbitShown':
      return `${names.player(event.by)} pregunta qué habría salido: ${tell.cards(event.cards)}`;
    case 'bombPotComing':
      return `Bomb pot${event.boards === 2 ? ' a dos boards' : ''}: todos ponen un ante de ${amount(event.ante)}`;
    case 'breakStarted':
      return tournament.breakUntil(clockTime(event.until));
    case 'nextTable':
      return 'El anfitrión vuelve a jugar en una mesa nueva';
    case 'closing':
      return 'El anfitrión cierra la mesa tras esta mano';
    case 'closed':
      return 'La mesa está cerrada';
    default:
      return null;
  }
}

export const events = { line };
