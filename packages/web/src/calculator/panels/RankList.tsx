/** A list that is put in order by dragging a line, or by its arrows; two lines may tie. */

import { words } from '@sidepot/i18n/page';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { classes } from '../../ui/classes.js';
import { Icon } from '../../ui/Icon.js';
import type { DraftPlace } from '../model/draft.js';
import { movePlace, toggleTie } from '../model/order.js';
import styles from './RankList.module.css';

export interface RankListProps {
  readonly title: string;
  readonly places: readonly DraftPlace[];
  readonly nameOf: (key: number) => string;
  /** Is it an order yet, or only a list? */
  readonly isSaid: boolean;
  readonly onChange: (places: readonly DraftPlace[]) => void;
  readonly onRemove?: (key: number) => void;
}

/** A tie has the place of its first. */
const placeOf = (places: readonly DraftPlace[], at: number): number => {
  let first = at;
  while (places[first]?.isTied === true) first--;
  return first + 1;
};

export function RankList(props: RankListProps) {
  const { title, places, nameOf, isSaid, onChange, onRemove } = props;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  /** The arrow that was pressed keeps the focus when its line moves. */
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    const selector = pressed.current;
    pressed.current = null;
    if (selector === null) return;
    const button = list.current?.querySelector<HTMLButtonElement>(selector);
    if (button?.disabled === true) {
      button.closest('li')?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
    } else button?.focus();
  });

  const move = (from: number, to: number): void => {
    const key = places[from]?.key;
    const next = movePlace(places, from, to);
    if (key === undefined || next === places) return;
    onChange(next);
    const at = next.findIndex((place) => place.key === key);
    setSaid(words.calculator.winners.moved(nameOf(key), placeOf(next, at), next.length));
  };
  const press = (key: number, from: number, to: number, which: 'up' | 'down'): void => {
    pressed.current = `[data-key="${key}"] [data-move="${which}"]`;
    move(from, to);
  };
  const drag = (event: PointerEvent, key: number): void => {
    if (dragged !== key || list.current === null) return;
    const lines = [...list.current.children].map((line) => line.getBoundingClientRect());
    const from = places.findIndex((place) => place.key === key);
    const to = lines.filter(
      ({ top, height }, i) => i !== from && event.clientY > top + height / 2,
    ).length;
    move(from, to);
  };

  return (
    <div className={styles.rank}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ol ref={list} className={styles.list} aria-labelledby={id}>
        {places.map(({ key, isTied }, i) => {
          const name = nameOf(key);
          const above = places[i - 1];
          return (
            <li
              key={key}
              data-key={key}
              className={classes(
                styles.line,
                isTied && styles.tied,
                dragged === key && styles.dragged,
              )}
            >
              <span
                className={styles.handle}
                aria-hidden="true"
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(key);
                }}
                onPointerMove={(event) => drag(event, key)}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              >
                <Icon name="grip" />
              </span>
              <span className={styles.place}>{isSaid ? `${placeOf(places, i)}.` : '–'}</span>
              <span className={styles.name} data-name>
                {name}
              </span>
              {above !== undefined && (
                <Button
                  isCompact
                  look={isTied ? 'go' : 'quiet'}
                  className={styles.small}
                  aria-pressed={isTied}
                  aria-label={`${words.calculator.winners.tieShort}: ${words.calculator.winners.tie(name, nameOf(above.key))}`}
                  onClick={() => onChange(toggleTie(places, i))}
                >
                  {words.calculator.winners.tieShort}
                </Button>
              )}
              <Button
                isCompact
                look="quiet"
                className={styles.small}
                data-move="up"
                disabled={i === 0}
                aria-label={words.calculator.winners.up(name)}
                onClick={() => press(key, i, i - 1, 'up')}
              >
                ↑
              </Button>
              <Button
                isCompact
                look="quiet"
                className={styles.small}
                data-move="down"
                disabled={i === places.length - 1}
                aria-label={words.calculator.winners.down(name)}
                onClick={() => press(key, i, i + 1, 'down')}
              >
                ↓
              </Button>
              {onRemove !== undefined && (
                <Button
                  isCompact
                  look="quiet"
                  className={styles.small}
                  aria-label={words.calculator.winners.removeLow(name)}
                  onClick={() => onRemove(key)}
                >
                  <Icon name="close" />
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
