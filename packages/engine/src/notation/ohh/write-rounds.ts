/** What was done on each street, as JSON. */

import type { SeenCard } from '../../hand/state/types.js';
import type { Unit } from '../../money/decimals.js';
import { planFor } from '../history/plan.js';
import type { History, HistoryMeta, HistoryPlayer, HistoryStep, Post } from '../history/types.js';
import { cardText, dealtCards } from '../history/words.js';
import { amountJson } from './amounts.js';
import type { OhhAction } from './types.js';

type Action = OhhAction['action'];

/** The actions of a round, one after the other. */
class Actions {
  #json = '';
  #count = 0;

  /** `cards` begins with its comma. */
  add(
    { index }: HistoryPlayer,
    action: Action,
    amount: string,
    isAllIn: boolean,
    cards = '',
  ): void {
    this.#json += `${this.#count === 0 ? '' : ','}{"action_number":${++this.#count},"player_id":${index}`;
    this.#json += `,"action":"${action}","amount":${amount},"is_allin":${isAllIn}${cards}}`;
  }

  /** Without chips. */
  plain(player: HistoryPlayer, action: Action, cards = ''): void {
    this.add(player, action, '0', false, cards);
  }

  json(): string {
    return `[${this.#json}]`;
  }
}

/** Run twice: two rounds of the same street, with different ids. */
export function roundsJson(history: History, meta: HistoryMeta, unit: Unit): string {
  const { rounds, shows } = history;
  let json = '';
  for (const [id, { street, name, cards, steps }] of rounds.entries()) {
    const actions = new Actions();
    if (street === 0) addFirst(actions, history, meta, unit);
    for (const step of steps) addStep(actions, step, meta, unit);
    const board = cards.length === 0 ? '' : cardsPart(cards);
    json += `${id === 0 ? '' : ','}{"id":${id},"street":"${streetName(name)}"${board}`;
    json += `,"actions":${actions.json()}}`;
  }
  if (shows.length > 0) {
    const id = rounds.length;
    json += `,{"id":${id},"street":"Showdown","actions":${showsOf(history).json()}}`;
  }
  return `[${json}]`;
}

const streetNames = new Map<string, string>();

/** 'First Draw'. All games together have few names of streets. */
function streetName(name: string): string {
  const known = streetNames.get(name);
  if (known !== undefined) return known;
  const written = name.replace(/(?:^| )[a-z]/g, (letters) => letters.toUpperCase());
  streetNames.set(name, written);
  return written;
}

function cardsPart(cards: readonly SeenCard[]): string {
  let json = ',"cards":[';
  for (let i = 0; i < cards.length; i++) {
    json += `${i === 0 ? '"' : ',"'}${cardText(cards[i] as SeenCard)}"`;
  }
  return `${json}]`;
}

/** What is posted, and dealt at once. */
function addFirst(
  actions: Actions,
  { posts, players, game }: History,
  meta: HistoryMeta,
  unit: Unit,
): void {
  for (const post of posts) addPost(actions, post, unit);
  if (planFor(game) !== null) return;
  for (const player of players) {
    const cards = dealtCards(player, meta);
    if (cards.length > 0) actions.plain(player, 'Dealt Cards', cardsPart(cards));
  }
}

const POSTS: Readonly<Record<Exclude<Post['kind'], 'post'>, Action>> = {
  ante: 'Post Ante',
  'small-blind': 'Post SB',
  'big-blind': 'Post BB',
  straddle: 'Straddle',
  'button-blind': 'Post Extra Blind',
  'bring-in': 'Post Extra Blind',
};

function addPost(actions: Actions, post: Post, unit: Unit): void {
  const { player, kind, amount, live, allIn } = post;
  if (kind !== 'post') {
    actions.add(player, POSTS[kind], amountJson(amount, unit), allIn);
    return;
  }
  // What a player posts to come back is told in its live and its dead part.
  const dead = amount - live;
  if (dead > 0) actions.add(player, 'Post Dead', amountJson(dead, unit), allIn && live === 0);
  if (live > 0) actions.add(player, 'Post Extra Blind', amountJson(live, unit), allIn);
}

const DEEDS = {
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  bet: 'Bet',
  raise: 'Raise',
  'bring-in': 'Bring In',
} as const satisfies Record<string, Action>;

/** Returned chips are no action: a pot simply does not have them. */
function addStep(actions: Actions, step: HistoryStep, meta: HistoryMeta, unit: Unit): void {
  const { player } = step;
  switch (step.kind) {
    case 'act':
      actions.add(player, DEEDS[step.action], amountJson(step.paid, unit), step.allIn);
      break;
    case 'draw': {
      const isTold = isToldFrom(player, meta);
      actions.plain(player, 'Draw', cardsPart(isTold ? step.cards : step.cards.map(() => null)));
      break;
    }
    case 'dealt': {
      const cards = isToldFrom(player, meta) ? [...step.down, ...step.up] : step.up;
      if (cards.length > 0) actions.plain(player, 'Dealt Cards', cardsPart(cards));
      break;
    }
  }
}

/** Is the whole way of a hand told? Else what all saw of it. */
const isToldFrom = ({ isKnown, isHero }: HistoryPlayer, { showAll }: HistoryMeta): boolean =>
  isKnown && (isHero || showAll === true);

function showsOf({ shows }: History): Actions {
  const actions = new Actions();
  for (const { player, cards } of shows) {
    if (cards.length === 0) actions.plain(player, 'Mucks Cards');
    else actions.plain(player, 'Shows Cards', cardsPart(cards));
  }
  return actions;
}
