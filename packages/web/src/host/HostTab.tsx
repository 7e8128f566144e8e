import { words } from '@sidepot/i18n/page';
import { lazy, Suspense } from 'react';
import { loadWith } from '../load/load-with.js';
import { useSender, useTable } from '../session/context.js';
import { pauseWords } from '../session/slept.js';
import { Button } from '../ui/Button.js';
import { Question } from '../ui/Question.js';
import { Refusal } from '../ui/Refusal.js';
import styles from '../ui/rows.module.css';
import { Bots } from './Bots.js';
import { Deletion } from './Deletion.js';
import { Door } from './Door.js';
import { Entries } from './Entries.js';
import { HandOver } from './HandOver.js';
import { People } from './People.js';
import { Quotas } from './Quotas.js';
import { Requests } from './Requests.js';
import { Waitlist } from './Waitlist.js';

const TableClub = lazy(() =>
  loadWith(() => import('../club/TableClub.js'), 'club').then(({ TableClub: part }) => ({
    default: part,
  })),
);

export function HostTab() {
  const { view } = useTable();
  return (
    <>
      {view.requests.length > 0 && (
        <section className={styles.part} aria-label={words.host.requests.title}>
          <h3 className={styles.title}>{words.host.requests.title}</h3>
          <Requests />
        </section>
      )}
      {view.entries.length > 0 && (
        <section className={styles.part} aria-label={words.door.entries.title}>
          <h3 className={styles.title}>{words.door.entries.title}</h3>
          <Entries canBan />
        </section>
      )}
      <Waitlist />
      <Running />
      <Bots />
      <People />
      <Door />
      {view.info.host === view.you.player && (
        <Suspense>
          <TableClub table={view.info.id} currency={view.settings.room.currency} />
        </Suspense>
      )}
      <HandOver />
      <Quotas />
      <Closing />
    </>
  );
}

function Running() {
  const { view } = useTable();
  const sender = useSender();
  const { status } = view.info;
  const { game } = words.host;
  if (status === 'closed') return <p>{game.closed}</p>;
  const canStart = view.seats.filter(({ stack }) => stack > 0).length > 1;
  return (
    <section className={styles.part} aria-label={game.title}>
      <h3 className={styles.title}>{game.title}</h3>
      {status === 'waiting' && (
        <Button
          look="accent"
          disabled={!canStart || sender.isBusy}
          onClick={() => void sender.run({ type: 'startGame' })}
        >
          {game.start}
        </Button>
      )}
      {status === 'playing' && (
        <Button
          disabled={sender.isBusy}
          note={game.pauseNote}
          onClick={() => void sender.run({ type: 'pause' })}
        >
          {game.pause}
        </Button>
      )}
      {status === 'paused' && (
        <>
          <p>{pauseWords(view, game)}</p>
          <Button
            look="go"
            disabled={sender.isBusy}
            onClick={() => void sender.run({ type: 'resume' })}
          >
            {game.resume}
          </Button>
        </>
      )}
      <Refusal text={sender.refusal} />
    </section>
  );
}

function Closing() {
  const { view } = useTable();
  const sender = useSender();
  const { game } = words.host;
  if (view.info.status === 'closed') return <Deletion />;
  if (view.info.closing) return <p>{game.closing}</p>;
  return (
    <section className={styles.part} aria-label={game.end}>
      <h3 className={styles.title}>{game.end}</h3>
      <p className={styles.lead}>{game.endNote}</p>
      <Question
        ask={game.close}
        question={game.closeQuestion}
        yes={game.close}
        no={game.keep}
        isBusy={sender.isBusy}
        onYes={() => void sender.run({ type: 'closeTable' })}
      />
      <Refusal text={sender.refusal} />
    </section>
  );
}
