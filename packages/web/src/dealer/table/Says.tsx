/** What the dealer must say aloud, or why the last tap did nothing. Its place is always there. */

import { refusalSentence, words } from '@sidepot/i18n/page';
import { type Dealer, useDealer } from '../evening/context.js';
import type { DealerBanner } from '../model/index.js';
import styles from './Says.module.css';

const MOST = 2;

export interface SaysProps {
  /** No banners here: they are of another hand. */
  readonly isQuiet?: boolean;
  /** If there is nothing to say. */
  readonly note?: string;
}

export function Says({ isQuiet = false, note }: SaysProps) {
  const { view, nameOf } = useDealer();
  const { refusal, banners } = view;
  if (refusal !== null) {
    return (
      <p className={styles.refusal} role="alert">
        {refusalSentence(refusal)}
      </p>
    );
  }
  const said = (isQuiet ? [] : banners).map((banner) => bannerWords(banner, nameOf));
  if (said.length === 0 && note !== undefined) return <p className={styles.note}>{note}</p>;
  return (
    <div className={styles.says} role="status">
      {said.slice(-MOST).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

export function bannerWords(banner: DealerBanner, nameOf: Dealer['nameOf']): string {
  const { banners } = words.dealer.hand;
  switch (banner.kind) {
    case 'mayOnlyCall':
      return banners.mayOnlyCall(nameOf(banner.seat));
    case 'refund':
      return banners.refund(nameOf(banner.seat), banner.amount);
    case 'allIn':
      return (banner.isShort ? banners.shortAllIn : banners.allIn)(nameOf(banner.seat), banner.to);
    case 'shortPost':
      return banners.shortPost(nameOf(banner.seat), banner.blind, banner.ante);
    case 'deadButton':
      return banners.deadButton(words.dealer.seat(banner.seat));
    case 'noSmallBlind':
      return banners.noSmallBlind;
    case 'wonUnopposed':
      return banners.wonUnopposed(nameOf(banner.seat), banner.amount);
    case 'voided':
      return banners.voided[banner.reason];
  }
}
