/** What is played in a PokerStars history, and for how much: most hands of a file share it. */

import type { Limit } from '../../games/game.js';
import { GAME_NAMES, GAMES, type GameName } from '../../games/games.js';
import type { Unit } from '../../money/decimals.js';
import { fail, ImportFault } from '../import/types.js';
import { amountOf, moneyIn } from '../import/words.js';
import type { PhhHand, PhhValue } from '../phh/hand.js';
import { CAP as CAPPED, MIX, TOURNAMENT } from '../phh/variants.js';
import type { Dialect } from './dialect.js';
import { starsName } from './words.js';

/** What the first line tells, but for the number of the hand and its time. */
export interface StarsStakes {
  readonly game: GameName;
  readonly limit: Limit;
  /** Blinds; in fixed limit the two bets; in short deck both are the button's blind. */
  readonly small: number;
  readonly big: number;
  readonly place: Pick<PhhHand, 'event' | 'level' | 'currency' | 'currencySymbol'>;
  /** Undefined if there is nothing. */
  readonly extra: Readonly<Record<string, PhhValue>> | undefined;
  /** Had an amount of it a point? */
  readonly hasPoint: boolean;
}

/** By name in small letters; long names first, as some begin with another. */
const NAMES: ReadonlyMap<string, GameName> = /* @__PURE__ */ (() =>
  new Map(GAME_NAMES.map((game) => [starsName(GAMES[game]).toLowerCase(), game])))();
const GAME: RegExp = /* @__PURE__ */ (() => {
  const names = [...NAMES.keys()].sort((a, b) => b.length - a.length);
  const quoted = names.map((name) => name.replace(/[+/]/g, '\\$&'));
  return new RegExp(
    `(^|[\\s(])(${quoted.join('|')}) (No Limit|Pot Limit|Limit|Fixed Limit)\\b`,
    'i',
  );
})();

const LIMITS: Readonly<Record<string, Limit>> = {
  'no limit': 'no-limit',
  'pot limit': 'pot-limit',
  limit: 'fixed-limit',
  'fixed limit': 'fixed-limit',
};

const STAKES = /[(,] ?([^\s(/]*\d)\/([^\s)/]*\d)/;
/** Some texts have a space there that does not break, or what is left of it. */
const BUTTON_BLIND = /Button Blind[\s\ufffd]*([^\s\ufffd]*\d)/;
const CAP = /- (\S*\d) Cap\b/;

export function toldStakes(told: string, unit: Unit, dialect: Dialect): StarsStakes {
  const money = moneyIn(unit);
  const rest = dialect.rewrites.reduce((text, [from, to]) => text.replace(from, to), told);
  const found = GAME.exec(rest);
  const game = NAMES.get(found?.[2]?.toLowerCase() ?? '');
  const limit = LIMITS[found?.[3]?.toLowerCase() ?? ''];
  const at = (found?.index ?? 0) + (found?.[1]?.length ?? 0);
  if (found === null || game === undefined || limit === undefined || isOther(rest, at, dialect)) {
    throw new ImportFault(null, gameText(rest));
  }
  const behind = rest.slice(found.index + found[0].length);
  const [, small = '', big = ''] = STAKES.exec(behind) ?? [];
  const [, blind = ''] = BUTTON_BLIND.exec(behind) ?? [];
  const [, cap] = CAP.exec(behind) ?? [];
  if (big === '' && blind === '') fail('noStakes');
  const { extra: event, ...place } = tournament(rest);
  const extra: Record<string, PhhValue> = { ...event, ...mix(rest.slice(0, at)).extra };
  if (cap !== undefined) extra[CAPPED] = amountOf(cap, money);
  const stakes = { small: amountOf(blind || small, money), big: amountOf(blind || big, money) };
  return {
    ...{ game, limit, ...stakes, hasPoint: money.hasPoint },
    extra: Object.keys(extra).length === 0 ? undefined : extra,
    place: { ...place, ...currency(rest, small || blind) },
  };
}

/** A name of more words may be another game than its last ones; Split Hold'em only has two boards. */
function isOther(rest: string, at: number, { hasTitles }: Dialect): boolean {
  if (hasTitles) return false;
  const [, word = ''] = /(\S*)\s*$/.exec(rest.slice(0, at)) ?? [];
  return /[a-z]/.test(word) && !NO_GAMES.includes(word);
}

const NO_GAMES: readonly string[] = ['Freeroll', 'Split'];

const gameText = (rest: string): string =>
  rest
    .replace(/ - \d{4}\/.*$/, '')
    .replace(/\(.*$/, '')
    .trim()
    .slice(0, 80) || 'this';

/** "8-Game (7 Card Stud Limit, $400/$800 USD)": what is before the bracket, behind the buy-in. */
function mix(before: string): Partial<PhhHand> {
  const [, name] =
    /^(?:Tournament #[^,]+, (?:Freeroll|[^\s\d]{0,3}\d\S*(?: [A-Z]{3})?) +)?(\S.*?) *\($/i.exec(
      before,
    ) ?? [];
  return name === undefined ? {} : { extra: { [MIX]: name } };
}

function tournament(rest: string): Partial<PhhHand> {
  const [, id] = /^Tournament #([^,]+),/i.exec(rest) ?? [];
  if (id === undefined) return {};
  const [, level] = / Level ([IVXLC]+|\d+) /i.exec(rest) ?? [];
  const [, paid = ''] = BUY_IN.exec(rest) ?? [];
  const table = { id, ...(paid !== '' && { buy_in: paid }) };
  return {
    event: `Tournament #${id}`,
    ...(level !== undefined && { level: levelOf(level) }),
    extra: { [TOURNAMENT]: { table } },
  };
}

/** "$1.08+$0.27+$0.15 USD", "100+9". */
const BUY_IN =
  /^Tournament #[^,]+, ([^\s\d]{0,3}\d[\d.,]*(?:\+[^\s\d+]{0,3}\d[\d.,]*){0,2}(?: [A-Z]{3}\b)?)/i;

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** A letter before a larger one is taken off: XIV is 14. */
function levelOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text.slice(0, 9));
  const values = [...text].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

/** Chips of a tournament have none. */
function currency(rest: string, stake: string): Partial<PhhHand> {
  if (/Tournament #/i.test(rest)) return {};
  const [, symbol = ''] = /^(\D*)/.exec(stake) ?? [];
  const [, code] = / ([A-Z]{3})\)/.exec(rest) ?? [];
  return {
    ...(code !== undefined && { currency: code }),
    ...(symbol !== '' && { currencySymbol: symbol === 'Rs.' ? '₹' : symbol }),
  };
}
