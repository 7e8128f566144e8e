/**
 * Hands played by commands, for programs in any language: a line of JSON in, a line of JSON out. The
 * dealer's part is done by itself, so that each answer waits for a player or is the end of the hand.
 */

import {
  applyPlayer,
  autoAdvance,
  cryptoRng,
  deckOf,
  formatCard,
  GAME_NAMES,
  type GameName,
  type HandConfig,
  type HandState,
  type OwnCommand,
  PokerError,
  parseCards,
  type Refusal,
  type Result,
  refusalText,
  type SeenCard,
  seededRng,
  shuffle,
  startHand,
  viewFor,
} from '@sidepot/engine';
import { phrases } from '../phrases.js';
import { cutText, jsonSafe } from '../stream/json-safe.js';

/** Hands that are open at once; more are a program that forgot to end them. */
const MOST_HANDS = 10_000;

type Json = Readonly<Record<string, unknown>>;
type Told = Result<object>;

const refused = (refusal: Refusal): Told => ({ ok: false, error: refusal });
const bad = (field: string, value: unknown): Told =>
  refused({ code: 'BAD_INPUT', field, wants: 'known', value } as unknown as Refusal);

export class TableTalk {
  readonly #hands = new Map<string, HandState>();
  #count = 0;

  /** A line for a line. Nothing it says can throw. */
  answer(line: string): string {
    let id: unknown;
    try {
      const asked: unknown = JSON.parse(line);
      const isObject = typeof asked === 'object' && asked !== null && !Array.isArray(asked);
      const command = (isObject ? asked : {}) as Json;
      id = command['id'];
      return told(id, this.#do(command));
    } catch (error) {
      if (error instanceof PokerError) return told(id, refused(error.refusal));
      const code = error instanceof SyntaxError ? 'BAD_JSON' : 'INTERNAL';
      return told(id, refused({ code, thrown: String(error) } as unknown as Refusal));
    }
  }

  #do(command: Json): Told {
    const { do: what } = command;
    if (what === 'start') return this.#start(command);
    if (what !== 'act' && what !== 'view' && what !== 'end') return bad('do', what);
    const hand = command['hand'];
    const key = String(hand);
    const state = this.#hands.get(key);
    if (state === undefined) return bad('hand', hand);
    if (what === 'view') return { ok: true, value: { hand, view: seenBy(state, command['seat']) } };
    if (what === 'end') {
      this.#hands.delete(key);
      return { ok: true, value: { hand, ended: true } };
    }
    return this.#act(key, hand, state, command);
  }

  #start({ config, seed, hand = this.#count + 1 }: Json): Told {
    if (this.#hands.size >= MOST_HANDS) {
      const wanted = { field: 'hand', wants: 'atMostItems', most: MOST_HANDS } as const;
      return refused({ code: 'BAD_INPUT', ...wanted, value: this.#hands.size + 1 } as Refusal);
    }
    const given = config as HandConfig | undefined;
    const name: unknown = given?.game ?? 'holdem';
    if (!GAME_NAMES.includes(name as GameName)) return bad('game', name);
    const rng = typeof seed === 'number' ? seededRng(seed) : cryptoRng();
    const cards = { deck: shuffle(deckOf(name as GameName), rng) };
    const started = startHand({ ...cards, ...given } as HandConfig);
    if (!started.ok) return started;
    this.#count++;
    return this.#keep(String(hand), hand, started.value.state);
  }

  #act(key: string, hand: unknown, state: HandState, command: Json): Told {
    const { do: _do, hand: _hand, id: _id, seat = seatToAct(state), cards, ...rest } = command;
    const own = typeof cards === 'string' ? { cards: parseCards(cards) } : {};
    const step = applyPlayer(state, seat as number, { ...rest, ...own } as unknown as OwnCommand);
    return step.ok ? this.#keep(key, hand, step.value.state) : step;
  }

  /** The dealer goes on as far as nobody has to decide. */
  #keep(key: string, hand: unknown, before: HandState): Told {
    const { state } = autoAdvance(before);
    this.#hands.set(key, state);
    const { turn, players, over, rake } = state;
    const bySeat = (chips: (player: (typeof players)[number]) => number): object =>
      Object.fromEntries(players.map((player) => [player.seat, chips(player)]));
    return {
      ok: true,
      value: {
        ...{ hand, over, turn: over ? null : turn },
        ...(over && {
          stacks: bySeat(({ stack }) => stack),
          won: bySeat(({ won }) => won),
          net: bySeat(({ ante, dead, live, won }) => won - ante - dead - live),
          rake,
        }),
      },
    };
  }
}

const seatToAct = ({ turn }: HandState): number =>
  turn.kind === 'act' || turn.kind === 'draw'
    ? turn.seat
    : turn.kind === 'runs'
      ? (turn.seats[0] ?? 0)
      : 0;

/** What one seat may know; anything else than a seat is the rail. Cards are text. */
function seenBy(state: HandState, seat: unknown): object {
  const view = viewFor(state, typeof seat === 'number' ? seat : 'rail');
  const { own, boards, players, pots, turn, currentBet, totalPot, street, over } = view;
  return {
    ...{ seat: view.viewer, cards: text(own), boards: boards.map(text), street, over },
    ...{ currentBet, totalPot, turn: over ? null : turn },
    pots: pots.map(({ amount, eligiblePlayers }) => ({ amount, eligible: eligiblePlayers })),
    players: players.map((player) => {
      const { id, seat: at, stack, bet, folded, held, up, shown } = player;
      return { id, seat: at, stack, bet, folded, held, up: text(up), shown: text(shown) };
    }),
  };
}

const text = (cards: readonly SeenCard[]): string =>
  cards.map((card) => (card === null ? '??' : formatCard(card))).join('');

function told(id: unknown, answer: Told): string {
  const label = id === undefined ? {} : { id };
  if (answer.ok) return JSON.stringify({ ...label, ok: true, ...answer.value });
  const { code, ...details } = jsonSafe(answer.error) as Refusal;
  return JSON.stringify({
    ...label,
    ok: false,
    error: { code, message: said(answer.error), ...details },
  });
}

/** A code of the command line's own has no sentence in the engine. */
function said(refusal: Refusal): string {
  if ((refusal.code as string) === 'BAD_JSON') return phrases.usage.notJson;
  try {
    return cutText(refusalText(refusal));
  } catch {
    return refusal.code;
  }
}
