/** A replayed hand, street by street. Amounts come as they are written; `{detail}` is replaced. */

import type { GameName, HandEvent, Limit, ReplayWarningCode } from '@sidepot/engine';
import { count, decimals, howMany } from '../../tools/numbers.js';
import { games } from './games.js';

type Post = Extract<HandEvent, { type: 'posted' }>['kind'];

const posts: Readonly<Record<Post | 'ante-for-all', string>> = {
  ante: 'pone el ante',
  'ante-for-all': 'pone el ante por todos',
  'small-blind': 'pone la ciega pequeña',
  'big-blind': 'pone la ciega grande',
  straddle: 'pone un straddle',
  post: 'pone ciega',
  'button-blind': 'pone ciega en el botón',
  'bring-in': 'pone el bring-in',
};

/** What departs from the rulebook. */
const warnings: Readonly<Record<ReplayWarningCode, string>> = {
  SHORT_POST: '{player} pone {paid} de {owed}',
  LATE_POST: '{player} pone {paid} fuera de turno',
  UNEVEN_ANTES: 'los antes no son iguales; cuentan como dinero muerto',
  OUT_OF_TURN: '{player} actúa, pero es el turno de {turn}',
  BETTING_CLOSED: '{player} actúa, pero ya no queda nada que decidir',
  UNDER_MINIMUM: '{player} sube a {to}, el mínimo es {min}',
  OVER_MAXIMUM: '{player} sube a {to}, el máximo es {max}',
  NOT_REOPENED: '{player} sube a {to}, pero ninguna subida completa ha reabierto las apuestas',
  RAISE_CAP: '{player} sube a {to}, pero ya no quedan subidas en esta calle',
  NO_RIVAL_TO_RAISE: '{player} sube a {to}, pero nadie podría igualar más',
  BRING_IN_MOVED: '{player} pone el bring-in sin tener que hacerlo',
  DRAW_LIMIT: '{player} descarta un número de cartas que el juego no permite',
  STILL_TO_ACT: 'la ronda termina aunque {player} aún tiene que actuar',
  UNFINISHED: 'el historial se corta antes de que termine la mano',
  UNKNOWN_WINNER: 'nadie mostró su mano y no constan las ganancias: no se sabe quién ganó',
  WINNER_BY_RECORD: 'nadie mostró su mano: gana quien dice el historial',
  RECORD_DIFFERS: 'el historial dice que {player} ganó {won}',
  CASHED_OUT: '{player} cobró antes del final: la casa pagó {paid}, los botes habrían pagado {won}',
};

const limits: Readonly<Record<Limit, string>> = {
  'no-limit': 'No limit',
  'pot-limit': 'Pot limit',
  'fixed-limit': 'Límite fijo',
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const allIn = (is: boolean): string => (is ? ' y va all-in' : '');

export const replay = {
  title: (file: string, hand: string): string => `${file}, mano ${hand}`,
  /** "mano 3: BAD_NOTATION: …". */
  refused: (file: string, hand: string, code: string, why: string): string =>
    `${file}, mano ${hand}: ${code}: ${why}`,
  game: (limit: Limit, game: GameName): string => `${games[game]} ${limits[limit]}`,
  beforeFlop: 'Antes del flop',
  /** "Flop Ah Kd 2c, 300 en el bote". */
  board: (street: string, cards: string, pot: string): string =>
    `${street} ${cards}, ${pot} en el bote`,
  streets: {
    preflop: 'Preflop',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    third: 'Tercera calle',
    fourth: 'Cuarta calle',
    fifth: 'Quinta calle',
    sixth: 'Sexta calle',
    seventh: 'Séptima calle',
    deal: 'Antes del descarte',
    'first draw': 'Primer descarte',
    'second draw': 'Segundo descarte',
    'third draw': 'Tercer descarte',
    board: 'Board',
  },
  posts: (name: string, post: keyof typeof posts, chips: string): string =>
    `${name} ${posts[post]}: ${chips}`,
  holds: (name: string, cards: string): string => `${name} tiene ${cards}`,
  gets: (name: string, cards: string): string => `${name} recibe ${cards}`,
  bringsIn: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} pone el bring-in: ${chips}${allIn(isAllIn)}`,
  throws: (name: string, number: number, cards: string | null): string =>
    `${name} descarta ${howMany(number, { one: 'carta', other: 'cartas' })}${cards === null ? '' : `: ${cards}`}`,
  standsPat: (name: string): string => `${name} no descarta`,
  folds: (name: string): string => `${name} no va`,
  checks: (name: string): string => `${name} pasa`,
  calls: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} iguala ${chips}${allIn(isAllIn)}`,
  bets: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} apuesta ${chips}${allIn(isAllIn)}`,
  raises: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} sube a ${chips}${allIn(isAllIn)}`,
  uncalled: (chips: string, name: string): string =>
    `Apuesta no igualada (${chips}) devuelta a ${name}`,
  shows: (name: string, cards: string): string => `${name} muestra ${cards}`,
  showsNothing: (name: string): string => `${name} no muestra nada`,
  rake: (chips: string): string => `La casa cobra ${chips} de rake`,
  /** `part`: their share, where it is not all. `hands`: what they won with, high first. */
  wins: (
    pot: string,
    chips: string,
    name: string,
    part: string | null,
    won: readonly string[],
  ): string => {
    const share = part === null ? '' : ` ${part}`;
    const how = won.length === 0 ? '' : ` con ${won.map(lowerFirst).join(' y ')}`;
    return `${pot} ${chips}: ${name} gana${share}${how}`;
  },
  badugi: (ranks: string): string => `Badugi, ${ranks}`,
  /** `ranks`: "8-6-4-2-A". */
  low: (ranks: string): string => `Mano baja, ${ranks}`,
  note: (text: string): string => `Nota: ${text}`,
  warnings,
  atAction: (text: string, action: number): string => `${text} (acción ${action})`,

  player: 'Jugador',
  start: 'Inicial',
  putIn: 'Puso',
  returned: 'Vuelve',
  won: 'Gana',
  end: 'Final',
  folded: (name: string): string => `${name} (se retiró)`,

  more: (number: number): string =>
    `… y ${howMany(number, { one: 'mano más', other: 'manos más' })}; con --json salen todas`,
  summary: (all: number, refused: number, notes: number, seconds: number): string =>
    `${howMany(all, { one: 'mano', other: 'manos' })}: ` +
    `${howMany(all - refused, { one: 'reproducida', other: 'reproducidas' })}, ` +
    `${howMany(refused, { one: 'rechazada', other: 'rechazadas' })}, ` +
    `${howMany(notes, { one: 'nota', other: 'notas' })}; ` +
    `${decimals(seconds, 2)} s, ${count(Math.round(all / seconds))} manos/s`,
};
