/** Hands in, counters out: one by one as they come, or a list of them at once. */

import { answering, throwing, unfit } from '../checks.js';
import { type Refusal, type Result, throwIf } from '../errors.js';
import type { Ear } from '../hand/state/emit.js';
import type { PhhHand } from '../notation/phh/hand.js';
import { replayTold } from '../notation/replay/replay.js';
import { type HandGroup, StatsBook } from './book.js';
import { handProblem, statsOptionsProblem, statsProblem } from './check.js';
import type {
  HandLabel,
  LoggedHand,
  StatGroup,
  Stats,
  StatsHand,
  StatsOptions,
} from './counters/types.js';
import { plainUnit } from './counters/units.js';
import { mergeStats } from './merge.js';
import { listen, ScratchEar } from './one-hand/listen.js';
import { concludeHand, HandResult } from './one-hand/outcome.js';
import { Scratch } from './one-hand/scratch.js';
import { dayAt, dayOf, recordSeconds } from './when.js';

/** Counts hands as they come. */
export interface StatsCounter {
  /**
   * Counts one hand. A record that is refused is counted as such and nothing else; a hand that is not
   * over, or was voided, is not counted at all.
   */
  add(hand: StatsHand): Result<null>;
  /** Everything counted so far. The counter can go on. */
  stats(): Stats;
}

const USUAL: readonly StatGroup[] = ['game', 'players', 'depth'];

/**
 * A counter for many hands: the quick way, for files. Records are replayed and listened to while they
 * are; nothing of them is kept but the counters.
 *
 * @throws `PokerError`: `BAD_INPUT` or `UNKNOWN_KEY` for options that are none.
 *
 * @example
 * import { readPhh, unwrap } from '@sidepot/engine';
 * import { statsCounter } from '@sidepot/engine/stats';
 *
 * const record = unwrap(readPhh(`variant = 'NT'
 * antes = [0, 0]
 * blinds_or_straddles = [1, 2]
 * min_bet = 2
 * starting_stacks = [200, 200]
 * actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 6', 'p1 f']
 * players = ['Ann', 'Bob']`));
 * const counter = statsCounter();
 * counter.add({ record, key: '1' });
 * counter.stats().hands; // → 1
 */
export function statsCounter(options: StatsOptions = {}): StatsCounter {
  const { keep = USUAL, ev = true } = throwing(() => {
    throwIf(statsOptionsProblem(options));
    return { ...options };
  });
  const book = new StatsBook(keep, ev);
  const hand = new Scratch(ev);
  const outcome = new HandResult();
  const ear = new ScratchEar(hand);
  return {
    add: (given) =>
      answering(() => {
        const problem = handProblem(given);
        if (problem !== undefined) return { ok: false, error: problem };
        const record = 'record' in given ? given.record : undefined;
        if (record !== undefined) {
          hand.hasDeals = hasDeals(record);
          const replay = replayTold(record, ear);
          if (!replay.ok) {
            book.refused++;
            return replay;
          }
          concludeHand(hand, outcome, replay.value, record.finishingStacks);
          const group = groupOf(given, plainUnit(record.unit), book.keepsTime ? record : null);
          book.add(hand, outcome, namesOf(record), group);
        } else if ('events' in given && listenToLog(hand, ear, given)) {
          concludeHand(hand, outcome, true, undefined);
          const group = groupOf(given, plainUnit(given.unit ?? '1'), null);
          book.add(hand, outcome, seatNames(given), group);
        }
        return DONE;
      }),
    stats: () => throwing(() => book.stats()),
  };
}

const DONE: Result<null> = { ok: true, value: null };

/** Some records leave out that cards were dealt: then a fold at once is a fold. */
const hasDeals = (record: PhhHand): boolean =>
  !Array.isArray(record?.actions) || record.actions.some((action) => action?.verb === 'dh');

/** Is it over, and was it not voided? */
function listenToLog(hand: Scratch, ear: Ear, { events }: LoggedHand): boolean {
  hand.hasDeals = events.some(({ type }) => type === 'dealt');
  for (const event of events) listen(hand, ear, event);
  return hand.isOver && !hand.isVoid;
}

const NAMES: readonly string[] = /* @__PURE__ */ Array.from({ length: 31 }, (_, i) => `p${i + 1}`);

function namesOf({ players, startingStacks }: PhhHand): readonly string[] {
  if (players === undefined) return NAMES;
  let isNamed = players.length === startingStacks.length;
  for (let i = 0; i < players.length; i++) if (players[i] === '') isNamed = false;
  return isNamed ? players : startingStacks.map((_, i) => players[i] || (NAMES[i] as string));
}

function seatNames({ events, names }: LoggedHand): readonly string[] {
  const [started] = events;
  if (started?.type !== 'started') return NAMES;
  return started.players.map(({ id, seat }) => {
    const name = names?.[seat];
    return typeof name === 'string' && name !== '' ? name : String(id);
  });
}

/** What the label leaves out the record may tell, if anybody asks for it. */
function groupOf(label: HandLabel, unit: string, record: PhhHand | null): HandGroup {
  const at = label.at ?? (record === null ? null : recordSeconds(record));
  const told = record === null ? '' : dayOf(record);
  return {
    key: label.key ?? '',
    order: label.order ?? 0,
    unit,
    at,
    day: label.day ?? (told !== '' || at === null ? told : dayAt(at)),
    source: label.source ?? '',
  };
}

/**
 * The counters of a list of hands, read from files or played. Refused records are counted as such,
 * voided hands and those that are not over not at all.
 *
 * @throws `PokerError`: `BAD_INPUT` and the like for what is no hand or no option; `UNSAFE_INTEGER` for
 * sums beyond 2^53 − 1.
 *
 * @example
 * import { deck, type HandEvent, playHand } from '@sidepot/engine';
 * import { report, statsOf } from '@sidepot/engine/stats';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const events: HandEvent[] = [];
 * playHand(
 *   { players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() },
 *   (_, seat) => ({ type: 'fold', seat }),
 *   (event) => events.push(event),
 * );
 * const [ann] = report(statsOf([{ events }]), { player: 'Ann' });
 * ann?.stats.vpip; // → { made: 0, of: 1, value: 0 }
 */
export function statsOf(hands: readonly StatsHand[], options: StatsOptions = {}): Stats {
  const counter = statsCounter(options);
  return throwing(() => {
    if (!Array.isArray(hands)) throwIf(unfit('hands', 'list', hands));
    for (const hand of hands) throwIf(unlessRefused(counter.add(hand), hand));
    return counter.stats();
  });
}

/** What a record cannot have happened for is in `refused`; what is no hand is the caller's mistake. */
function unlessRefused(added: Result<null>, hand: StatsHand): Refusal | undefined {
  if (added.ok) return undefined;
  return handProblem(hand) ?? ('record' in hand ? undefined : added.error);
}

/**
 * The counters with one more hand: `mergeStats(stats, statsOf([hand], options))`.
 *
 * @throws `PokerError`: as `statsOf` and `mergeStats`.
 *
 * @example
 * import { readPhh, unwrap } from '@sidepot/engine';
 * import { addHand, emptyStats } from '@sidepot/engine/stats';
 *
 * const record = unwrap(readPhh(`variant = 'NT'
 * antes = [0, 0]
 * blinds_or_straddles = [1, 2]
 * min_bet = 2
 * starting_stacks = [200, 200]
 * actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']`));
 * addHand(emptyStats(), { record }).hands; // → 1
 */
export const addHand = (stats: Stats, hand: StatsHand, options: StatsOptions = {}): Stats =>
  throwing(() => {
    throwIf(statsProblem(stats, 'stats'));
    return mergeStats(stats, statsOf([hand], options));
  });
