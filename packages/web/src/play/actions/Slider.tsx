/** The slider alone: it is heavy, and comes after the table is drawn. */

import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import type { KeyboardEvent } from 'react';
import styles from './Sizer.module.css';

export interface SliderProps {
  /** From 0 to `most`. */
  readonly place: number;
  readonly most: number;
  readonly label: string;
  /** What its place stands for, as it is heard. */
  readonly told: string;
  readonly onPlace: (place: number) => void;
  readonly onStep: (by: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
};

export function Slider({ place, most, label, told, onPlace, onStep, onKeyDown }: SliderProps) {
  return (
    <Root
      className={styles.slider}
      min={0}
      max={most}
      step={1}
      value={[place]}
      onValueChange={([moved = 0]) => onPlace(moved)}
      onKeyDownCapture={(event) => {
        const by = DIRECTIONS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onStep(by);
      }}
      onKeyDown={onKeyDown}
    >
      <Track className={styles.track}>
        <Range className={styles.range} />
      </Track>
      <Thumb className={styles.thumb} aria-label={label} aria-valuetext={told} />
    </Root>
  );
}
