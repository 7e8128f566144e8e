/**
 * The shape of a table that is handed back, and of the events of its log. Both come out of files and
 * databases; what happened at the table is not judged again.
 */

import { isObject, unfit } from '../checks.js';
import { type Refusal, throwIf } from '../errors.js';
import { LIMITS } from '../games/game.js';
import { GAME_NAMES } from '../games/games.js';
import { versionProblem } from '../hand/state/version.js';
import { ANTE_MODES, SINGLE_ANTE_ORDERS } from '../pots/antes.js';
import {
  amount,
  fields,
  flag,
  id,
  integer,
  listOf,
  name,
  nullOr,
  oneOf,
  optional,
  recordOf,
  type Shape,
  seat,
  text,
} from '../shapes.js';
import { BUTTON_RULES } from './button.js';
import { ROTATIONS } from './mix/mix.js';
import { LEVEL_CLOCKS } from './prizes/levels.js';
import { STRADDLES, TABLE_MODES } from './settings.js';
import { COME_IN, type LoggedTableEvent, TABLE_VERSION, type TableState } from './state.js';

interface Shapes {
  readonly settings: Shape;
  readonly tournament: Shape;
  readonly clock: Shape;
  readonly plan: Shape;
  readonly state: Shape;
  readonly events: Readonly<Record<string, Shape>>;
}

function makeShapes(): Shapes {
  const stakes = fields({
    smallBlind: optional(amount),
    bigBlind: amount,
    ante: optional(amount),
    bringIn: optional(amount),
  });
  const mix = fields({
    games: listOf(
      fields({ game: oneOf(GAME_NAMES), limit: oneOf(LIMITS), stakes: optional(stakes) }),
    ),
    rotate: oneOf(ROTATIONS),
    hands: amount,
    choice: flag,
  });
  const tournament = fields({
    startingStack: amount,
    buyIn: amount,
    fee: amount,
    clock: oneOf(LEVEL_CLOCKS),
    levels: listOf(
      fields({
        smallBlind: amount,
        bigBlind: amount,
        ante: optional(amount),
        bringIn: optional(amount),
        games: optional(listOf(stakes)),
        duration: amount,
        breakAfter: optional(amount),
      }),
    ),
    lateEntryLevel: amount,
    reEntries: amount,
    payouts: listOf(amount),
  });
  const clock = fields({ level: amount, endsAt: nullOr(integer), hands: amount });
  const settings = fields({
    seatCount: seat,
    mode: oneOf(TABLE_MODES),
    game: oneOf(GAME_NAMES),
    limit: oneOf(LIMITS),
    mix: optional(nullOr(mix)),
    smallBlind: amount,
    bigBlind: amount,
    ante: amount,
    bringIn: optional(amount),
    anteMode: oneOf(ANTE_MODES),
    singleAnteOrder: oneOf(SINGLE_ANTE_ORDERS),
    straddle: oneOf(STRADDLES),
    minBuyIn: amount,
    maxBuyIn: amount,
    buttonRule: oneOf(BUTTON_RULES),
    unit: seat,
    rakeConfig: nullOr(fields({})),
    rules: fields({}),
    tournament: nullOr(tournament),
  });
  const positions = fields({ button: seat, smallBlind: seat, bigBlind: seat });
  const rotation = fields({
    entry: amount,
    hands: amount,
    frozen: flag,
    button: seat,
    marker: seat,
    start: seat,
    chooser: nullOr(seat),
  });
  // A state has names; an event of an older log may have numbers.
  const hand = (player: Shape): Shape =>
    fields({
      number: amount,
      config: fields({ players: listOf(fields({ id: player, seat, stack: amount })) }),
      positions,
      missed: fields({ small: listOf(player), big: listOf(player) }),
      rotation: optional(rotation),
    });
  const places = (player: Shape): Shape => listOf(fields({ player, place: amount, prize: amount }));
  const elimination = { hand: amount, stack: amount, disqualified: optional(oneOf([true])) };
  const state = fields({
    settings,
    nextSettings: nullOr(settings),
    seats: listOf(
      fields({
        seat,
        player: name,
        stack: amount,
        out: flag,
        leaving: flag,
        isNew: flag,
        missed: fields({ small: flag, big: flag }),
        comeIn: oneOf(COME_IN),
        topUp: amount,
        straddle: flag,
        waits: optional(amount),
      }),
    ),
    positions: nullOr(positions),
    rotation: optional(rotation),
    chosen: optional(fields({ player: name, entry: amount })),
    hands: amount,
    hand: nullOr(hand(name)),
    ledger: listOf(fields({ player: name, buyIns: integer, cashOuts: integer })),
    rake: integer,
    tournament: nullOr(
      fields({
        clock,
        entrants: listOf(fields({ player: name, entries: amount })),
        eliminations: listOf(fields({ player: name, ...elimination })),
        places: nullOr(places(name)),
      }),
    ),
  });
  const ofPlayer = fields({ player: id });
  const chips = fields({ player: id, amount });
  return {
    settings,
    tournament,
    clock,
    plan: fields({
      button: seat,
      smallBlind: seat,
      bigBlind: seat,
      dealt: listOf(seat),
      posters: listOf(seat),
      buyer: nullOr(seat),
    }),
    state,
    events: {
      satDown: fields({
        seat,
        player: id,
        stack: amount,
        paid: amount,
        fee: amount,
        comeIn: oneOf(COME_IN),
        moved: optional(flag),
      }),
      topUpQueued: chips,
      toppedUp: chips,
      stackSet: fields({ player: id, was: amount, stack: amount, reason: optional(text) }),
      satOut: ofPlayer,
      satIn: ofPlayer,
      comeInChosen: fields({ player: id, comeIn: oneOf(COME_IN) }),
      straddleChosen: fields({ player: id, on: flag }),
      gameChosen: fields({ player: id, entry: amount }),
      seatChanged: fields({
        player: id,
        from: seat,
        seat,
        waits: amount,
        missed: fields({ small: flag, big: flag }),
      }),
      leaving: fields({ player: id, seat }),
      left: fields({ player: id, seat, paid: amount, fee: amount, moved: optional(amount) }),
      settingsChanged: fields({ settings, from: oneOf(['now', 'nextHand']) }),
      levelStarted: fields({ clock }),
      handStarted: fields({ hand: hand(id) }),
      handFinished: fields({
        number: amount,
        stacks: recordOf(amount),
        rake: amount,
        voided: flag,
      }),
      bountyPaid: fields({
        player: id,
        seat,
        amount,
        from: listOf(fields({ player: id, seat, amount })),
      }),
      busted: fields({ player: id, seat }),
      eliminated: fields({ player: id, ...elimination, seat }),
      tournamentEnded: fields({ places: places(id) }),
    },
  };
}

/** Made when it is first needed: its parts are in files that import each other. */
let shapes: Shapes | undefined;
export const shapesOf = (): Shapes => {
  shapes ??= makeShapes();
  return shapes;
};

/** States that were looked at, or that we made: a server asks many things of the same one. */
const seen: WeakSet<object> = /* @__PURE__ */ new WeakSet();

export function tableProblem(state: TableState): Refusal | undefined {
  if (isObject(state) && seen.has(state)) return undefined;
  const problem = versionProblem(state, TABLE_VERSION) ?? shapesOf().state(state, 'state');
  if (problem === undefined) seen.add(state);
  return problem;
}

export const throwIfNoTable = (state: TableState): void => throwIf(tableProblem(state));

export function tableEventProblem(event: LoggedTableEvent, at = 'event'): Refusal | undefined {
  const { events } = shapesOf();
  const type: unknown = isObject(event) ? event.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(events, type)) {
    return unfit(at, 'tableEvent', event, 'BAD_COMMAND');
  }
  return events[type]?.(event, at);
}
