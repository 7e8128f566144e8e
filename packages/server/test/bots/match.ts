/**
 * Duplicate matches: every deck is played twice, the second time with the teams in each other's
 * seats, so that luck cancels out.
 */
import {
  deckOf,
  GAMES,
  type GameName,
  type HandConfig,
  type HandEvent,
  playHand,
  type Rng,
  seededRng,
  shuffle,
  viewFor,
} from '@sidepot/engine';
import type { BotStrength } from '@sidepot/protocol';
import { decideInStyle, STYLES_OF, type StyleName, storyOf } from '../../src/bots/index.js';
import { Habits, note } from './habits.js';

export type Team = readonly StyleName[];

export interface MatchOptions {
  /** Deals, each of two hands. */
  readonly pairs: number;
  readonly seed: number;
  /** An even number; half of them are the first team's. */
  readonly players?: number;
  readonly game?: GameName;
  readonly stack?: number;
  readonly config?: Partial<HandConfig>;
  /** By style; filled in. */
  readonly habits?: Map<StyleName, Habits>;
  readonly onDeal?: (pair: number) => void;
}

export interface MatchResult {
  readonly hands: number;
  /** Big blinds per 100 hands that a player of the first team wins, and its standard error. */
  readonly rate: number;
  readonly error: number;
}

const BIG_BLIND = 10;

export const teamOf = (strength: BotStrength): Team => STYLES_OF[strength];

export function match(a: Team, b: Team, options: MatchOptions): MatchResult {
  const { pairs, seed, players = 2, onDeal } = options;
  let [sum, squares] = [0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    const cards = shuffle(deckOf(options.game ?? 'holdem'), seededRng(seed + 7919 * pair));
    const button = 1 + (pair % players);
    const round = Math.floor(pair / players);
    // Every style of one team meets every style of the other.
    const ofA = (i: number): StyleName => a[(i + round) % a.length] as StyleName;
    const ofB = (i: number): StyleName =>
      b[(i + Math.floor(round / a.length)) % b.length] as StyleName;
    const seats = Array.from({ length: players }, (_, i) => i);
    const styles = seats.map((i) => (i % 2 === 0 ? ofA(i >> 1) : ofB(i >> 1)));
    const swapped = seats.map((i) => (i % 2 === 0 ? ofB(i >> 1) : ofA(i >> 1)));
    const rng = seededRng(seed + 7919 * pair + 1);
    const play = (styles: readonly StyleName[]): readonly number[] =>
      playDeal(styles, { ...options, button, deck: cards, rng });
    const [one, two] = [play(styles), play(swapped)];
    // The first team has every other seat, then the others: as many players as there are seats.
    const won = seats.reduce((all, i) => all + ((i % 2 === 0 ? one : two)[i] ?? 0), 0) / players;
    sum += won;
    squares += won * won;
    onDeal?.(pair);
  }
  const mean = sum / pairs;
  const variance = squares / pairs - mean * mean;
  return { hands: 2 * pairs, rate: 100 * mean, error: 100 * Math.sqrt(variance / pairs) };
}

interface Deal extends MatchOptions {
  readonly button: number;
  readonly deck: HandConfig['deck'] & object;
  readonly rng: Rng;
}

/** What each seat wins, in big blinds. */
function playDeal(styles: readonly StyleName[], deal: Deal): readonly number[] {
  const { game = 'holdem', config = {}, stack = 100, button, deck, rng, habits } = deal;
  const events: HandEvent[] = [];
  const stakes =
    GAMES[game].forced === 'blinds'
      ? { smallBlind: BIG_BLIND / 2, bigBlind: BIG_BLIND }
      : { ante: BIG_BLIND / 2 };
  const players = styles.map((_, i) => ({
    id: `P${i + 1}`,
    seat: i + 1,
    stack: stack * BIG_BLIND,
  }));
  const done = playHand(
    { players, button, ...stakes, game, deck, ...config },
    (legal, seat, state) => {
      const view = viewFor(state, seat);
      return decideInStyle(styles[seat - 1]!, view, legal, rng, 0, storyOf(events)).command;
    },
    (event) => events.push(event),
  );
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  const nets = done.value.players.map((player) => player.stack / BIG_BLIND - stack);
  if (habits !== undefined) count(habits, styles, nets, events);
  return nets;
}

function count(
  all: Map<StyleName, Habits>,
  styles: readonly StyleName[],
  nets: readonly number[],
  events: readonly HandEvent[],
): void {
  const seats = styles.map((style, i) => {
    const own = all.get(style) ?? new Habits();
    all.set(style, own);
    own.net += nets[i]!;
    return [i + 1, own] as const;
  });
  note({ habits: new Map(seats), bigBlind: BIG_BLIND }, events);
}
