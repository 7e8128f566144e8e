/** Which hands are listed. */

import { marksOfNow, words } from '@sidepot/i18n/page';
import { type Ref, useId, useState } from 'react';
import { Button } from '../ui/Button.js';
import { classes } from '../ui/classes.js';
import styles from './Filters.module.css';
import { type Filter, isFiltered, NO_FILTER, readSize } from './hands/filter.js';

const KINDS = ['hasSidePots', 'isAllIn', 'isSplit', 'hasNotes', 'isMarked'] as const;

export interface FiltersProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  /** Where a player is searched for. */
  readonly search: Ref<HTMLInputElement>;
}

/** As people here would type it. */
const sizeText = (size: number | null): string =>
  size === null ? '' : String(size).replace('.', marksOfNow().point);

export function Filters({ filter, onChange, search }: FiltersProps) {
  const id = useId();
  const [size, setSize] = useState(() => sizeText(filter.atLeast));
  const isBad = size.trim() !== '' && readSize(size) === null;
  const clear = (): void => {
    setSize('');
    onChange(NO_FILTER);
  };
  return (
    <search className={styles.filters} aria-label={words.replayer.filters.title}>
      <div className={styles.kinds}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={classes(styles.kind, filter[kind] && styles.on)}
            aria-pressed={filter[kind]}
            onClick={() => onChange({ ...filter, [kind]: !filter[kind] })}
          >
            {words.replayer.filters[kind]}
          </button>
        ))}
        {(isFiltered(filter) || size !== '') && (
          <Button look="quiet" isCompact onClick={clear}>
            {words.replayer.filters.clear}
          </Button>
        )}
      </div>
      <div className={styles.typed}>
        <input
          ref={search}
          className={styles.input}
          type="search"
          aria-keyshortcuts="/"
          aria-label={words.replayer.filters.player}
          placeholder={words.replayer.filters.player}
          value={filter.player}
          onChange={({ target }) => onChange({ ...filter, player: target.value })}
        />
        <input
          className={styles.input}
          inputMode="decimal"
          aria-label={words.replayer.filters.atLeast}
          placeholder={words.replayer.filters.atLeast}
          value={size}
          aria-invalid={isBad ? true : undefined}
          aria-describedby={isBad ? `${id}-bad` : undefined}
          onChange={({ target }) => {
            setSize(target.value);
            onChange({ ...filter, atLeast: readSize(target.value) });
          }}
        />
      </div>
      {isBad && (
        <span id={`${id}-bad`} className={styles.error}>
          {words.replayer.filters.notNumber}
        </span>
      )}
    </search>
  );
}
