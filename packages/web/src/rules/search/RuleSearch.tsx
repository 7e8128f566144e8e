/** Where a rule is searched for, and how many were found. */

import { words } from '@sidepot/i18n/page';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { Button } from '../../ui/Button.js';
import styles from './RuleSearch.module.css';
import type { FoundRules } from './search.js';

export interface RuleSearchProps {
  readonly query: string;
  /** Null: nothing is asked. */
  readonly found: FoundRules | null;
  readonly input: Ref<HTMLInputElement>;
  readonly onChange: (query: string) => void;
  /** To the first that was found. */
  readonly onGo: () => void;
}

export function RuleSearch({ query, found, input, onChange, onGo }: RuleSearchProps) {
  const id = useId();
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onGo();
    else if (event.key === 'Escape' && query !== '') onChange('');
    else return;
    event.preventDefault();
  };
  const count = found?.anchors.length ?? 0;
  return (
    <search className={styles.search}>
      <label className={styles.label} htmlFor={id}>
        {words.rules.search.label}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          value={query}
          placeholder={words.rules.search.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={80}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
        />
        {query !== '' && <Button onClick={() => onChange('')}>{words.rules.search.clear}</Button>}
      </div>
      <p className={styles.count} role="status" data-found={found === null ? undefined : count}>
        {found === null ? '' : words.rules.search.count(count, query.trim())}
      </p>
      {found !== null && count === 0 && (
        <div className={styles.none}>
          <p>{words.rules.search.none}</p>
          <ul className={styles.tries}>
            {words.rules.search.tries.map((one) => (
              <li key={one}>
                <Button isCompact onClick={() => onChange(one)}>
                  {one}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
