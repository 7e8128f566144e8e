/** Sizes of a bet or raise: presets and the slider. */

import type { WireAction, WireHandView, WireLegalActions } from '@sidepot/protocol';

/** What a bet or raise may be. Totals for the street. */
export interface Wager {
  readonly type: 'bet' | 'raise';
  readonly min: number;
  readonly max: number;
  readonly unit: number;
  /** What the slider moves by. */
  readonly step: number;
  /** All-in is this much; null if it is not allowed. */
  readonly allIn: number | null;
  /** Only these, and nothing between: the small bet or the big one (R116). Left out: all of them. */
  readonly either?: readonly [number, number];
}

export type PresetName = 'min' | 'half' | 'twoThirds' | 'pot' | 'allIn' | 'blinds' | 'times';

export interface Preset {
  readonly name: PresetName;
  /** Of `blinds` and `times`: how many. */
  readonly count: number;
  readonly to: number;
}

/** Null if only folding, checking and calling are left. */
export function wagerOf(legal: WireLegalActions, bigBlind: number): Wager | null {
  const { bet, raise, allIn, unit } = legal;
  const step = Math.max(unit, bigBlind - (bigBlind % unit));
  const most = allIn === null || allIn.action === 'call' ? null : allIn;
  const range = raise ?? bet;
  if (range !== null) {
    const type = raise === null ? 'bet' : 'raise';
    // All-in may lie past the largest multiple of the smallest chip.
    return {
      type,
      ...range,
      max: Math.max(range.max, most?.to ?? 0),
      unit,
      step,
      allIn: most?.to ?? null,
    };
  }
  if (most === null) return null;
  const type = most.action === 'bet' ? 'bet' : 'raise';
  return { type, min: most.to, max: most.to, unit, step, allIn: most.to };
}

/** The nearest amount that is allowed. */
export function fitWager({ min, max, unit, allIn }: Wager, amount: number): number {
  if (!(amount > min)) return min;
  if (amount >= max) return max;
  const rounded = Math.round(amount / unit) * unit;
  return Math.min(Math.max(rounded, min), allIn === max ? max : max - (max % unit));
}

type Spot = Pick<WireHandView, 'currentBet' | 'totalPot' | 'street'> & {
  readonly bigBlind: number;
  /** What I have in front of me. */
  readonly mine: number;
};

const BLINDS = [2.5, 3, 4];
const TIMES = [2.5, 3, 4];

/** Up to five, in the order of their buttons; what is not allowed or equals another is left out. */
export function presetsOf(wager: Wager, spot: Spot): readonly Preset[] {
  const { allIn } = wager;
  const wanted: Preset[] = [...opening(spot), { name: 'pot', count: 1, to: ofPot(spot, 1) }];
  const allowed = wanted
    .filter(({ to }) => to >= wager.min && to <= wager.max)
    .map((preset) => ({ ...preset, to: fitWager(wager, preset.to) }));
  const all =
    allIn === null ? allowed : [...allowed, { name: 'allIn', count: 1, to: allIn } as const];
  return all.filter(({ to }, i) => all.findLastIndex((other) => other.to === to) === i);
}

function opening(spot: Spot): readonly Preset[] {
  const { street, currentBet, bigBlind } = spot;
  if (street > 0 || bigBlind === 0) {
    return [
      { name: 'half', count: 1, to: ofPot(spot, 1 / 2) },
      { name: 'twoThirds', count: 1, to: ofPot(spot, 2 / 3) },
    ];
  }
  if (currentBet <= bigBlind) {
    return BLINDS.map((count) => ({ name: 'blinds', count, to: count * bigBlind }));
  }
  return TIMES.map((count) => ({ name: 'times', count, to: count * currentBet }));
}

/** After the call, so much of the pot on top. */
function ofPot({ currentBet, totalPot, mine }: Spot, part: number): number {
  return currentBet + part * (totalPot + currentBet - mine);
}

/** Places of the slider. Small sizes get more of its way: the curve is a square. */
export const SLIDER_MAX = 1000;

export function fromSlider(wager: Wager, place: number, isFine: boolean): number {
  const { min, max, step, unit } = wager;
  if (place <= 0) return min;
  if (place >= SLIDER_MAX) return max;
  const by = isFine ? unit : step;
  const amount = min + (max - min) * (place / SLIDER_MAX) ** 2;
  return fitWager(wager, Math.round(amount / by) * by);
}

export function toSlider({ min, max }: Wager, amount: number): number {
  if (max <= min) return SLIDER_MAX;
  const part = Math.min(1, Math.max(0, (amount - min) / (max - min)));
  return Math.round(Math.sqrt(part) * SLIDER_MAX);
}

export const actionFor = (wager: Wager, to: number): WireAction =>
  to === wager.allIn ? { type: 'allIn' } : { type: wager.type, to };

type Paid = Pick<WireHandView['players'][number], 'seat' | 'ante' | 'live' | 'dead'>;

/**
 * The part of what I can win that a call must pay: 0.25 is one time in four. Chips that others put
 * in beyond what I can match are not mine to win.
 */
export function potOdds(call: number, players: readonly Paid[], mine: number): number {
  const me = players.find(({ seat }) => seat === mine);
  if (me === undefined || call === 0) return 0;
  const level = me.ante + me.live + call;
  const winnable = players.reduce(
    (sum, { seat, ante, live, dead }) =>
      sum + dead + (seat === mine ? level : Math.min(level, ante + live)),
    0,
  );
  return call / winnable;
}
