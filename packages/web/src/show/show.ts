/**
 * The show: scenes that are still to be seen, and the server's latest view behind them. Pure, so
 * that time and React stay outside. News of the hand end what was on: nothing piles up.
 */

import type { StreamEvent, TableView } from '@sidepot/protocol';
import { fitted, isOld, timeFor } from './pace.js';
import type { Scene } from './scene.js';
import { scenesOf, standing } from './scenes.js';

export interface Show {
  readonly latest: TableView;
  /** The first is on stage; the last is the latest view. Never empty. */
  readonly scenes: readonly [Scene, ...Scene[]];
}

export interface Told {
  readonly view: TableView;
  readonly events: readonly StreamEvent[];
  readonly serverNow: number;
  /** Nobody looks: show the end. */
  readonly isHidden: boolean;
}

export const opened = (view: TableView): Show => ({
  latest: view,
  scenes: [{ id: 1, beat: standing(view), view, duration: 0 }],
});

export function told(show: Show, { view, events: news, serverNow, isHidden }: Told): Show {
  const events = withMissed(show.latest, view, news);
  if (isAside(show.latest, view, events)) return { latest: view, scenes: ended(show, view) };
  const before = show.latest;
  const all = scenesOf(before, view, events);
  const isLate = isHidden || isOld(events, view, serverNow);
  const kept = isLate ? all.slice(-1) : fitted(all, timeFor(view, serverNow));
  const [first, ...rest] = kept.map((scene, i) => ({ ...scene, id: lastOf(show).id + 1 + i }));
  const still: Scene = { id: lastOf(show).id + 1, beat: standing(view), view, duration: 0 };
  return { latest: view, scenes: [first ?? still, ...rest] };
}

/** Its time is over. */
export function next(show: Show): Show {
  const [, second, ...rest] = show.scenes;
  return second === undefined ? show : { ...show, scenes: [second, ...rest] };
}

/** To the end, at once. */
export const caughtUp = (show: Show): Show =>
  show.scenes.length === 1 ? show : { ...show, scenes: [lastOf(show)] };

/** As it is to be drawn: the hand of the scene; people, chat and rights as they are now. */
export function shownView({ latest, scenes: [scene, ...rest] }: Show): TableView {
  if (rest.length === 0) return latest;
  const { hand, seats, log, tournament } = scene.view;
  const isSame = hand !== null && hand.number === latest.hand?.number;
  const asked = isSame ? { skips: latest.hand.skips, rabbit: latest.hand.rabbit } : {};
  return { ...latest, seats, log, tournament, hand: hand === null ? null : { ...hand, ...asked } };
}

const lastOf = ({ scenes }: Show): Scene => scenes.at(-1) ?? scenes[0];

/**
 * A busy page draws two news at once and hears of the later one alone: what came before is in the log,
 * and is told with it. A snapshot has no news; it is shown as it is.
 */
function withMissed(
  { log: known }: TableView,
  { log }: TableView,
  news: readonly StreamEvent[],
): readonly StreamEvent[] {
  if (news.length === 0) return news;
  const last = known.at(-1)?.seq ?? 0;
  const since = log.filter(({ seq }) => seq > last);
  return since.length > news.length ? since : news;
}

/** Chat, people who come and go, a wish to skip: the hand goes on as it was. */
function isAside(before: TableView, view: TableView, events: readonly StreamEvent[]): boolean {
  if (before.hand?.number !== view.hand?.number) return false;
  if (events.length > 0) return events.every(({ of }) => of !== 'hand');
  return lastOfHand(before) === lastOfHand(view);
}

const lastOfHand = ({ log }: TableView): number =>
  log.findLast(({ of }) => of === 'hand')?.seq ?? 0;

/** The same scenes; the last one has the news. */
function ended({ scenes }: Show, view: TableView): Show['scenes'] {
  const [first, ...rest] = scenes.map((scene, i) =>
    i === scenes.length - 1 ? { ...scene, view } : scene,
  );
  return first === undefined ? scenes : [first, ...rest];
}
