import type { RuleAnchor } from '@sidepot/i18n/page';
import { useId } from 'react';
import styles from './fields.module.css';
import { RuleLink } from './RuleLink.js';

export interface SwitchFieldProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly note?: string | undefined;
  /** Where it is explained. */
  readonly rule?: RuleAnchor | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function SwitchField(props: SwitchFieldProps) {
  const { label, isOn, note, rule, isDisabled, onChange } = props;
  const id = useId();
  return (
    <label className={styles.switch}>
      <span className={styles.words}>
        <span>
          <span className={styles.label} id={`${id}-label`}>
            {label}
          </span>
          <RuleLink anchor={rule} label={label} />
        </span>
        {note !== undefined && (
          <span className={styles.note} id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles.toggle}
        checked={isOn}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
