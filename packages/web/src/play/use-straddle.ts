/** Asks for my straddle between two hands, if I want one. */

import { useEffect } from 'react';
import { useTable } from '../session/context.js';
import { useStraddleWish } from '../session/straddle.js';

export function useStraddle(): void {
  const { view, session } = useTable();
  const { info, hand, settings } = view;
  const isWanted = useStraddleWish(info.id);
  const mine = view.seats.find(({ seat }) => seat === view.you.seat);
  const over = hand?.view.over === true ? hand.number : null;
  const isPlaying = info.status === 'playing' && mine?.status === 'playing' && !mine.straddle;
  const isDue = isWanted && isPlaying && over !== null && settings.poker.straddle !== 'none';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each hand
  useEffect(() => {
    if (isDue) void session.send({ type: 'straddle', on: true });
  }, [isDue, over]);
}
