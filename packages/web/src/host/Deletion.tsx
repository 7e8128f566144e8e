/** The last thing a host can do: a closed table is gone for everybody. */

import { Refusal } from '../design/Refusal.js';
import { words } from '../i18n/words.js';
import { forgetTable } from '../lobby/recent.js';
import { post } from '../net/http.js';
import { useAsking } from '../net/use-asking.js';
import { goTo } from '../routes.js';
import { useTable } from '../table/context.js';
import { Question } from './Question.js';
import styles from './rows.module.css';

export function Deletion() {
  const { id } = useTable().view.info;
  const asking = useAsking();
  const { deletion } = words.host;
  const remove = async (): Promise<void> => {
    await post<'deleteTable'>(`/api/tables/${id}/delete`, {});
    forgetTable(id);
    goTo('/');
  };
  return (
    <section className={styles.part} aria-label={deletion.title}>
      <h3 className={styles.title}>{deletion.title}</h3>
      <p className={styles.lead}>{deletion.lead}</p>
      <Question
        ask={deletion.ask}
        question={deletion.question}
        yes={deletion.yes}
        no={deletion.no}
        isBusy={asking.isBusy}
        onYes={() => void asking.run(remove)}
      />
      <Refusal text={asking.refusal} />
    </section>
  );
}
