/** How long scenes may take: the server does not wait for the page, so the page must not lag. */

import type { StreamEvent, TableView } from '@sidepot/protocol';
import type { Scene } from './scene.js';

type Draft = Omit<Scene, 'id'>;

/** While a player may act nothing keeps the table from them for longer. */
const AT_A_TURN = 1200;
/** Between hands when no next one is due. */
const AT_REST = 3000;
/** What happened longer ago is not told any more: we were away. */
const OLD_NEWS = 1500;
/** Scenes get shorter down to this part of their time; then there are fewer. */
const SHORTEST = 0.5;

/** Milliseconds until the server's next step. */
export function timeFor({ clock, hand }: TableView, serverNow: number): number {
  if (clock === null || clock.left !== null) return hand?.view.over === true ? AT_REST : AT_A_TURN;
  const left = Math.max(0, clock.deadline - serverNow);
  switch (clock.kind) {
    case 'runOut':
      return left;
    case 'nextHand':
    case 'break':
      return Math.min(left, AT_REST);
    default:
      return Math.min(left, AT_A_TURN);
  }
}

export const isOld = (
  events: readonly StreamEvent[],
  { you }: TableView,
  serverNow: number,
): boolean => {
  const first = events[0];
  return first !== undefined && serverNow - first.at - you.delay > OLD_NEWS;
};

/** All of them, shorter; or only the awards; or only the last. */
export function fitted(scenes: readonly Draft[], time: number): readonly Draft[] {
  const awards = scenes.filter(({ beat }, i) => beat.kind === 'award' || i === scenes.length - 1);
  return shortened(scenes, time) ?? shortened(awards, time) ?? scenes.slice(-1);
}

function shortened(scenes: readonly Draft[], time: number): readonly Draft[] | null {
  const whole = scenes.slice(0, -1).reduce((sum, { duration }) => sum + duration, 0);
  if (whole <= time) return scenes;
  const part = time / whole;
  if (part < SHORTEST) return null;
  return scenes.map((scene) => ({ ...scene, duration: Math.floor(scene.duration * part) }));
}
