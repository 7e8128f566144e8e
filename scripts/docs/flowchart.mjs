/**
 * The flow charts of the documents, which are written as Mermaid: the host of the repository draws
 * them, and here this does. It knows what they use: `flowchart LR` or `BT`, nodes with a text, arrows
 * with or without one, `a & b`.
 */

import { escapeHtml } from './html.mjs';

const NODE = /^(\w+)(?:\["([^"]*)"\])?$/;

/** { nodes: id → lines, edges: [{ from, to, text }] } */
export function readFlowchart(text) {
  const [first = '', ...lines] = text.trim().split('\n');
  if (!first.startsWith('flowchart ')) throw new Error(`not a flow chart: ${first}`);
  const nodes = new Map();
  const edges = [];
  const take = (words) =>
    words.split(' & ').map((word) => {
      const [, id, label] = NODE.exec(word.trim()) ?? [];
      if (id === undefined) throw new Error(`not a node of a flow chart: ${word}`);
      if (label !== undefined || !nodes.has(id)) nodes.set(id, (label ?? id).split('<br/>'));
      return id;
    });
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '')) {
    const [left = '', ...rest] = line.split(/\s*-->\s*/);
    let from = take(left);
    for (const part of rest) {
      const [, said = '', target = ''] = /^(?:\|([^|]*)\|\s*)?(.*)$/.exec(part) ?? [];
      const to = take(target);
      for (const a of from) for (const b of to) edges.push({ from: a, to: b, text: said });
      from = to;
    }
  }
  return { nodes, edges };
}

/** The longest way to a node from one that nothing leads to. */
function levelsOf({ nodes, edges }) {
  const levels = new Map([...nodes.keys()].map((id) => [id, 0]));
  for (let round = 0; round < nodes.size; round++) {
    for (const { from, to } of edges) {
      levels.set(to, Math.max(levels.get(to), Math.min(levels.get(from) + 1, nodes.size)));
    }
  }
  return levels;
}

/** A list of steps if each leads to the next, else rows: what uses others above what they use. */
export function flowchartHtml(text) {
  const chart = readFlowchart(text);
  const { nodes, edges } = chart;
  const label = (id) => {
    const [title = '', ...rest] = nodes.get(id).map(escapeHtml);
    return `<strong>${title}</strong>${rest.map((line) => `<small>${line}</small>`).join('')}`;
  };
  const isChain =
    edges.length === nodes.size - 1 &&
    edges.every(({ to }, i) => i === edges.length - 1 || edges[i + 1].from === to);
  if (isChain) {
    const steps = edges.map(
      ({ to, text: said }) =>
        `<li><span class="arrow">${said === '' ? '' : escapeHtml(said)}</span><div>${label(to)}</div></li>`,
    );
    return `<ol class="flow"><li><div>${label(edges[0].from)}</div></li>${steps.join('')}</ol>\n`;
  }
  const levels = levelsOf(chart);
  const rows = Math.max(...levels.values()) + 1;
  const html = Array.from({ length: rows }, (_, level) => {
    const cells = [...nodes.keys()]
      .filter((id) => levels.get(id) === level)
      .map((id) => {
        const targets = edges.filter(({ from }) => from === id).map(({ to }) => nodes.get(to)[0]);
        const uses =
          targets.length === 0
            ? ''
            : `<small class="uses">→ ${targets.map(escapeHtml).join(', ')}</small>`;
        return `<div>${label(id)}${uses}</div>`;
      });
    return `<div class="level">${cells.join('')}</div>`;
  });
  return `<div class="chart">${html.join('\n')}</div>\n`;
}
