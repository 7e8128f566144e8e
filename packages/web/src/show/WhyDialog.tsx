/** The steps to a pot and to who won it. Loaded when asked for: it brings the settlement along. */

import { amount, potTitle, whyStep, words } from '@sidepot/i18n/page';
import { Dialog } from '../ui/Dialog.js';
import type { PaidHand } from './paid-hand.js';
import styles from './WhyDialog.module.css';
import { calculatorLink, handFor, whyOf } from './why.js';

export interface WhyDialogProps {
  /** As it was when it was asked: the next hand may begin meanwhile. */
  readonly paid: PaidHand;
  readonly pot: number;
  readonly onClose: () => void;
}

export function WhyDialog({ paid, pot, onClose }: WhyDialogProps) {
  const { hand, awards, names } = paid;
  const found = whyOf(hand, awards, pot);
  const award = awards.find((one) => one.pot === pot);
  const known = hand.pots[pot];
  const name = potTitle(pot, hand.pots.length);
  const steps = found === null ? [] : [...found.hand, ...found.pot.why.steps];
  return (
    <Dialog
      title={words.why.title(name, known?.amount ?? 0)}
      closeLabel={words.why.close}
      onClose={onClose}
    >
      {found === null ? (
        <p>{words.why.unknown}</p>
      ) : (
        <>
          <table className={styles.paid}>
            <caption className={styles.caption}>{words.why.paidIn}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{words.why.player}</th>
                <th scope="col">{words.why.chips}</th>
              </tr>
            </thead>
            <tbody>
              {hand.players.map(({ seat, ante, dead, live, refunded, folded, killed }) => (
                <tr key={seat}>
                  <th scope="row">
                    {names.seat(seat)}
                    {folded && (
                      <span className={styles.note}>
                        {' '}
                        {killed ? words.why.killed : words.why.folded}
                      </span>
                    )}
                  </th>
                  <td>
                    {amount(ante + dead + live + refunded)}
                    {refunded > 0 && (
                      <span className={styles.note}> ({words.why.returned(refunded)})</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <section>
            <h3 className={styles.caption}>{words.why.steps}</h3>
            <ol className={styles.steps}>
              {steps.map((step, i) => (
                <li key={JSON.stringify(step)} className={styles[step.kind]}>
                  {whyStep(step, names, handFor(steps, i, award, hand.rules.game))}
                </li>
              ))}
            </ol>
          </section>
          <p className={styles.note}>{words.why.contenders(found.pot.eligible.map(names.seat))}</p>
          <p>
            <a className={styles.link} href={calculatorLink(paid)} target="_blank" rel="noopener">
              {words.why.calculator}
            </a>
          </p>
        </>
      )}
    </Dialog>
  );
}
