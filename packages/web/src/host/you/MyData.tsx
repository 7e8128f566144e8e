/** What the server has of me: to take home, or to be gone. */

import { words } from '@sidepot/i18n/page';
import { post } from '../../session/http.js';
import { forgetTables } from '../../session/recent.js';
import { useAsking } from '../../session/use-asking.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Question } from '../../ui/Question.js';
import { Refusal } from '../../ui/Refusal.js';
import styles from '../../ui/rows.module.css';

export function MyData() {
  const asking = useAsking();
  const { data } = words.host;
  const forget = async (): Promise<void> => {
    await post<'forgetMe'>('/api/identity/forget', {});
    forgetTables();
    // Loaded anew, so that nothing of who I was is left in this page.
    window.location.assign('/');
  };
  return (
    <section className={styles.part} aria-label={data.title}>
      <h3 className={styles.title}>{data.title}</h3>
      <p className={styles.lead}>{data.lead}</p>
      <ButtonLink href="/api/identity/data" download>
        {data.download}
      </ButtonLink>
      <Question
        ask={data.forget}
        question={data.forgetQuestion}
        yes={data.forgetNow}
        no={data.keep}
        isBusy={asking.isBusy}
        onYes={() => void asking.run(forget)}
      />
      <Refusal text={asking.refusal} />
    </section>
  );
}
