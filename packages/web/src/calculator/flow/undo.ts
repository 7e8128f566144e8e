/** What stood in the form before. Typing in one field is one step, however many keys it took. */

import type { CalculatorDraft, PlayerDraft } from '../model/draft.js';

export interface Timeline {
  /** Oldest first. */
  readonly past: readonly CalculatorDraft[];
  readonly now: CalculatorDraft;
  /** Next first. */
  readonly future: readonly CalculatorDraft[];
  /** The one field that the last change was in; null if it was more than a field. */
  readonly field: string | null;
}

const MOST_STEPS = 200;

export const timelineOf = (now: CalculatorDraft): Timeline => ({
  ...{ past: [], now, future: [], field: null },
});

export function stepTo(timeline: Timeline, next: CalculatorDraft): Timeline {
  const { past, now } = timeline;
  if (next === now) return timeline;
  const field = changedField(now, next);
  const isSame = field !== null && field === timeline.field && timeline.future.length === 0;
  return {
    past: isSame ? past : [...past, now].slice(-MOST_STEPS),
    now: next,
    future: [],
    field,
  };
}

export function undone(timeline: Timeline): Timeline {
  const { past, now, future } = timeline;
  const before = past.at(-1);
  if (before === undefined) return timeline;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], field: null };
}

export function redone(timeline: Timeline): Timeline {
  const { past, now, future } = timeline;
  const [next, ...later] = future;
  if (next === undefined) return timeline;
  return { past: [...past, now], now: next, future: later, field: null };
}

/** The name of the only text that differs. */
function changedField(before: CalculatorDraft, after: CalculatorDraft): string | null {
  const fields = differing(before, after);
  const [only] = fields;
  if (only === undefined || fields.length > 1) return null;
  if (only !== 'players') return isText(before, only) ? only : null;
  if (before.players.length !== after.players.length) return null;
  const changed = after.players.flatMap((player, i) => {
    const old = before.players[i];
    return old === undefined || old === player ? [] : [{ old, player }];
  });
  const [one] = changed;
  if (one === undefined || changed.length > 1 || one.old.key !== one.player.key) return null;
  const parts = differing(one.old, one.player);
  const [part] = parts;
  return part !== undefined && parts.length === 1 && isText(one.old, part)
    ? `${part}.${one.player.key}`
    : null;
}

type Form = CalculatorDraft | PlayerDraft;

const valueIn = (form: Form, name: string): unknown =>
  Object.entries(form).find(([key]) => key === name)?.[1];

const isText = (form: Form, name: string): boolean => typeof valueIn(form, name) === 'string';

const differing = (before: Form, after: Form): readonly string[] =>
  Object.keys(after).filter((name) => valueIn(before, name) !== valueIn(after, name));
