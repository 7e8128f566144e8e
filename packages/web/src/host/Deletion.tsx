/** The last thing a host can do: a closed table is gone for everybody. */

import { words } from '@sidepot/i18n/page';
import { useTable } from '../session/context.js';
import { post } from '../session/http.js';
import { forgetTable } from '../session/recent.js';
import { useAsking } from '../session/use-asking.js';
import { goTo } from '../site/routes.js';
import { Question } from '../ui/Question.js';
import { Refusal } from '../ui/Refusal.js';
import styles from '../ui/rows.module.css';

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
