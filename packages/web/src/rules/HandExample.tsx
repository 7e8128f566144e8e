/** A hand as towers, what comes of it by the engine, and the way to change its numbers. */

import type { SettleInput } from '@sidepot/engine';
import { amount, exampleName, words } from '@sidepot/i18n/page';
import { calculatorPath } from '../calculator/model/link.js';
import { PageLink } from '../site/PageLink.js';
import { potColor } from '../towers/Swatch.js';
import { Towers } from '../towers/Towers.js';
import { classes } from '../ui/classes.js';
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
              <strong>{words.rules.potTitle(pot.name, amount(pot.amount))}</strong>
              {pot.lines.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </li>
          ))}
        </ul>
        <PageLink
          to={calculatorPath({ hand: { title, ...withNames(hand) }, game })}
          className={styles.open}
        >
          {words.rules.open}
          <span className="visually-hidden">{words.rules.openFor(title)}</span>
        </PageLink>
      </div>
    </div>
  );
}

const withNames = (hand: SettleInput<string>): SettleInput<string> => ({
  ...hand,
  players: hand.players.map((player) => ({ ...player, id: exampleName(player.id) })),
  boards: hand.boards.map(({ high, low }) => ({
    high: named(high),
    ...(low !== undefined && { low: named(low) }),
  })),
});

const named = (tiers: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  tiers.map((tier) => tier.map(exampleName));
