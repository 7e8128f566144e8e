/**
 * What people say, over the table for some seconds: at their seats, and on a small screen, or from
 * who does not sit, on a strip in the top bar. Nothing of it takes place from anything.
 */

import { words } from '@sidepot/i18n/page';
import { useLayoutEffect, useRef } from 'react';
import { useTable } from '../session/context.js';
import { classes } from '../ui/classes.js';
import { type Box, placeBubble } from './place.js';
import { ReactionSign } from './ReactionSign.js';
import styles from './TalkLayer.module.css';
import { type Talk, useTalk } from './use-talk.js';

/** Cards, marks and the button of seats, bets, pots. */
const TAKEN =
  '[data-card], article[data-seat] [role="img"], [data-bet], [data-pot], [data-notes] > *';
/** There a line is no bubble: it could not be read. */
const SMALL = '(max-width: 600px), (max-height: 480px)';

/** Milliseconds. */
const LOOK_EVERY = 300;

export interface TalkLayerProps {
  /** The chat itself is on the screen. */
  readonly isChatOpen: boolean;
  readonly onOpen: () => void;
}

export function TalkLayer({ isChatOpen, onOpen }: TalkLayerProps) {
  const { view } = useTable();
  const talk = useTalk();
  const isSmall = window.matchMedia(SMALL).matches;
  const isBubble = ({ kind, seat }: Talk): boolean =>
    seat !== null && (kind === 'reacted' || !isSmall);
  const line = talk.findLast((one) => !isBubble(one) && one.player !== view.you.player);
  return (
    <>
      {talk.filter(isBubble).map((one) => (
        <Bubble key={one.player} talk={one} />
      ))}
      {line !== undefined && !isChatOpen && (
        <button
          key={line.seq}
          type="button"
          className={styles.strip}
          title={words.chat.open}
          onClick={onOpen}
        >
          <b>{line.name}</b> {line.text}
        </button>
      )}
      <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
        {talk
          .filter(({ player }) => player !== view.you.player)
          .map(({ seq, name, text }) => (
            <p key={seq}>{words.chat.said(name, text)}</p>
          ))}
      </div>
    </>
  );
}

function Bubble({ talk: { seq, kind, seat, text, reaction } }: { readonly talk: Talk }) {
  const bubble = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it stands depends on what it says
  useLayoutEffect(() => {
    const put = (): void => place(bubble.current, seat);
    put();
    // Chips may come to lie where it stands.
    const timer = setInterval(put, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [seq, seat]);
  return (
    <div
      ref={bubble}
      key={seq}
      className={classes(styles.bubble, styles[kind])}
      data-bubble={seat}
      data-reaction={reaction}
      aria-hidden="true"
    >
      {reaction === null ? text : <ReactionSign reaction={reaction} />}
    </div>
  );
}

function place(bubble: HTMLElement | null, number: number | null): void {
  const stage = document.querySelector('[data-shape]');
  const seat = stage?.querySelector(`article[data-seat="${number}"]`);
  if (bubble === null || !stage || !seat) return;
  bubble.style.removeProperty('max-width');
  bubble.classList.remove(styles.small ?? '');
  const { width, height } = bubble.getBoundingClientRect();
  const boxes = [...stage.querySelectorAll(TAKEN)].filter((one) => one.checkVisibility());
  const plates = [...stage.querySelectorAll('article[data-seat]')].filter((one) => one !== seat);
  const bubbles = [...document.querySelectorAll('[data-bubble]')].filter((one) => one !== bubble);
  const taken: readonly Box[] = [...boxes, ...plates, ...bubbles].map((one) =>
    one.getBoundingClientRect(),
  );
  const own = seat.getBoundingClientRect();
  const cards = [...seat.querySelectorAll('[role="img"]')].map((one) =>
    one.getBoundingClientRect(),
  );
  const top = Math.min(own.top, ...cards.map((card) => card.top));
  const above = top < own.top ? { ...edges(own), top } : null;
  const spot = placeBubble({ width, height }, own, above, stage.getBoundingClientRect(), taken);
  bubble.classList.toggle(styles.small ?? '', spot.isSmall);
  if (spot.isSmall) bubble.style.maxWidth = `${own.width}px`;
  bubble.style.left = `${Math.round(spot.left)}px`;
  bubble.style.top = `${Math.round(spot.top)}px`;
}

const edges = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom });
