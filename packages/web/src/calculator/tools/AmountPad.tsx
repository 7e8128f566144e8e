/**
 * Keys under the thumb for the amount that has the focus, and the way from amount to amount: Enter
 * and Next through all of them, Tab through those of the players.
 */

import { words } from '@sidepot/i18n/page';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { AMOUNT_KEYS, type AmountKey, summed, typedWith } from '../flow/pad.js';
import { hasThumb } from '../flow/thumb.js';
import styles from './AmountPad.module.css';

export interface AmountPadProps {
  readonly form: RefObject<HTMLElement | null>;
}

export function AmountPad({ form }: AmountPadProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const place = form.current;
    if (place === null) return;
    const enter = ({ target }: FocusEvent): void => {
      const found = amountField(target);
      setField(found);
      found?.select();
    };
    const leave = ({ target }: FocusEvent): void => {
      const left = amountField(target);
      setField(null);
      if (left !== null) type(left, summed(left.value));
    };
    const press = (event: KeyboardEvent): void => {
      const found = amountField(event.target);
      const isTab = event.key === 'Tab' && !event.shiftKey && isOfPlayers(found);
      if (found === null || !(event.key === 'Enter' || isTab)) return;
      const next = nextField(place, found, isTab);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    place.addEventListener('focusin', enter);
    place.addEventListener('focusout', leave);
    place.addEventListener('keydown', press);
    return () => {
      place.removeEventListener('focusin', enter);
      place.removeEventListener('focusout', leave);
      place.removeEventListener('keydown', press);
    };
  }, [form]);
  // Once the keys are there: they take the room in which the first field stood.
  useEffect(() => {
    if (field !== null && hasThumb()) field.scrollIntoView({ block: 'nearest' });
  }, [field]);
  if (field === null || !hasThumb()) return null;
  const { pad } = words.calculator;
  const next = form.current === null ? null : nextField(form.current, field, false);
  return (
    <section className={styles.pad} aria-label={pad.label} data-pad>
      {AMOUNT_KEYS.map((key) => (
        <PadButton
          key={key}
          label={key === 'back' ? pad.back : key}
          sign={key === 'back' ? <BackSign /> : key}
          onPress={() => pressOn(field, key)}
        />
      ))}
      <PadButton
        label={next === null ? pad.done : pad.next}
        sign={next === null ? pad.done : pad.next}
        isNext
        onPress={() => (next === null ? field.blur() : next.focus())}
      />
    </section>
  );
}

interface PadButtonProps {
  readonly label: string;
  readonly sign: ReactNode;
  readonly isNext?: boolean;
  onPress(): void;
}

/** A press leaves the focus in the field. */
const PadButton = ({ label, sign, isNext = false, onPress }: PadButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={isNext ? styles.next : styles.key}
    aria-label={label}
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {sign}
  </button>
);

const BackSign = () => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 5h12v14H9l-6-7zM12 9l6 6M18 9l-6 6" />
  </svg>
);

const amountField = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.dataset['amountField'] !== undefined ? target : null;

const isOfPlayers = (field: HTMLInputElement | null): boolean =>
  field?.dataset['amountField'] === 'player';

function nextField(
  place: HTMLElement,
  field: HTMLInputElement,
  ofPlayers: boolean,
): HTMLInputElement | null {
  const all = [...place.querySelectorAll<HTMLInputElement>('input[data-amount-field]')].filter(
    (one) => one.checkVisibility() && (!ofPlayers || isOfPlayers(one)),
  );
  return all[all.indexOf(field) + 1] ?? null;
}

/** What is selected gives way to the first key. */
function pressOn(field: HTMLInputElement, key: AmountKey): void {
  const { value, selectionStart, selectionEnd } = field;
  const isAll = value !== '' && selectionStart === 0 && selectionEnd === value.length;
  const isNew = isAll && key !== '+' && key !== 'K';
  type(field, isNew ? typedWith('', key) : typedWith(value, key));
  field.setSelectionRange(field.value.length, field.value.length);
}

/** As if the browser had typed it, so that the field's own handler hears of it. */
function type(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
