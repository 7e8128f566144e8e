/** Somebody was tapped whose turn it is not. Asked in the place of the keys, under the thumb. */

import { words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import { useDealer } from '../evening/context.js';
import type { DealerQuestion } from '../model/index.js';
import styles from './OutOfTurn.module.css';

export function OutOfTurn({ asked }: { readonly asked: DealerQuestion }) {
  const { tap, nameOf } = useDealer();
  const { seat, actor, between } = asked;
  const told = words.dealer.hand.asked;
  return (
    <div className={styles.asked} role="alertdialog" aria-label={told.title(nameOf(seat))}>
      <h2 className={styles.title}>{told.title(nameOf(seat))}</h2>
      <p>{told.turn(nameOf(actor))}</p>
      <Button
        look="go"
        className={styles.answer}
        onClick={() => tap({ type: 'answer', answer: 'back' })}
      >
        {told.back(nameOf(actor))}
      </Button>
      <Button className={styles.answer} onClick={() => tap({ type: 'answer', answer: 'passed' })}>
        {told.passed(between.map(nameOf), nameOf(seat))}
      </Button>
      <Button look="danger" className={styles.answer} onClick={() => tap({ type: 'kill', seat })}>
        {words.dealer.menu.kill(nameOf(seat))}
      </Button>
    </div>
  );
}
