/** Chips on their way over the table. Measured once when they start; then only transforms change. */

import { useLayoutEffect, useRef } from 'react';
import { ChipStack } from '../ui/ChipStack.js';
import styles from './Flights.module.css';
import type { Beat } from './model/beat.js';
import type { FeltPlace } from './model/circle.js';
import { type FlightSpot, flightsOf } from './model/flights.js';
import { isStill, move } from './move.js';

export interface Spots {
  /** Percent of the stage, by seat number. */
  readonly seats: ReadonlyMap<number, { readonly seat: FeltPlace; readonly bet: FeltPlace }>;
  readonly middle: FeltPlace;
}

export interface FlightsProps {
  readonly beat: Beat;
  /** Different for each beat: its chips fly once. */
  readonly beatId: number;
  readonly spots: Spots;
  readonly unit: number;
}

const EASE = [0.3, 0, 0.25, 1] as const;
/** Seconds, and what it takes to fade at the end. */
const TIMES: Readonly<Partial<Record<Beat['kind'], number>>> = {
  refund: 0.75,
  collect: 0.42,
  award: 0.6,
};
const FADE = 0.14;

/** They are there from the first drawing of the scene, unseen, so that nothing is laid out twice. */
export function Flights({ beat, beatId, spots, unit }: FlightsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const flights = isStill() ? [] : flightsOf(beat);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each beat
  useLayoutEffect(() => {
    const element = layer.current;
    if (element === null) return;
    const ways = flights.map(({ from, to }) => [from, to].map((at) => pointOf(element, at, spots)));
    const stops = ways.map(([start = '', end = ''], i) => {
      const chips = element.children[i];
      return chips instanceof HTMLElement ? fly(chips, start, end, TIMES[beat.kind] ?? 0) : null;
    });
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [beatId]);
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {flights.map(({ key, amount }) => (
        <div key={`${beatId} ${key}`} className={styles.flight}>
          <span className={styles.chips}>
            <ChipStack amount={amount} unit={unit} label="" />
          </span>
        </div>
      ))}
    </div>
  );
}

function fly(chips: HTMLElement, start: string, end: string, duration: number): () => void {
  const whole = duration + FADE;
  const way = {
    transform: [start, end, end],
    opacity: [1, 1, 0],
    times: [0, duration / whole, 1],
  };
  return move(chips, way, { duration: whole, ease: EASE });
}

/** Where a spot is, as the transform of something at the layer's corner. */
function pointOf(layer: HTMLElement, spot: FlightSpot, { seats, middle }: Spots): string {
  const { left, top, width, height } = layer.getBoundingClientRect();
  const pot = spot.at === 'pot' ? potIn(layer, spot.pot) : null;
  if (pot !== null) {
    const box = pot.getBoundingClientRect();
    return translate(box.left + box.width / 2 - left, box.top + box.height / 2 - top);
  }
  const places = spot.at === 'pot' ? undefined : seats.get(spot.seat);
  const { x, y } = (spot.at === 'seat' ? places?.seat : places?.bet) ?? middle;
  return translate((x / 100) * width, (y / 100) * height);
}

const potIn = (layer: HTMLElement, pot: number | null): Element | null =>
  layer.parentElement?.querySelector(pot === null ? '[data-pots]' : `[data-pot="${pot}"]`) ?? null;

const translate = (x: number, y: number): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
