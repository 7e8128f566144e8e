/** The answer as plain text, for a chat or a note, and as one sentence for a screen reader. */

import { text } from '../text/en.js';
import { calculatorText } from '../text/en-calculator.js';
import { siteText } from '../text/en-site.js';
import { towersText } from '../text/en-towers.js';
import type { BothOrders } from './both-orders.js';
import type { Answer, PotAnswer } from './solve.js';
import { stepWords } from './steps.js';

const { result: words } = calculatorText;

const nameIn = (answer: Answer, key: number): string =>
  answer.hand.players.find((player) => player.key === key)?.name ?? '';

export function reportOf(answer: Answer, both: BothOrders | null = null): string {
  const { hand, pots, rows, isAwarded } = answer;
  const lines = [
    hand.title === '' ? siteText.titles.calculator : hand.title,
    '',
    ...rows.map(({ player, put }) =>
      towersText
        .column(player.name, [text.amount(put)], player.folded, player.killed)
        .replace(/\.$/, ''),
    ),
    '',
    ...answer.steps.map((_, i) => stepWords(answer.steps, i, hand)),
    ...pots.flatMap((pot) => potLines(answer, pot)),
  ];
  if (answer.isInconsistent) lines.push('', words.inconsistent);
  if (isAwarded) lines.push('', ...rows.flatMap(rowLine), proofOf(answer));
  if (both !== null) {
    const { lead, otherwise } = words.both;
    const { payer, ante, owedBlind } = both;
    const put = rows.find(({ player }) => player.key === payer)?.put ?? 0;
    const short = lead(nameIn(answer, payer), put, ante, owedBlind);
    lines.push('', `${short} ${otherwise(otherRules(both))}:`, otherPays(both));
  }
  return `${lines.join('\n').trim()}\n`;
}

const otherOf = ({ results, chosen }: BothOrders) => results.find(({ order }) => order !== chosen);

const otherRules = (both: BothOrders): string =>
  words.both.names[otherOf(both)?.order ?? both.chosen];

/** What everybody gets; the pots, while it is open who wins them. */
function otherPays(both: BothOrders): string {
  const { rows = [], pots = [], isAwarded = false } = otherOf(both)?.answer ?? {};
  const parts = isAwarded
    ? rows.map(({ player, returned, won }) => words.both.gets(player.name, returned + (won ?? 0)))
    : pots.map(({ index, amount }) => `${words.pot(index, pots.length)} ${text.amount(amount)}`);
  return parts.join(', ');
}

function potLines(answer: Answer, pot: PotAnswer): readonly string[] {
  const { hand, pots } = answer;
  const { award } = pot;
  return [
    '',
    `${words.pot(pot.index, pots.length)}: ${text.amount(pot.amount)} (${words.percent(pot.share)})`,
    ...pot.steps.map((_, i) => `  ${stepWords(pot.steps, i, hand)}`),
    `  ${words.eligible(pot.eligible.map((key) => nameIn(answer, key)))}.`,
    ...(award === null
      ? [`  ${words.open}.`]
      : award.steps.map((_, i) => `  ${stepWords(award.steps, i, hand, pot.eligible)}`)),
  ];
}

const rowLine = ({ player, put, returned, won, stack }: Answer['rows'][number]): string[] => {
  const net = words.net(returned + (won ?? 0) - put);
  const after =
    stack === null ? '' : `, ${words.columns.stack.toLowerCase()} ${text.amount(stack)}`;
  return [`${player.name}: ${net}${after}`];
};

function proofOf({ total, refund, rows, rake }: Answer): string {
  const won = rows.reduce((sum, row) => sum + (row.won ?? 0), 0);
  return words.inOut(total, (refund?.amount ?? 0) + won + rake);
}

export function sentenceOf(answer: Answer, both: BothOrders | null = null): string {
  const { refund, pots, total, isAwarded } = answer;
  if (total === 0) return words.empty;
  const parts = [
    ...(refund === null ? [] : [words.refund(nameIn(answer, refund.key), refund.amount)]),
    ...pots.map(({ index, amount, award }) => {
      const name = `${words.pot(index, pots.length)} ${text.amount(amount)}`;
      if (award === null) return name;
      const winners = Object.entries(award.awards).map(([key, won]) =>
        words.wins(nameIn(answer, Number(key)), won ?? 0),
      );
      return `${name}: ${winners.join(', ')}`;
    }),
    ...(isAwarded ? [proofOf(answer)] : []),
    ...(both === null ? [] : [`${words.both.otherwise(otherRules(both))}: ${otherPays(both)}`]),
  ];
  return `${parts.join('. ')}.`;
}
