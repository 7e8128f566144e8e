/** The steps of a settlement as sentences. */

import { type SumTexts, sumText, type WhyStep } from '@sidepot/engine';
import { amount, count, wordFor } from '../../../tools/numbers.js';
import type { SeatNames, WonHand } from '../../../tools/told.js';
import { list } from '../numbers.js';
import { towers } from './towers.js';

type Step<K extends WhyStep<number>['kind']> = Extract<WhyStep<number>, { kind: K }>;
interface Part {
  readonly player: number;
  readonly amount: number;
}

const BEST = {
  hand: 'a melhor mão',
  high: 'a melhor mão high',
  low: 'a melhor mão low',
} as const;

const parts = (names: SeatNames, all: readonly Part[]): string =>
  list(all.map(({ player, amount: chips }) => `${names.seat(player)} (${amount(chips)})`));

const who = (names: SeatNames, seats: readonly number[]): string => list(seats.map(names.seat));

/** The verb that goes with so many people. */
const verb = (people: readonly unknown[], one: string, many: string): string =>
  wordFor(people.length, { one, other: many });

/** The form is the engine's, so that page, library and command line say the same. */
const SUM: SumTexts = {
  ante: 'ante',
  deadBlinds: 'blinds mortos',
  folded: 'fold',
  orphan: 'acima de todas as mãos vivas',
  chips: amount,
};

function forfeit(step: Step<'forfeit'>, names: SeatNames): string {
  const { player, called, level, amount: chips } = step;
  const name = names.seat(player);
  const put = called === 0 ? 'ninguém pagou' : `ninguém pagou mais de ${amount(called)}`;
  return `${name} pôs ${amount(level)}, e ${put}. Mas esta mão está morta: a aposta forçada de ${amount(chips)} fica e pode ser ganha.`;
}

function rake({ base, bps, cap, amount: chips, due, chip }: Step<'hand-rake'>): string {
  if (!due) return 'Sem flop, sem rake.';
  const whole = chip === undefined ? '' : ` em fichas de ${amount(chip)}`;
  const most = cap === null ? '' : `, no máximo ${amount(cap)}`;
  return `O rake é ${count(bps / 100)}% de ${amount(base)}${whole}${most}: ${amount(chips)}.`;
}

const inSentence = (hand: string): string => `${hand.charAt(0).toLowerCase()}${hand.slice(1)}`;

const called = (hand: WonHand | null): string =>
  hand === null ? '' : ` (${inSentence(hand.text)})`;

/** "Ganha de Beto: par de seis, kicker nove." */
function beats(hand: WonHand | null, names: SeatNames): string {
  const beat = hand?.beat ?? null;
  return beat === null ? '' : ` Ganha de ${names.seat(beat.seat)}: ${inSentence(beat.text)}.`;
}

function split(step: Step<'split'>, names: SeatNames, hand: WonHand | null): string {
  const { players, best, amount: chips, share, odd, chip } = step;
  const small = chip === undefined ? '' : ` em fichas de ${amount(chip)}`;
  const beaten = beats(hand, names);
  const even = `${who(names, players)} empatam com ${BEST[best]}${called(hand)} e dividem ${amount(chips)}${small}: ${amount(share)} para cada`;
  if (odd.length === 0) return `${even}.${beaten}`;
  const more = odd.map((part) => `${amount(part.amount)} para ${names.seat(part.player)}`);
  const goes = odd.length === 1 ? 'A ficha ímpar sai' : 'As fichas ímpares saem';
  return `${even}. ${goes} em sentido horário a partir do botão: ${list(more)}.${beaten}`;
}

/** `hand`: what wins, if it is known. */
function step(one: WhyStep<number>, names: SeatNames, hand: WonHand | null): string {
  switch (one.kind) {
    case 'refund':
      return `${names.seat(one.player)} pôs ${amount(one.level)}, mas ninguém pagou mais de ${amount(one.matched)}: os outros ${amount(one.amount)} voltam e não entram em nenhum pote.`;
    case 'forfeit':
      return forfeit(one, names);
    case 'hand-rake':
      return rake(one);
    case 'sum':
      return sumText(one, SUM);
    case 'folded':
      return `${parts(names, one.players)} ${verb(one.players, 'deu', 'deram')} fold; as fichas ficam no pote.`;
    case 'out':
      return `${parts(names, one.players)} ${verb(one.players, 'pôs menos e não pode', 'puseram menos e não podem')} ganhar este pote.`;
    case 'pot-rake':
      return `Sai o rake de ${amount(one.amount)}; o resto, ${amount(one.left)}, é pago.`;
    case 'unopposed':
      return `Só ${names.seat(one.player)} ainda disputa este pote e leva ${amount(one.amount)}.`;
    case 'board':
      return `O board ${one.board} de ${one.of} vale ${amount(one.amount)}.`;
    case 'half':
      return `A metade ${one.half} é de ${amount(one.amount)}.`;
    case 'no-low':
      return 'Ninguém tem low, então a mão high leva tudo.';
    case 'same-both-ways':
      return one.players.length === 1
        ? `${who(names, one.players)} ganha o high e o low.`
        : `${who(names, one.players)} empatam no high e no low, então se divide uma só vez.`;
    case 'win':
      return `${names.seat(one.player)} tem ${BEST[one.best]}${called(hand)} e ganha ${amount(one.amount)}.${beats(hand, names)}`;
    case 'split':
      return split(one, names, hand);
  }
}

export const why = {
  title: (pot: string, chips: number): string => `${pot}: ${amount(chips)}`,
  close: 'Fechar',
  steps: 'Como este pote se formou',
  contenders: (names: readonly string[]): string =>
    `${verb(names, 'Disputa', 'Disputam')}: ${list(names)}.`,
  paidIn: 'O que cada um pôs',
  player: 'Jogador',
  chips: 'Fichas',
  folded: 'fold',
  killed: 'mão morta',
  returned: (chips: number): string => `${amount(chips)} de volta`,
  calculator: 'Abrir na calculadora',
  unknown: 'Os detalhes deste pote não estão disponíveis aqui.',
  step,
  towers,
};
