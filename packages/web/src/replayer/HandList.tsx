/**
 * The hands, as many as there are: only rows in sight are in the document. The keyboard moves over
 * all of them; a screen reader hears the place of each in the whole.
 */

import { words } from '@sidepot/i18n/page';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../ui/classes.js';
import styles from './HandList.module.css';
import { HandRow } from './HandRow.js';
import { rowsInSight, scrolledTo } from './hands/rows.js';
import type { HandSummary } from './hands/summary.js';
import { useHandMarks } from './marks/hand-marks.js';

/** Pixels; the style sheet draws them so high. */
const ROW = 64;

export interface HandListProps {
  readonly hands: readonly HandSummary[];
  readonly chosen: number | null;
  /** What is said of a hand in place of who won. */
  readonly told?: ReadonlyMap<number, string>;
  readonly onChoose: (number: number) => void;
}

export function HandList({ hands, chosen, told, onChoose }: HandListProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const marks = useHandMarks();
  const [box, setBox] = useState({ top: 0, height: 0 });
  const [active, setActive] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const watch = new ResizeObserver(() =>
      setBox({ top: element.scrollTop, height: element.clientHeight }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const { first, end } = rowsInSight(box.top, box.height, ROW, hands.length);
  const at = Math.min(active, hands.length - 1);

  const move = (to: number): void => {
    const next = Math.min(hands.length - 1, Math.max(0, to));
    setActive(next);
    const element = list.current;
    if (element === null) return;
    element.scrollTop = scrolledTo(next, element.scrollTop, element.clientHeight, ROW);
  };
  // The hand may also be chosen elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is chosen, not when the list grows
  useEffect(() => {
    const index = hands.findIndex(({ number }) => number === chosen);
    if (index >= 0) move(index);
  }, [chosen]);
  const page = Math.max(1, Math.floor(box.height / ROW) - 1);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(at + 1),
    ArrowUp: () => move(at - 1),
    PageDown: () => move(at + page),
    PageUp: () => move(at - page),
    Home: () => move(0),
    End: () => move(hands.length - 1),
    Enter: () => open(at),
  };
  const open = (index: number): void => {
    setActive(index);
    const number = hands[index]?.number;
    if (number !== undefined) onChoose(number);
  };
  const press = (event: KeyboardEvent): void => {
    const action = keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    <div
      ref={list}
      className={styles.list}
      role="listbox"
      tabIndex={0}
      aria-label={words.replayer.list.label}
      aria-activedescendant={at >= first && at < end ? `${id}-${at}` : undefined}
      onKeyDown={press}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
        setBox({ top: scrollTop, height: clientHeight })
      }
    >
      <div className={styles.all} role="presentation" style={{ height: hands.length * ROW }}>
        {hands.slice(first, end).map((hand, i) => {
          const index = first + i;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
            <div
              key={hand.number}
              id={`${id}-${index}`}
              className={classes(
                styles.row,
                hand.number === chosen && styles.chosen,
                index === at && styles.active,
              )}
              role="option"
              aria-selected={hand.number === chosen}
              aria-posinset={index + 1}
              aria-setsize={hands.length}
              style={{ top: index * ROW, height: ROW }}
              onClick={() => open(index)}
            >
              <HandRow hand={hand} mark={marks.get(hand.key)} told={told?.get(hand.number)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
