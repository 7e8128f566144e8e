/** What hand it is, and where one goes from it. */

import { GAMES, type PhhHand, type Rules } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { useEffect, useRef, useState } from 'react';
import { PageLink } from '../site/PageLink.js';
import { Button } from '../ui/Button.js';
import buttons from '../ui/Button.module.css';
import { useCopy } from '../ui/CopyLink.js';
import { classes } from '../ui/classes.js';
import styles from './HandHead.module.css';
import { StarButton } from './marks/StarButton.js';
import type { PastHand } from './steps/past-hand.js';
import type { Chosen, Replayer } from './use-replayer.js';

export interface HandsBeside {
  readonly before?: number;
  readonly after?: number;
}

export interface HandHeadProps {
  readonly replayer: Replayer;
  readonly chosen: Chosen;
  /** The hands on both sides of it in its list. */
  readonly beside: HandsBeside;
  readonly at: number;
  readonly onHelp: () => void;
}

export function HandHead({ replayer, chosen, beside, at, onHelp }: HandHeadProps) {
  const { isSingle, leave, close, choose } = replayer;
  const { hand, past, calculator } = chosen;
  const title = useRef<HTMLHeadingElement>(null);
  // What made way for the hand had the focus.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.checkVisibility() === false;
    if (isLost) title.current?.focus({ preventScroll: true });
  }, []);
  const { before, after } = beside;
  return (
    <header className={styles.head}>
      <Button
        isCompact
        className={classes(styles.back, isSingle && styles.alone)}
        onClick={isSingle ? close : leave}
      >
        ← {isSingle ? words.replayer.open.again : words.replayer.hand.back}
      </Button>
      <div className={styles.titles}>
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {words.replayer.hand.title(chosen.number)}
        </h2>
        <p className={styles.about}>{aboutOf(hand, past).join(' · ')}</p>
      </div>
      <StarButton mark={chosen.key} />
      <div className={styles.tools}>
        {!isSingle && (
          <>
            <Button
              isCompact
              aria-label={words.replayer.hand.before}
              aria-keyshortcuts="p"
              title={words.replayer.hand.before}
              disabled={before === undefined}
              onClick={() => before !== undefined && choose(before)}
            >
              ‹
            </Button>
            <Button
              isCompact
              aria-label={words.replayer.hand.after}
              aria-keyshortcuts="n"
              title={words.replayer.hand.after}
              disabled={after === undefined}
              onClick={() => after !== undefined && choose(after)}
            >
              ›
            </Button>
          </>
        )}
        <Button
          isCompact
          className={styles.help}
          aria-label={words.replayer.keys.title}
          aria-keyshortcuts="?"
          title={words.replayer.keys.title}
          onClick={onHelp}
        >
          ?
        </Button>
        <CopyStep link={() => replayer.linkTo(hand, at)} />
        {calculator !== null && (
          <PageLink
            to={calculator}
            className={classes(buttons.button, buttons.compact, styles.calculator)}
          >
            {words.replayer.hand.calculator}
          </PageLink>
        )}
      </div>
    </header>
  );
}

function CopyStep({ link }: { readonly link: () => string }) {
  const { isCopied, copy } = useCopy();
  const [isRefused, setRefused] = useState(false);
  const take = async (): Promise<void> => setRefused(!(await copy(link())));
  const said = isCopied
    ? words.replayer.hand.copied
    : isRefused
      ? words.replayer.hand.notCopied
      : '';
  return (
    <>
      <Button isCompact onClick={() => void take()}>
        {said === '' ? words.replayer.hand.copy : said}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** Game, blinds, and what the record says of where and when. */
function aboutOf(hand: PhhHand, { steps }: PastHand): readonly string[] {
  const { venue, table, hand: id } = hand;
  const rules = steps[0]?.state.rules;
  return [
    ...(rules === undefined ? [] : gameOf(rules)),
    ...(id === undefined ? [] : [words.replayer.hand.id(String(id))]),
    ...(venue === undefined ? [] : [venue]),
    ...(table === undefined ? [] : [String(table)]),
    ...dateOf(hand),
  ];
}

/** With its blinds, or the two bets of stud. */
function gameOf({ game, limit, smallBlind, bigBlind, smallBet, bigBet }: Rules): readonly string[] {
  const { games, limits, stakes } = words.table.top;
  const isStud = GAMES[game].forced === 'bring-in';
  const [small, big] = isStud ? [smallBet, bigBet] : [smallBlind, bigBlind];
  const name = words.replayer.hand.game(games[game], limits[limit]);
  return big > 0 ? [name, stakes(small, big)] : [name];
}

const dateOf = ({ year, month, day }: PhhHand): readonly string[] =>
  year === undefined || month === undefined || day === undefined
    ? []
    : [words.replayer.hand.date(year, month, day)];
