/** A part of the statistics with its title and what it can be switched to. */

import { type ReactNode, useId } from 'react';
import styles from './StatBox.module.css';

export interface StatBoxProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function StatBox({ title, tools, children }: StatBoxProps) {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}

export interface StatChoicesProps<T extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

export function StatChoices<T extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: StatChoicesProps<T>) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={chosen}
      onChange={({ target }) => {
        const found = choices.find(({ value }) => value === target.value);
        if (found !== undefined) onChoose(found.value);
      }}
    >
      {choices.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
