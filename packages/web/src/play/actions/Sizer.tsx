/** How much: presets, a slider, and a field to type in. All of them set, none of them sends. */

import { amount, words } from '@sidepot/i18n/page';
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useState,
} from 'react';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';
import { amountKeys, typedChips } from '../../ui/typed/chips.js';
import styles from './Sizer.module.css';
import type { SliderProps } from './Slider.js';
import { fitWager, fromSlider, type Preset, SLIDER_MAX, toSlider, type Wager } from './sizing.js';

export interface SizerProps {
  readonly wager: Wager;
  readonly presets: readonly Preset[];
  readonly to: number;
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is being typed; null: nobody types. */
  readonly typed: string | null;
  /** It was sent although what is typed cannot be. */
  readonly isRefused: boolean;
  readonly onChange: (to: number) => void;
  /** `to`: what is meant; null: no amount that could be sent. */
  readonly onType: (typed: string, to: number | null) => void;
  /** Nobody types any more. */
  readonly onLeave: () => void;
  readonly onSend: () => void;
}

/** Offline nobody is without a bet: presets and the field are there. */
export const loadSlider = (): Promise<{ readonly default: ComponentType<SliderProps> }> =>
  import('./Slider.js').then(
    ({ Slider: slider }) => ({ default: slider }),
    () => ({ default: () => null }),
  );
const Slider = lazy(loadSlider);

export function Sizer(props: SizerProps) {
  const { wager, presets, to, field, typed, isRefused, onChange, onType, onLeave, onSend } = props;
  /** Who has typed wants exact amounts from the slider too. */
  const [isFine, setFine] = useState(false);

  const move = (by: number): void => {
    const step = isFine ? wager.unit : wager.step;
    onChange(fitWager(wager, to + by * step));
  };
  const type = (words: string): void => {
    setFine(true);
    const amount = typedChips(words);
    onType(words, amount !== null && fitWager(wager, amount) === amount ? amount : null);
  };
  const sendOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={styles.sizer}>
      <div className={styles.presets}>
        {presets.map((preset) => (
          <Button
            key={`${preset.name}${preset.count}`}
            isCompact
            aria-pressed={preset.to === to}
            className={styles.preset}
            onClick={() => onChange(preset.to)}
          >
            {words.table.actions.presets[preset.name](preset.count)}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <div className={styles.refused}>
          <Refusal text={isRefused ? possible(wager) : null} />
        </div>
        <Suspense fallback={<div className={styles.slider} />}>
          <Slider
            place={toSlider(wager, to)}
            most={SLIDER_MAX}
            label={words.table.actions.slider}
            told={amount(to)}
            onPlace={(place) => onChange(fromSlider(wager, place, isFine))}
            onStep={move}
            onKeyDown={sendOnEnter}
          />
        </Suspense>
        <input
          ref={field}
          className={styles.field}
          inputMode={amountKeys()}
          autoComplete="off"
          aria-label={`${words.table.actions.amount}. ${words.table.actions.range(wager.min, wager.max)}`}
          value={typed ?? amount(to)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          aria-invalid={isRefused}
          // What cannot be sent stays to be seen.
          onBlur={() => typed !== null && typedChips(typed) === to && onLeave()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              onLeave();
              event.currentTarget.blur();
            } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              const by = event.key === 'ArrowUp' ? wager.step : -wager.step;
              onChange(fitWager(wager, to + by));
            } else sendOnEnter(event);
          }}
        />
      </div>
    </div>
  );
}

/** What may be typed. */
function possible({ min, max, unit }: Wager): string {
  const { onlyAmount, chooseFrom, chooseInSteps } = words.table.actions;
  if (min === max) return onlyAmount(min);
  return unit > 1 ? chooseInSteps(min, max, unit) : chooseFrom(min, max);
}
