/** One rule: its words, and the picture or example that goes with it. */

import type { ReactNode } from 'react';
import type { RuleAnchor } from '../i18n/tools/rule-anchors.js';
import { words } from '../i18n/words.js';
import { Bars } from './Bars.js';
import { HandRanks, Rabbit } from './CardPictures.js';
import { EXAMPLES } from './examples.js';
import { BAR_PICTURES, SEAT_PICTURES } from './figures.js';
import { HandExample } from './HandExample.js';
import { LedgerPicture } from './LedgerPicture.js';
import styles from './RuleSection.module.css';
import { SeatFelt } from './SeatFelt.js';
import { SeatRing } from './SeatRing.js';

export function RuleSection({ anchor }: { readonly anchor: RuleAnchor }) {
  const { title, rules, body, points = [], story, steps = [] } = words.rules.sections[anchor];
  return (
    <section id={anchor} className={styles.section} aria-labelledby={`${anchor}-title`}>
      <header className={styles.head}>
        <h3 id={`${anchor}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h3>
        <span className={styles.numbers}>{rules}</span>
      </header>
      {body.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {story !== undefined && (
        <div className={styles.figure}>
          <p className={styles.story}>{story}</p>
          {steps.length > 0 && (
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {pictureOf(anchor, title)}
        </div>
      )}
    </section>
  );
}

function pictureOf(anchor: RuleAnchor, title: string): ReactNode {
  const hand = EXAMPLES[anchor];
  const bars = BAR_PICTURES[anchor];
  const rings = SEAT_PICTURES[anchor];
  if (hand !== undefined) return <HandExample hand={hand} title={title} />;
  if (bars !== undefined) return <Bars picture={bars} />;
  if (rings !== undefined) {
    // The felt has no marks for the order in which hands are shown.
    const Picture = anchor === 'blinds' ? SeatFelt : SeatRing;
    return (
      <div className={styles.rings}>
        {rings.map((ring) => (
          <Picture key={ring.title} picture={ring} />
        ))}
      </div>
    );
  }
  if (anchor === 'games') return <HandRanks />;
  if (anchor === 'rabbit-hunt') return <Rabbit />;
  if (anchor === 'ledger') return <LedgerPicture />;
  return null;
}
