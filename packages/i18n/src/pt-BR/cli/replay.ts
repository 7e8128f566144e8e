/** A replayed hand, street by street. Amounts come as they are written; `{detail}` is replaced. */

import type { GameName, HandEvent, Limit, ReplayWarningCode } from '@sidepot/engine';
import { count, decimals, howMany } from '../../tools/numbers.js';
import { games } from './games.js';

type Post = Extract<HandEvent, { type: 'posted' }>['kind'];

const posts: Readonly<Record<Post | 'ante-for-all', (chips: string) => string>> = {
  ante: (chips) => `posta o ante de ${chips}`,
  'ante-for-all': (chips) => `posta o ante de ${chips} por todos`,
  'small-blind': (chips) => `posta o small blind de ${chips}`,
  'big-blind': (chips) => `posta o big blind de ${chips}`,
  straddle: (chips) => `dá straddle de ${chips}`,
  post: (chips) => `posta ${chips} para entrar`,
  'button-blind': (chips) => `posta ${chips} no botão`,
  'bring-in': (chips) => `paga o bring-in de ${chips}`,
};

/** What departs from the rulebook. */
const warnings: Readonly<Record<ReplayWarningCode, string>> = {
  SHORT_POST: '{player} posta {paid} de {owed}',
  LATE_POST: '{player} posta {paid} fora da vez',
  UNEVEN_ANTES: 'os antes não são iguais: são dinheiro morto',
  OUT_OF_TURN: '{player} age, mas é a vez de {turn}',
  BETTING_CLOSED: '{player} age, mas não há mais nada a decidir',
  UNDER_MINIMUM: '{player} aumenta para {to}, o mínimo é {min}',
  OVER_MAXIMUM: '{player} aumenta para {to}, o máximo é {max}',
  NOT_REOPENED: '{player} aumenta para {to}, mas nenhum raise completo reabriu a ação',
  RAISE_CAP: '{player} aumenta para {to}, mas os raises desta rodada se esgotaram',
  NO_RIVAL_TO_RAISE: '{player} aumenta para {to}, mas ninguém poderia pagar mais',
  BRING_IN_MOVED: '{player} paga o bring-in sem precisar',
  DRAW_LIMIT: '{player} descarta um número de cartas que o jogo não permite',
  STILL_TO_ACT: 'a rodada acaba embora {player} ainda tenha que agir',
  UNFINISHED: 'o histórico para antes do fim da mão',
  UNKNOWN_WINNER: 'ninguém mostrou a mão e não há ganhos registrados: não se sabe quem ganhou',
  WINNER_BY_RECORD: 'ninguém mostrou a mão: ganha quem o histórico indica',
  RECORD_DIFFERS: 'o histórico diz que {player} ganhou {won}',
  CASHED_OUT: '{player} fez cash out: a casa pagou {paid}, os potes teriam pago {won}',
};

const limits: Readonly<Record<Limit, string>> = {
  'no-limit': 'no-limit',
  'pot-limit': 'pot-limit',
  'fixed-limit': 'fixed-limit',
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const allIn = (is: boolean): string => (is ? ' e está all-in' : '');
const hands = (number: number): string => howMany(number, { one: 'mão', other: 'mãos' });

export const replayWords = {
  title: (file: string, hand: string): string => `${file}, mão ${hand}`,
  /** "mão 3: BAD_NOTATION: …". */
  refused: (file: string, hand: string, code: string, why: string): string =>
    `${file}, mão ${hand}: ${code}: ${why}`,
  game: (limit: Limit, game: GameName): string => `${limits[limit]} ${games[game]}`,
  beforeFlop: 'Antes do flop',
  /** "Flop Ah Kd 2c, 300 no pote". */
  board: (street: string, cards: string, pot: string): string =>
    `${street} ${cards}, ${pot} no pote`,
  streets: {
    preflop: 'Pré-flop',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    third: 'Terceira rua',
    fourth: 'Quarta rua',
    fifth: 'Quinta rua',
    sixth: 'Sexta rua',
    seventh: 'Sétima rua',
    deal: 'Antes da troca',
    'first draw': 'Primeira troca',
    'second draw': 'Segunda troca',
    'third draw': 'Terceira troca',
    board: 'Board',
  },
  posts: (name: string, post: keyof typeof posts, chips: string): string =>
    `${name} ${posts[post](chips)}`,
  holds: (name: string, cards: string): string => `${name} tem ${cards}`,
  gets: (name: string, cards: string): string => `${name} recebe ${cards}`,
  bringsIn: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} paga o bring-in: ${chips}${allIn(isAllIn)}`,
  throws: (name: string, number: number, cards: string | null): string =>
    `${name} descarta ${howMany(number, { one: 'carta', other: 'cartas' })}${cards === null ? '' : `: ${cards}`}`,
  standsPat: (name: string): string => `${name} não troca`,
  folds: (name: string): string => `${name} dá fold`,
  checks: (name: string): string => `${name} dá check`,
  calls: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} paga ${chips}${allIn(isAllIn)}`,
  bets: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} aposta ${chips}${allIn(isAllIn)}`,
  raises: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} aumenta para ${chips}${allIn(isAllIn)}`,
  uncalled: (chips: string, name: string): string =>
    `Aposta não paga de ${chips} devolvida a ${name}`,
  shows: (name: string, cards: string): string => `${name} mostra ${cards}`,
  showsNothing: (name: string): string => `${name} não mostra nada`,
  rake: (chips: string): string => `A casa cobra ${chips} de rake`,
  /** `part`: their share, where it is not all. `hands`: what they won with, high first. */
  wins: (
    pot: string,
    chips: string,
    name: string,
    part: string | null,
    won: readonly string[],
  ): string => {
    const share = part === null ? '' : ` ${part}`;
    const how = won.length === 0 ? '' : ` com ${won.map(lowerFirst).join(' e ')}`;
    return `${pot} ${chips}: ${name} ganha${share}${how}`;
  },
  badugi: (ranks: string): string => `Badugi, ${ranks}`,
  /** `ranks`: "8-6-4-2-A". */
  low: (ranks: string): string => `Low ${ranks}`,
  note: (text: string): string => `Nota: ${text}`,
  warnings,
  atAction: (text: string, action: number): string => `${text} (ação ${action})`,

  player: 'Jogador',
  start: 'Início',
  putIn: 'Pôs',
  returned: 'De volta',
  won: 'Ganhou',
  end: 'Fim',
  folded: (name: string): string => `${name} (fold)`,

  more: (number: number): string => `… e mais ${hands(number)}; todas com --json`,
  summary: (all: number, refused: number, notes: number, seconds: number): string =>
    `${hands(all)}: ${howMany(all - refused, { one: 'reproduzida', other: 'reproduzidas' })}, ` +
    `${howMany(refused, { one: 'recusada', other: 'recusadas' })}, ${howMany(notes, { one: 'nota', other: 'notas' })}; ` +
    `${decimals(seconds, 2)} s, ${count(Math.round(all / seconds))} mãos/s`,
};
