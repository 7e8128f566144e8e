/** What the server has of me: to take home, or to be gone. */

import { ButtonLink } from '../design/ButtonLink.js';
import { Refusal } from '../design/Refusal.js';
import { words } from '../i18n/words.js';
import { forgetTables } from '../lobby/recent.js';
import { post } from '../net/http.js';
import { useAsking } from '../net/use-asking.js';
import { Question } from './Question.js';
import styles from './rows.module.css';

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
