/** The towers of a hand as SVG: what each player put in, cut at the levels of the pots. */

import { formatChips } from '@sidepot/engine';
import { legendOf } from '../../../packages/web/src/towers/towers.ts';
import { escapeHtml } from '../html.mjs';

const COLORS = 10;
export const potColor = (pot) => `var(--pot-${Math.max(0, pot) % COLORS})`;

const [COLUMN, BLOCK, HEIGHT, LIFT, NAMES, LINE] = [96, 78, 240, 16, 44, 17];
const FIGURE = 7.8;

/** Beside it stands the same in words: the tables below. `names` are of the pots. */
export function towersHtml(towers, names) {
  const { columns, cuts } = towers;
  const longest = Math.max(...columns.map(({ total }) => formatChips(total).length));
  const more = Math.max(0, Math.ceil(longest * FIGURE + 10) - BLOCK);
  const [step, block] = [COLUMN + more, BLOCK + more];
  const width = columns.length * step;
  const ground = LIFT + HEIGHT;
  const yOf = (part) => LIFT + HEIGHT * (1 - part);
  const lines = cuts.map(
    ({ at }) => `<line class="cut" x1="0" x2="${width}" y1="${yOf(at)}" y2="${yOf(at)}"/>`,
  );
  const drawn = columns.map((column, i) => {
    const blocks = column.blocks.map((one) => blockSvg(one, { step, block, yOf }));
    return `<g transform="translate(${i * step} 0)">${blocks.join('')}<text x="${step / 2}" y="${ground + 18}">${escapeHtml(shortName(column.name))}</text><text class="quiet" x="${step / 2}" y="${ground + 36}">${formatChips(column.total)}</text></g>`;
  });
  return `<figure><svg class="towers" style="max-width:${width * 1.25}px" viewBox="0 0 ${width} ${ground + NAMES}" role="img" aria-label="${escapeHtml(wordsOf(towers, names))}">
<defs><pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="stripe" width="3.5" height="9"/></pattern><pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse"><circle class="stripe" cx="4.5" cy="4.5" r="1.8"/></pattern></defs>
${lines.join('')}${drawn.join('')}<line class="ground" x1="0" x2="${width}" y1="${ground}" y2="${ground}"/></svg>
${legendHtml(towers, names)}</figure>`;
}

function blockSvg({ kind, pot, amount, folded, from, to }, { step, block, yOf }) {
  const isBack = kind === 'returned';
  const y = yOf(to) - (isBack ? LIFT - 4 : 0);
  const height = Math.max(2, HEIGHT * (to - from) - 1);
  const box = `x="${(step - block) / 2}" y="${y}" width="${block}" height="${height}" rx="3"`;
  const label =
    height < LINE
      ? ''
      : `<text class="${isBack ? '' : 'inside'}" ${isBack ? '' : `style="stroke:${potColor(pot)}"`} x="${step / 2}" y="${y + height / 2 + 4.5}">${isBack ? '↑ ' : ''}${formatChips(amount)}</text>`;
  const pattern = kind === 'dead' ? 'dots' : folded && !isBack ? 'hatch' : undefined;
  return [
    isBack ? `<rect class="back" ${box}/>` : `<rect ${box} style="fill:${potColor(pot)}"/>`,
    pattern === undefined ? '' : `<rect ${box} fill="url(#${pattern})"/>`,
    label,
  ].join('');
}

const shortName = (name) => (name.length > 10 ? `${name.slice(0, 9)}…` : name);

function wordsOf({ columns }, names) {
  const columnWords = columns.map(({ name, total, folded, blocks }) => {
    const parts = blocks.map(({ kind, pot, amount }) =>
      kind === 'returned'
        ? `${formatChips(amount)} returned`
        : `${formatChips(amount)}${kind === 'dead' ? ' dead' : ''} in the ${names[pot] ?? 'pot'}`,
    );
    return `${name}${folded ? ', folded,' : ''} put in ${formatChips(total)}: ${parts.join(', ')}.`;
  });
  return `Towers of chips. ${columnWords.join(' ')}`;
}

const LEGEND = {
  dead: ['dotted', 'an ante for the table, or other dead money'],
  folded: ['hatched', 'of a hand that folded'],
  returned: ['dashed', 'goes back: nobody called it'],
};

function legendHtml(towers, names) {
  const keys = [
    ...names.map(
      (name, i) =>
        `<li><span class="swatch" style="background:${potColor(i)}"></span> ${escapeHtml(name)}</li>`,
    ),
    ...legendOf(towers).map(
      (kind) => `<li><span class="swatch ${LEGEND[kind][0]}"></span> ${LEGEND[kind][1]}</li>`,
    ),
  ];
  return `<figcaption><ul class="legend">${keys.join('')}</ul></figcaption>`;
}

/** Of a hand of totals, which tells no levels: each pot's part of all chips. */
export function shareSvg(pots) {
  const total = pots.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return '';
  let at = 0;
  const parts = pots.map(({ amount }, i) => {
    const width = (amount / total) * 600;
    const rect = `<rect x="${at}" y="0" width="${Math.max(1, width - 2)}" height="56" rx="4" style="fill:${potColor(i)}"/>${width > 60 ? `<text class="inside" style="stroke:${potColor(i)}" x="${at + width / 2}" y="33">${formatChips(amount)}</text>` : ''}`;
    at += width;
    return rect;
  });
  const words = pots.map(({ name, amount }) => `${name} ${formatChips(amount)}`).join(', ');
  return `<figure><svg class="towers" viewBox="0 0 600 56" role="img" aria-label="${escapeHtml(`The pots: ${words}`)}">${parts.join('')}</svg></figure>`;
}
