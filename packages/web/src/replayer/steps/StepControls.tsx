import { words } from '@sidepot/i18n/page';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.js';
import { classes } from '../../ui/classes.js';
import styles from './Replay.module.css';
import { type StreetStart, streetAt, streetWord } from './streets.js';
import { SPEEDS, type Steps } from './use-steps.js';

const SHAPES = {
  first: 'M5 5v14h2.5V5ZM19 5 9 12l10 7Z',
  back: 'M16 5 6 12l10 7Z',
  play: 'M7 4l13 8-13 8Z',
  stop: 'M6 5h4v14H6ZM14 5h4v14h-4Z',
  next: 'M8 5l10 7-10 7Z',
  last: 'M19 5v14h-2.5V5ZM5 5l10 7-10 7Z',
} as const;

function Icon({ name }: { readonly name: keyof typeof SHAPES }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} fill="currentColor" />
    </svg>
  );
}

export interface StepControlsProps {
  readonly steps: Steps;
  readonly streets: readonly StreetStart[];
  /** What happened at this step, for those who cannot see it. */
  readonly said: string;
  /** In a dialog the arrows work at once. */
  readonly isFocused?: boolean;
}

export function StepControls({ steps, streets, said, isFocused = false }: StepControlsProps) {
  const { at, count, isPlaying, go, togglePlay } = steps;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) next.current?.focus();
  }, [isFocused]);
  const last = count - 1;
  return (
    <fieldset className={styles.steps} aria-label={words.hands.replay.controls}>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={last}
        value={at}
        aria-label={words.hands.replay.slider}
        aria-valuetext={words.hands.replay.step(at + 1, count)}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className={styles.moves}>
        <div className={styles.buttons}>
          <Button aria-label={words.hands.replay.first} disabled={at === 0} onClick={() => go(0)}>
            <Icon name="first" />
          </Button>
          <Button
            aria-label={words.hands.replay.back}
            disabled={at === 0}
            onClick={() => go(at - 1)}
          >
            <Icon name="back" />
          </Button>
          <Button
            look="go"
            aria-label={isPlaying ? words.hands.replay.stop : words.hands.replay.play}
            onClick={togglePlay}
          >
            <Icon name={isPlaying ? 'stop' : 'play'} />
          </Button>
          <Button ref={next} aria-label={words.hands.replay.next} onClick={() => go(at + 1)}>
            <Icon name="next" />
          </Button>
          <Button
            aria-label={words.hands.replay.last}
            disabled={at === last}
            onClick={() => go(last)}
          >
            <Icon name="last" />
          </Button>
          <SpeedChoice steps={steps} />
        </div>
        <StreetJumps streets={streets} at={at} onJump={go} />
      </div>
      <p className={styles.where}>
        <span>{words.hands.replay.step(at + 1, count)}</span>
        <span className={styles.said} aria-hidden="true">
          {said}
        </span>
        <span className={styles.keys}>{words.hands.replay.keys}</span>
      </p>
      <p className="visually-hidden" aria-live="polite">
        {words.hands.replay.said(at + 1, count, said)}
      </p>
    </fieldset>
  );
}

function SpeedChoice({ steps: { speed, setSpeed } }: { readonly steps: Steps }) {
  return (
    <select
      className={styles.speed}
      aria-label={words.hands.replay.speed}
      title={words.hands.replay.speed}
      value={speed}
      onChange={({ target }) => {
        const chosen = SPEEDS.find((one) => String(one) === target.value);
        if (chosen !== undefined) setSpeed(chosen);
      }}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {words.hands.replay.times(one)}
        </option>
      ))}
    </select>
  );
}

interface StreetJumpsProps {
  readonly streets: readonly StreetStart[];
  readonly at: number;
  readonly onJump: (step: number) => void;
}

function StreetJumps({ streets, at, onJump }: StreetJumpsProps) {
  const now = streetAt(streets, at);
  return (
    <div className={styles.streets}>
      {streets.map((street) => (
        <button
          key={street.name}
          type="button"
          className={classes(styles.jump, street === now && styles.jumped)}
          aria-current={street === now ? 'step' : undefined}
          onClick={() => onJump(street.step)}
        >
          {streetWord(street.name)}
        </button>
      ))}
    </div>
  );
}
