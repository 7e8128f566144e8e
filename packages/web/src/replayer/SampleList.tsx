/** Hands to try, for who has none at hand. */

import { words } from '@sidepot/i18n/page';
import { ALL_SAMPLES, SAMPLES } from './hands/samples.js';
import styles from './SampleList.module.css';

export function SampleList({ onOpen }: { readonly onOpen: (name: string) => void }) {
  return (
    <section className={styles.samples} aria-labelledby="samples-title">
      <h2 id="samples-title" className={styles.title}>
        {words.replayer.samples.title}
      </h2>
      <ul className={styles.list}>
        {SAMPLES.map((name) => (
          <Sample
            key={name}
            name={words.replayer.samples.names[name]}
            about={words.replayer.samples.about[name]}
            onOpen={() => onOpen(name)}
          />
        ))}
        <Sample
          name={words.replayer.samples.all}
          about={words.replayer.samples.allAbout}
          onOpen={() => onOpen(ALL_SAMPLES)}
        />
      </ul>
    </section>
  );
}

interface SampleProps {
  readonly name: string;
  readonly about: string;
  readonly onOpen: () => void;
}

function Sample({ name, about, onOpen }: SampleProps) {
  return (
    <li>
      <button type="button" className={styles.sample} onClick={onOpen}>
        <b className={styles.name}>{name}</b>
        <span className={styles.about}>{about}</span>
      </button>
    </li>
  );
}
