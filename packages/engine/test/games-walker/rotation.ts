/** Mixed games: which game, button and blinds each hand has (R148 to R152, R154, R155). */
import {
  type ButtonRule,
  distance,
  nextSeat,
  type Positions,
  positionsAfter,
  positionsAt,
} from './button.js';

export interface RotationEvent {
  readonly out?: number;
  readonly level?: number;
}

export interface RotationConfig {
  readonly seatCount: number;
  readonly seats: readonly number[];
  readonly button: number;
  readonly mix: readonly string[];
  readonly rotate: 'orbit' | 'level' | { readonly hands: number };
  readonly hands: number;
  /** The vectors' tables move the button unless they say otherwise. */
  readonly buttonRule?: ButtonRule;
  /** What happened after the hand of this number. */
  readonly events?: Readonly<Record<string, readonly RotationEvent[]>>;
  /** R154: who names the game, and what they name. */
  readonly chooser?: number;
  readonly choices?: readonly string[];
}

export interface RotationHand {
  readonly hand: number;
  readonly game: string;
  readonly button: number;
  readonly level?: number;
  readonly chooser?: number;
  readonly smallBlind: number | null;
  readonly bigBlind: number | null;
}

/** The mixed games that are dealt without a button (R105). */
const STUD = ['stud', 'stud8', 'razz', 'stud-hilo', 'razz27', 'razzdugi', 'super-stud'];

interface Table {
  active: number[];
  level: number;
  chooser: number;
  /** How many games were played before this one. */
  games: number;
  /** Hands of this game so far. */
  played: number;
  /** Of the last button hand; null before the first. */
  last: Positions | null;
  /** What the table shows: in stud it stands still (R151). */
  button: number;
  /** R150, and where it was in the game's first hand. */
  marker: number;
  start: number;
}

function gameOf({ mix, rotate, choices = mix }: RotationConfig, table: Table): string {
  const index = rotate === 'level' ? table.level - 1 : table.games;
  return choices[index % choices.length]!;
}

/** R151, R152: as if no stud hand had been dealt. */
function nextPositions(config: RotationConfig, { active, last, button }: Table): Positions {
  const { seatCount, buttonRule = 'moving' } = config;
  if (last !== null) return positionsAfter(seatCount, active, last, buttonRule);
  const isTaken = active.includes(button);
  return positionsAt(seatCount, active, isTaken ? button : nextSeat(seatCount, active, button));
}

/** R150: in stud it goes to the next active seat, in button games with the button. */
function nextMarker(config: RotationConfig, table: Table, isStud: boolean): number {
  if (isStud) return nextSeat(config.seatCount, table.active, table.marker);
  return nextPositions(config, table).button;
}

/** R149, R150: asked between two hands. */
function isGameOver(config: RotationConfig, table: Table, before: string): boolean {
  const { rotate, seatCount } = config;
  if (rotate === 'level') return gameOf(config, table) !== before;
  if (rotate !== 'orbit') return table.played >= rotate.hands;
  const next = nextMarker(config, table, STUD.includes(before));
  const toStart = distance(seatCount, table.marker, table.start);
  return distance(seatCount, table.marker, next) >= toStart;
}

function applyEvents(table: Table, events: readonly RotationEvent[]): void {
  for (const { out, level } of events) {
    table.active = table.active.filter((seat) => seat !== out);
    table.level = level ?? table.level;
  }
}

/** Moves on to the next hand; true where it begins a game. */
function between(config: RotationConfig, table: Table, hand: number): boolean {
  const before = gameOf(config, table);
  const wasStud = STUD.includes(before);
  applyEvents(table, config.events?.[hand] ?? []);
  const isNew = isGameOver(config, table, before);
  // R151: after the last button hand the button moves as for another one.
  const next = wasStud ? null : nextPositions(config, table).button;
  if (!isNew) table.marker = nextMarker(config, table, wasStud);
  table.button = next ?? table.button;
  if (!isNew) return false;
  table.games += 1;
  table.played = 0;
  table.chooser = nextSeat(config.seatCount, table.active, table.chooser);
  return true;
}

function dealHand(config: RotationConfig, table: Table, hand: number, isNew: boolean) {
  const game = gameOf(config, table);
  const isStud = STUD.includes(game);
  const positions = isStud ? null : nextPositions(config, table);
  table.button = positions?.button ?? table.button;
  table.last = positions ?? table.last;
  if (isNew) table.start = table.button;
  if (isNew || !isStud) table.marker = table.button;
  table.played += 1;
  const small = positions !== null && table.active.includes(positions.small);
  return {
    hand,
    game,
    button: table.button,
    ...(config.rotate === 'level' && { level: table.level }),
    ...(config.chooser !== undefined && { chooser: table.chooser }),
    smallBlind: small ? positions.small : null, // R36
    bigBlind: positions?.big ?? null,
  };
}

export function rotation(config: RotationConfig): RotationHand[] {
  const { button, seats, chooser = button } = config;
  const table: Table = {
    ...{ active: [...seats], level: 1, chooser, games: 0, played: 0 },
    ...{ last: null, button, marker: button, start: button },
  };
  const dealt: RotationHand[] = [];
  for (let hand = 1; hand <= config.hands; hand++) {
    const isNew = hand === 1 || between(config, table, hand - 1);
    dealt.push(dealHand(config, table, hand, isNew));
  }
  return dealt;
}
