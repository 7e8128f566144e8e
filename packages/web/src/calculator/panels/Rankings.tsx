/** The hands from best to worst, for each board, and the lows where the game has them. */

import { words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import type { CalculatorDraft, DraftHalf, DraftPlace } from '../model/draft.js';
import { lowPlacesOf, placesOf, withOrder } from '../model/order.js';
import { gameHasLow, halfNames } from '../model/ranking.js';
import { boardCountOf } from '../model/read-cards.js';
import { useCalculator } from './context.js';
import { RankList } from './RankList.js';
import styles from './WinnersPanel.module.css';

export function Rankings() {
  const { draft } = useCalculator();
  const boards = Array.from({ length: boardCountOf(draft) }, (_, i) => i);
  const hasLow = gameHasLow(draft.game);
  return (
    <div className={styles.picks}>
      <p className={styles.note}>{words.calculator.winners.rank}</p>
      {boards.map((board) => (
        <div key={board} className={styles.board}>
          <High board={board} hasLow={hasLow} />
          {hasLow && <Low board={board} />}
        </div>
      ))}
    </div>
  );
}

const nameIn = (draft: CalculatorDraft, key: number): string => {
  const player = draft.players.find((one) => one.key === key);
  return player?.name.trim() || words.calculator.playerName(Number(player?.seat));
};

const titleOf = (draft: CalculatorDraft, board: number, half: DraftHalf | null): string =>
  words.calculator.winners.ranking(
    boardCountOf(draft) > 1 ? board + 1 : null,
    half === null ? null : halfNames(draft.game)[half],
  );

function High({ board, hasLow }: { readonly board: number; readonly hasLow: boolean }) {
  const { draft, change } = useCalculator();
  const places = placesOf(draft, board);
  const isSaid = (draft.orders[board]?.high.length ?? 0) > 0;
  const say = (next: readonly DraftPlace[]): void =>
    change((now) => withOrder(now, board, 'high', next));
  return (
    <div className={styles.order}>
      <RankList
        title={titleOf(draft, board, hasLow ? 'high' : null)}
        places={places}
        nameOf={(key) => nameIn(draft, key)}
        isSaid={isSaid}
        onChange={say}
      />
      {isSaid ? (
        <Button look="quiet" isCompact onClick={() => say([])}>
          {words.calculator.winners.forget}
        </Button>
      ) : (
        <div className={styles.unsaid}>
          <span className={styles.note}>{words.calculator.winners.unranked}</span>
          <Button isCompact onClick={() => say(places)}>
            {words.calculator.winners.useOrder}
          </Button>
        </div>
      )}
    </div>
  );
}

function Low({ board }: { readonly board: number }) {
  const { draft, change } = useCalculator();
  const places = lowPlacesOf(draft, board);
  const say = (next: readonly DraftPlace[]): void =>
    change((now) => withOrder(now, board, 'low', next));
  const others = placesOf(draft, board).filter(
    ({ key }) => !places.some((place) => place.key === key),
  );
  return (
    <div className={styles.order}>
      <RankList
        title={titleOf(draft, board, 'low')}
        places={places}
        nameOf={(key) => nameIn(draft, key)}
        isSaid
        onChange={say}
        onRemove={(key) => say(places.filter((place) => place.key !== key))}
      />
      {places.length === 0 && <p className={styles.note}>{words.calculator.winners.nobodyLow}</p>}
      <div className={styles.chips}>
        {others.map(({ key }) => (
          <Button key={key} isCompact onClick={() => say([...places, { key, isTied: false }])}>
            + {words.calculator.winners.hasLow(nameIn(draft, key))}
          </Button>
        ))}
      </div>
    </div>
  );
}
