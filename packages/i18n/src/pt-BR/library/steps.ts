/** Why a pot was paid as it was, one step at a time: as `stepText` of the engine says it in English. */

import {
  type PlayerAmount,
  type PlayerId,
  type SumTexts,
  sumText,
  type WhyStep,
} from '@sidepot/engine';
import { count, listed } from './numbers.js';

type Step<K extends WhyStep['kind']> = Extract<WhyStep<PlayerId>, { kind: K }>;

const BEST = {
  hand: 'a melhor mão',
  high: 'a melhor mão high',
  low: 'a melhor mão low',
} as const;

const SUM: SumTexts = {
  ante: 'ante',
  deadBlinds: 'blinds mortos',
  folded: 'fold',
  orphan: 'acima de todas as mãos vivas',
  chips: count,
};

const list = (players: readonly PlayerId[]): string => listed(players.map(String));

const amounts = (parts: readonly PlayerAmount<PlayerId>[]): string =>
  listed(parts.map(({ player, amount }) => `${player} (${count(amount)})`));

const inChips = (chip: number | undefined): string =>
  chip === undefined ? '' : ` em fichas de ${count(chip)}`;

function rake({ base, bps, cap, amount, due, chip }: Step<'hand-rake'>): string {
  if (!due) return 'sem flop, sem rake';
  const most = cap === null ? '' : `, no máximo ${count(cap)}`;
  return `rake de ${count(bps / 100)}% de ${count(base)}${inChips(chip)}${most}: ${count(amount)}`;
}

function split({ best, amount, players, share, odd, chip }: Step<'split'>): string {
  const even = `${list(players)} empatam com ${BEST[best]} e dividem ${count(amount)}${inChips(chip)}: ${count(share)} para cada`;
  if (odd.length === 0) return even;
  const title = odd.length === 1 ? 'ficha ímpar' : 'fichas ímpares';
  const more = odd.map((part) => `${count(part.amount)} para ${part.player}`);
  return `${even}; ${title} em sentido horário a partir do botão: ${more.join(', ')}`;
}

export function step(one: WhyStep<PlayerId>): string {
  switch (one.kind) {
    case 'refund':
      return `${count(one.level)} - ${count(one.matched)} = ${count(one.amount)} é o que ninguém pagou, e volta para ${one.player}`;
    case 'forfeit':
      return `ninguém pagou ${count(one.amount - one.called)}, mas a mão de ${one.player} está morta: a aposta forçada de ${count(one.amount)} fica`;
    case 'hand-rake':
      return rake(one);
    case 'sum':
      return sumText(one, SUM);
    case 'folded':
      return `${amounts(one.players)} ${one.players.length === 1 ? 'deu' : 'deram'} fold; as fichas ficam no pote`;
    case 'out':
      return `${amounts(one.players)} ${one.players.length === 1 ? 'pôs menos e não pode' : 'puseram menos e não podem'} ganhar este pote`;
    case 'pot-rake':
      return `sai o rake de ${count(one.amount)}; o resto é ${count(one.left)}`;
    case 'unopposed':
      return `só ${one.player} disputa este pote e leva ${count(one.amount)}`;
    case 'board':
      return `o board ${one.board} de ${one.of} vale ${count(one.amount)}`;
    case 'half':
      return `a metade ${one.half} é de ${count(one.amount)}`;
    case 'no-low':
      return 'ninguém tem low, então a mão high leva tudo';
    case 'same-both-ways':
      return one.players.length === 1
        ? `${list(one.players)} ganha o high e o low`
        : `${list(one.players)} empatam no high e no low, então se divide uma só vez`;
    case 'win':
      return `${one.player} tem ${BEST[one.best]} e ganha ${count(one.amount)}`;
    case 'split':
      return split(one);
  }
}
