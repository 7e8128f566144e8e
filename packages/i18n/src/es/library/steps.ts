/** Why a pot was paid as it was: a step as one sentence without its full stop. */

import { type PlayerId, type SumTexts, sumText, type WhyStep } from '@sidepot/engine';
import { count, listed } from './numbers.js';

type Step<K extends WhyStep<PlayerId>['kind']> = Extract<WhyStep<PlayerId>, { kind: K }>;

const BEST = {
  hand: 'la mejor mano',
  high: 'la mejor mano alta',
  low: 'la mejor mano baja',
} as const;

const SUM: SumTexts = {
  ante: 'ante',
  deadBlinds: 'ciegas muertas',
  folded: 'de quien se retiró',
  orphan: 'por encima de toda mano viva',
  chips: count,
};

const who = (players: readonly PlayerId[]): string => listed(players.map(String));

const parts = (all: Step<'folded'>['players']): string =>
  listed(all.map(({ player, amount }) => `${player} (${count(amount)})`));

const inChips = (chip: number | undefined): string =>
  chip === undefined ? '' : ` en fichas de ${count(chip)}`;

function rake({ base, bps, cap, amount, due, chip }: Step<'hand-rake'>): string {
  if (!due) return 'sin flop no hay rake';
  const most = cap === null ? '' : `, con un tope de ${count(cap)}`;
  return `el rake es el ${count(bps / 100)}\u00a0% de ${count(base)}${inChips(chip)}${most}: ${count(amount)}`;
}

function split({ players, best, amount, share, odd, chip }: Step<'split'>): string {
  const even = `${who(players)} empatan con ${BEST[best]} y se reparten ${count(amount)}${inChips(chip)}: ${count(share)} por cabeza`;
  if (odd.length === 0) return even;
  const more = odd.map((part) => `${count(part.amount)} para ${part.player}`);
  const goes =
    odd.length === 1
      ? 'la ficha impar es para quien está primero a la izquierda del botón'
      : 'las fichas impares van por orden desde la izquierda del botón';
  return `${even}; ${goes}: ${listed(more)}`;
}

export function step(one: WhyStep<PlayerId>): string {
  switch (one.kind) {
    case 'refund':
      return `${count(one.level)} - ${count(one.matched)} = ${count(one.amount)}: nadie lo igualó y se devuelve a ${one.player}`;
    case 'forfeit':
      return `nadie igualó ${count(one.amount - one.called)}, pero la mano de ${one.player} está muerta: los ${count(one.amount)} obligatorios se quedan`;
    case 'hand-rake':
      return rake(one);
    case 'sum':
      return sumText(one, SUM);
    case 'folded':
      return `${parts(one.players)} ${one.players.length > 1 ? 'se retiraron' : 'se retiró'}; las fichas se quedan en el bote`;
    case 'out':
      return `${parts(one.players)} ${one.players.length > 1 ? 'pusieron menos y no pueden' : 'puso menos y no puede'} ganar este bote`;
    case 'pot-rake':
      return `se cobra un rake de ${count(one.amount)}; se pagan ${count(one.left)}`;
    case 'unopposed':
      return `solo queda ${one.player} para ganarlo y se lleva ${count(one.amount)}`;
    case 'board':
      return `el board ${one.board} de ${one.of} se juega ${count(one.amount)}`;
    case 'half':
      return `la mitad ${one.half === 'high' ? 'alta' : 'baja'} es de ${count(one.amount)}`;
    case 'no-low':
      return 'nadie tiene mano baja, así que la mano alta se lo lleva todo';
    case 'same-both-ways':
      return one.players.length === 1
        ? `${who(one.players)} gana la alta y la baja`
        : `${who(one.players)} empatan en la alta y en la baja, así que se divide una sola vez`;
    case 'win':
      return `${one.player} tiene ${BEST[one.best]} y gana ${count(one.amount)}`;
    case 'split':
      return split(one);
  }
}
