/**
 * What a screen reader says as it happens: who did what and what it cost, the cards that came, who
 * won which pot with what; and whose turn it is, at what price.
 */

import { words } from '@sidepot/i18n/page';
import { useEffect, useState } from 'react';
import { useTable } from '../session/context.js';
import { mySeat } from '../session/seats.js';
import { type SpokenLine, spokenOf, turnWords } from '../show/spoken.js';

/** Enough for what came together; older lines are read or too late. */
const KEPT = 12;
/** Seconds. */
const LAST = 10;

export function LiveRegion() {
  const { view, news } = useTable();
  const [said, setSaid] = useState<{
    readonly news: number;
    readonly lines: readonly SpokenLine[];
  }>({
    news: news.id,
    lines: [],
  });
  let { lines } = said;
  if (said.news !== news.id) {
    // Lines are added, never changed: a change in mid-sentence would be read from the start.
    lines = [...lines, ...spokenOf(news.events, view)].slice(-KEPT);
    setSaid({ news: news.id, lines });
  }
  const warning = useLastSeconds();
  return (
    <>
      <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
        {lines.map(({ seq, text }) => (
          <p key={seq}>{text}</p>
        ))}
      </div>
      {/* After the log and as polite: my turn must not cut off what brought it about. */}
      <div className="visually-hidden" role="status">
        {turnWords(view)}
      </div>
      <div className="visually-hidden" role="status">
        {warning}
      </div>
    </>
  );
}

/** My clock is seen as a ring; this is for who does not see it. */
function useLastSeconds(): string {
  const { view, ahead } = useTable();
  const clock = mySeat(view)?.clock ?? null;
  const deadline = clock === null || clock.left !== null ? null : clock.deadline;
  const [warned, setWarned] = useState<number | null>(null);
  useEffect(() => {
    if (deadline === null) return;
    const wait = deadline - LAST * 1000 - (Date.now() + ahead);
    const timer = setTimeout(() => setWarned(deadline), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [deadline, ahead]);
  return deadline !== null && warned === deadline ? words.show.turn.secondsLeft(LAST) : '';
}
