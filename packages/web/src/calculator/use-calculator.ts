/** The form, its answer, and the address that holds it. */

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { handShelf, keepHand, lastHand } from './flow/last-hand.js';
import { redone, stepTo, type Timeline, timelineOf, undone } from './flow/undo.js';
import type { CalculatorDraft } from './model/draft.js';
import { presetDraft } from './model/presets.js';
import { type CalculatorState, type Change, changed, stateOf } from './model/state.js';
import type { Calculator } from './panels/context.js';
import { addressOf, readAddress } from './share/address.js';

/** Browsers count how often an address changes, so it follows typing at a distance. */
const ADDRESS_DELAY = 250;

export interface OpenCalculator {
  readonly calculator: Calculator;
  /** The address has something that is no hand. */
  readonly isBadLink: boolean;
}

interface Shown {
  readonly timeline: Timeline;
  readonly state: CalculatorState;
}

function moved(shown: Shown, move: Change | 'undo' | 'redo'): Shown {
  const timeline = timelineAfter(shown.timeline, move);
  return timeline === shown.timeline
    ? shown
    : { timeline, state: changed(shown.state, () => timeline.now) };
}

function timelineAfter(timeline: Timeline, move: Change | 'undo' | 'redo'): Timeline {
  if (move === 'undo') return undone(timeline);
  return move === 'redo' ? redone(timeline) : stepTo(timeline, move(timeline.now));
}

const keep = (draft: CalculatorDraft): void =>
  keepHand(draft, handShelf('device'), handShelf('tab'));

const isReload = (): boolean =>
  window.performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/** What was typed before a reload, or a link brings, else the last hand of this device, else an example. */
function firstShown(): Shown {
  const linked = readAddress(window.location.hash);
  const typed = linked !== null && isReload() ? lastHand(handShelf('tab')) : null;
  const last = hasHash() ? null : lastHand(handShelf('device'));
  const draft = typed ?? linked ?? last ?? presetDraft('levels');
  keepHand(draft, handShelf('tab'));
  return { timeline: timelineOf(draft), state: stateOf(draft) };
}

const hasHash = (): boolean => window.location.hash.length > 1;

export function useOpenCalculator(): OpenCalculator {
  const [{ state, timeline }, change] = useReducer(moved, null, firstShown);
  const [isBadLink, setBadLink] = useState(
    () => hasHash() && readAddress(window.location.hash) === null,
  );
  const [opened, setOpened] = useState(0);
  const written = useRef<CalculatorDraft>(state.draft);

  useEffect(() => {
    if (state.draft === written.current) return;
    keep(state.draft);
    const write = (): void => {
      written.current = state.draft;
      window.history.replaceState(window.history.state, '', addressOf(state.draft));
      setBadLink(false);
    };
    const timer = setTimeout(write, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [state.draft]);

  useEffect(() => {
    const follow = (): void => {
      const found = readAddress(window.location.hash);
      setBadLink(hasHash() && found === null);
      if (found === null) return;
      written.current = found;
      keep(found);
      setOpened((times) => times + 1);
      change(() => found);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const set = useCallback(
    (fields: Partial<CalculatorDraft>) => change((draft) => ({ ...draft, ...fields })),
    [],
  );
  const open = useCallback(
    (draft: CalculatorDraft) => {
      const { history } = window;
      history.replaceState(history.state, '', addressOf(state.draft));
      history.pushState(null, '', addressOf(draft));
      written.current = draft;
      keep(draft);
      setBadLink(false);
      setOpened((times) => times + 1);
      change(() => draft);
    },
    [state.draft],
  );
  const calculator = useMemo(
    () => ({
      ...{ ...state, opened, change, set, open },
      canUndo: timeline.past.length > 0,
      canRedo: timeline.future.length > 0,
      undo: () => change('undo'),
      redo: () => change('redo'),
    }),
    [state, timeline, opened, set, open],
  );
  return { calculator, isBadLink };
}
