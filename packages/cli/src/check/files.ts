/** What was found, for other programs: JUnit's XML, Markdown, a line of JSON for each hand. */

import { phrases } from '../phrases.js';
import { jsonSafe } from '../stream/json-safe.js';
import type { CheckedHand, CheckTally, Status } from './outcome.js';
import { summaryLine } from './report.js';

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What XML has no word for at all, and what has a meaning in it. */
const xml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign);

export function junitXml(outcomes: readonly CheckedHand[], { hands, by }: CheckTally): string {
  const counts = `tests="${hands}" failures="${by.wrong}" errors="${by.unanswered}" skipped="${by.declined}"`;
  const cases = outcomes.map((outcome) => {
    const { id, rules, text } = outcome;
    const open = `    <testcase classname="${xml(rules.join('.') || 'sidepot')}" name="${xml(id)}"`;
    const inside = insideOf(outcome, xml(text));
    return inside === '' ? `${open}/>` : `${open}>${inside}</testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite name="sidepot check" ${counts}>
${cases.join('\n')}
  </testsuite>
</testsuites>
`;
}

function insideOf({ status, difference }: CheckedHand, message: string): string {
  switch (status) {
    case 'right':
      return '';
    case 'declined':
      return '<skipped/>';
    case 'wrong':
      return `<failure type="${difference?.rule ?? ''}" message="${message}"/>`;
    case 'unanswered':
      return `<error message="${message}"/>`;
  }
}

const MAX_LISTED = 100;
const TOLD: readonly Status[] = ['wrong', 'unanswered'];

export function markdownText(outcomes: readonly CheckedHand[], tally: CheckTally): string {
  const { check } = phrases;
  const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  const found = outcomes.filter(({ status }) => TOLD.includes(status));
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const lines = [
    summaryLine(tally),
    '',
    row([check.rule, check.hands, check.right, check.wrong]),
    row(['---', '---:', '---:', '---:']),
    ...tally.rules.map(({ rule, hands, right, wrong }) => row([rule, hands, right, wrong])),
    ...(found.length === 0 ? [] : ['', row([check.handTitle, check.found]), row(['---', '---'])]),
    ...found.slice(0, MAX_LISTED).map(({ id, text }) => row([cell(id), cell(text)])),
    ...(found.length > MAX_LISTED ? ['', check.more(found.length - MAX_LISTED)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

export const outcomeJson = ({ id, rules, status, difference, text }: CheckedHand): string =>
  JSON.stringify({
    ...{ id, status, rules },
    ...(difference !== null && (jsonSafe(difference) as object)),
    ...(text !== '' && { text }),
  });
