/** What happened, as a line of the log. A line says who, what, and how much. */

import type { StreamEvent, WireHandEvent, WireRoomEvent, WireTableEvent } from '@sidepot/protocol';
import { amount } from '../../tools/numbers.js';
import { clockTime } from '../../tools/times.js';
import type { Names, Tell } from '../../tools/told.js';
import { list } from './numbers.js';
import { tournament } from './tournament.js';

/** Only one pot is just "Pote". */
export const toldPot = (index: number, count: number): string =>
  count === 1 ? 'Pote' : index === 0 ? 'Pote principal' : `Side pot ${index}`;

const STREETS = ['Pré-flop', 'Flop', 'Turn', 'River'];
/** The amount follows. */
const POSTS: Readonly<Record<string, string>> = {
  ante: 'posta o ante de',
  'small-blind': 'posta o small blind de',
  'big-blind': 'posta o big blind de',
  straddle: 'dá straddle de',
  post: 'posta',
  'button-blind': 'posta no botão',
  'bring-in': 'paga o bring-in de',
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
      return `${names.seat(seat)} ${POSTS[kind] ?? 'posta'} ${amount(ante + dead + live)}`;
    }
    case 'board': {
      const board = event.board > 0 ? ` (board ${event.board + 1})` : '';
      return `${STREETS[event.street] ?? 'Board'}${board}: ${tell.cards(event.cards)}`;
    }
    case 'acted':
      return acted(event, names);
    case 'killed':
      return `${names.seat(event.seat)}: mão morta`;
    case 'refunded':
      return `Aposta não paga de ${amount(event.amount)} devolvida a ${names.seat(event.seat)}`;
    case 'runsDecided':
      return event.runs > 1
        ? `Roda ${event.runs === 2 ? 'duas vezes' : 'três vezes'}`
        : 'Roda uma vez';
    case 'shown': {
      const shown = tell.cards(event.cards);
      return shown === '' ? null : `${names.seat(event.seat)} mostra ${shown}`;
    }
    case 'mucked':
      return `${names.seat(event.seat)} dá muck`;
    case 'raked':
      return event.amount > 0 ? `Rake ${amount(event.amount)}` : null;
    case 'awarded':
      return awarded(event, names, pots, tell);
    case 'voided':
      return 'Mão anulada; todas as apostas são devolvidas';
    default:
      return null;
  }
}

function acted(event: Extract<WireHandEvent, { type: 'acted' }>, names: Names): string {
  const { seat, action, to, paid, allIn } = event;
  const who = names.seat(seat);
  const end = allIn ? ' e está all-in' : '';
  switch (action) {
    case 'fold':
      return `${who} dá fold`;
    case 'check':
      return `${who} dá check`;
    case 'call':
      return `${who} paga ${amount(paid)}${end}`;
    case 'bet':
      return `${who} aposta ${amount(to)}${end}`;
    case 'raise':
      return `${who} aumenta para ${amount(to)}${end}`;
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
    const odd = share.odd > 0 ? ` (ficha ímpar ${amount(share.odd)})` : '';
    const words = hand === undefined ? '' : ` com ${hand.charAt(0).toLowerCase()}${hand.slice(1)}`;
    return `${names.seat(share.seat)} ganha ${amount(share.amount)}${odd}${words}`;
  });
  return `${toldPot(event.pot, pots)}: ${list(shares)}`;
}

function ofTable(event: WireTableEvent, names: Names): string | null {
  switch (event.type) {
    case 'satDown':
      return `${names.player(event.player)} senta com ${amount(event.stack)}`;
    case 'toppedUp':
      return `${names.player(event.player)} adiciona ${amount(event.amount)}`;
    case 'stackSet':
      return `Stack de ${names.player(event.player)}: ${amount(event.was)} → ${amount(event.stack)}`;
    case 'satOut':
      return `${names.player(event.player)} fica de fora`;
    case 'satIn':
      return `${names.player(event.player)} está de volta`;
    case 'seatChanged':
      return `${names.player(event.player)} muda para o assento ${event.seat}`;
    case 'left':
      return `${names.player(event.player)} sai com ${amount(event.paid)}`;
    case 'bountyPaid':
      return `7-2: ${names.player(event.player)} recebe ${amount(event.amount)} de ${list(event.from.map((one) => `${names.player(one.player)} (${amount(one.amount)})`))}`;
    case 'busted':
      return `${names.player(event.player)} quebrou`;
    case 'eliminated':
      if (event.disqualified) return tournament.sentAway(names.player(event.player));
      return tournament.out(names.player(event.player), names.place?.(event.player) ?? null);
    case 'levelStarted':
      return `Começa o nível ${event.clock.level + 1}`;
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
    sitOut: `O host deixa ${who} de fora`,
    standUp: `O host tira ${who} do assento`,
    move: `O host muda ${who} para o assento ${seat}`,
    setStack: `O host ${by < 0 ? `tira ${amount(-by)} de` : `dá ${amount(by)} a`} ${who}`,
  };
  return because(`${said[order]}${after ? ' depois desta mão' : ''}`, reason);
}

const ENDED = {
  done: () => null,
  cancelled: (who: string): string => `O host deixa o assento de ${who} como está`,
  failed: (who: string): string => `O que o host queria com o assento de ${who} não é possível`,
};

function ofRoom(event: WireRoomEvent, names: Names, tell: Tell): string | null {
  switch (event.type) {
    case 'joined':
      return `${event.name} entra`;
    case 'renamed':
      return `${event.was ?? names.player(event.player)} agora se chama ${event.name}`;
    case 'seatRequested':
      return `${names.player(event.player)} pede ${event.rebuy ? 'fichas' : 'um assento'}`;
    case 'seatRequestEnded':
      if (event.outcome === 'expired') {
        return `${names.player(event.player)} ficou sem resposta do host`;
      }
      return event.outcome === 'denied'
        ? because(`O host recusa ${names.player(event.player)}`, event.reason)
        : null;
    case 'seatReleased':
      return event.expired
        ? `O assento de ${names.player(event.player)} está livre de novo: as fichas não vieram`
        : null;
    case 'moveAsked':
      return event.seat === null
        ? null
        : `${names.player(event.player)} muda para o assento ${event.seat} depois desta mão`;
    case 'waitlistJoined':
      return `${names.player(event.player)} espera um assento`;
    case 'waitlistLeft':
      if (event.outcome === 'closed') return null;
      return `${names.player(event.player)} ${event.outcome === 'lapsed' ? 'não pegou o assento' : 'não espera mais'}`;
    case 'seatOffered':
      return `O assento ${event.seat} é oferecido a ${names.player(event.player)}`;
    case 'entryRequested':
      return `${event.name} pede para entrar`;
    case 'banned':
      return because(`O host bane ${names.player(event.player)}`, event.reason);
    case 'linkChanged':
      return 'Há um novo link de convite';
    case 'gameStarted':
      return 'O jogo começa';
    case 'paused':
      if (event.reason !== 'quota') return 'O jogo está em pausa';
      return `O jogo está em pausa: o host esgotou a cota desta hora${event.until === undefined ? '' : `; continua às ${clockTime(event.until)}`}`;
    case 'resumed':
      return 'O jogo continua';
    case 'slept':
      return 'Não há ninguém aqui: a mesa dorme';
    case 'woke':
      return 'Alguém chegou: a mesa continua';
    case 'kicking':
      return because(`${names.player(event.player)} sai depois desta mão`, event.reason);
    case 'kickCancelled':
      return `${names.player(event.player)} acaba ficando`;
    case 'kicked':
      return because(`O host remove ${names.player(event.player)}`, event.reason);
    case 'muted':
      return event.on
        ? `O host silencia ${names.player(event.player)}`
        : `${names.player(event.player)} pode escrever de novo`;
    case 'hostChanged':
      return `${names.player(event.player)} é o host a partir de agora`;
    case 'hostShared':
      return event.on
        ? `${names.player(event.player)} ajuda o host a partir de agora`
        : `${names.player(event.player)} não ajuda mais o host`;
    case 'ordered':
      return ordered(event, names);
    case 'orderEnded':
      return ENDED[event.outcome](names.player(event.player));
    case 'roomChanged':
      return 'O host muda as configurações';
    case 'ledgerAdjusted':
      return `Contas de ${names.player(event.player)} corrigidas em ${amount(event.amount)}: ${event.reason}`;
    case 'botAdded':
      return `${event.name} entra (bot)`;
    case 'timedOut':
      return `O tempo de ${names.player(event.player)} acabou`;
    case 'timeBankUsed':
      return `${names.player(event.player)} usa o banco de tempo`;
    case 'clockMoved':
      return 'O servidor esteve fora do ar; o relógio continua com o tempo que restava';
    case 'rabbitShown':
      return `${names.player(event.by)} pede o rabbit hunt: ${tell.cards(event.cards)}`;
    case 'bombPotComing':
      return `Bomb pot${event.boards === 2 ? ' com dois boards' : ''}: ante de ${amount(event.ante)} para todos`;
    case 'breakStarted':
      return tournament.breakUntil(clockTime(event.until));
    case 'nextTable':
      return 'O host joga de novo em outra mesa';
    case 'closing':
      return 'O host fecha a mesa depois desta mão';
    case 'closed':
      return 'A mesa está fechada';
    default:
      return null;
  }
}

export const events = { line };
