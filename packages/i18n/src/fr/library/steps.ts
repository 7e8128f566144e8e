/** Why a pot is paid as it is, step by step: as the page says it, but short, and players by id. */

import {
  type PlayerAmount,
  type PlayerId,
  type SumTexts,
  sumText,
  type WhyStep,
} from '@sidepot/engine';
import { de } from '../page/grammar.js';
import { count, listed } from './numbers.js';

type Step<K extends WhyStep['kind']> = Extract<WhyStep<PlayerId>, { kind: K }>;

const BEST = {
  hand: 'la meilleure main',
  high: 'la meilleure main haute',
  low: 'la meilleure main basse',
} as const;

const SUM: SumTexts = {
  ante: 'ante',
  deadBlinds: 'blindes mortes',
  folded: 'main couchée',
  orphan: 'au-dessus de toute main en jeu',
  chips: count,
};

const who = (players: readonly PlayerId[]): string => listed(players.map(String));

const amounts = (parts: readonly PlayerAmount<PlayerId>[]): string =>
  listed(parts.map(({ player, amount }) => `${player} (${count(amount)})`));

const inChips = (chip: number | undefined): string =>
  chip === undefined ? '' : ` en jetons de ${count(chip)}`;

function rake({ base, bps, cap, amount, due, chip }: Step<'hand-rake'>): string {
  if (!due) return 'pas de flop, pas de rake';
  const most = cap === null ? '' : `, au plus ${count(cap)}`;
  return `rake de ${count(bps / 100)} % de ${count(base)}${inChips(chip)}${most} : ${count(amount)}`;
}

function split({ best, players, amount, share, odd, chip }: Step<'split'>): string {
  const even = `égalité : ${who(players)} ont ${BEST[best]} et partagent ${count(amount)}${inChips(chip)}, soit ${count(share)} chacun`;
  if (odd.length === 0) return even;
  const more = odd.map((part) => `${count(part.amount)} à ${part.player}`);
  const goes = odd.length === 1 ? 'le jeton impair va' : 'les jetons impairs vont';
  return `${even} ; ${goes} dans le sens horaire à partir du bouton : ${listed(more)}`;
}

export function stepText(step: WhyStep<PlayerId>): string {
  switch (step.kind) {
    case 'refund':
      return `${count(step.level)} - ${count(step.matched)} = ${count(step.amount)} : mise non suivie, rendue à ${step.player}`;
    case 'forfeit':
      return `personne n’a suivi ${count(step.amount - step.called)}, mais la main ${de(String(step.player))} est morte : les mises forcées, ${count(step.amount)}, restent dans le pot`;
    case 'hand-rake':
      return rake(step);
    case 'sum':
      return sumText(step, SUM);
    case 'folded':
      return `${amounts(step.players)} ${step.players.length === 1 ? 'a' : 'ont'} passé, les jetons restent dans le pot`;
    case 'out':
      return step.players.length === 1
        ? `${amounts(step.players)} a mis moins et ne peut pas gagner ce pot`
        : `${amounts(step.players)} ont mis moins et ne peuvent pas gagner ce pot`;
    case 'pot-rake':
      return `rake de ${count(step.amount)}, il reste ${count(step.left)}`;
    case 'unopposed':
      return `${step.player} n’a plus d’adversaire pour ce pot et prend ${count(step.amount)}`;
    case 'board':
      return `le board ${step.board} sur ${step.of} se joue pour ${count(step.amount)}`;
    case 'half':
      return `la moitié ${step.half === 'high' ? 'haute' : 'basse'} est de ${count(step.amount)}`;
    case 'no-low':
      return 'personne n’a de main basse : la main haute prend tout';
    case 'same-both-ways':
      return step.players.length === 1
        ? `${who(step.players)} gagne le haut et le bas`
        : `${who(step.players)} sont à égalité en haut comme en bas : on ne divise qu’une fois`;
    case 'win':
      return `${step.player} a ${BEST[step.best]} et gagne ${count(step.amount)}`;
    case 'split':
      return split(step);
  }
}
