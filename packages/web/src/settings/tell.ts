/** The settings as people read them: one after the other, and what a change changed. */

import { GAMES } from '@sidepot/engine';
import { amount, count, type RuleAnchor, words } from '@sidepot/i18n/page';
import type {
  PokerSettings,
  RoomSettings,
  SETTINGS,
  SettingRow,
  SettingsChange,
  SettingValue,
  WireSettings,
} from '@sidepot/protocol/words';
import { labelOf } from './bind.js';
import { choiceIn } from './choices.js';
import { chosenAt, DEFAULT_DRAFT, type DraftField } from './draft.js';
import { isNamed, mixDraft } from './mix/mix.js';
import { applies, isStudAlone, NAME_ROW, type Placed, POKER_ROWS, ROOM_ROWS } from './rows.js';
import { ruleOf } from './rule-of.js';

type Rows = typeof SETTINGS.poker & typeof SETTINGS.room;
type GroupName = {
  [K in keyof Rows]: Rows[K] extends { readonly kind: 'group'; readonly part: string }
    ? Rows[K] extends { readonly toldWith: string }
      ? never
      : K
    : never;
}[keyof Rows];

/** How a group is told is a matter of the language: one without its words does not compile. */
type GroupWords = {
  readonly [K in GroupName]: (value: NonNullable<SettingValue<Rows[K]>>) => string;
};

const groupWords = (): GroupWords => words.settings.told.groups;

function toldGroup(name: string, value: object): string {
  const all: Readonly<Record<string, ((value: never) => string) | undefined>> = groupWords();
  return all[name]?.(value as never) ?? '';
}

export const secondsOf = (milliseconds: number): string =>
  words.settings.told.seconds(milliseconds / 1000);

/** A value in words. */
function told({ path, row }: Placed, value: unknown): string {
  const { none, nothing, yes, no, percent } = words.settings.told;
  if (value === null || value === undefined) {
    const own: Readonly<Record<string, string>> = nothing;
    return own[path] ?? none;
  }
  if (typeof value === 'object') return toldGroup(path, value);
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') return row.kind === 'choice' ? choiceIn(path, value) : value;
  return typeof value === 'number' ? toldNumber({ path, row }, value, percent) : '';
}

function toldNumber(
  { path, row }: Placed,
  value: number,
  percent: (share: number) => string,
): string {
  switch (row.kind) {
    case 'choice':
      return choiceIn(path, value);
    case 'time':
      return secondsOf(value);
    case 'percent':
      return percent(value / 100);
    case 'chips':
      return amount(value);
    default:
      return count(value);
  }
}

/** What it is called beside its value; in a form its label may lean on the others there. */
function titleOf(path: string): string {
  const titles: Readonly<Record<string, string>> = words.settings.titles;
  return titles[path] ?? labelOf((path in DEFAULT_DRAFT ? path : `${path}.on`) as DraftField);
}

/** Settings that are told in one line. */
const TOGETHER: Readonly<Record<string, (settings: WireSettings) => string>> = {
  game: ({ poker }) => gameLine(poker),
  bigBlind: (settings) => stakesOf(settings),
  ante: ({ poker }) =>
    poker.anteMode === 'none' || poker.bringIn > 0
      ? amount(poker.ante)
      : words.settings.told.ante(poker.ante, choiceIn('anteMode', poker.anteMode)),
  minBuyIn: ({ poker }) => words.settings.told.range(poker.minBuyIn, poker.maxBuyIn),
  seatCount: ({ poker, room }) => words.settings.told.seats(poker.seatCount, room.seatApproval),
};

/** Blinds, or in stud the small bet and the big one. */
function stakesOf(settings: WireSettings): string {
  const { smallBlind, bigBlind, rules } = settings.poker;
  const { stakes } = words.table.top;
  if (!isStudAlone(chosenAt(settings))) return stakes(smallBlind, bigBlind);
  const { smallBet = bigBlind, bigBet = 2 * smallBet } = rules;
  return stakes(smallBet, bigBet);
}

/** Its name if people know it, and its games where the name does not say it all. */
function toldMix(mix: NonNullable<PokerSettings['mix']>): string {
  const { mix: kind } = mixDraft(mix);
  const name = choiceIn('mix', kind);
  if (isNamed(kind) && mix.games.every(({ stakes }) => stakes === undefined)) return name;
  return words.common.colon(name, mix.games.map(toldGame).join(' · '));
}

/** What is not written of its stakes is reckoned, and not told. */
function toldGame({ game, stakes }: NonNullable<PokerSettings['mix']>['games'][number]): string {
  const name = choiceIn('game', game);
  if (stakes === undefined) return name;
  const { smallBlind, bigBlind, ante = 0, bringIn = 0 } = stakes;
  const isStud = GAMES[game].forced === 'bring-in';
  const bets = isStud ? [bigBlind, 2 * bigBlind] : [smallBlind, bigBlind];
  const told = bets.flatMap((chips) => (chips ? amount(chips) : []));
  return words.settings.told.gameStakes(name, told.join('/'), ante, bringIn);
}

const gameLine = ({ game, limit, mix }: PokerSettings): string =>
  mix ? toldMix(mix) : words.settings.told.game(choiceIn('game', game), choiceIn('limit', limit));

export interface RuleLine {
  readonly name: string;
  readonly value: string;
  readonly rule: RuleAnchor | undefined;
}

/** What applies at this table. */
export function ruleLines(settings: WireSettings): readonly RuleLine[] {
  const chosen = chosenAt(settings);
  const { lines } = words.settings;
  const own: Readonly<Record<string, string>> = lines;
  return [
    ...POKER_ROWS.map((one) => [one, valueIn(settings.poker, one.path)] as const),
    ...ROOM_ROWS.map((one) => [one, valueIn(settings.room, one.path)] as const),
  ].flatMap(([one, value]) => {
    const { path, row } = one;
    if (value === undefined || row.toldWith !== undefined || !applies(row, chosen)) return [];
    const line = TOGETHER[path]?.(settings) ?? told(one, value);
    const isBets = path === 'bigBlind' && isStudAlone(chosen);
    const name = isBets ? lines.bets : (own[path] ?? titleOf(path));
    return { name, value: line, rule: anchorOf(path, row) };
  });
}

const anchorOf = (path: string, { kind, nullable }: SettingRow): RuleAnchor | undefined =>
  ruleOf(kind !== 'group' && nullable === 'switch' ? `${path}.on` : path);

function valueIn(values: PokerSettings | RoomSettings, path: string): unknown {
  const all: Readonly<Record<string, unknown>> = { ...values };
  return all[path];
}

/** "Small blind 5 → 10", for each that was changed. Programs change more than a page asks for. */
export function changeLines(was: SettingsChange, now: WireSettings): readonly string[] {
  const old: Readonly<Record<string, unknown>> = { name: was.name, ...was.poker, ...was.room };
  const next: Readonly<Record<string, unknown>> = { name: now.name, ...now.poker, ...now.room };
  const isMixed = was.poker?.mix !== undefined;
  return [NAME_ROW, ...POKER_ROWS, ...ROOM_ROWS].flatMap((one) => {
    const { path } = one;
    // A mix says it all in the line of the game.
    if (isMixed && path === 'limit') return [];
    const isGame = isMixed && path === 'game';
    if (old[path] === undefined && !isGame) return [];
    const [from, to] = isGame
      ? [gameLine({ ...now.poker, ...was.poker }), gameLine(now.poker)]
      : [told(one, old[path]), told(one, next[path])];
    return from === to ? [] : words.settings.told.change(titleOf(path), from, to);
  });
}
