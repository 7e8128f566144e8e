import { words } from '@sidepot/i18n/page';
import { useSender, useTable } from '../session/context.js';
import { Button } from '../ui/Button.js';
import { Card } from '../ui/Card.js';
import { classes } from '../ui/classes.js';
import { Refusal } from '../ui/Refusal.js';
import styles from './AfterHand.module.css';
import { afterHand } from './after-hand.js';

export function AfterHand() {
  const { view, session } = useTable();
  const sender = useSender();
  // What is drawn may lag behind what is so; offered is what both have.
  const now = afterHand(session.shown().state.view ?? view);
  const drawn = afterHand(view);
  const hidden = drawn.hidden.filter((card) => now.hidden.includes(card));
  const canMuck = drawn.canMuck && now.canMuck;
  const canHunt = drawn.canHunt && now.canHunt;
  const rabbit = view.hand?.view.over === true ? view.hand.rabbit : null;
  const { after } = words.table;
  if (hidden.length === 0 && !canHunt && rabbit === null) return null;
  return (
    <section className={styles.after} aria-label={after.label} data-after="">
      {hidden.length > 0 && (
        <div className={styles.show}>
          {/* One that is shown leaves its place, so that the others keep theirs. */}
          {drawn.mine.map((card) => (
            <button
              key={card}
              type="button"
              className={classes(styles.card, !hidden.includes(card) && styles.gone)}
              disabled={sender.isBusy}
              onClick={() => void sender.run({ type: 'show', cards: [card] })}
            >
              <span>{after.show}</span>
              <Card card={card} size="small" />
            </button>
          ))}
          {drawn.mine.length > 1 && (
            <Button
              isCompact
              className={classes(hidden.length < 2 && styles.gone)}
              disabled={sender.isBusy}
              onClick={() => void sender.run({ type: 'show' })}
            >
              {after.showAll(Math.max(2, hidden.length))}
            </Button>
          )}
          {canMuck && (
            <Button
              isCompact
              disabled={sender.isBusy}
              onClick={() => void sender.run({ type: 'muck' })}
            >
              {after.muck}
            </Button>
          )}
        </div>
      )}
      {canHunt && (
        <Button
          isCompact
          disabled={sender.isBusy}
          onClick={() => void sender.run({ type: 'rabbitHunt' })}
        >
          {after.rabbit}
        </Button>
      )}
      {rabbit !== null && (
        <p className={styles.rabbit}>
          {after.wouldHaveCome}
          {rabbit.map((card) => (
            <Card key={card} card={card} size="small" />
          ))}
        </p>
      )}
      <Refusal text={sender.refusal} />
    </section>
  );
}
