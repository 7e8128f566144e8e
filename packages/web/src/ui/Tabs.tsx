/** Tabs as the keyboard knows them: arrows move, Tab goes into the panel. */

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './Tabs.module.css';

export interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly name: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (name: T) => void;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs<T extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<T>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const edges = useEdges(row);
  useEffect(() => {
    const tab = document.getElementById(`${id}-${chosen}`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id, chosen]);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChoose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <div className={styles.root}>
      <div
        ref={row}
        className={styles.tabs}
        role="tablist"
        aria-label={label}
        data-edges={edges}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            id={`${id}-${tab.name}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        // Each begins at its top.
        key={chosen}
        id={`${id}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}

type Edges = 'none' | 'start' | 'end' | 'both';

/** Where a row that scrolls goes on beyond what is seen. */
function useEdges(row: RefObject<HTMLElement | null>): Edges {
  const [edges, setEdges] = useState<Edges>('none');
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const look = (): void => {
      const gone = Math.abs(element.scrollLeft);
      const hasStart = gone > 1;
      const hasEnd = gone + element.clientWidth < element.scrollWidth - 1;
      setEdges(hasStart ? (hasEnd ? 'both' : 'start') : hasEnd ? 'end' : 'none');
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [row]);
  return edges;
}
