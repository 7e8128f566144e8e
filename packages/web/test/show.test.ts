import type { StreamEvent, TableView } from '@sidepot/protocol';
import { SCENE_TIMES } from '@sidepot/protocol/words';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Scene } from '../src/show/scene.js';
import { scenesOf } from '../src/show/scenes.js';
import { caughtUp, next, opened, type Show, shownView, told } from '../src/show/show.js';
import { loadWay } from '../src/show/way.js';
import { Played, random, seated } from './played.js';
import { NOW } from './scene.js';

beforeAll(loadWay);

type Draft = Omit<Scene, 'id'>;

const kinds = (scenes: readonly Draft[]): readonly string[] =>
  scenes.map(({ beat }) => (beat.kind === 'award' && !beat.isPaid ? 'name' : beat.kind));

const hear = (show: Show, view: TableView, events: readonly StreamEvent[], late = 0): Show =>
  told(show, { view, events, serverNow: NOW + late, isHidden: false });

/** 250, 100 and 50 are all-in before the flop: main pot, side pot, and 150 that nobody called. */
function threeAllIn(): Played {
  const hand = new Played({ players: seated(250, 100, 50) });
  hand.do({ type: 'allIn', seat: 1 });
  hand.do({ type: 'allIn', seat: 2 });
  hand.do({ type: 'allIn', seat: 3 });
  return hand;
}

describe('scenes', () => {
  test('the uncalled bet goes back before the bets are pots and before hands turn up', () => {
    const hand = threeAllIn();
    const { before, after, events } = hand.steps[2]!;
    const scenes = scenesOf(before, after, events);
    expect(kinds(scenes)).toEqual(['bet', 'refund', 'collect', 'reveal']);
    expect(scenes[1]?.beat).toEqual({ kind: 'refund', seat: 1, amount: 150 });
    expect(scenes[1]?.view.hand?.view.pots).toEqual(before.hand?.view.pots);
    expect(scenes[2]?.beat).toMatchObject({
      bets: [
        { seat: 1, amount: 100 },
        { seat: 2, amount: 100 },
        { seat: 3, amount: 50 },
      ],
    });
    expect(scenes[2]?.view.hand?.view.pots.map(({ amount }) => amount)).toEqual([150, 100]);
    expect(scenes[3]?.view).toBe(after);
  });

  test('each street is a scene; awards come last side pot first, named and then paid', () => {
    const hand = threeAllIn();
    while (hand.advance());
    const told = hand.steps.slice(3).map(({ before, after, events }) => {
      return kinds(scenesOf(before, after, events));
    });
    expect(told.slice(0, 3)).toEqual([['board'], ['board'], ['board']]);
    expect(told.flat().filter((kind) => kind === 'name')).toHaveLength(2);
    const last = hand.steps.at(-1)!;
    const [name, pay] = scenesOf(last.before, last.after, last.events);
    expect(name?.beat).toMatchObject({ kind: 'award', isPaid: false, award: { pot: 0 } });
    expect(name?.view.hand?.view.over).toBe(false);
    expect(name?.view.hand?.view.pots[0]?.winners).toBeNull();
    expect(pay?.view).toBe(last.after);
  });

  test('chips are never more or fewer while scenes pass', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const hand = random(seed, { runs: 2, ante: 1 + (seed % 3), anteMode: 'perPlayer' });
      for (const { before, after, events } of hand.steps) {
        for (const { view } of scenesOf(before, after, events)) {
          const { players, totalPot, chips } = view.hand!.view;
          const stacks = players.reduce((sum, { stack }) => sum + stack, 0);
          expect(stacks + totalPot, `seed ${seed}`).toBe(chips);
        }
      }
    }
  });

  test('what is drawn before the last scene comes to what the server says', () => {
    const seen = (view: TableView): unknown =>
      view.hand?.view.players.map(({ stack, bet, cards, folded, forced, killed }) => ({
        ...{ stack, bet, cards },
        ...{ folded, forced, killed },
      }));
    for (let seed = 1; seed <= 100; seed++) {
      const kills = seed % 2 === 0;
      for (const { before, after, events } of random(seed, { runs: 2 }, { kills }).steps) {
        // One more event that is no scene: the last drawing is then of ours.
        const end = events.at(-1)!;
        const extra = { ...end, seq: end.seq + 1, event: { type: 'showdown' } } as StreamEvent;
        const kept = scenesOf(before, after, [...events, extra, shown(end.seq + 2)]);
        const drawn = kept.at(-2);
        if (drawn === undefined || kindsThatMove(events) === 0) continue;
        expect(seen(drawn.view), `seed ${seed}`).toEqual(seen(after));
        expect(drawn.view.hand?.view.boards).toEqual(after.hand?.view.boards);
      }
    }
  });

  test('R45: what is posted is forced, and a killed hand is dead', () => {
    const hand = threeAllIn();
    const { before, after, events } = hand.steps[2]!;
    const say = (event: object, seq: number) => ({ ...events[0]!, seq, event }) as StreamEvent;
    const post = { type: 'posted', seat: 2, kind: 'post', ante: 1, dead: 2, live: 10 };
    const scenes = scenesOf(before, after, [
      say(post, 90),
      say({ type: 'killed', seat: 3 }, 91),
      say({ type: 'collected', street: 0 }, 92),
      shown(93),
    ]);
    const drawn = scenes[0]!.view.hand!.view;
    const [old, now] = [before.hand!.view, drawn].map(({ players }) => players[1]!);
    expect(now).toMatchObject({
      ...{ stack: old!.stack - 13, ante: old!.ante + 1, dead: old!.dead + 2 },
      ...{ live: old!.live + 10, forced: old!.forced + 10 },
    });
    expect(drawn.totalPot).toBe(before.hand!.view.totalPot + 13);
    expect(drawn.players[2]).toMatchObject({ folded: true, killed: true });
    expect(drawn.players[1]).toMatchObject({ folded: false, killed: false });
  });

  test('a new hand has no scenes of the old one', () => {
    const hand = threeAllIn();
    const { before, after, events } = hand.steps[2]!;
    const fresh = { ...after, hand: { ...after.hand!, number: 13 } };
    expect(scenesOf(before, fresh, events)).toHaveLength(1);
  });
});

/** Nobody's cards: a scene to come after all others. */
const shown = (seq: number): StreamEvent => ({
  of: 'hand',
  seq,
  at: NOW,
  hand: 12,
  event: { type: 'board', street: 3, board: 99, cards: [] },
});

const MOVING = new Set(['acted', 'refunded', 'collected', 'shown', 'board', 'awarded']);

/** The last of the events must be one that is drawn, else there is no drawing after it. */
function kindsThatMove(events: readonly StreamEvent[]): number {
  const moving = events.filter(({ event }) => MOVING.has(event.type));
  const last = moving.at(-1)?.event;
  const isDrawn = last?.type !== 'acted' || last.paid > 0;
  return isDrawn ? moving.length : 0;
}

describe('the show', () => {
  const clockAt = (view: TableView, time: number, kind: 'runOut' | 'action' = 'runOut') => ({
    ...view,
    clock: { kind, seats: [], startedAt: NOW, deadline: NOW + time, left: null },
  });
  const start = (hand: Played): Show => opened(hand.steps[2]!.before);
  const whole = SCENE_TIMES.bet + SCENE_TIMES.refund + SCENE_TIMES.collect;

  test('plays one scene after the other and ends with the view', () => {
    const { after, events } = threeAllIn().steps[2]!;
    const view = clockAt(after, 2000);
    let show = hear(start(threeAllIn()), view, events);
    const seen: string[] = [];
    for (; show.scenes.length > 1; show = next(show)) seen.push(...kinds([show.scenes[0]]));
    expect(seen).toEqual(['bet', 'refund', 'collect']);
    expect(shownView(show)).toBe(view);
    expect(next(show)).toBe(show);
  });

  test('fits into the time that the server waits', () => {
    const { after, events } = threeAllIn().steps[2]!;
    const show = hear(start(threeAllIn()), clockAt(after, 1000), events);
    const time = show.scenes.slice(0, -1).reduce((sum, { duration }) => sum + duration, 0);
    expect(whole).toBeGreaterThan(1000);
    expect(time).toBeLessThanOrEqual(1000);
    expect(show.scenes).toHaveLength(4);
  });

  test('without a pause everything is there at once', () => {
    const { after, events } = threeAllIn().steps[2]!;
    expect(hear(start(threeAllIn()), clockAt(after, 100), events).scenes).toHaveLength(1);
  });

  test('a whole run-out in one message keeps the awards, if there is time for them', () => {
    const hand = threeAllIn();
    while (hand.advance());
    const { before } = hand.steps[2]!;
    const events = hand.steps.slice(2).flatMap((step) => step.events);
    const show = hear(opened(before), clockAt(hand.view, 3000), events);
    expect(kinds(show.scenes)).toEqual(['name', 'award', 'name', 'award']);
  });

  test('old news, a hidden tab and a snapshot are not played', () => {
    const { after, events } = threeAllIn().steps[2]!;
    const view = clockAt(after, 9000);
    const show = start(threeAllIn());
    expect(hear(show, view, events, 5000).scenes).toHaveLength(1);
    expect(told(show, { view, events, serverNow: NOW, isHidden: true }).scenes).toHaveLength(1);
    expect(hear(show, view, []).scenes).toHaveLength(1);
    expect(
      hear(show, { ...view, you: { ...view.you, delay: 5000 } }, events, 5000).scenes,
    ).toHaveLength(4);
  });

  test('the next news of the hand end what was on', () => {
    const hand = threeAllIn();
    hand.advance();
    const [, , close, flop] = hand.steps;
    const first = hear(start(hand), clockAt(close!.after, 2000), close!.events);
    const second = hear(first, clockAt(flop!.after, 2000), flop!.events);
    expect(kinds(second.scenes)).toEqual(['board']);
    expect(second.scenes[0].id).toBeGreaterThan(first.scenes.at(-1)!.id);
  });

  test('chat and a wish to skip leave the scenes alone, and show', () => {
    const { after, events } = threeAllIn().steps[2]!;
    const view = clockAt(after, 2000);
    const first = hear(start(threeAllIn()), view, events);
    const asked = { ...view, hand: { ...view.hand!, skips: [1] } };
    const second = hear(first, asked, []);
    expect(kinds(second.scenes)).toEqual(kinds(first.scenes));
    expect(shownView(second).hand?.skips).toEqual([1]);
    expect(shownView(caughtUp(second))).toBe(asked);
  });

  test('an award that came just before a pause, both drawn at once, is told', () => {
    const hand = threeAllIn();
    while (hand.advance());
    const award = hand.steps.findIndex(({ events }) =>
      events.some(({ event }) => event.type === 'awarded'),
    );
    const { before, after } = hand.steps[award]!;
    const paused = { of: 'room', seq: 99, at: NOW, event: { type: 'paused' } } as StreamEvent;
    const view = clockAt({ ...after, log: [...after.log, paused] }, 3000);
    const show = hear(opened(before), view, [paused]);
    expect(kinds(show.scenes)).toEqual(['name', 'award']);
    expect(hear(opened(before), clockAt(after, 3000), []).scenes).toHaveLength(1);
  });

  test('who comes when pots were paid sees the last award', () => {
    const hand = threeAllIn();
    while (hand.advance());
    expect(opened(hand.view).scenes[0].beat).toMatchObject({ kind: 'award', award: { pot: 0 } });
    expect(opened(hand.steps[3]!.after).scenes[0].beat).toEqual({ kind: 'still' });
  });
});
