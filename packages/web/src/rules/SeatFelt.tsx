/** A table between the cards: who has the button, and what the blinds put in. */

import { exampleName, words } from '@sidepot/i18n/page';
import { Felt } from '../felt/Felt.js';
import type { FeltSeat } from '../felt/model/view.js';
import type { SeatPicture, SeatShown, SeatTag } from './figures.js';
import styles from './SeatFelt.module.css';
import { seatLabel } from './SeatRing.js';

const STACK = 5000;
const BLINDS: Partial<Readonly<Record<SeatTag, number>>> = { SB: 50, BB: 100 };

function drawn({ name, tags = [] }: SeatShown, i: number): readonly FeltSeat[] {
  if (name === null) return [];
  const bet = tags.reduce((sum, tag) => sum + (BLINDS[tag] ?? 0), 0);
  const isButton = tags.includes('D');
  return [{ seat: i + 1, name: exampleName(name), stack: STACK - bet, bet, isButton }];
}

export function SeatFelt({ picture }: { readonly picture: SeatPicture }) {
  const { seats } = picture;
  const title = words.rules.seats[picture.title];
  return (
    <figure className={styles.figure}>
      <div
        className={styles.table}
        role="img"
        aria-label={words.rules.seats.picture(title, seats.map(seatLabel))}
      >
        <Felt view={{ seatCount: seats.length, seats: seats.flatMap(drawn), boards: [] }} />
      </div>
      <figcaption className={styles.caption} aria-hidden="true">
        {title}
      </figcaption>
    </figure>
  );
}
