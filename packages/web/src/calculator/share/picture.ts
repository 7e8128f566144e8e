/** What stands around the towers in the saved picture: whose hand, the legend, the pots, who wins. */

import { amount, potTitle, words } from '@sidepot/i18n/page';
import { type LegendKind, legendOf, towersOf } from '../../towers/towers.js';
import { isMiddle, withMiddleApart } from '../model/middle.js';
import type { PotAnswer, Solution } from '../model/solve.js';
import { solvedWords } from '../model/steps.js';
import { proofOf, rowLine } from './report.js';

/** A small square before a text: the colour of a pot, or a pattern of the towers. */
export type PictureMark = number | LegendKind;

export interface PictureKey {
  readonly mark: PictureMark;
  readonly text: string;
}

export interface PictureLine {
  readonly look: 'strong' | 'plain' | 'dim';
  readonly text: string;
  readonly mark?: PictureMark;
  /** With room above it. */
  readonly isApart?: boolean;
}

export interface Picture {
  readonly title: string;
  readonly legend: readonly PictureKey[];
  readonly lines: readonly PictureLine[];
}

export function pictureOf(answer: Solution): Picture {
  const { hand, pots, rows, isAwarded } = answer;
  return {
    title: hand.title === '' ? words.site.titles.calculator : hand.title,
    legend: [
      ...pots.map(({ index }) => ({
        mark: index,
        text: potTitle(index, pots.length),
      })),
      ...legendOf(towersOf(withMiddleApart(answer))).map((mark) => ({
        mark,
        text: words.why.towers.legend[mark],
      })),
    ],
    lines: [
      ...answer.steps.map((_, i): PictureLine => {
        return { look: 'plain', text: solvedWords(answer.steps, i, hand), isApart: i === 0 };
      }),
      ...pots.flatMap((pot) => potLines(answer, pot)),
      ...(answer.isInconsistent ? [apart(words.calculator.result.inconsistent)] : []),
      ...(isAwarded
        ? [
            ...rows
              .filter(({ player }) => !isMiddle(player))
              .map((row, i): PictureLine => {
                return { look: 'plain', text: rowLine(row), isApart: i === 0 };
              }),
            { look: 'strong' as const, text: proofOf(answer) },
          ]
        : []),
    ],
  };
}

const apart = (text: string): PictureLine => ({ look: 'plain', text, isApart: true });

function potLines({ hand, pots }: Solution, pot: PotAnswer): readonly PictureLine[] {
  const { eligible, open, percent, wins } = words.calculator.result;
  const nameOf = (key: number): string =>
    hand.players.find((player) => player.key === key)?.name ?? '';
  const name = potTitle(pot.index, pots.length);
  const won = Object.entries(pot.award?.awards ?? {});
  return [
    {
      ...{ look: 'strong', mark: pot.index, isApart: true },
      text: `${name}: ${amount(pot.amount)} (${percent(pot.share)})`,
    },
    { look: 'plain', text: solvedWords(pot.steps, 0, hand) },
    { look: 'dim', text: eligible(pot.eligible.map(nameOf)) },
    ...(pot.award === null
      ? [{ look: 'dim' as const, text: open }]
      : won.map(([key, chips]): PictureLine => {
          return { look: 'strong', text: wins(nameOf(Number(key)), chips ?? 0) };
        })),
  ];
}
