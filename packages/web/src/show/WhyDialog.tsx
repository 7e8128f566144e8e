/** The steps to a pot and to who won it. Loaded when asked for: it brings the settlement along. */

import type { TableView } from '@sidepot/protocol';
import { Dialog } from '../design/Dialog.js';
import { amount } from '../i18n/numbers.js';
import { words } from '../i18n/words.js';
import { namesOf } from '../log/lines.js';
import styles from './WhyDialog.module.css';
import { awardsOf, calculatorLink, handFor, whyOf } from './why.js';

export interface WhyDialogProps {
  /** As it was when it was asked: the next hand may begin meanwhile. */
  readonly view: TableView;
  readonly pot: number;
  readonly onClose: () => void;
}

export function WhyDialog({ view, pot, onClose }: WhyDialogProps) {
  const hand = view.hand?.view;
  const names = namesOf(view);
  const found = hand === undefined ? null : whyOf(hand, awardsOf(view), pot);
  const award = awardsOf(view).find((one) => one.pot === pot);
  const known = hand?.pots[pot];
  const name = words.table.pots.name(pot, hand?.pots.length ?? 1);
  const steps = found === null ? [] : [...found.hand, ...found.pot.why.steps];
  return (
    <Dialog
      title={words.why.title(name, known?.amount ?? 0)}
      closeLabel={words.why.close}
      onClose={onClose}
    >
      {found === null || hand === undefined ? (
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
                  {words.why.step(step, names, handFor(steps, i, award))}
                </li>
              ))}
            </ol>
          </section>
          <p className={styles.note}>{words.why.contenders(found.pot.eligible.map(names.seat))}</p>
          <p>
            <a className={styles.link} href={calculatorLink(view)} target="_blank" rel="noopener">
              {words.why.calculator}
            </a>
          </p>
        </>
      )}
    </Dialog>
  );
}
