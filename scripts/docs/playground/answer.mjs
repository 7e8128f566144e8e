/**
 * A hand as text in, its answer as HTML out. Judged by the code of `sidepot settle`, told in
 * `explain`'s words, drawn by the calculator's towers: nothing here knows a rule.
 */

import { formatChips, stepText } from '@sidepot/engine';
import { phrases, said as texts } from '../../../packages/cli/src/phrases.ts';
import { judge } from '../../../packages/cli/src/settle/judge.ts';
import { cli } from '../../../packages/i18n/src/en/cli/index.ts';
import { library } from '../../../packages/i18n/src/en/library/index.ts';
import { writeBy } from '../../../packages/i18n/src/tools/locales.ts';
import { towersOf } from '../../../packages/web/src/towers/towers.ts';
import { escapeHtml } from '../html.mjs';
import { potColor, shareSvg, towersHtml } from './picture.mjs';

// The judge speaks as the command line does; this page is in English.
Object.assign(phrases, cli);
Object.assign(texts, library);
writeBy(cli.locales);

/** `said` is one sentence for a screen reader, which hears no tables at every keystroke. */
export function answerTo(text) {
  const answer = judge(text, 1, true);
  if (!answer.ok) return refused(answer.refusal);
  return answer.kind === 'settled' ? settled(answer) : calculated(answer);
}

function refused({ code, message }) {
  const html = `<div class="refusal"><p><a href="docs/errors.html#${escapeHtml(code)}"><code>${escapeHtml(code)}</code></a></p><p>${escapeHtml(message)}</p></div>`;
  return { ok: false, code, html, said: `Refused, ${code}: ${message}` };
}

const chips = (record) => Object.entries(record).filter(([, amount]) => amount > 0);
const amountsText = (record) =>
  chips(record)
    .map(([name, amount]) => `${escapeHtml(name)} ${formatChips(amount)}`)
    .join(', ');

const backText = ([name, amount]) => `${formatChips(amount)} goes back to ${name}`;
const backHtml = (refund) =>
  chips(refund).map((one) => `<p><strong>${escapeHtml(backText(one))}</strong></p>`);

function settled({ input, result }) {
  const { players } = input;
  const [returned] = chips(result.refund);
  const towers = towersOf({
    hand: {
      players: players.map(({ id, ante = 0, dead = 0, live, folded, forfeit = 0 }, key) => ({
        ...{ key, name: String(id), ante, dead, live, folded, killed: forfeit > 0 },
      })),
    },
    pots: result.pots.map((pot, index) => ({ index, steps: pot.why.steps })),
    refund: returned === undefined ? null : { amount: returned[1] },
  });
  const names = result.pots.map(({ name }) => name);
  const html = [
    ...backHtml(result.refund),
    result.pots.length === 0
      ? '<p>No pot: nobody put in a chip that was called.</p>'
      : towersHtml(towers, names) + potTable(result.pots, result.rake),
    whyHtml(result),
    playerTable(players, result),
  ];
  return { ok: true, html: html.join('\n'), said: saidOf(result.pots, result.refund) };
}

function calculated({ input, result }) {
  const { refund, pots, newStacks, warnings = [] } = result;
  const html = [
    ...backHtml(refund),
    shareSvg(pots),
    potTable(
      pots.map((pot) => ({ ...pot, rake: 0, awards: pot.awards ?? {} })),
      0,
    ),
    `<h2>Why</h2><dl>${pots.map(({ name, calculation }) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(calculation)}</dd>`).join('')}</dl>`,
    newStacks === undefined ? '' : stackTable(input.players, newStacks),
    ...warnings.map(({ code }) => `<p class="note">Note: <code>${escapeHtml(code)}</code></p>`),
  ];
  return { ok: true, html: html.join('\n'), said: saidOf(pots, refund) };
}

function saidOf(pots, refund) {
  const back = chips(refund).map(backText);
  const paid = pots.map(({ name, amount, awards = {} }) => {
    const won = chips(awards).map(([who, sum]) => `${who} wins ${formatChips(sum)}`);
    return [`${name} ${formatChips(amount)}`, ...won].join(', ');
  });
  return [...back, ...paid].join('. ');
}

function potTable(pots, rake) {
  const rows = pots.map(
    ({ name, amount, eligible, awards, rake: taken }, i) =>
      `<tr><th scope="row"><span class="swatch" style="background:${potColor(i)};display:inline-block"></span> ${escapeHtml(name)}</th><td class="right">${formatChips(amount)}</td><td>${eligible.map((id) => escapeHtml(id)).join(', ')}</td><td>${amountsText(awards)}</td>${rake > 0 ? `<td class="right">${formatChips(taken)}</td>` : ''}</tr>`,
  );
  const total = pots.reduce((sum, { amount }) => sum + amount, 0);
  return `<h2>Pots</h2><div class="scroll"><table><thead><tr><th>Pot</th><th class="right">Amount</th><th>Can win it</th><th>Wins</th>${rake > 0 ? '<th class="right">Rake</th>' : ''}</tr></thead><tbody>${rows.join('')}<tr><th scope="row">Total</th><td class="right">${formatChips(total)}</td><td></td><td></td>${rake > 0 ? `<td class="right">${formatChips(rake)}</td>` : ''}</tr></tbody></table></div>`;
}

function whyHtml({ why, pots }) {
  const part = (title, { steps }) =>
    steps.length === 0
      ? ''
      : `<h3>${escapeHtml(title)}</h3><ul>${steps.map((step) => `<li>${escapeHtml(stepText(step))}</li>`).join('')}</ul>`;
  const parts = [part('Before the pots', why), ...pots.map((pot) => part(pot.name, pot.why))];
  return parts.join('') === '' ? '' : `<h2>Why</h2>${parts.join('')}`;
}

function playerTable(players, { refund, awards }) {
  const of = (record, id) => (Object.hasOwn(record, id) ? record[id] : 0);
  const rows = [...players]
    .sort((a, b) => a.seat - b.seat)
    .map(({ id, seat, ante = 0, dead = 0, live, folded }) => {
      const paid = ante + dead + live;
      const [back, won] = [of(refund, id), of(awards, id)];
      const net = back + won - paid;
      const cells = [paid, back, won].map(
        (sum) => `<td class="right">${sum === 0 ? '–' : formatChips(sum)}</td>`,
      );
      return `<tr><td class="right">${seat}</td><th scope="row">${escapeHtml(id)}${folded ? ' (folded)' : ''}</th>${cells.join('')}<td class="right">${net > 0 ? '+' : net < 0 ? '−' : ''}${formatChips(Math.abs(net))}</td></tr>`;
    });
  return `<h2>Players</h2><div class="scroll"><table><thead><tr><th class="right">Seat</th><th>Player</th><th class="right">Put in</th><th class="right">Returned</th><th class="right">Won</th><th class="right">Net</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function stackTable(players, stacks) {
  const rows = players.map(
    ({ name }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td class="right">${formatChips(stacks[name] ?? 0)}</td></tr>`,
  );
  return `<h2>Stacks</h2><div class="scroll"><table><thead><tr><th>Player</th><th class="right">Has</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
