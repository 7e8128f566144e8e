/** Why a pot is what it is, and goes to whom: the sum, step by step. */

import { amount, potTitle, whyStep, words } from '@sidepot/i18n/page';
import { Dialog } from '../../ui/Dialog.js';
import { useDealer } from '../evening/context.js';
import { whyPot } from '../model/index.js';
import styles from './WhyPotDialog.module.css';

export interface WhyPotDialogProps {
  readonly pot: number;
  readonly onClose: () => void;
}

export function WhyPotDialog({ pot, onClose }: WhyPotDialogProps) {
  const { session, view, nameOf } = useDealer();
  const told = whyPot(session, pot);
  const chips = view.pots.find((one) => one.pot === pot)?.amount ?? 0;
  const putIn = view.seats.filter((seat) => seat.inHand && seat.putIn > 0);
  return (
    <Dialog
      title={words.why.title(potTitle(pot, view.pots.length), chips)}
      closeLabel={words.why.close}
      onClose={onClose}
    >
      <table className={styles.paid}>
        <caption>{words.why.paidIn}</caption>
        <tbody>
          {putIn.map(({ seat, putIn: put, folded }) => (
            <tr key={seat}>
              <th scope="row">
                {nameOf(seat)}
                {folded && <span className={styles.note}> {words.why.folded}</span>}
              </th>
              <td>{amount(put)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {told === null ? (
        <p>{words.why.unknown}</p>
      ) : (
        <section>
          <h3 className={styles.title}>{words.why.steps}</h3>
          <ol className={styles.steps}>
            {told.why.steps.map((step) => (
              <li key={JSON.stringify(step)}>{whyStep(step, { seat: nameOf }, null)}</li>
            ))}
          </ol>
          <p className={styles.note}>{words.why.contenders(told.eligible.map(nameOf))}</p>
        </section>
      )}
    </Dialog>
  );
}
