/** A hand as towers, what comes of it by the engine, and the way to change its numbers. */

import type { SettleInput } from '@sidepot/engine';
import { calculatorPath } from '../calculator/link.js';
import { classes } from '../design/classes.js';
import { PageLink } from '../site/PageLink.js';
import { text } from '../text/en.js';
import { rulesText } from '../text/en-rules.js';
import { potColor } from '../towers/Swatch.js';
import { Towers } from '../towers/Towers.js';
import styles from './HandExample.module.css';
import { outcomeOf } from './outcome.js';

export interface HandExampleProps {
  readonly hand: SettleInput<string>;
  readonly title: string;
}

export function HandExample({ hand, title }: HandExampleProps) {
  const { lines, pots, towers } = outcomeOf(hand);
  const game = hand.kind === 'hilo' ? 'omaha8' : 'holdem';
  return (
    <div className={styles.example}>
      <Towers towers={towers} isSmall />
      <div className={styles.words}>
        <ul className={styles.pots}>
          {lines.map((line) => (
            <li key={line} className={classes(styles.pot, styles.hand)}>
              {line}
            </li>
          ))}
          {pots.map((pot, i) => (
            <li key={pot.name} className={styles.pot} style={{ borderLeftColor: potColor(i) }}>
              <strong>{rulesText.potTitle(pot.name, text.amount(pot.amount))}</strong>
              {pot.lines.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </li>
          ))}
        </ul>
        <PageLink to={calculatorPath({ hand: { title, ...hand }, game })} className={styles.open}>
          {rulesText.open}
          <span className="visually-hidden">{rulesText.openFor(title)}</span>
        </PageLink>
      </div>
    </div>
  );
}
