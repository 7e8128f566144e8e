/** A card that slides in when it is dealt and flips when it is turned up. */

import { useLayoutEffect, useRef } from 'react';
import { Card, type CardProps } from '../ui/Card.js';
import styles from './MovingCard.module.css';
import { move, type Way } from './move.js';

const SLIDE: Way = {
  opacity: [0, 1],
  transform: ['translateY(-22px) rotate(-5deg)', 'translateY(0px) rotate(0deg)'],
};
const FLIP: Way = {
  transform: ['perspective(420px) rotateY(90deg)', 'perspective(420px) rotateY(0deg)'],
};
const TIME = 0.28;

export interface MovingCardProps extends CardProps {
  /** Seconds: cards that come together come one by one. */
  readonly delay?: number;
}

export function MovingCard({ delay = 0, ...props }: MovingCardProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isUp = props.card !== null;
  const wasDown = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each side
  useLayoutEffect(() => {
    const way = isUp && wasDown.current ? FLIP : SLIDE;
    wasDown.current = !isUp;
    return place.current === null ? undefined : move(place.current, way, { duration: TIME, delay });
  }, [isUp]);
  return (
    <span ref={place} className={styles.card}>
      <Card {...props} />
    </span>
  );
}
