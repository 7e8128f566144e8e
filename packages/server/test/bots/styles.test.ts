import {
  apply,
  type Card,
  type HandConfig,
  type HandEvent,
  type HandState,
  legalActions,
  type PlayerCommand,
  parseCards,
  seededRng,
  shuffle,
  startHand,
  viewFor,
} from '@sidepot/engine';
import { BOT_STRENGTHS } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import {
  decideInStyle,
  STYLE_NAMES,
  STYLES_OF,
  type StyleName,
  storyOf,
  styleOf,
} from '../../src/bots/index.js';
import { wetnessOf } from '../../src/bots/texture.js';

const FULL: Card[] = Array.from({ length: 52 }, (_, card) => card as Card);

interface Played {
  readonly state: HandState;
  readonly events: readonly HandEvent[];
}

/** Six players, the button in seat 1, 100 blinds; `own` are the cards of `seat`. */
function six(seat: number, own: string, board = '', config: Partial<HandConfig> = {}): Played {
  const count = config.players?.length ?? 6;
  const [cards, middle] = [parseCards(own), parseCards(board)];
  const rest = shuffle(
    FULL.filter((card) => !cards.includes(card) && !middle.includes(card)),
    seededRng(3),
  );
  // Seat 2 is dealt first; both cards at once, as the engine deals.
  const started = startHand({
    players: Array.from({ length: count }, (_, i) => ({ id: i, seat: i + 1, stack: 1000 })),
    button: 1,
    smallBlind: 5,
    bigBlind: 10,
    ...config,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  let { state } = started.value;
  const events = [...started.value.events];
  const deal: Record<number, readonly Card[]> = {};
  for (const player of state.players)
    deal[player.seat] = player.seat === seat ? cards : rest.splice(0, 2);
  const step = apply(state, { type: 'deal', hands: deal });
  if (!step.ok) throw new Error(JSON.stringify(step.error));
  ({ state } = step.value);
  return { state, events: [...events, ...step.value.events] };
}

const after = (played: Played, ...commands: readonly Parameters<typeof apply>[1][]): Played =>
  commands.reduce(({ state, events }, command) => {
    const step = apply(state, command);
    if (!step.ok) throw new Error(`${JSON.stringify(command)} ${JSON.stringify(step.error)}`);
    return { state: step.value.state, events: [...events, ...step.value.events] };
  }, played);

/** What it does with forty seeds. */
function choices(style: StyleName, { state, events }: Played, seat: number): PlayerCommand[] {
  const legal = legalActions(state, seat)!;
  const view = viewFor(state, seat);
  return Array.from(
    { length: 40 },
    (_, seed) => decideInStyle(style, view, legal, seededRng(seed), 0, storyOf(events)).command,
  );
}

const share = (list: readonly PlayerCommand[], type: string): number =>
  list.filter((one) => one.type === type).length / list.length;

const totals = (list: readonly PlayerCommand[]): number[] =>
  list.flatMap((one) => (one.type === 'bet' || one.type === 'raise' ? [one.to] : []));

const fold = (...seats: number[]) => seats.map((seat) => ({ type: 'fold', seat }) as const);

describe('a style', () => {
  test('is the bot’s own and stays, and each strength has several', () => {
    for (const strength of BOT_STRENGTHS) {
      const ids = Array.from({ length: 200 }, (_, i) => `bot_${i}`);
      const styles = ids.map((id) => styleOf(strength, id));
      expect(styles).toEqual(ids.map((id) => styleOf(strength, id)));
      expect(new Set(styles)).toEqual(new Set(STYLES_OF[strength]));
      for (const style of STYLES_OF[strength]) {
        expect(styles.filter((one) => one === style).length).toBeGreaterThan(50);
      }
    }
    expect(Object.values(STYLES_OF).flat().sort()).toEqual([...STYLE_NAMES].sort());
  });
});

describe('before the flop', () => {
  test('who is strong raises more hands on the button than under the gun, and limps none', () => {
    const early = choices('tight-aggressive', six(4, 'Kc 8c'), 4);
    expect(share(early, 'fold')).toBe(1);
    const late = choices('tight-aggressive', after(six(1, 'Kc 8c'), ...fold(4, 5, 6)), 1);
    expect(share(late, 'raise')).toBe(1);
    for (const to of totals(late)) {
      expect(to).toBeGreaterThanOrEqual(20);
      expect(to).toBeLessThanOrEqual(30);
    }
  });

  test('a calling station limps where the others fold or raise', () => {
    const spot = six(4, '9c 7c');
    expect(share(choices('calling-station', spot, 4), 'call')).toBeGreaterThan(0.6);
    expect(share(choices('tight-aggressive', spot, 4), 'fold')).toBe(1);
  });

  test('a raise is raised to three or four times with kings, with rags not called', () => {
    const raised = (own: string) =>
      after(six(1, own), ...fold(4, 5), { type: 'raise', seat: 6, to: 25 });
    for (const style of STYLES_OF.hard) {
      const kings = choices(style, raised('Kc Kd'), 1);
      expect(share(kings, 'raise')).toBe(1);
      for (const to of totals(kings)) {
        expect(to).toBeGreaterThanOrEqual(70);
        expect(to).toBeLessThanOrEqual(110);
      }
      expect(share(choices(style, raised('9c 3d'), 1), 'fold')).toBe(1);
    }
  });

  test('with few blinds it is all or nothing', () => {
    const players = Array.from({ length: 6 }, (_, i) => ({ id: i, seat: i + 1, stack: 80 }));
    for (const style of STYLES_OF.hard) {
      const spot = (own: string) => after(six(1, own, '', { players }), ...fold(4, 5, 6));
      expect(new Set(totals(choices(style, spot('Ac 9d'), 1)))).toEqual(new Set([80]));
      expect(share(choices(style, spot('9c 2d'), 1), 'fold')).toBe(1);
      expect(choices(style, spot('Kc 7d'), 1).some(({ type }) => type === 'call')).toBe(false);
    }
  });
});

describe('after the flop', () => {
  /** Seat 1 raised, the big blind called and checks. */
  const flop = (own: string, board: string) =>
    after(
      six(1, own, board),
      ...fold(4, 5, 6),
      { type: 'raise', seat: 1, to: 25 },
      ...fold(2),
      { type: 'call', seat: 3 },
      { type: 'deal', cards: parseCards(board) },
      { type: 'check', seat: 3 },
    );

  test('who raised bets again, often without a hand, more on a dry board', () => {
    const dry = choices('tight-aggressive', flop('Jc Ts', 'Kd 7h 2c'), 1);
    const wet = choices('tight-aggressive', flop('2c 3s', '9d 8d 7h'), 1);
    expect(share(dry, 'bet')).toBeGreaterThan(0.4);
    expect(share(wet, 'bet')).toBeLessThan(share(dry, 'bet'));
    expect(share(choices('calling-station', flop('Jc Ts', 'Kd 7h 2c'), 1), 'bet')).toBeLessThan(
      0.4,
    );
  });

  test('bets are from a third of the pot to all of it, larger on a wet board', () => {
    const pot = 55;
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    for (const style of STYLES_OF.hard) {
      const dry = totals(choices(style, flop('Kc Qs', 'Kd 7h 2c'), 1));
      const wet = totals(choices(style, flop('9c 9s', '9d 8d 7h'), 1));
      for (const to of [...dry, ...wet]) {
        expect(to).toBeGreaterThanOrEqual(0.3 * pot);
        expect(to).toBeLessThanOrEqual(1.05 * pot);
      }
      expect(mean(wet)).toBeGreaterThan(mean(dry));
    }
  });

  test('wetness goes by suits and neighbours', () => {
    const wet = (cards: string) => wetnessOf(parseCards(cards));
    expect(wet('Kd 7h 2c')).toBeLessThan(wet('Kd 7d 2c'));
    expect(wet('Kd 7d 2c')).toBeLessThan(wet('9d 8d 7h'));
    expect(wet('9d 8d 7d')).toBeLessThanOrEqual(1);
  });
});
