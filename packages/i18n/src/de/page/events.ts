/** What happened, as a line of the log. A line says who, what, and how much. */

import type { StreamEvent, WireHandEvent, WireRoomEvent, WireTableEvent } from '@sidepot/protocol';
import { amount } from '../../tools/numbers.js';
import { clockTime } from '../../tools/times.js';
import type { Names, Tell } from '../../tools/told.js';
import { list } from './numbers.js';
import { tournament } from './tournament.js';

/** Only one pot is just "Pot". */
export const toldPot = (index: number, count: number): string =>
  count === 1 ? 'Pot' : index === 0 ? 'Main Pot' : `Side Pot ${index}`;

const STREETS = ['Preflop', 'Flop', 'Turn', 'River'];
const POSTS: Readonly<Record<string, string>> = {
  ante: 'zahlt das Ante',
  'small-blind': 'bringt den Small Blind',
  'big-blind': 'bringt den Big Blind',
  straddle: 'straddelt',
  post: 'postet',
  'button-blind': 'postet am Button',
  'bring-in': 'zahlt das Bring-in',
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

const RUNS: Readonly<Record<number, string>> = {
  2: 'Run it Twice: zwei Boards',
  3: 'Run it Three Times: drei Boards',
};

function ofHand(event: WireHandEvent, names: Names, pots: number, tell: Tell): string | null {
  switch (event.type) {
    case 'posted': {
      const { seat, kind, ante, dead, live } = event;
      return `${names.seat(seat)} ${POSTS[kind] ?? 'postet'}: ${amount(ante + dead + live)}`;
    }
    case 'board': {
      const board = event.board > 0 ? ` (Board ${event.board + 1})` : '';
      return `${STREETS[event.street] ?? 'Board'}${board}: ${tell.cards(event.cards)}`;
    }
    case 'acted':
      return acted(event, names);
    case 'killed':
      return `${names.seat(event.seat)}: Die Hand ist tot`;
    case 'refunded':
      return `Nicht gecallt: ${amount(event.amount)} zurück an ${names.seat(event.seat)}`;
    case 'runsDecided':
      return RUNS[event.runs] ?? 'Es bleibt bei einem Board';
    case 'shown': {
      const shown = tell.cards(event.cards);
      return shown === '' ? null : `${names.seat(event.seat)} zeigt ${shown}`;
    }
    case 'mucked':
      return `${names.seat(event.seat)} muckt`;
    case 'raked':
      return event.amount > 0 ? `Rake ${amount(event.amount)}` : null;
    case 'awarded':
      return awarded(event, names, pots, tell);
    case 'voided':
      return 'Die Hand ist ungültig; alle Einsätze gehen zurück';
    default:
      return null;
  }
}

function acted(event: Extract<WireHandEvent, { type: 'acted' }>, names: Names): string {
  const { seat, action, to, paid, allIn } = event;
  const who = names.seat(seat);
  const end = allIn ? ' und ist all-in' : '';
  switch (action) {
    case 'fold':
      return `${who} foldet`;
    case 'check':
      return `${who} checkt`;
    case 'call':
      return `${who} callt ${amount(paid)}${end}`;
    case 'bet':
      return `${who} setzt ${amount(to)}${end}`;
    case 'raise':
      return `${who} erhöht auf ${amount(to)}${end}`;
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
    const odd = share.odd > 0 ? `, davon ${amount(share.odd)} als ungerader Chip` : '';
    const words = hand === undefined ? '' : ` (${hand})`;
    return `${names.seat(share.seat)} gewinnt ${amount(share.amount)}${odd}${words}`;
  });
  return `${toldPot(event.pot, pots)}: ${list(shares)}`;
}

function ofTable(event: WireTableEvent, names: Names): string | null {
  switch (event.type) {
    case 'satDown':
      return `${names.player(event.player)} setzt sich mit ${amount(event.stack)}`;
    case 'toppedUp':
      return `${names.player(event.player)} kauft ${amount(event.amount)} nach`;
    case 'stackSet':
      return `Stack von ${names.player(event.player)}: ${amount(event.was)} → ${amount(event.stack)}`;
    case 'satOut':
      return `${names.player(event.player)} setzt aus`;
    case 'satIn':
      return `${names.player(event.player)} ist zurück`;
    case 'seatChanged':
      return `${names.player(event.player)} wechselt auf Platz ${event.seat}`;
    case 'left':
      return `${names.player(event.player)} geht mit ${amount(event.paid)}`;
    case 'bountyPaid':
      return `7-2: ${names.player(event.player)} bekommt ${amount(event.amount)} von ${list(event.from.map((one) => `${names.player(one.player)} (${amount(one.amount)})`))}`;
    case 'busted':
      return `${names.player(event.player)} hat keine Chips mehr`;
    case 'eliminated':
      if (event.disqualified) return tournament.sentAway(names.player(event.player));
      return tournament.out(names.player(event.player), names.place?.(event.player) ?? null);
    case 'levelStarted':
      return `Level ${event.clock.level + 1} beginnt`;
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
  const when = after ? ' nach dieser Hand' : '';
  const said = {
    sitOut: `Der Host lässt ${who}${when} aussetzen`,
    standUp: `Der Host lässt ${who}${when} aufstehen`,
    move: `Der Host setzt ${who}${when} auf Platz ${seat}`,
    setStack:
      by < 0
        ? `Der Host nimmt ${who}${when} ${amount(-by)} weg`
        : `Der Host gibt ${who}${when} ${amount(by)}`,
  };
  return because(said[order], reason);
}

const ENDED = {
  done: () => null,
  cancelled: (who: string): string => `Der Host lässt den Platz von ${who} doch, wie er ist`,
  failed: (who: string): string =>
    `Was der Host mit dem Platz von ${who} vorhatte, ist nicht möglich`,
};

function ofRoom(event: WireRoomEvent, names: Names, tell: Tell): string | null {
  switch (event.type) {
    case 'joined':
      return `${event.name} kommt an den Tisch`;
    case 'renamed':
      return `${event.was ?? names.player(event.player)} heißt jetzt ${event.name}`;
    case 'seatRequested':
      return `${names.player(event.player)} bittet um ${event.rebuy ? 'Chips' : 'einen Platz'}`;
    case 'seatRequestEnded':
      if (event.outcome === 'expired') {
        return `${names.player(event.player)} hat vom Host keine Antwort bekommen`;
      }
      return event.outcome === 'denied'
        ? because(`Der Host lehnt ${names.player(event.player)} ab`, event.reason)
        : null;
    case 'seatReleased':
      return event.expired
        ? `Der Platz von ${names.player(event.player)} ist wieder frei: Es kamen keine Chips`
        : null;
    case 'moveAsked':
      return event.seat === null
        ? null
        : `${names.player(event.player)} wechselt nach dieser Hand auf Platz ${event.seat}`;
    case 'waitlistJoined':
      return `${names.player(event.player)} wartet auf einen Platz`;
    case 'waitlistLeft':
      if (event.outcome === 'closed') return null;
      return `${names.player(event.player)} ${event.outcome === 'lapsed' ? 'hat den Platz nicht genommen' : 'wartet nicht mehr'}`;
    case 'seatOffered':
      return `Platz ${event.seat} wird ${names.player(event.player)} angeboten`;
    case 'entryRequested':
      return `${event.name} bittet um Einlass`;
    case 'banned':
      return because(`${names.player(event.player)} wird gesperrt`, event.reason);
    case 'linkChanged':
      return 'Es gibt einen neuen Einladungslink';
    case 'gameStarted':
      return 'Das Spiel beginnt';
    case 'paused':
      if (event.reason !== 'quota') return 'Das Spiel ist pausiert';
      return `Das Spiel ist pausiert: Der Host hat das Kontingent dieser Stunde verbraucht${event.until === undefined ? '' : `; weiter geht es um ${clockTime(event.until)}`}`;
    case 'resumed':
      return 'Das Spiel geht weiter';
    case 'slept':
      return 'Niemand ist da: Der Tisch schläft';
    case 'woke':
      return 'Es ist wieder jemand da: Der Tisch macht weiter';
    case 'kicking':
      return because(`${names.player(event.player)} geht nach dieser Hand`, event.reason);
    case 'kickCancelled':
      return `${names.player(event.player)} bleibt doch`;
    case 'kicked':
      return because(`Der Host entfernt ${names.player(event.player)} vom Tisch`, event.reason);
    case 'muted':
      return event.on
        ? `Der Host schaltet ${names.player(event.player)} stumm`
        : `${names.player(event.player)} darf wieder schreiben`;
    case 'hostChanged':
      return `${names.player(event.player)} ist ab jetzt Host`;
    case 'hostShared':
      return event.on
        ? `${names.player(event.player)} ist ab jetzt Co-Host`
        : `${names.player(event.player)} ist nicht mehr Co-Host`;
    case 'ordered':
      return ordered(event, names);
    case 'orderEnded':
      return ENDED[event.outcome](names.player(event.player));
    case 'roomChanged':
      return 'Der Host ändert die Einstellungen';
    case 'ledgerAdjusted':
      return `Der Saldo von ${names.player(event.player)} wird um ${amount(event.amount)} korrigiert: ${event.reason}`;
    case 'botAdded':
      return `${event.name} kommt an den Tisch (Bot)`;
    case 'timedOut':
      return `Die Zeit von ${names.player(event.player)} ist abgelaufen`;
    case 'timeBankUsed':
      return `${names.player(event.player)} nutzt die Time Bank`;
    case 'clockMoved':
      return 'Der Server war weg; die Uhr läuft mit der Restzeit weiter';
    case 'rabbitShown':
      return `${names.player(event.by)} will wissen, was gekommen wäre: ${tell.cards(event.cards)}`;
    case 'bombPotComing':
      return `Bomb Pot${event.boards === 2 ? ' mit zwei Boards' : ''}: Alle zahlen ${amount(event.ante)} Ante`;
    case 'breakStarted':
      return tournament.breakUntil(clockTime(event.until));
    case 'nextTable':
      return 'Der Host spielt an einem neuen Tisch weiter';
    case 'closing':
      return 'Der Host schließt den Tisch nach dieser Hand';
    case 'closed':
      return 'Der Tisch ist geschlossen';
    default:
      return null;
  }
}

export const events = { line };
