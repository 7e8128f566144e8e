/** Stud hands in a few words: the cards of each street, seat by seat. */

import {
  apply,
  autoAdvance,
  type Card,
  type Command,
  deckOf,
  type GameName,
  type HandConfig,
  type HandState,
  parseCards,
  startHand,
  unwrap,
} from '@sidepot/engine';

/** Antes of 5, a bring-in of 10, bets of 40 and 80; the cards named come first. */
export function studHand(
  game: GameName,
  seats: number,
  first: string,
  more: Partial<HandConfig> = {},
): HandState {
  const top = parseCards(first);
  const rest = deckOf(game).filter((card: Card) => !top.includes(card));
  const config = {
    game,
    players: Array.from({ length: seats }, (_, i) => ({
      id: `P${i + 1}`,
      seat: i + 1,
      stack: 1000,
    })),
    button: seats,
    ...{ ante: 5, bringIn: 10, smallBet: 40, bigBet: 80 },
    deck: [...top, ...rest],
    ...more,
  };
  return unwrap(startHand(config)).state;
}

/** Commands of whoever's turn it is: 'bringIn', 'call', 'raise 40', 'draw 2c 3d'. */
export function played(state: HandState, ...texts: readonly string[]): HandState {
  let now = autoAdvance(state).state;
  for (const text of texts) {
    const [type = '', ...rest] = text.split(' ');
    const seat = 'seat' in now.turn ? now.turn.seat : 0;
    const more =
      type === 'draw'
        ? { cards: parseCards(rest.join(' ')) }
        : rest[0] === undefined
          ? {}
          : { to: Number(rest[0]) };
    now = autoAdvance(unwrap(apply(now, { type, seat, ...more } as Command)).state).state;
  }
  return now;
}

/** Whose turn it is. */
export const seatOf = ({ turn }: HandState): number => ('seat' in turn ? turn.seat : 0);
