/** Chips in front of a player. They slide out from the seat when there are more of them. */

import { useLayoutEffect, useRef } from 'react';
import { ChipStack, type ChipStackProps } from '../ui/ChipStack.js';
import type { FeltPlace } from './model/circle.js';
import { move } from './move.js';

/** Pixels: enough to see where they come from. */
const WAY = 64;
const TIME = 0.24;

export interface BetProps extends ChipStackProps {
  readonly from: FeltPlace;
  readonly place: FeltPlace;
}

export function Bet({ from, place, ...stack }: BetProps) {
  const chips = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const { amount } = stack;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each amount
  useLayoutEffect(() => {
    const isMore = amount > before.current;
    before.current = amount;
    if (!isMore || chips.current === null) return;
    const [dx, dy] = [from.x - place.x, from.y - place.y];
    const length = Math.hypot(dx, dy) || 1;
    const start = `translate(${(dx / length) * WAY}px, ${(dy / length) * WAY}px)`;
    const way = { opacity: [0, 1], transform: [start, 'translate(0px, 0px)'] };
    return move(chips.current, way, { duration: TIME });
  }, [amount]);
  return (
    <div ref={chips}>
      <ChipStack {...stack} />
    </div>
  );
}
