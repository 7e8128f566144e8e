/** Every hand of the evening: who won what, in the replayer, and in every notation. */

import { amount, dayAndTime, listed, words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { replayerPath } from '../../calculator/model/link.js';
import { saveFile } from '../../site/take-away.js';
import { Button } from '../../ui/Button.js';
import { useDealer } from '../evening/context.js';
import { DEALER_FORMATS, type DealerHand, dealtHandFile, pastHands } from '../model/index.js';
import { type CaseFormat, caseFile } from './case-file.js';
import styles from './HistoryScreen.module.css';

const ENDINGS = { phh: 'phh', pokerstars: 'txt', ohh: 'json', json: 'json', case: 'json' } as const;
const TABLE = 'dealer';

export function HistoryScreen() {
  const { session } = useDealer();
  const hands = pastHands(session);
  const told = words.dealer.history;
  const saveAll = (): void => {
    const all = hands.map(({ number, at, events, table }) => ({ number, at, events, table }));
    saveFile(new Blob([JSON.stringify(all, null, 1)]), `${TABLE}-hands.json`);
  };
  return (
    <section className={styles.list} aria-label={told.title}>
      {hands.length === 0 && <p>{told.none}</p>}
      {hands.map((hand) => (
        <HandRow key={hand.number} hand={hand} />
      ))}
      {hands.length > 0 && <Button onClick={saveAll}>{told.saveAll}</Button>}
    </section>
  );
}

function HandRow({ hand }: { readonly hand: DealerHand }) {
  const told = words.dealer.history;
  const [isFailed, setFailed] = useState(false);
  const { number, at, state } = hand;
  const nameOf = (player: string): string =>
    /^\d+$/.test(player) ? words.dealer.seat(Number(player)) : player;
  const won = state.players.filter((player) => player.won > 0);
  const pot = state.pots.reduce((sum, one) => sum + one.amount, 0);
  const phh = dealtHandFile(hand, 'phh', TABLE);
  const save = (format: (typeof DEALER_FORMATS)[number] | CaseFormat): void => {
    const text = format === 'case' ? caseFile(hand) : dealtHandFile(hand, format, TABLE);
    setFailed(text === null);
    if (text !== null) {
      saveFile(new Blob([text]), `${TABLE}-${number}${suffix(format)}.${ENDINGS[format]}`);
    }
  };
  return (
    <article className={styles.hand} data-hand={number}>
      <h3 className={styles.title}>
        {told.hand(number)} <span className={styles.note}>{dayAndTime(at)}</span>
      </h3>
      <p>
        {told.pot(pot)} · {listed(won.map((player) => told.won(nameOf(player.id), player.won)))}
      </p>
      {hand.table.flatMap((event) =>
        event.type === 'stackSet' && event.was !== event.stack ? (
          <p key={JSON.stringify(event)} className={styles.note}>
            {told.corrected(
              nameOf(event.player),
              event.was,
              event.stack,
              'reason' in event && typeof event.reason === 'string' ? event.reason : '',
            )}
          </p>
        ) : (
          []
        ),
      )}
      <div className={styles.tools}>
        {phh !== null && (
          <a className={styles.link} href={replayerPath(phh)} target="_blank" rel="noreferrer">
            {told.replay}
          </a>
        )}
        {[...DEALER_FORMATS, 'case' as const].map((format) => (
          <Button
            key={format}
            aria-label={`${told.save}: ${told.hand(number)}, ${told.formats[format]}`}
            onClick={() => save(format)}
          >
            {told.formats[format]}
          </Button>
        ))}
      </div>
      {isFailed && <p role="alert">{told.failed}</p>}
      <p className="visually-hidden">{amount(pot)}</p>
    </article>
  );
}

const suffix = (format: string): string =>
  format === 'case' || format === 'ohh' ? `-${format}` : '';
