/** Questions to the rules. They need no table; what takes long is bounded, and few run at once. */

import {
  type Card,
  type Equity,
  equityAsync,
  evaluatorsOf,
  explain,
  formatCard,
  type GameName,
  PokerError,
  parseCards,
  playingHands,
  type Result,
  settle,
  winningHandText,
} from '@sidepot/engine';
import { type Answer, MAX_EQUITY_SAMPLES } from '@sidepot/protocol';
import { ok, RequestRefused } from './answers/refuse.js';
import type { Rates } from './limits/rates.js';
import type { Handlers } from './routes.js';

export type RulesRoute = 'settle' | 'explain' | 'equity' | 'evaluate';

/** So long one count may take, and so many may run at a time: the tables need the processor, too. */
const EQUITY_MS = 2000;
const MOST_COUNTS = 2;
/** Seconds until a place is free. */
const RETRY_AFTER = 1;

/** Without its labels: the lines of `sidepot vectors` are taken as they are. */
function handIn<H extends Labels>(body: H): Omit<H, keyof Labels> {
  const { id: _id, title: _title, rules: _rules, expect: _expect, ...hand } = body;
  return hand;
}

interface Labels {
  readonly id?: unknown;
  readonly title?: unknown;
  readonly rules?: unknown;
  readonly expect?: unknown;
}

export function rulesHandlers(rates: Rates): Pick<Handlers, RulesRoute> {
  let counts = 0;
  return {
    async settle({ body, request }) {
      await rates.rules(request);
      return settle(handIn(body)) as Result<Answer<'settle'>>;
    },
    async explain({ body, request }) {
      await rates.rules(request);
      return explain(handIn(body)) as Result<Answer<'explain'>>;
    },
    async equity({ body: { hands, ...options }, request }) {
      await rates.rules(request);
      if (counts >= MOST_COUNTS) {
        throw new RequestRefused({ code: 'RATE_LIMITED', retryAfter: RETRY_AFTER });
      }
      counts++;
      try {
        return counted(
          await equityAsync(hands, {
            samples: MAX_EQUITY_SAMPLES,
            ...options,
            signal: AbortSignal.timeout(EQUITY_MS),
          }),
        );
      } finally {
        counts--;
      }
    },
    async evaluate({ body: { hands, board = '', game = 'holdem' }, request }) {
      await rates.rules(request);
      try {
        const shared = parseCards(board);
        const { high, low } = evaluatorsOf(game);
        return ok({
          hands: hands.map((text) => {
            const cardsOfHand = parseCards(text);
            const [own, middle] = parted(game, cardsOfHand, shared);
            const halves = playingHands(game, own, middle).map((played, i) => ({
              half: played.half,
              value: (i === 0 ? high : (low ?? high))(own, middle),
              text: winningHandText({ seat: 1, board: 0, ...played })?.text ?? null,
              cards: played.cards.map(formatCard),
            }));
            return { cards: cardsOfHand.map(formatCard).join(''), halves };
          }),
        });
      } catch (error) {
        if (error instanceof PokerError) return { ok: false, error: error.refusal };
        throw error;
      }
    },
  };
}

/** Where any cards play together, five to seven of them may come as one hand. */
const parted = (
  game: GameName,
  own: readonly Card[],
  board: readonly Card[],
): readonly [readonly Card[], readonly Card[]] =>
  (game === 'holdem' || game === 'short-deck') && board.length === 0
    ? [own.slice(0, 2), own.slice(2)]
    : [own, board];

/** Only what the protocol tells. */
const counted = (found: Result<Equity>): Result<Pick<Equity, 'method' | 'total' | 'hands'>> => {
  if (!found.ok) return found;
  const { method, total, hands } = found.value;
  return ok({ method, total, hands });
};
