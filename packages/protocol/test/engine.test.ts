/** Whatever the engine plays fits the wire. */

import {
  apply,
  autoAdvance,
  BOARD_GAMES,
  deck,
  GAMES,
  type Game,
  type HandEvent,
  type HandState,
  type PlayerCommand,
  type Result,
  type Rng,
  randomBelow,
  seededRng,
  settingsOf,
  shortDeck,
  shuffle,
  startHand,
  TOURNAMENT_PRESET_NAMES,
  TOURNAMENT_PRESETS,
  type Viewer,
  viewEvent,
} from '@sidepot/engine';
import {
  applyPatch,
  handEventSchema,
  handViewSchema,
  httpStatusOf,
  pokerOptionsSchema,
  pokerSettingsSchema,
  ROOM_DEFAULTS,
  RUN_OUT_PAUSES,
  roomOf,
  TAIL_LENGTH,
  viewPatchSchema,
  wireEventOf,
  wireViewOf,
} from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { STREAM_EXAMPLES } from '../src/docs/examples/events.js';
import { OPTIONS } from '../src/docs/examples/hand.js';
import { VIEW_EXAMPLE } from '../src/docs/examples/messages.js';
import { pokerChangeSchema } from '../src/schema/settings.js';

const ok = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

function choice({ turn }: HandState, rng: Rng): PlayerCommand | null {
  if (turn.kind === 'runs') return { type: 'runs', seat: turn.seats[0] ?? 0, runs: 2 };
  if (turn.kind !== 'act') return null;
  const { seat, legal } = turn;
  const all: PlayerCommand[] = [{ type: legal.check ? 'check' : 'call', seat }];
  if (legal.call !== null) all.push({ type: 'fold', seat });
  if (legal.bet !== null) all.push({ type: 'bet', seat, to: legal.bet.min });
  if (legal.raise !== null) all.push({ type: 'raise', seat, to: legal.raise.min });
  if (legal.allIn !== null) all.push({ type: 'allIn', seat });
  return all[randomBelow(rng, all.length)] ?? null;
}

/** Everything every viewer gets in one hand. */
function* played(name: (typeof BOARD_GAMES)[number], seed: number) {
  const rng = seededRng(seed);
  const game: Game = GAMES[name];
  const stakes = game.forced === 'blinds' ? { smallBlind: 5, bigBlind: 10 } : { ante: 10 };
  let step = ok(
    startHand({
      ...{ ...stakes, game: name, button: 1, seatCount: 6, runs: 2, mode: 'cash' },
      rakeConfig: { bps: 500, cap: 30 },
      players: [1, 3, 4, 6].map((seat) => ({
        id: `player_${seat}__`,
        seat,
        stack: 97 + seat * 40,
      })),
      deck: shuffle(game.deck === 'short' ? shortDeck() : deck(), rng),
    }),
  );
  for (;;) {
    yield step as { state: HandState; events: readonly HandEvent[] };
    const command = choice(step.state, rng);
    if (command !== null) step = ok(apply(step.state, command));
    else if (step.state.over) return;
    else step = autoAdvance(step.state);
  }
}

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const VIEWERS: readonly Viewer[] = [1, 4, 'rail'];

test.each(BOARD_GAMES)('views and events of %s', (name) => {
  const types = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    for (const { state, events } of played(name, seed)) {
      for (const viewer of VIEWERS) {
        const view = sent(wireViewOf(state, viewer));
        expect(handViewSchema.parse(view)).toEqual(view);
        for (const event of events) {
          types.add(event.type);
          const seen = sent(wireEventOf(viewEvent(event, viewer)));
          expect(handEventSchema.parse(seen)).toEqual(seen);
        }
      }
    }
  }
  expect([...types]).toEqual(expect.arrayContaining(['started', 'dealt', 'awarded', 'ended']));
});

test('a deck does not fit into any view', () => {
  const [first] = played('holdem', 1);
  const view = sent(wireViewOf(first!.state, 1)) as object;
  expect(handViewSchema.safeParse({ ...view, deck: [1, 2] }).success).toBe(false);
  expect(handViewSchema.safeParse(sent(first!.state)).success).toBe(false);
});

describe('settings', () => {
  test.each(BOARD_GAMES)('of %s, as the engine fills them in', (game) => {
    const stakes = GAMES[game].forced === 'blinds' ? { smallBlind: 1, bigBlind: 2 } : { ante: 2 };
    const settings = sent(ok(settingsOf({ game, ...stakes, rakeConfig: { bps: 250 } })));
    expect(pokerSettingsSchema.parse(settings)).toEqual(settings);
  });

  test('of a tournament', () => {
    const levels = [
      { smallBlind: 5, bigBlind: 10, ante: 10, duration: 600_000, breakAfter: 60_000 },
    ];
    const options = { tournament: { startingStack: 1000, levels } };
    const settings = sent(ok(settingsOf(pokerOptionsSchema.parse(options))));
    expect(pokerSettingsSchema.parse(settings)).toEqual(settings);
  });

  const event = {
    tournament: {
      startingStack: 1000,
      levels: [{ smallBlind: 5, bigBlind: 10, ante: 10, duration: 1 }],
    },
  };

  test.each(TOURNAMENT_PRESET_NAMES)('of a tournament by the name %s (R27, R28)', (preset) => {
    const read = pokerOptionsSchema.parse(sent({ ...event, preset }));
    const settings = sent(ok(settingsOf(read))) as object;
    expect(settings).toMatchObject({ ...TOURNAMENT_PRESETS[preset] });
    expect(pokerSettingsSchema.parse(settings)).toEqual(settings);
  });

  test('a preset that is none does not fit, nor one that comes later', () => {
    expect(pokerOptionsSchema.safeParse({ ...event, preset: 'TDA 2022' }).success).toBe(false);
    expect(pokerChangeSchema.safeParse({ preset: 'TDA 2024' }).success).toBe(false);
  });

  test('the example makes a table', () => {
    expect(settingsOf(OPTIONS.poker).ok).toBe(true);
  });

  test('what is left out of the room has its default', () => {
    expect(roomOf({ actionClock: null })).toEqual({ ...ROOM_DEFAULTS, actionClock: null });
  });

  test('the pauses are those of issue 5', () => {
    expect(RUN_OUT_PAUSES.normal).toEqual({ reveal: 2000, street: 2200, river: 3000, pot: 1500 });
    expect(Object.values(RUN_OUT_PAUSES.none)).toEqual([0, 0, 0, 0]);
  });
});

describe('applyPatch', () => {
  test('replaces parts and appends to the tails', () => {
    const [line] = VIEW_EXAMPLE.chat;
    const chat = Array.from({ length: TAIL_LENGTH }, (_, seq) => ({ ...line!, seq }));
    const after = applyPatch(VIEW_EXAMPLE, { clock: null, chat });
    expect(after).toEqual({ ...VIEW_EXAMPLE, clock: null, chat });
    expect(applyPatch(VIEW_EXAMPLE, {})).toEqual(VIEW_EXAMPLE);
  });

  test('the log grows by the events that come with it', () => {
    const [first] = STREAM_EXAMPLES;
    const events = Array.from({ length: TAIL_LENGTH }, (_, i) => ({ ...first!, seq: 300 + i }));
    expect(applyPatch(VIEW_EXAMPLE, {}, events.slice(0, 2)).log).toEqual([
      ...VIEW_EXAMPLE.log,
      ...events.slice(0, 2),
    ]);
    expect(applyPatch(VIEW_EXAMPLE, {}, events).log).toEqual(events);
    expect(viewPatchSchema.safeParse({ log: [] }).success).toBe(false);
  });
});

test.each([
  ['STALE', 409],
  ['BELOW_MINIMUM', 422],
  ['RATE_LIMITED', 429],
] as const)('%s is %i over HTTP', (code, status) => {
  expect(httpStatusOf(code)).toBe(status);
});
