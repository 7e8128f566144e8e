/** What is open, which hand of it is shown, and the address that leads there. */

import { type PhhHand, writePhh } from '@sidepot/engine';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isFiltered } from './hands/filter.js';
import type { Source } from './hands/messages.js';
import { type Opened, type OpenedHands, openHands } from './hands/opened.js';
import { sampleText } from './hands/samples.js';
import type { WholeHand } from './hands/whole.js';
import {
  FIRST_VIEW,
  type From,
  hasHand,
  hashOfPlace,
  isSameFrom,
  type ReplayPlace,
  type ReplayView,
  readPlace,
} from './place.js';
import { useAddress, useHash } from './use-address.js';

export interface Chosen extends WholeHand {
  readonly number: number;
  readonly start: number;
  /** Another one each time it is chosen. */
  readonly visit: number;
}

interface Document {
  /** In this and no other visit. */
  readonly id: string;
  readonly hands: OpenedHands;
  readonly from: From;
}

type Wanted = Pick<ReplayPlace, 'hand' | 'step' | 'view'>;

export interface Replayer {
  /** Of what is open: another each time. */
  readonly id: string | null;
  /** Null: nothing is open. */
  readonly opened: Opened | null;
  /** There is only one hand: no list is needed. */
  readonly isSingle: boolean;
  readonly chosen: Chosen | null;
  readonly view: ReplayView;
  /** Counts beside the page. */
  readonly ask: OpenedHands['ask'] | null;
  /** A link to a file that has yet to be opened. */
  readonly awaited: Wanted | null;
  open(sources: readonly Source[]): void;
  openSample(name: string): void;
  choose(number: number): void;
  /** `soon`: in place of what is there, once no other comes; `list`: to the list, without a hand. */
  look(view: ReplayView, how: 'push' | 'soon' | 'list'): void;
  /** To the list. */
  leave(): void;
  /** To where files are opened. */
  close(): void;
  /** The hand stands at another step. */
  moved(step: number): void;
  linkTo(hand: PhhHand, step: number): string;
}

const NOTHING_OPEN = { subscribe: () => () => undefined, shown: () => null };

export function useReplayer(): Replayer {
  const [document, setDocument] = useState<Document | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [view, setView] = useState(FIRST_VIEW);
  const [awaited, setAwaited] = useState<Wanted | null>(null);
  /** What is to be chosen as soon as it has been read. */
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const visits = useRef(0);
  const documents = useRef(0);
  const address = useAddress();
  /** Where the hand stands. */
  const stepNow = useRef(0);
  const seen = useRef(view);
  useEffect(() => {
    seen.current = view;
  });
  const { subscribe, shown } = document?.hands ?? NOTHING_OPEN;
  const opened = useSyncExternalStore<Opened | null>(subscribe, shown);
  const isSingle = opened?.isDone === true && opened.count === 1 && opened.bad.length === 0;

  // The worker goes with its document.
  useEffect(() => () => document?.hands.close(), [document?.hands]);

  const begin = (sources: readonly Source[], from: From, place: Wanted | null): string => {
    const id = `${performance.timeOrigin} ${++documents.current}`;
    setDocument({ id, hands: openHands(sources), from });
    setChosen(null);
    setAwaited(null);
    setView(place?.view ?? FIRST_VIEW);
    setWanted(place ?? { hand: null, step: 0, view: FIRST_VIEW });
    return id;
  };
  const end = (place: Wanted | null): void => {
    visits.current += 1;
    setDocument(null);
    setChosen(null);
    setView(FIRST_VIEW);
    setAwaited(place);
  };
  const show = async (number: number, step: number, how: 'push' | 'replace' | 'stay') => {
    if (document === null) return;
    const visit = ++visits.current;
    const whole = await document.hands.hand(number);
    // Of a bad hand the list says what there is to say.
    if (visit !== visits.current || whole === null) return;
    const from: From =
      isSingle && document.from.kind === 'file'
        ? { kind: 'carried', phh: writePhh(whole.hand) }
        : document.from;
    if (from !== document.from) setDocument({ ...document, from });
    // A table with all its seats is drawn in pieces, between what else the page has to do.
    startTransition(() => setChosen({ ...whole, number, start: step, visit }));
    if (how === 'stay') return;
    address.go(hashOfPlace({ from, hand: number, step, view: seen.current }), document.id, how);
  };
  const follow = (place: ReplayPlace | null, id: string | null): void => {
    const from = place?.from ?? { kind: 'file' };
    const isHere =
      document !== null &&
      isSameFrom(from, document.from) &&
      (from.kind !== 'file' || id === document.id);
    const there = place?.view ?? FIRST_VIEW;
    if (isHere) {
      setView(there);
      if (place?.hand != null) void show(place.hand, place.step, 'stay');
      else if (hasHand(there)) setChosen(null);
    } else {
      const text = place === null ? null : textOf(place.from);
      if (place !== null && text !== null) begin([text], place.from, place);
      else end(place?.from.kind === 'file' ? place : null);
    }
  };
  useHash((hash, id) => follow(readPlace(hash), id));

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as it is there
  useEffect(() => {
    if (wanted === null || opened === null) return;
    const { hand, step, view: there } = wanted;
    const isRead = hand !== null && hand <= opened.count + opened.bad.length;
    // Who wants certain hands is not shown another one.
    const hasRoom = isWide() && opened.count > 1 && !isFiltered(there.filter);
    const isFirst = hand === null && (hasRoom || (opened.isDone && opened.count === 1));
    const found = isRead ? hand : isFirst ? opened.hands[0]?.number : undefined;
    if (found !== undefined) void show(found, step, 'replace');
    if (found !== undefined || opened.isDone) setWanted(null);
  }, [opened, wanted]);

  const change = (next: ReplayView): void => {
    seen.current = next;
    setView(next);
  };

  return {
    id: document?.id ?? null,
    opened,
    isSingle,
    chosen,
    view,
    ask: document?.hands.ask ?? null,
    awaited,
    open(sources) {
      const from: From = { kind: 'file' };
      const id = begin(sources, from, awaited);
      const there = awaited?.view ?? FIRST_VIEW;
      address.go(hashOfPlace({ from, hand: null, step: 0, view: there }), id, 'push');
    },
    openSample(name) {
      const from: From = { kind: 'sample', name };
      const text = textOf(from);
      if (text === null) return;
      const id = begin([text], from, null);
      address.go(hashOfPlace({ from, hand: null, step: 0, view: FIRST_VIEW }), id, 'push');
    },
    choose(number) {
      // A hand is seen among hands.
      if (!hasHand(view)) change({ ...view, tab: 'hands' });
      void show(number, 0, 'push');
    },
    look(next, how) {
      change(next);
      // Where a hand takes the place of its list, another tab does not begin with that hand.
      const isList = how === 'list' || (next.tab !== view.tab && !isWide());
      if (isList) {
        visits.current += 1;
        setChosen(null);
      }
      if (document === null) return;
      const hash = hashOfPlace({
        from: document.from,
        hand: isList ? null : (chosen?.number ?? null),
        step: stepNow.current,
        view: next,
      });
      if (how !== 'soon') address.go(hash, document.id, 'push');
      else address.goSoon(hash, document.id);
    },
    leave() {
      visits.current += 1;
      setChosen(null);
      if (document !== null) {
        const hash = hashOfPlace({ from: document.from, hand: null, step: 0, view });
        address.go(hash, document.id, 'push');
      }
    },
    close() {
      address.go('', null, 'push');
      end(null);
    },
    moved(step) {
      stepNow.current = step;
      if (document === null || chosen === null) return;
      const hash = hashOfPlace({ from: document.from, hand: chosen.number, step, view });
      address.goSoon(hash, document.id);
    },
    linkTo(hand, step) {
      const isSample = document?.from.kind === 'sample';
      const from: From = isSample ? document.from : { kind: 'carried', phh: writePhh(hand) };
      const { origin, pathname } = window.location;
      const place = { from, hand: chosen?.number ?? 1, step, view: FIRST_VIEW };
      return `${origin}${pathname}${hashOfPlace(place)}`;
    },
  };
}

/** There is room for a hand beside the list: one is shown from the start. */
const isWide = (): boolean => window.matchMedia('(min-width: 1000px)').matches;

/** Null if only the one who has the file knows it. */
function textOf(from: From): string | null {
  if (from.kind === 'carried') return from.phh;
  return from.kind === 'sample' ? sampleText(from.name) : null;
}
