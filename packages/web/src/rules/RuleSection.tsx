/** One rule: its words, and the picture or example that goes with it. */

import { type RuleAnchor, words } from '@sidepot/i18n/page';
import { type ReactNode, useContext } from 'react';
import { Bars } from './Bars.js';
import { GameHands, HandRanks, Rabbit } from './CardPictures.js';
import { EXAMPLES } from './examples.js';
import { BAR_PICTURES, SEAT_PICTURES } from './figures.js';
import { GAME_HANDS } from './game-hands.js';
import { HandExample } from './HandExample.js';
import { LedgerPicture } from './LedgerPicture.js';
import styles from './RuleSection.module.css';
import { SeatFelt } from './SeatFelt.js';
import { SeatRing } from './SeatRing.js';
import { Marked, MarksContext } from './search/Marked.js';
import { alsoCalled, markedParts } from './search/search.js';
import { BOOKS, RULE_SOURCES } from './search/sources.js';

export function RuleSection({ anchor }: { readonly anchor: RuleAnchor }) {
  const { title, rules, body, points = [], story, steps = [] } = words.rules.sections[anchor];
  return (
    <section id={anchor} className={styles.section} aria-labelledby={`${anchor}-title`}>
      <header className={styles.head}>
        <h3 id={`${anchor}-title`} className={styles.title} tabIndex={-1}>
          <Marked>{title}</Marked>
        </h3>
        <span className={styles.numbers}>
          <span>{rules}</span>
          {BOOKS.map((book) => {
            const list = RULE_SOURCES[anchor]?.[book];
            return (
              list !== undefined && (
                <span key={book} data-book={book}>
                  {words.rules.cited[book](list)}
                </span>
              )
            );
          })}
        </span>
        <span className={styles.address} aria-hidden="true">
          {`${window.location.origin}/rules#${anchor}`}
        </span>
      </header>
      <AlsoCalled anchor={anchor} />
      {body.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          <Marked>{paragraph}</Marked>
        </p>
      ))}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Marked>{point}</Marked>
            </li>
          ))}
        </ul>
      )}
      {story !== undefined && (
        <div className={styles.figure}>
          <p className={styles.story}>
            <Marked>{story}</Marked>
          </p>
          {steps.length > 0 && (
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>
                  <Marked>{step}</Marked>
                </li>
              ))}
            </ol>
          )}
          {pictureOf(anchor, title)}
        </div>
      )}
    </section>
  );
}

/** The names for it that were asked for, where the section itself has others. */
function AlsoCalled({ anchor }: { readonly anchor: RuleAnchor }) {
  const marks = useContext(MarksContext);
  const names = alsoCalled(anchor).filter((name) => markedParts(name, marks).length > 1);
  if (names.length === 0) return null;
  return (
    <p className={styles.also}>
      <Marked>{words.rules.search.alsoCalled(names)}</Marked>
    </p>
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
  const hands = GAME_HANDS[anchor];
  if (hands !== undefined) return <GameHands hands={hands} />;
  if (anchor === 'games') return <HandRanks />;
  if (anchor === 'rabbit-hunt') return <Rabbit />;
  if (anchor === 'ledger') return <LedgerPicture />;
  return null;
}
