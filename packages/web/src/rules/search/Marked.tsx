import { createContext, Fragment, useContext } from 'react';
import styles from './RuleSearch.module.css';
import { markedParts } from './search.js';

/** What was searched for; empty if nothing was. */
export const MarksContext = createContext<readonly string[]>([]);

export function Marked({ children }: { readonly children: string }) {
  const marks = useContext(MarksContext);
  return markedParts(children, marks).map((part, i) => {
    const key = `${i} ${part}`;
    return i % 2 === 0 ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <mark key={key} className={styles.mark}>
        {part}
      </mark>
    );
  });
}
