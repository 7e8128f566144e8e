/** The end of a hand, in the words of the vectors' `expect`. */
import { type Awards, awardPot, type Showdown, showdownOf } from './award.js';
import { bestBoard } from './boards.js';
import { layersOf } from './pots.js';
import { rakesOf, unitOfHand } from './rake.js';
import {
  buttonOf,
  clockwiseFrom,
  type DrawNote,
  type Hand,
  liveSeats,
  type Opener,
  type Seat,
} from './state.js';

export interface PaidPot {
  readonly name: string;
  readonly amount: number;
  readonly eligible: string[];
  readonly rake: number;
  readonly awards: Record<string, number>;
}

export interface Result {
  readonly openers: Opener[];
  /** Refunds included. */
  readonly contributions: Record<string, number>;
  readonly refund: Record<string, number>;
  readonly folded: string[];
  readonly forfeit?: Record<string, number>;
  readonly pots: PaidPot[];
  readonly rake: number;
  readonly stacks: Record<string, number>;
  readonly board?: string;
  readonly draws?: DrawNote[];
  /** Null: all at once (R74). Absent: nobody shows. */
  readonly showOrder?: number[] | null;
  readonly hands?: Record<string, Record<string, string | null>>;
}

const byId = <T>(seats: readonly Seat[], value: (seat: Seat) => T): Record<string, T> =>
  Object.fromEntries(seats.map((seat) => [seat.id, value(seat)]));

/** R74, R75, R131. */
function showOrder(hand: Hand): number[] | null {
  const live = liveSeats(hand);
  if (live.some(({ stack }) => stack === 0)) return null;
  const opener = hand.game.upCards === null ? buttonOf(hand) + 1 : bestBoard(hand).seat;
  const order = clockwiseFrom(hand, hand.aggressor ?? opener);
  return order.filter((seat) => !seat.folded).map(({ seat }) => seat);
}

function shown(hand: Hand, showdown: Showdown): Pick<Result, 'showOrder' | 'hands'> {
  const live = liveSeats(hand);
  if (live.length === 1) return {};
  const hands = byId(live, (seat) =>
    Object.fromEntries(
      [...showdown].map(([half, cards]) => [half.name, cards.get(seat)?.cards.join('') ?? null]),
    ),
  );
  return { showOrder: showOrder(hand), hands };
}

function paidPots(hand: Hand, showdown: Showdown): PaidPot[] {
  const { pots } = layersOf(hand);
  const unit = unitOfHand(hand);
  const rakes = rakesOf(hand, pots, unit);
  return pots.map(({ amount, seats }, index) => {
    const rake = rakes[index]!;
    const awards: Awards =
      seats.length === 1 // R16, R21
        ? new Map([[seats[0]!, amount - rake]])
        : awardPot(hand, showdown, seats, amount - rake, unit);
    return {
      name: index === 0 ? 'Main Pot' : `Side Pot ${index}`, // R18
      amount,
      eligible: seats.map(({ id }) => id),
      rake,
      awards: Object.fromEntries([...awards].map(([{ id }, won]) => [id, won])),
    };
  });
}

export function resultOf(hand: Hand): Result {
  if (!hand.over) throw new Error('the hand is not over');
  const { seats } = hand;
  const { refund } = layersOf(hand);
  const back = (seat: Seat): number => (refund?.seat === seat ? refund.amount : 0);
  const isContested = liveSeats(hand).length > 1;
  const showdown: Showdown = isContested ? showdownOf(hand) : new Map();
  const pots = paidPots(hand, showdown);
  const won = ({ id }: Seat): number => pots.reduce((sum, pot) => sum + (pot.awards[id] ?? 0), 0);
  const absent = seats.filter((seat) => seat.absent);
  return {
    openers: hand.openers,
    contributions: byId(seats, ({ ante, dead, live }) => ante + dead + live),
    refund: byId(
      seats.filter((seat) => back(seat) > 0),
      back,
    ),
    folded: seats.filter(({ folded }) => folded).map(({ id }) => id),
    ...(absent.length > 0 && { forfeit: byId(absent, ({ forfeit }) => forfeit) }),
    pots,
    rake: pots.reduce((sum, { rake }) => sum + rake, 0),
    stacks: byId(seats, (seat) => seat.stack + back(seat) + won(seat)),
    ...(hand.board.length > 0 && { board: hand.board.join('') }),
    ...(hand.draws.length > 0 && { draws: hand.draws }),
    ...shown(hand, showdown),
  };
}
