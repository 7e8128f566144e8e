/** Four seats around a small table, with what stands in front of them. */

import { exampleName, words } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import type { SeatPicture, SeatShown } from './figures.js';
import styles from './SeatRing.module.css';

/** Clockwise from the lower left. */
const PLACES = [
  [44, 112],
  [44, 40],
  [176, 40],
  [176, 112],
] as const;
const TOWARDS = 30;

const seatedIn = (name: SeatShown['name']): string =>
  name === null ? words.rules.seats.empty : exampleName(name);

export const seatLabel = ({ name, tags = [] }: SeatShown): string =>
  words.rules.seats.seat(
    seatedIn(name),
    tags.map((tag) => words.rules.seats.tags[tag]),
  );

const isIn = ({ name, isOut = false }: SeatShown): boolean => name !== null && !isOut;

export function SeatRing({ picture }: { readonly picture: SeatPicture }) {
  const title = words.rules.seats[picture.title];
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.ring}
        viewBox="0 0 220 152"
        role="img"
        aria-label={words.rules.seats.picture(title, picture.seats.map(seatLabel))}
      >
        <rect className={styles.felt} x="42" y="34" width="136" height="84" rx="42" />
        {picture.seats.map((seat, i) => {
          const [x, y] = PLACES[i] ?? PLACES[0];
          const inward = x < 110 ? TOWARDS : -TOWARDS;
          return (
            <g key={`${x} ${y}`}>
              <circle
                className={classes(
                  styles.seat,
                  seat.name === null && styles.empty,
                  seat.isOut === true && styles.out,
                )}
                cx={x}
                cy={y}
                r="23"
              />
              <text className={classes(styles.name, !isIn(seat) && styles.quiet)} x={x} y={y + 4}>
                {seatedIn(seat.name)}
              </text>
              {seat.tags?.map((tag) => (
                <g key={tag}>
                  <circle
                    className={tag === 'D' ? styles.button : styles.tag}
                    cx={x + inward}
                    cy={y + (y < 76 ? 14 : -14)}
                    r="12"
                  />
                  <text
                    className={classes(styles.tagText, tag === 'D' && styles.buttonText)}
                    x={x + inward}
                    y={y + (y < 76 ? 18 : -10)}
                  >
                    {words.rules.seats.signs[tag]}
                  </text>
                </g>
              ))}
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.caption} aria-hidden="true">
        {title}
      </figcaption>
    </figure>
  );
}
