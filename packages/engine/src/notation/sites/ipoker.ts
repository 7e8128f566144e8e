/**
 * iPoker's XML: its elements in the order they happened, one a line, and then read like any other
 * text. What somebody put in and was paid stands beside their name, after what went back.
 */

import { throwing } from '../../checks.js';
import { throwIf } from '../../errors.js';
import { textProblem } from '../detect/read-options.js';
import { BYTE_ORDER_MARK, withLineFeeds } from '../import/read-text.js';
import type { TextSlice } from '../pokerstars/split.js';
import type { SiteGrammar } from './grammar.js';

const SUM = String.raw`\t(?<sum>.*)$`;
const action = (types: string): RegExp =>
  new RegExp(String.raw`^action\t(?<name>[^\t]*)\t(?:${types})${SUM}`);

export const IPOKER: SiteGrammar = {
  notation: 'ipoker',
  venue: 'iPoker',
  begins: /^\w+\t/,
  hasUncalledInWin: true,
  isNumbered: true,
  games: {
    holdem: 'holdem',
    omaha: 'omaha',
    omaha5: 'omaha5',
    omaha6: 'omaha6',
    'omaha hi-lo': 'omaha8',
    '7 card stud': 'stud',
    '7 card stud hi-lo': 'stud8',
  },
  lines: [
    ['head', /^hand\t(?<hand>.*)$/],
    ['head', /^game\t(?<game>[^\t]*)\t(?<limit>[^\t]*)\t(?<small>[^\t]+)\t(?<big>[^\t]+)$/],
    ['head', /^game\t(?<game>[^\t]*)\t(?<limit>[^\t]*)/],
    ['head', /^table\t(?<table>.*)$/],
    ['head', /^currency\t(?<code>.*)$/],
    ['head', /^tournament\t(?<tournament>.*)$/],
    ['head', /^buyIn\t(?<buyIn>.*)$/],
    ['head', /^date\t(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d) (?<time>[\d:]+)/],
    ['head', /^date\t(?<day>\d\d)[./](?<month>\d\d)[./](?<year>\d{4}) (?<time>[\d:]+)/],
    ['head', /^button\t(?<button>.*)$/],
    ['seat', /^seat\t(?<seat>\d+)\t(?<name>[^\t]*)\t(?<sum>.*)$/],
    ['small-blind', action('1')],
    ['big-blind', action('2')],
    ['ante', action('15')],
    ['bring-in', action('16')],
    ['fold', action('0')],
    ['check', action('4')],
    ['call', action('3')],
    ['bet', action('5')],
    ['raise', action('6')],
    ['to', action('23')],
    ['all-in', action('7')],
    ['note', action('8|9')],
    ['unknown', /^(?<what>action\t.*)$/],
    ['board', /^board\t(?<cards>.*)$/],
    ['street', /^street$/],
    ['dealt', /^hero\t(?<name>[^\t]*)\t(?<cards>.*)$/],
    ['known', /^pocket\t(?<name>[^\t]*)\t(?<cards>.*)$/],
    ['show', /^shown\t(?<name>[^\t]*)\t(?<cards>.*)$/],
    ['kept', /^kept\t(?<name>[^\t]*)\t(?<put>[^\t]*)\t(?<sum>.*)$/],
  ],
};

/** Each game with what its session says of all of them, in one line, so that lines keep their numbers. */
export function splitIpoker(file: string): Generator<TextSlice, void> {
  throwing(() => throwIf(textProblem(file)));
  return slicesOf(withLineFeeds(file));
}

function* slicesOf(text: string): Generator<TextSlice, void> {
  let head = '';
  const starts = [...text.matchAll(/<session\b|<game\s+gamecode=/g)].map(({ index }) => index);
  let line = 1;
  let counted = 0;
  if (!text.includes('<game ') && text.trim() !== '') yield { line, text };
  for (const [i, start] of starts.entries()) {
    const part = text.slice(start, starts[i + 1] ?? text.length);
    if (part.startsWith('<session')) head = part.replace(/\s*\n\s*/g, '');
    else {
      line += text.slice(counted, start).split('\n').length - 1;
      counted = start;
      yield { line, text: `${head}${part}` };
    }
  }
}

interface Tag {
  readonly line: number;
  readonly name: string;
  readonly text: string;
  readonly at: (attribute: string) => string;
}

const TAG = /<(\/?[\w]+)((?:\s+[\w-]+\s*=\s*"[^"]*")*)\s*\/?>([^<]*)/g;

function* tagsOf(text: string): Generator<Tag, void> {
  let line = 1;
  let counted = 0;
  for (const { index, 1: name = '', 2: attributes = '', 3: behind = '' } of text.matchAll(TAG)) {
    for (; counted < index; counted++) if (text.charCodeAt(counted) === 10) line++;
    const at = (attribute: string): string =>
      decoded(new RegExp(`\\s${attribute}\\s*=\\s*"([^"]*)"`).exec(attributes)?.[1] ?? '');
    yield { line, name, text: decoded(behind.trim()), at };
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' },
};

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:lt|gt|quot|apos|amp);/g, (name) => ENTITIES[name] ?? name)
    : text;

const HEADS: Readonly<Record<string, string>> = {
  tablename: 'table',
  currency: 'currency',
  tournamentcode: 'tournament',
  totalbuyin: 'buyIn',
  startdate: 'date',
};

/** The lines of one hand, each behind its number in the text. */
export function ipokerLines(file: string): readonly string[] {
  const text = withLineFeeds(file.charCodeAt(0) === BYTE_ORDER_MARK ? file.slice(1) : file);
  const lines: string[] = [];
  const ends: string[] = [];
  const pockets = new Map<string, Tag>();
  let nickname = '';
  let gametype: Tag | undefined;
  let round: Tag[] = [];
  for (const tag of tagsOf(text)) {
    const { line, name, at } = tag;
    const head = HEADS[name];
    if (head !== undefined && tag.text !== '') lines.push(`${line} ${head}\t${tag.text}`);
    else if (name === 'nickname') nickname = tag.text;
    else if (name === 'gametype') gametype = tag;
    else if (name === 'game') lines.push(`${line} hand\t${at('gamecode')}`);
    // Some list the empty seats, too.
    else if (name === 'player' && at('name') !== '') {
      lines.push(`${line} seat\t${at('seat')}\t${at('name')}\t${at('chips')}`);
      if (at('dealer') === '1') lines.push(`${line} button\t${at('seat')}`);
      const [put, won] = [at('bet') || '0', at('win') || '0'];
      ends.push(`${line} kept\t${at('name')}\t${put}\t${won}`);
    } else if (name === 'cards' || name === 'action') round.push(tag);
    else if (name === '/round') {
      lines.push(...roundLines(round, nickname, pockets));
      round = [];
    }
  }
  const game = gametype === undefined ? [] : [gameLine(gametype, pockets)];
  const shown = shownLines(lines, pockets, nickname);
  return [...game, ...lines, ...shown, ...ends];
}

const STAKES = String.raw`(\S*\d\S*)\/(\S*\d\S*)`;

/** "Omaha PL €1/€2"; of five-card Omaha only the limit is told, and the cards tell the game. */
function gameLine({ line, text }: Tag, pockets: ReadonlyMap<string, Tag>): string {
  const [, told = '', limit = ''] =
    /^(.*?)(?:^| )(NL|PL|SL|БЛ|FL|L|Pot limit|No limit)(?= |$)/i.exec(text) ?? [];
  const [, small = '', big = ''] = new RegExp(STAKES).exec(text) ?? [];
  const [count = 0] = [...pockets.values()].map((tag) => tag.text.split(/\s+/).length);
  const isOmaha = told === '' || told.toLowerCase() === 'omaha';
  const game = isOmaha && count > 4 ? `omaha${count}` : told || text;
  const stakes = big === '' ? '' : `\t${small}\t${big}`;
  return `${line} game\t${game}\t${limit}${stakes}`;
}

const BOARD = /^(?:Flop|Turn|River)$/;

/** Cards first, then what was done, by its number: a player's actions stand together. */
function roundLines(
  round: readonly Tag[],
  nickname: string,
  pockets: Map<string, Tag>,
): readonly string[] {
  const lines: string[] = [];
  const isStud = round.some(({ name, at }) => name === 'cards' && at('type').endsWith('Street'));
  if (isStud) lines.push(`${round[0]?.line ?? 1} street`);
  for (const tag of round) {
    const { line, name, text, at } = tag;
    if (name !== 'cards') continue;
    const player = at('player');
    const kind = player === nickname ? 'hero' : 'pocket';
    if (player !== '') {
      pockets.set(player, tag);
      lines.push(`${line} ${isStud ? 'hero' : kind}\t${player}\t${text}`);
    } else if (BOARD.test(at('type'))) lines.push(`${line} board\t${text}`);
  }
  const actions = round.filter(({ name }) => name === 'action');
  actions.sort((a, b) => Number(a.at('no')) - Number(b.at('no')));
  for (const { line, at } of actions) {
    lines.push(`${line} action\t${at('player')}\t${at('type')}\t${at('sum')}`);
  }
  return lines;
}

/** Nothing says who showed: the cards of the others were seen if they are told and never folded. */
function shownLines(
  lines: readonly string[],
  pockets: ReadonlyMap<string, Tag>,
  nickname: string,
): readonly string[] {
  const folded = (name: string): boolean =>
    lines.some((line) => line.includes(` action\t${name}\t0\t`));
  const live = [...pockets].filter(([name]) => !folded(name));
  const seen = live.filter(([name, { text }]) => name !== nickname && !/X/i.test(text));
  if (seen.length === 0) return [];
  return live
    .filter(([, { text }]) => !/X/i.test(text))
    .map(([name, { line, text }]) => `${line} shown\t${name}\t${text}`);
}
