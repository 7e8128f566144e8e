/** The keys of a replay, wherever they are pressed in it. */

import type { Steps } from './use-steps.js';

type Key = Pick<KeyboardEvent, 'key' | 'target' | 'defaultPrevented' | 'preventDefault'> &
  Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/** A slider, a switch, a list of choices and a button know their own keys. */
export function pressStep(event: Key, steps: Steps): void {
  const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return;
  if (target instanceof Element) {
    if (target.matches('input, select, textarea')) return;
    if (key === ' ' && target.matches('button, a, summary')) return;
  }
  if (steps.press(key)) event.preventDefault();
}
