/** The answer as plain text, for a chat or a note, and as one sentence for a screen reader. */

import { amount, potTitle, words } from '@sidepot/i18n/page';
import type { BothOrders } from '../model/both-orders.js';
import { isMiddle } from '../model/middle.js';
import type { PotAnswer, Solution } from '../model/solve.js';
import { solvedWords } from '../model/steps.js';

const nameIn = (answer: Solution, key: number): string =>
  answer.hand.players.find((player) => player.key === key)?.name ?? '';

export function reportOf(answer: Solution, both: BothOrders | null = null): string {
  const { hand, pots, rows, isAwarded } = answer;
  const lines = [
    hand.title === '' ? words.site.titles.calculator : hand.title,
    '',
    ...rows.map(({ player, put }) =>
      words.why.towers
        .column(player.name, [amount(put)], player.folded && !isMiddle(player), player.killed)
        .replace(/\.$/, ''),
    ),
    '',
    ...answer.steps.map((_, i) => solvedWords(answer.steps, i, hand)),
    ...pots.flatMap((pot) => potLines(answer, pot)),
  ];
  if (answer.isInconsistent) lines.push('', words.calculator.result.inconsistent);
  if (isAwarded)
    lines.push('', ...rows.filter(({ player }) => !isMiddle(player)).map(rowLine), proofOf(answer));
  if (both !== null) {
    const { lead, otherwise } = words.calculator.result.both;
    const { payer, ante, owedBlind } = both;
    const put = rows.find(({ player }) => player.key === payer)?.put ?? 0;
    const short = lead(nameIn(answer, payer), put, ante, owedBlind);
    lines.push('', `${short} ${otherwise(otherRules(both))}:`, otherPays(both));
  }
  return `${lines.join('\n').trim()}\n`;
}

const otherOf = ({ results, chosen }: BothOrders) => results.find(({ order }) => order !== chosen);

const otherRules = (both: BothOrders): string =>
  words.calculator.result.both.names[otherOf(both)?.order ?? both.chosen];

const potAmount = (pot: PotAnswer, count: number): string =>
  `${potTitle(pot.index, count)} ${amount(pot.amount)}`;

/** What everybody gets; the pots, while it is open who wins them. */
function otherPays(both: BothOrders): string {
  const { rows = [], pots = [], isAwarded = false } = otherOf(both)?.answer ?? {};
  const parts = isAwarded
    ? rows
        .filter(({ player }) => !isMiddle(player))
        .map(({ player, returned, won }) =>
          words.calculator.result.both.gets(player.name, returned + (won ?? 0)),
        )
    : pots.map((pot) => potAmount(pot, pots.length));
  return parts.join(', ');
}

function potLines(answer: Solution, pot: PotAnswer): readonly string[] {
  const { hand, pots } = answer;
  const { award } = pot;
  return [
    '',
    `${potTitle(pot.index, pots.length)}: ${amount(pot.amount)} (${words.calculator.result.percent(pot.share)})`,
    ...pot.steps.map((_, i) => `  ${solvedWords(pot.steps, i, hand)}`),
    `  ${words.calculator.result.eligible(pot.eligible.map((key) => nameIn(answer, key)))}.`,
    ...(award === null
      ? [`  ${words.calculator.result.open}.`]
      : award.steps.map((_, i) => `  ${solvedWords(award.steps, i, hand, pot.eligible)}`)),
  ];
}

export const rowLine = ({
  player,
  put,
  returned,
  won,
  stack,
}: Solution['rows'][number]): string => {
  const net = words.calculator.result.net(returned + (won ?? 0) - put);
  const after = stack === null ? '' : `, ${words.calculator.result.newStack(stack)}`;
  return `${player.name}: ${net}${after}`;
};

export function proofOf({ total, refund, rows, rake }: Solution): string {
  const won = rows.reduce((sum, row) => sum + (row.won ?? 0), 0);
  return words.calculator.result.inOut(total, (refund?.amount ?? 0) + won + rake);
}

export function reportSentence(answer: Solution, both: BothOrders | null = null): string {
  const { refund, pots, total, isAwarded } = answer;
  if (total === 0) return words.calculator.result.empty;
  const parts = [
    ...(refund === null
      ? []
      : [words.calculator.result.refund(nameIn(answer, refund.key), refund.amount)]),
    ...pots.map((pot) => {
      const { award } = pot;
      const name = potAmount(pot, pots.length);
      if (award === null) return name;
      const winners = Object.entries(award.awards).map(([key, won]) =>
        words.calculator.result.wins(nameIn(answer, Number(key)), won ?? 0),
      );
      return `${name}: ${winners.join(', ')}`;
    }),
    ...(isAwarded ? [proofOf(answer)] : []),
    ...(both === null
      ? []
      : [`${words.calculator.result.both.otherwise(otherRules(both))}: ${otherPays(both)}`]),
  ];
  return `${parts.join('. ')}.`;
}
