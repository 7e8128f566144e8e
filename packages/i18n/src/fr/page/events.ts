/** What happened, as a line of the log. A line says who, what, and how much. */

import type { StreamEvent, WireHandEvent, WireRoomEvent, WireTableEvent } from '@sidepot/protocol';
import { amount } from '../../tools/numbers.js';
import { clockTime } from '../../tools/times.js';
import type { Names, Tell } from '../../tools/told.js';
import { aHand, de } from './grammar.js';
import { list } from './numbers.js';
import { tournament } from './tournament.js';

/** Only one pot is just "Pot". */
export const toldPot = (index: number, count: number): string =>
  count === 1 ? 'Pot' : index === 0 ? 'Pot principal' : `Pot annexe ${index}`;

const STREETS = ['Préflop', 'Flop', 'Turn', 'River'];
const POSTS: Readonly<Record<string, (chips: string) => string>> = {
  ante: (chips) => `poste l’ante de ${chips}`,
  'small-blind': (chips) => `poste la petite blinde de ${chips}`,
  'big-blind': (chips) => `poste la grosse blinde de ${chips}`,
  straddle: (chips) => `straddle à ${chips}`,
  post: (chips) => `poste ${chips}`,
  'button-blind': (chips) => `poste ${chips} au bouton`,
  'bring-in': (chips) => `poste le bring-in de ${chips}`,
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
      const chips = amount(ante + dead + live);
      return `${names.seat(seat)} ${POSTS[kind]?.(chips) ?? `poste ${chips}`}`;
    }
    case 'board': {
      const board = event.board > 0 ? ` (board ${event.board + 1})` : '';
      return `${STREETS[event.street] ?? 'Board'}${board} : ${tell.cards(event.cards)}`;
    }
    case 'acted':
      return acted(event, names);
    case 'killed':
      return `${names.seat(event.seat)} : la main est morte`;
    case 'refunded':
      return `Mise non suivie rendue à ${names.seat(event.seat)} : ${amount(event.amount)}`;
    case 'runsDecided':
      return event.runs > 1
        ? `Le board est tiré ${event.runs === 2 ? 'deux' : 'trois'} fois`
        : 'Le board est tiré une seule fois';
    case 'shown': {
      const shown = tell.cards(event.cards);
      return shown === '' ? null : `${names.seat(event.seat)} montre ${shown}`;
    }
    case 'mucked':
      return `${names.seat(event.seat)} mucke`;
    case 'raked':
      return event.amount > 0 ? `Rake ${amount(event.amount)}` : null;
    case 'awarded':
      return awarded(event, names, pots, tell);
    case 'voided':
      return 'La main est annulée ; toutes les mises sont rendues';
    default:
      return null;
  }
}

function acted(event: Extract<WireHandEvent, { type: 'acted' }>, names: Names): string {
  const { seat, action, to, paid, allIn } = event;
  const who = names.seat(seat);
  const end = allIn ? ' et est à tapis' : '';
  switch (action) {
    case 'fold':
      return `${who} passe`;
    case 'check':
      return `${who} checke`;
    case 'call':
      return `${who} suit ${amount(paid)}${end}`;
    case 'bet':
      return `${who} mise ${amount(to)}${end}`;
    case 'raise':
      return `${who} relance à ${amount(to)}${end}`;
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
    const odd = share.odd > 0 ? ` (jeton impair ${amount(share.odd)})` : '';
    const words = hand === undefined ? '' : ` avec ${aHand(hand)}`;
    return `${names.seat(share.seat)} gagne ${amount(share.amount)}${odd}${words}`;
  });
  return `${toldPot(event.pot, pots)} : ${list(shares)}`;
}

function ofTable(event: WireTableEvent, names: Names): string | null {
  switch (event.type) {
    case 'satDown':
      return `${names.player(event.player)} s’assoit avec ${amount(event.stack)}`;
    case 'toppedUp':
      return `${names.player(event.player)} ajoute ${amount(event.amount)}`;
    case 'stackSet':
      return `Stack ${de(names.player(event.player))} : ${amount(event.was)} → ${amount(event.stack)}`;
    case 'satOut':
      return `${names.player(event.player)} s’absente`;
    case 'satIn':
      return `${names.player(event.player)} est de retour`;
    case 'seatChanged':
      return `${names.player(event.player)} va au siège ${event.seat}`;
    case 'left':
      return `${names.player(event.player)} part avec ${amount(event.paid)}`;
    case 'bountyPaid':
      return `7-2 : ${names.player(event.player)} reçoit ${amount(event.amount)}, payés par ${list(event.from.map((one) => `${names.player(one.player)} (${amount(one.amount)})`))}`;
    case 'busted':
      return `${names.player(event.player)} n’a plus de jetons`;
    case 'eliminated':
      if (event.disqualified) return tournament.sentAway(names.player(event.player));
      return tournament.out(names.player(event.player), names.place?.(event.player) ?? null);
    case 'levelStarted':
      return `Début du niveau ${event.clock.level + 1}`;
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
  reason === null ? words : `${words} : ${reason}`;

function ordered(event: Extract<WireRoomEvent, { type: 'ordered' }>, names: Names): string {
  const { order, seat = 0, by = 0, reason = null, after } = event;
  const who = names.player(event.player);
  const said = {
    sitOut: `L’hôte met ${who} en sit-out`,
    standUp: `L’hôte fait lever ${who}`,
    move: `L’hôte déplace ${who} au siège ${seat}`,
    setStack: `L’hôte ${by < 0 ? `retire ${amount(-by)}` : `donne ${amount(by)}`} à ${who}`,
  };
  return because(`${said[order]}${after ? ' après cette main' : ''}`, reason);
}

const ENDED = {
  done: () => null,
  cancelled: (who: string): string => `L’hôte laisse la place ${de(who)} comme elle est`,
  failed: (who: string): string =>
    `Ce que l’hôte voulait pour la place ${de(who)} n’est pas possible`,
};

function ofRoom(event: WireRoomEvent, names: Names, tell: Tell): string | null {
  switch (event.type) {
    case 'joined':
      return `${event.name} rejoint la table`;
    case 'renamed':
      return `${event.was ?? names.player(event.player)} s’appelle maintenant ${event.name}`;
    case 'seatRequested':
      return `${names.player(event.player)} demande ${event.rebuy ? 'des jetons' : 'une place'}`;
    case 'seatRequestEnded':
      if (event.outcome === 'expired') {
        return `${names.player(event.player)} n’a pas eu de réponse de l’hôte`;
      }
      return event.outcome === 'denied'
        ? because(`L’hôte refuse la demande ${de(names.player(event.player))}`, event.reason)
        : null;
    case 'seatReleased':
      return event.expired
        ? `La place ${de(names.player(event.player))} est de nouveau libre : aucun jeton acheté`
        : null;
    case 'moveAsked':
      return event.seat === null
        ? null
        : `${names.player(event.player)} va au siège ${event.seat} après cette main`;
    case 'waitlistJoined':
      return `${names.player(event.player)} attend une place`;
    case 'waitlistLeft':
      if (event.outcome === 'closed') return null;
      return `${names.player(event.player)} ${event.outcome === 'lapsed' ? 'n’a pas pris la place' : 'n’attend plus de place'}`;
    case 'seatOffered':
      return `Le siège ${event.seat} est proposé à ${names.player(event.player)}`;
    case 'entryRequested':
      return `${event.name} demande à entrer`;
    case 'banned':
      return because(`L’hôte bannit ${names.player(event.player)}`, event.reason);
    case 'linkChanged':
      return 'Il y a un nouveau lien d’invitation';
    case 'gameStarted':
      return 'La partie commence';
    case 'paused':
      if (event.reason !== 'quota') return 'La partie est en pause';
      return `La partie est en pause : l’hôte a épuisé son quota de l’heure${event.until === undefined ? '' : ` ; reprise à ${clockTime(event.until)}`}`;
    case 'resumed':
      return 'La partie reprend';
    case 'slept':
      return 'Plus personne : la table se met en veille';
    case 'woke':
      return 'Quelqu’un est là : la table reprend';
    case 'kicking':
      return because(`${names.player(event.player)} part après cette main`, event.reason);
    case 'kickCancelled':
      return `${names.player(event.player)} reste finalement`;
    case 'kicked':
      return because(`L’hôte exclut ${names.player(event.player)}`, event.reason);
    case 'muted':
      return event.on
        ? `L’hôte coupe le chat ${de(names.player(event.player))}`
        : `${names.player(event.player)} peut de nouveau écrire`;
    case 'hostChanged':
      return `${names.player(event.player)} est désormais l’hôte`;
    case 'hostShared':
      return event.on
        ? `${names.player(event.player)} aide désormais l’hôte`
        : `${names.player(event.player)} n’aide plus l’hôte`;
    case 'ordered':
      return ordered(event, names);
    case 'orderEnded':
      return ENDED[event.outcome](names.player(event.player));
    case 'roomChanged':
      return 'L’hôte modifie les réglages';
    case 'ledgerAdjusted':
      return `Comptes ${de(names.player(event.player))} corrigés de ${amount(event.amount)} : ${event.reason}`;
    case 'botAdded':
      return `${event.name} rejoint la table (bot)`;
    case 'timedOut':
      return `${names.player(event.player)} n’a plus de temps`;
    case 'timeBankUsed':
      return `${names.player(event.player)} utilise sa time bank`;
    case 'clockMoved':
      return 'Le serveur était absent ; le chrono reprend là où il en était';
    case 'rabbitShown':
      return `${names.player(event.by)} demande le rabbit hunt : ${tell.cards(event.cards)}`;
    case 'bombPotComing':
      return `Bomb pot${event.boards === 2 ? ' sur deux boards' : ''} : tout le monde met une ante de ${amount(event.ante)}`;
    case 'breakStarted':
      return tournament.breakUntil(clockTime(event.until));
    case 'nextTable':
      return 'L’hôte rejoue à une nouvelle table';
    case 'closing':
      return 'L’hôte ferme la table après cette main';
    case 'closed':
      return 'La table est fermée';
    default:
      return null;
  }
}

export const events = { line };
