/** Mixed games at a table (R148–R155). */
import { describe, expect, test } from 'vitest';
import type { RotationConfig, RotationHand } from '../games-walker/rotation.js';
import { rotation } from '../games-walker/rotation.js';
import { isAbsent, note, vectorsOf } from '../games-walker/shared-vectors.js';
import {
  between,
  oneIn,
  pick,
  type Source,
  seededSource,
  shuffled,
} from '../games-walker/source.js';
import {
  chooserOfNextGame,
  gameOfNextHand,
  MIXES,
  type MixOptions,
  settingsInGame,
  settingsOf,
  type TableOptions,
  type TableState,
} from './api.js';
import { after, finish, must, play, refusal, seated, start } from './tables.js';

const NAMES = 'ABCDEFGHIJ';

/** The table of a rotation: as many levels as anybody asks for, ended by hand. */
function tableOf(config: RotationConfig): TableState {
  const { mix, rotate, choices, seatCount, seats, buttonRule = 'moving' } = config;
  const games = (choices ?? mix).map((game) => ({ game })) as MixOptions['games'];
  const options: MixOptions = {
    games,
    ...(typeof rotate === 'object'
      ? { rotate: 'hands' as const, hands: rotate.hands }
      : { rotate }),
    choice: choices !== undefined,
  };
  const isEvent = rotate === 'level';
  const common: TableOptions = { seatCount, buttonRule, mix: options };
  const players = seats.map((seat, i) => `${NAMES[i]}${seat}:100000`).join(' ');
  return seated(
    isEvent
      ? { ...common, tournament: { startingStack: 100_000, clock: 'hands', levels: LEVELS } }
      : { ...common, bigBlind: 200, minBuyIn: 100, maxBuyIn: 1_000_000 },
    players,
  );
}

const LEVELS = Array.from({ length: 12 }, (_, i) => ({
  smallBlind: 100 * (i + 1),
  bigBlind: 200 * (i + 1),
  duration: 1000,
}));

/** The level that the vectors count from 1. */
const atLevel = (state: TableState, level: number): TableState =>
  state.tournament === null
    ? state
    : {
        ...state,
        tournament: { ...state.tournament, clock: { ...state.tournament.clock, level: level - 1 } },
      };

function playRotation(config: RotationConfig): RotationHand[] {
  let state = tableOf(config);
  const dealt: RotationHand[] = [];
  for (let number = 1; number <= config.hands; number++) {
    const chooser = config.chooser === undefined ? {} : { chooser: config.chooser };
    const first = number === 1 ? { button: config.button, ...chooser } : {};
    state = after(state, { type: 'startNextHand', ...first });
    const { config: hand, positions, rotation: now } = state.hand!;
    const isStud = hand.bringIn !== undefined;
    dealt.push({
      hand: number,
      game: hand.game!,
      button: positions.button,
      ...(config.rotate === 'level' && { level: state.tournament!.clock.level + 1 }),
      ...(config.chooser !== undefined && { chooser: now!.chooser! }),
      smallBlind: isStud ? null : (hand.smallBlindSeat ?? null),
      bigBlind: isStud ? null : hand.bigBlindSeat!,
    });
    state = finish(state);
    for (const { out, level } of config.events?.[number] ?? []) {
      const gone = state.seats.find(({ seat }) => seat === out);
      if (gone !== undefined) state = after(state, { type: 'leave', player: gone.player });
      if (level !== undefined) state = atLevel(state, level);
    }
  }
  return dealt;
}

interface Vector {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly config: RotationConfig;
  readonly expect: { readonly hands: readonly RotationHand[] };
}

const vectors = vectorsOf<Vector>('rotation');

describe.skipIf(isAbsent)(`the rotations of ../shared${note}`, () => {
  test('are 8', () => expect(vectors).toHaveLength(8));

  test.each(vectors)('$id ($rules) $title', ({ config, expect: { hands } }) => {
    expect(playRotation(config)).toEqual(hands);
  });
});

function randomRotation(source: Source): RotationConfig {
  const seatCount = between(source, 3, 6);
  const all = Array.from({ length: seatCount }, (_, i) => i + 1);
  const seats = shuffled(source, all)
    .slice(0, between(source, 3, seatCount))
    .sort((a, b) => a - b);
  const games = ['holdem', 'stud', 'razz', '27td', 'omaha8', 'badugi', 'stud8'];
  const hands = between(source, 8, 40);
  const leaves = shuffled(source, seats).slice(0, between(source, 0, seats.length - 3));
  const events: Record<string, { out: number }[]> = {};
  for (const out of leaves) {
    const when = between(source, 1, hands);
    events[when] = [...(events[when] ?? []), { out }];
  }
  return {
    ...{ seatCount, seats, hands, events },
    button: pick(source, seats),
    mix: shuffled(source, games).slice(0, between(source, 1, games.length)),
    rotate: oneIn(source, 2) ? 'orbit' : { hands: between(source, 1, 7) },
    buttonRule: pick(source, ['dead', 'moving'] as const),
  };
}

describe('random tables', () => {
  test('R149–R152: games, buttons and blinds as the walker has them', () => {
    const source = seededSource(Number(process.env['SIDEPOT_SEED'] ?? 5));
    for (let n = 0; n < 60; n++) {
      const config = randomRotation(source);
      expect({ config, hands: playRotation(config) }).toEqual({ config, hands: rotation(config) });
    }
  });
});

const HORSE: TableOptions = {
  seatCount: 6,
  bigBlind: 200,
  minBuyIn: 100,
  maxBuyIn: 100_000,
  mix: { games: MIXES.horse, rotate: 'hands', hands: 1 },
};

describe('R148 mixes', () => {
  test('the known ones', () => {
    expect(Object.values(MIXES).map(({ length }) => length)).toEqual([5, 4, 8, 10]);
    expect(MIXES.hose.map(({ game }) => game)).toEqual(['holdem', 'omaha8', 'stud', 'stud8']);
  });

  test.each([
    [{ games: [] }, 'BAD_INPUT'],
    [{ games: [{ game: 'chess' }] }, 'BAD_INPUT'],
    [{ games: [{ game: 'stud', limit: 'no-limit' }] }, 'BAD_INPUT'],
    [{ games: MIXES.horse, rotate: 'level' }, 'BAD_INPUT'],
    [{ games: MIXES.horse, hands: 0 }, 'BAD_INPUT'],
    [{ games: [{ game: 'stud', stakes: { bigBlind: 10, bringIn: 11 } }] }, 'BAD_BLINDS'],
  ])('%j is refused', (mix, code) => {
    const made = settingsOf({ bigBlind: 200, mix: mix as MixOptions });
    expect(made.ok || made.error.code).toBe(code);
  });
});

describe('R153 stakes', () => {
  const inGame = (options: TableOptions, entry: number) =>
    settingsInGame(must(settingsOf(options)), entry);
  const stakes = (options: TableOptions, entry: number) => {
    const { smallBlind, bigBlind, ante, bringIn } = inGame(options, entry);
    return { smallBlind, bigBlind, ante, bringIn };
  };

  test('from a small bet of 200', () => {
    const options = { bigBlind: 200, mix: { games: MIXES['8-game'] } };
    expect(stakes(options, 1)).toEqual({ smallBlind: 100, bigBlind: 200, ante: 0, bringIn: 0 });
    expect(stakes(options, 3)).toEqual({ smallBlind: 0, bigBlind: 200, ante: 40, bringIn: 60 });
    expect(stakes(options, 6)).toEqual({ smallBlind: 50, bigBlind: 100, ante: 0, bringIn: 0 });
  });

  test('down to units, at least one', () => {
    const options = { bigBlind: 10, unit: 5, mix: { games: MIXES['8-game'] } };
    expect(stakes(options, 3)).toEqual({ smallBlind: 0, bigBlind: 10, ante: 5, bringIn: 5 });
    expect(stakes(options, 6)).toEqual({ smallBlind: 5, bigBlind: 5, ante: 0, bringIn: 0 });
  });

  test('written ones hold; and by level', () => {
    const games = MIXES.horse.map((one) => ({ ...one, stakes: { bigBlind: 40, ante: 3 } }));
    const cash: TableOptions = { bigBlind: 200, anteMode: 'perPlayer', mix: { games } };
    expect(stakes(cash, 3)).toEqual({ smallBlind: 0, bigBlind: 40, ante: 3, bringIn: 12 });
    const written = { bigBlind: 50, bringIn: 5 };
    const levels = [
      { smallBlind: 100, bigBlind: 200, duration: 1 },
      { smallBlind: 200, bigBlind: 400, duration: 1, games: Array(5).fill(written) },
    ];
    const event: TableOptions = {
      mix: { games: MIXES.horse },
      tournament: { startingStack: 1000, clock: 'hands', levels },
    };
    const found = inGame(event, 4).tournament?.levels.map(({ ante, bringIn }) => [ante, bringIn]);
    expect(found).toEqual([
      [40, 60],
      [10, 5],
    ]);
  });
});

describe('R152 who comes and goes', () => {
  test('a new player starts in stud at once and owes nothing afterwards', () => {
    let state = seated(
      {
        ...HORSE,
        mix: { games: [{ game: 'stud' }, { game: 'holdem' }], rotate: 'hands', hands: 1 },
      },
      'A1 B2 C3',
    );
    state = finish(start(state, 1));
    state = play(state); // hold'em
    state = after(state, { type: 'sit', player: 'D', seat: 4, buyIn: 1000 });
    state = start(state);
    expect(state.hand?.config.players.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
    state = start(finish(state));
    expect(state.hand?.config.game).toBe('holdem');
    const [, , , fourth] = state.hand?.config.players ?? [];
    expect([fourth?.seat, fourth?.posts]).toEqual([4, undefined]);
  });

  test('stud antes pay off no missed blind', () => {
    let state = seated(
      {
        ...HORSE,
        mix: { games: [{ game: 'holdem' }, { game: 'stud' }], rotate: 'hands', hands: 3 },
      },
      'A1 B2 C3 D4',
    );
    state = after(play(state, {}, 1), { type: 'sitOut', player: 'D' });
    state = play(play(state)); // the big blind passes seat 4
    const missed = (now: TableState) => now.seats.find(({ player }) => player === 'D')?.missed;
    expect(missed(state)?.big).toBe(true);
    state = after(state, { type: 'sitIn', player: 'D' });
    state = start(state);
    expect(state.hand?.config).toMatchObject({ game: 'stud', ante: 40, bringIn: 60, button: 6 });
    expect(state.hand?.config.players).toHaveLength(4);
    expect(missed(finish(state))?.big).toBe(true);
  });

  test('a void hand of stud moves no marker', () => {
    const state = play(seated(HORSE, 'A1 B2 C3'), {}, 1);
    const running = start(state);
    const { stacks } = { stacks: Object.fromEntries(running.seats.map((s) => [s.seat, s.stack])) };
    const voided = after(running, { type: 'finishHand', stacks, voided: true });
    expect(voided.rotation).toEqual(state.rotation);
  });
});

describe('R154 dealer’s choice', () => {
  const CHOICE: TableOptions = { ...HORSE, mix: { games: MIXES.horse, choice: true } };

  test('the marker’s holder names a game; out of time the next of the list', () => {
    let state = seated(CHOICE, 'A1 B2 C3');
    expect(chooserOfNextGame(state)).toBe(1);
    expect(refusal(state, { type: 'chooseGame', player: 'B', entry: 2 })).toBe('NOT_YOUR_COMMAND');
    state = after(state, { type: 'chooseGame', player: 'A', entry: 2 });
    const games: string[] = [];
    for (let hand = 1; hand <= 9; hand++) {
      if (hand === 3) state = after(state, { type: 'chooseGame', player: 'B', entry: 4 });
      state = start(state, 1);
      games.push(`${state.hand?.config.game} ${state.hand?.rotation?.chooser}`);
      state = finish(state);
    }
    expect(games.join(', ')).toBe(
      'razz 1, razz 1, razz 1, stud8 2, stud8 2, stud8 2, holdem 3, holdem 3, holdem 3',
    );
    expect(state.chosen).toBeUndefined();
  });

  test('one who has left names nothing', () => {
    let state = play(play(play(seated(CHOICE, 'A1 B2 C3 D4'), {}, 1)));
    state = after(state, { type: 'chooseGame', player: 'B', entry: 4 });
    state = play(after(state, { type: 'leave', player: 'B' }));
    expect(gameOfNextHand(state)).toMatchObject({ game: 'omaha8', entry: 1 });
  });
});

describe('R155 seats', () => {
  test('as many as the smallest game takes', () => {
    expect(must(settingsOf({ bigBlind: 20, mix: { games: MIXES.horse } })).seatCount).toBe(8);
    expect(must(settingsOf({ bigBlind: 20, mix: { games: MIXES['8-game'] } })).seatCount).toBe(6);
    const eight = settingsOf({ seatCount: 7, bigBlind: 20, mix: { games: MIXES['8-game'] } });
    expect(eight.ok || eight.error.code).toBe('TOO_MANY_PLAYERS');
  });

  test('another mix begins anew with its first game', () => {
    let state = play(play(seated(HORSE, 'A1 B2 C3'), {}, 1));
    expect(gameOfNextHand(state)?.game).toBe('razz');
    const mix = {
      games: [{ game: 'badugi' }, { game: 'stud' }],
      rotate: 'hands',
      hands: 2,
    } as const;
    state = after(state, { type: 'changeSettings', settings: { mix } });
    expect(gameOfNextHand(state)).toMatchObject({ game: 'badugi', hand: 1 });
    state = after(state, { type: 'changeSettings', settings: { mix: null, game: 'stud' } });
    expect(start(state).hand?.config).toMatchObject({ game: 'stud', ante: 40, bringIn: 60 });
  });

  test('a table of stud alone: ante and bring-in by R153, the button never moves', () => {
    let state = seated(
      { seatCount: 8, game: 'stud', bigBlind: 20, minBuyIn: 10, maxBuyIn: 9000 },
      'A1 B2 C3',
    );
    expect(state.settings).toMatchObject({ ante: 4, bringIn: 6, limit: 'fixed-limit' });
    state = play(state, {}, 2);
    state = play(state);
    expect([state.positions, state.rotation?.button]).toEqual([null, 2]);
    state = after(state, {
      type: 'changeSettings',
      settings: { game: 'holdem', limit: 'no-limit', smallBlind: 10, ante: 0 },
    });
    expect(start(state).hand?.positions).toEqual({ button: 2, smallBlind: 3, bigBlind: 1 });
  });
});
