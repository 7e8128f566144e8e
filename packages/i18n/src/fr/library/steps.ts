/** Why a pot was paid as it was: as the page says it, but short, and without a full stop. */

import type { PlayerId, WhyStep } from '@sidepot/engine';
import { type ForfeitFacts, type SplitFacts, stepsIn } from '../../tools/why/steps.js';
import { de } from '../page/grammar.js';
import { step as page } from '../page/why/steps.js';
import { count, listed } from './numbers.js';

const forfeit = ({ who, uncalled, chips }: ForfeitFacts): string =>
  `personne n’a suivi ${uncalled}, mais la main ${de(who)} est morte : les mises forcées, ${chips}, restent dans le pot`;

const even = ({ who, best, chips, inChips, share }: SplitFacts): string =>
  `égalité : ${who} ont ${best} et partagent ${chips}${inChips}, soit ${share} chacun`;

export const step: (step: WhyStep<PlayerId>) => string = stepsIn(
  {
    best: page.best,
    sum: page.sum,
    refund: (who, level, matched, chips) =>
      `${level} - ${matched} = ${chips} : mise non suivie, rendue à ${who}`,
    forfeit,
    forfeitUncalled: forfeit,
    noRake: 'pas de flop, pas de rake',
    rake: ({ percent, base, inChips, atMost, chips }) =>
      `rake de ${percent} % de ${base}${inChips}${atMost} : ${chips}`,
    inChips: page.inChips,
    atMost: page.atMost,
    folded: (who, people) =>
      `${who} ${people === 1 ? 'a' : 'ont'} passé, les jetons restent dans le pot`,
    out: (who, people) =>
      `${who} ${people === 1 ? 'a mis moins et ne peut' : 'ont mis moins et ne peuvent'} pas gagner ce pot`,
    potRake: (chips, left) => `rake de ${chips}, il reste ${left}`,
    unopposed: (who, chips) => `${who} n’a plus d’adversaire pour ce pot et prend ${chips}`,
    board: (board, of, chips) => `le board ${board} sur ${of} se joue pour ${chips}`,
    half: {
      high: (chips) => `la moitié haute est de ${chips}`,
      low: (chips) => `la moitié basse est de ${chips}`,
    },
    noLow: 'personne n’a de main basse : la main haute prend tout',
    winsBoth: (who) => `${who} gagne le haut et le bas`,
    tieBoth: (who) => `${who} sont à égalité en haut comme en bas : on ne divise qu’une fois`,
    win: ({ who, best, chips }) => `${who} a ${best} et gagne ${chips}`,
    split: even,
    splitOdd: (facts, odd, parts) =>
      `${even(facts)} ; ${parts === 1 ? 'le jeton impair va' : 'les jetons impairs vont'} dans le sens horaire à partir du bouton : ${odd}`,
    oddPart: page.oddPart,
  },
  { count, listed },
);
