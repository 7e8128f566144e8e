/** Others follow this table on a link, as long as its dealer wants that. */

import { refusalSentence, words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { CopyLink } from '../../ui/CopyLink.js';
import { Qr } from '../../ui/qr/Qr.js';
import type { KeptShare } from '../evening/store.js';
import { SHARED_CARDS, type SharedCards } from '../model/index.js';
import { Choices } from '../setup/Choices.js';
import styles from './ShareSheet.module.css';
import { type Sharing, shareCards, startSharing, stopSharing } from './sharing.js';
import { useSharing } from './use-sharing.js';

/** Seconds that the overlay's link names; its owner changes them. */
const DELAY = 30;

export function ShareSheet() {
  const sharing = useSharing();
  const { share, state, refusal } = sharing;
  const [cards, setCards] = useState<SharedCards>('none');
  const told = words.dealer.share;
  if (share !== null && !share.isEnding) return <Shared {...{ share, sharing }} />;
  return (
    <div className={styles.sheet}>
      <p>{told.lead}</p>
      <CardsChoice {...{ cards }} onChoose={setCards} />
      <Button
        look="go"
        className={styles.big}
        disabled={state === 'starting' || share !== null}
        onClick={() => void startSharing(cards)}
      >
        {told.start}
      </Button>
      <p className={styles.state} role="status">
        {share?.isEnding === true && told.ending}
        {state === 'ended' && told.ended}
        {state === 'off' && share === null && refusal !== null && refusalSentence(refusal)}
      </p>
    </div>
  );
}

interface SharedProps {
  readonly share: KeptShare;
  readonly sharing: Sharing;
}

function Shared({ share, sharing }: SharedProps) {
  const { state, refusal } = sharing;
  const told = words.dealer.share;
  const link = `${window.location.origin}/dealer/watch/${share.id}`;
  const isOffline = refusal === null || refusal.code === 'OFFLINE';
  return (
    <div className={styles.sheet}>
      <p className={styles.state} role="status" data-share={state}>
        {state !== 'away' ? told.live : isOffline ? told.away : refusalSentence(refusal)}
      </p>
      <Qr link={link} label={told.code} />
      <CopyLink link={link} label={told.link} />
      <a className={styles.open} href={link} target="_blank" rel="noreferrer">
        {told.open}
      </a>
      <CardsChoice cards={share.cards} onChoose={shareCards} />
      <details className={styles.more}>
        <summary>{told.overlay}</summary>
        <p>{told.overlayNote}</p>
        <CopyLink
          link={`${link}?overlay&delay=${DELAY}${share.cards === 'none' ? '' : '&cards'}`}
          label={told.overlayLink}
        />
      </details>
      <Button look="danger" className={styles.big} onClick={stopSharing}>
        {told.stop}
      </Button>
    </div>
  );
}

interface CardsChoiceProps {
  readonly cards: SharedCards;
  readonly onChoose: (cards: SharedCards) => void;
}

function CardsChoice({ cards, onChoose }: CardsChoiceProps) {
  const told = words.dealer.share;
  return (
    <div>
      <h3 className={styles.title}>{told.cards}</h3>
      <Choices
        label={told.cards}
        choices={SHARED_CARDS}
        chosen={cards}
        nameOf={(one) => told.cardsOf[one]}
        onChoose={onChoose}
      />
      <p className={styles.note}>{told.cardsNotes[cards]}</p>
    </div>
  );
}
