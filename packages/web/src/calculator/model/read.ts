/** From what is typed to a hand. Shapes are judged here, everything else by the engine. */

import { explain, type RakeCapStep, type RakeConfig, type Refusal } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { readEntry } from './amounts.js';
import type { CalculatorDraft, PlayerDraft } from './draft.js';
import { ErrorList, type Errors, type FieldName, type PlayerField } from './errors.js';
import { chipsLevel, putIn, type TypedHand, type TypedPlayer } from './hand.js';
import { hasMiddle, middlePlayer } from './middle.js';
import { gameHasLow } from './ranking.js';
import { boardCountOf, type CardsOfHand, readTypedCards } from './read-cards.js';
import {
  anteModeOf,
  anteTyped,
  type CalculatorPositions,
  type ChipParts,
  type Forced,
  owedBy,
  positionsOf,
  splitTotal,
} from './split.js';
import { inferredUnit } from './unit.js';
import { unknownRanking } from './winners.js';

const LEAST_SEATS = 2;

export type Reading =
  | { readonly ok: true; readonly hand: TypedHand }
  | { readonly ok: false; readonly errors: Errors };

export function readDraft(draft: CalculatorDraft): Reading {
  const errors = new ErrorList();
  const hand = handOf(draft, errors);
  // Without the number of seats every seat would be wrong.
  if (!errors.has('seatCount')) judge(hand, errors);
  return errors.isEmpty ? { ok: true, hand } : { ok: false, errors: errors.all };
}

function handOf(draft: CalculatorDraft, errors: ErrorList): TypedHand {
  const whole = (field: FieldName, typed: string): number => wholeAt(errors, field, typed);
  const button = whole('button', draft.button);
  const seats = draft.players.map(({ key, seat }) => ({ key, seat: whole(`seat.${key}`, seat) }));
  const positions = positionsOf(seats, button);
  const forced = forcedOf(draft, errors);
  const cards = readTypedCards(draft, isByCards(draft) ? errors : new ErrorList());
  const seatCount = seatCountOf(draft, errors);
  const middle = whole('middle', draft.middle);
  const seated = draft.players
    .map((player, i) => {
      const seat = seats[i]?.seat ?? 0;
      return playerOf(player, seat, { draft, positions, forced, cards, errors });
    })
    .sort((a, b) => a.seat - b.seat);
  // Behind the last seat, so that it is in nobody's way.
  const players = middle > 0 ? [...seated, middlePlayer(middle, seatCount + 1)] : seated;
  checkNames(seated, errors);
  const { game, mode, orphanLayer } = draft;
  const boardCount = boardCountOf(draft);
  return {
    ...{ title: draft.title.trim(), players, positions, forced, game, boardCount },
    boards: cards.boards,
    input: {
      players: players.map(({ key, seat, ante, dead, live, folded, forfeit }) => ({
        ...{ id: key, seat, ante, dead, live, folded },
        ...(forfeit > 0 && { forfeit }),
      })),
      ...{ button, seatCount: seatCount + (middle > 0 ? 1 : 0) },
      ...{ unit: unitOf(draft, errors), kind: gameHasLow(game) ? 'hilo' : 'high' },
      ...(orphanLayer !== 'roll-down' && { orphanLayer }),
      ...(mode !== 'any' && { mode }),
      ...deadBlindsOf(draft, players, middle, errors),
      rakeConfig: rakeOf(draft, players, errors),
    },
  };
}

/** Are the fields of the cards there? What is wrong with a field that nobody sees is not said. */
const isByCards = ({ way, players }: CalculatorDraft): boolean =>
  way === 'cards' && players.filter(({ folded }) => !folded).length > 1;

/** Too few seats are wrong here, not at everybody who has none. */
function seatCountOf(draft: CalculatorDraft, errors: ErrorList): number {
  const seats = wholeAt(errors, 'seatCount', draft.seatCount);
  if (seats < LEAST_SEATS) errors.add('seatCount', 'BAD_INPUT', { least: LEAST_SEATS });
  return seats;
}

function wholeAt(errors: ErrorList, field: FieldName, typed: string): number {
  const read = readEntry(typed);
  if (read.ok) return read.value;
  errors.add(field, read.error.code);
  return 0;
}

function forcedOf(draft: CalculatorDraft, errors: ErrorList): Forced {
  const smallBlind = wholeAt(errors, 'smallBlind', draft.smallBlind);
  const bigBlind = wholeAt(errors, 'bigBlind', draft.bigBlind);
  const mode = anteModeOf(draft);
  const ante = mode === 'none' ? 0 : wholeAt(errors, 'anteAmount', anteTyped(draft));
  if (smallBlind > bigBlind && draft.bigBlind.trim() !== '') {
    errors.add('smallBlind', 'BAD_BLINDS', { most: bigBlind });
  }
  return { mode, ante, order: draft.anteOrder, smallBlind, bigBlind };
}

const unitOf = (draft: CalculatorDraft, errors: ErrorList): number =>
  draft.unit.trim() === '' ? inferredUnit(draft) : wholeAt(errors, 'unit', draft.unit);

/** Dead chips that are no ante: the middle, and what parts tell. */
function deadBlindsOf(
  draft: CalculatorDraft,
  players: readonly TypedPlayer[],
  middle: number,
  errors: ErrorList,
): Pick<TypedHand['input'], 'deadBlinds'> {
  const typed = draft.entry === 'parts' ? wholeAt(errors, 'deadBlinds', draft.deadBlinds) : 0;
  const deadBlinds = typed + middle;
  const most = players.reduce((sum, { dead }) => sum + dead, 0);
  if (deadBlinds > most) errors.add('deadBlinds', 'BAD_INPUT', { dead: most - middle });
  return deadBlinds > 0 && deadBlinds <= most ? { deadBlinds } : {};
}

interface Around {
  readonly draft: CalculatorDraft;
  readonly positions: CalculatorPositions;
  readonly forced: Forced;
  readonly cards: CardsOfHand;
  readonly errors: ErrorList;
}

function playerOf(player: PlayerDraft, seat: number, around: Around): TypedPlayer {
  const { key, folded, killed } = player;
  const { cards, errors } = around;
  const optional = (field: 'start' | 'end'): number | null =>
    player[field].trim() === '' ? null : wholeAt(errors, `${field}.${key}`, player[field]);
  const start = optional('start');
  const parts = partsOf(player, start, around);
  const put = putIn(parts);
  if (start !== null && put > start) {
    errors.add(`start.${key}`, 'NOT_ENOUGH_CHIPS', { put, start });
  }
  const name = player.name.trim() || words.calculator.playerName(seat);
  const end = optional('end');
  const forfeit = forfeitOf(player, chipsLevel(parts), errors);
  const hole = cards.hole.get(key) ?? [];
  return { key, name, seat, ...parts, folded, killed, forfeit, start, end, cards: hole };
}

/** Of a dead hand all of its level, unless another amount is given (R45). */
export function forfeitOf(
  { key, killed, forfeit }: PlayerDraft,
  level: number,
  errors: ErrorList = new ErrorList(),
): number {
  if (!killed) return 0;
  if (forfeit.trim() === '') return level;
  const given = wholeAt(errors, `forfeit.${key}`, forfeit);
  if (given > level) errors.add(`forfeit.${key}`, 'BAD_INPUT', { most: level });
  return Math.min(given, level);
}

function partsOf(player: PlayerDraft, start: number | null, around: Around): ChipParts {
  const { draft, positions, forced, errors } = around;
  const { key } = player;
  const at = (field: PlayerField & ('total' | 'ante' | 'dead' | 'live')): number =>
    wholeAt(errors, `${field}.${key}`, player[field]);
  if (draft.entry === 'parts') return { ante: at('ante'), dead: at('dead'), live: at('live') };
  const total = at('total');
  const owed = owedBy(key, positions, forced);
  const parts = splitTotal(total, start, owed, draft.anteOnTop);
  if (parts !== null) return parts;
  errors.add(`total.${key}`, 'BAD_ANTE', { put: total, owed: owed.ante });
  return { ante: 0, dead: 0, live: total };
}

function checkNames(players: readonly TypedPlayer[], errors: ErrorList): void {
  for (const { key, name } of players) {
    const isTwice = players.some((other) => other.key !== key && other.name === name);
    if (isTwice) errors.add(`name.${key}`, 'DUPLICATE_PLAYER', { player: name });
  }
}

function rakeOf(
  draft: CalculatorDraft,
  players: readonly TypedPlayer[],
  errors: ErrorList,
): RakeConfig | null {
  if (!draft.hasRake) return null;
  const percent = /^\d+(?:[.,]\d{1,2})?$/.test(draft.rakePercent.trim())
    ? Number(draft.rakePercent.trim().replace(',', '.'))
    : Number.NaN;
  const bps = Math.round(percent * 100);
  if (!(percent <= 100)) errors.add('rakePercent', 'BAD_RAKE', { field: 'percent' });
  return {
    bps: Number.isNaN(bps) ? 0 : bps,
    cap: capFor(capOf(draft.rakeCap, errors), hasMiddle({ players })),
    rounding: draft.rounding,
    noFlopNoDrop: draft.rakeNeedsFlop,
    ...(draft.flop !== 'auto' && { flopSeen: draft.flop === 'yes' }),
    spread: draft.spread,
  };
}

/** The middle is nobody who was dealt in; the first step is of all, however few. */
const capFor = (cap: ReturnType<typeof capOf>, isMore: boolean): ReturnType<typeof capOf> =>
  isMore && cap !== null && typeof cap !== 'number'
    ? cap.map((step, i) => (i === 0 ? step : { ...step, players: step.players + 1 }))
    : cap;

/** "30", or by players dealt in: "2: 10; 5: 30". */
function capOf(typed: string, errors: ErrorList): number | null | readonly RakeCapStep[] {
  if (typed.trim() === '') return null;
  if (!typed.includes(':')) return wholeAt(errors, 'rakeCap', typed);
  return typed
    .split(';')
    .filter((step) => step.trim() !== '')
    .map((step) => {
      const [players = '', cap = '', ...rest] = step.split(':').map((part) => part.trim());
      if (players === '' || cap === '' || rest.length > 0) {
        errors.add('rakeCap', 'BAD_RAKE', { field: 'cap' });
      }
      return { players: wholeAt(errors, 'rakeCap', players), cap: wholeAt(errors, 'rakeCap', cap) };
    });
}

/** The engine's word on the hand as a whole. Pots need no winners. */
function judge(hand: TypedHand, errors: ErrorList): void {
  const found = explain({ ...hand.input, boards: unknownRanking(hand) });
  if (!found.ok) place(found.error, hand, errors);
}

/** Where it stands, and with names in place of keys. */
function place(refusal: Refusal, hand: TypedHand, errors: ErrorList): void {
  const { code, ...details }: Readonly<Record<string, unknown>> & Pick<Refusal, 'code'> = refusal;
  const nameOf = (key: unknown): string =>
    hand.players.find((player) => player.key === key)?.name ?? String(key);
  const said = {
    ...details,
    ...('player' in details && { player: nameOf(details['player']) }),
    ...(Array.isArray(details['players']) && { players: details['players'].map(nameOf) }),
  };
  for (const field of fieldsOf(refusal)) errors.add(field, code, said);
}

function fieldsOf(refusal: Refusal): readonly FieldName[] {
  switch (refusal.code) {
    case 'DUPLICATE_SEAT':
      return refusal.players.map((key): FieldName => `seat.${Number(key)}`);
    case 'SEAT_OUT_OF_RANGE':
      return [`seat.${Number(refusal.player)}`];
    case 'BUTTON_OUT_OF_RANGE':
      return ['button'];
    case 'BAD_UNIT':
      return ['unit'];
    case 'BAD_RAKE':
      return [refusal.field.includes('cap') ? 'rakeCap' : 'rakePercent'];
    case 'BAD_BOARDS':
      return ['boardCount'];
    case 'ORPHAN_LAYER':
      return ['orphanLayer'];
    default:
      return ['players'];
  }
}
