/** The rules page says nothing that the engine does not do. */

import {
  apply,
  applyTable,
  autoAdvance,
  createTable,
  decideTable,
  deck,
  evaluate,
  type HandConfig,
  type HandState,
  type PlayerCommand,
  parseCards,
  prizes,
  type SettleInput,
  settle,
  startNewHand,
  type TableCommand,
  type TableState,
} from '@sidepot/engine';
import { amount, potTitle, RULE_ANCHORS, type RuleAnchor, words } from '@sidepot/i18n/page';
import { describe, expect, test } from 'vitest';
import { settleUp } from '../../server/src/room/ledger/settlement.js';
import { calculatorPath, readLink } from '../src/calculator/model/link.js';
import { EXAMPLES } from '../src/rules/examples.js';
import {
  BAR_PICTURES,
  LEDGER,
  RABBIT,
  RANKED_HANDS,
  SEAT_PICTURES,
  TRANSFERS,
} from '../src/rules/figures.js';
import { outcomeOf } from '../src/rules/outcome.js';
import { DEFAULT_DRAFT } from '../src/settings/draft.js';
import { ruleOf } from '../src/settings/rule-of.js';

type Hand = SettleInput<string>;
const examples = Object.entries(EXAMPLES) as [RuleAnchor, Hand][];

const settled = (hand: Hand) => {
  const found = settle(hand);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

const entriesOf = (chips: Readonly<Partial<Record<string, number>>>) =>
  Object.entries(chips) as [string, number][];

describe('examples of hands', () => {
  test.each(examples)('%s: the words beside it are what settle says', (_, hand) => {
    const { pots, refund, rake } = settled(hand);
    const said = outcomeOf(hand);
    expect(said.pots.map(({ name, amount: chips }) => [name, chips])).toEqual(
      pots.map((pot, i) => [potTitle(i, pots.length), pot.amount]),
    );
    for (const [i, pot] of pots.entries()) {
      const words = said.pots[i]?.lines.join(' ') ?? '';
      expect(words).toContain(`= ${amount(pot.amount)}`);
      for (const winner of Object.keys(pot.awards)) expect(words).toContain(winner);
    }
    const whole = said.lines.join(' ');
    for (const [id, chips] of entriesOf(refund)) {
      expect(whole).toMatch(new RegExp(`${id} .*: ${amount(chips)} went back`));
    }
    expect(/Rake is .*: (\d+)\./.exec(whole)?.[1] ?? '0').toBe(amount(rake));
  });

  /** By hand, from the rulebook. */
  const PAID: Readonly<Partial<Record<RuleAnchor, Readonly<Record<string, number>>>>> = {
    'missed-blinds': { Dan: 300 },
    antes: { Dan: 220, Ann: 120 },
    'short-antes': { Bob: 2500, Ann: 1000 },
    straddle: { Cat: 450 },
    'bomb-pot': { Ann: 600, Cat: 150 },
    'side-pots': { Ann: 200, Bob: 210, Dan: 160 },
    uncalled: { Ann: 100 },
    'folded-chips': { Cat: 200, Ann: 80 },
    'run-it-twice': { Ann: 76, Cat: 75 },
    'split-pots': { Ann: 7, Bob: 11, Cat: 9 },
    'high-low': { Ann: 30, Bob: 110 },
    rake: { Ann: 127, Cat: 893 },
    tournaments: { Ann: 250 },
  };

  test('are paid as the rulebook wants', () => {
    const paid = examples.map(([anchor, hand]) => [anchor, settled(hand).awards]);
    expect(Object.fromEntries(paid)).toEqual(PAID);
  });

  test.each(examples)('%s: the story names no number that is not in the hand', (anchor, hand) => {
    const { refund, pots } = settled(hand);
    const inHand = hand.players.flatMap((one) => {
      const { ante = 0, dead = 0, live } = one;
      return [ante, dead, live, ante + live, ante + dead + live];
    });
    const known = new Set([
      ...inHand,
      ...pots.map((pot) => pot.amount),
      ...Object.values(refund),
      ...[(hand.rakeConfig?.bps ?? 0) / 100, Number(hand.rakeConfig?.cap ?? 0)],
      // "Blinds 500/1,000" of a hand where the small blind is nobody's.
      ...(anchor === 'short-antes' ? [500] : []),
    ]);
    const story = words.rules.sections[anchor].story ?? '';
    const numbers = [...story.matchAll(/\d[\d,]*/g)].map(([digits]) =>
      Number(digits.replaceAll(',', '')),
    );
    expect(numbers.filter((number) => !known.has(number))).toEqual([]);
    expect(story).not.toBe('');
  });

  test.each(examples)('%s: every chip is in its place in the towers', (_, hand) => {
    const { pots, refund } = settled(hand);
    const { columns } = outcomeOf(hand).towers;
    const blocks = columns.flatMap((column) => column.blocks);
    const sum = (some: typeof blocks): number => some.reduce((all, one) => all + one.amount, 0);
    expect(sum(blocks)).toBe(columns.reduce((all, { total }) => all + total, 0));
    for (const [i, pot] of pots.entries()) {
      expect(sum(blocks.filter(({ pot: of }) => of === i))).toBe(pot.amount);
    }
    expect(sum(blocks.filter(({ kind }) => kind === 'returned'))).toBe(
      entriesOf(refund).reduce((all, [, chips]) => all + chips, 0),
    );
  });

  test.each(examples)('%s: opens in the calculator as it stands here', (_, hand) => {
    const path = calculatorPath({ hand });
    expect(readLink(path.slice(path.indexOf('#')))).toEqual({ hand });
  });
});

/** Ann is the small blind, Bob the big one; the button is on an empty seat. */
class Betting {
  state: HandState;

  constructor(config: Partial<HandConfig> = {}) {
    const players = ['Ann', 'Bob', 'Cat', 'Dan'].map((id, i) => ({ id, seat: i + 1, stack: 9000 }));
    const blinds = { smallBlind: 50, bigBlind: 100 };
    const table = { players, button: 9, seatCount: 9, deck: deck(), ...blinds };
    this.state = value(startNewHand({ ...table, ...config }));
  }

  do(...commands: readonly PlayerCommand[]): this {
    for (const command of commands) {
      this.state = autoAdvance(value(apply(this.state, command)).state).state;
    }
    return this;
  }

  /** Nobody raises; the flop is there. */
  flop(...callers: readonly number[]): this {
    for (const seat of [3, 4, 1]) {
      this.do(callers.includes(seat) ? { type: 'call', seat } : { type: 'fold', seat });
    }
    this.do({ type: 'check', seat: 2 });
    return this;
  }

  get legal() {
    const { turn } = this.state;
    if (turn.kind !== 'act') throw new Error('nobody is asked');
    return turn.legal;
  }
}

function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const bars = (anchor: RuleAnchor) => BAR_PICTURES[anchor]?.bars ?? [];
const totals = (anchor: RuleAnchor): number[] => bars(anchor).map(({ call, top }) => call + top);

describe('pictures of bets', () => {
  test('a raise is at least as large as the one before', () => {
    const hand = new Betting().do({ type: 'raise', seat: 3, to: 300 });
    const dan = hand.legal.raise?.min;
    const next = hand.do({ type: 'raise', seat: 4, to: 800 }).legal.raise?.min;
    expect(totals('betting')).toEqual([100, 300, dan, 800, next]);
  });

  test('a short all-in lifts the price only, and opens nothing', () => {
    const players = [9000, 370, 9000, 9000].map((stack, i) => ({ id: i, seat: i + 1, stack }));
    const hand = new Betting({ players }).flop(3, 1);
    hand.do({ type: 'bet', seat: 1, to: 200 }, { type: 'allIn', seat: 2 });
    expect(totals('short-all-in')).toEqual([200, 270, hand.legal.raise?.min]);
    hand.do({ type: 'call', seat: 3 });
    expect(hand.legal).toMatchObject({ call: 70, raise: null });
  });

  test('pot limit: the bet, and the pot with the call on top', () => {
    const hand = new Betting({ limit: 'pot-limit' })
      .flop(3, 1)
      .do({ type: 'bet', seat: 1, to: 100 });
    expect(totals('limits')).toEqual([100, hand.legal.raise?.max]);
  });
});

describe('other pictures', () => {
  test('the dead button moves as the table moves it', () => {
    const play = (state: TableState, command: TableCommand): TableState =>
      value(applyTable(state, command)).state;
    const names = ['Ann', 'Bob', 'Cat', 'Dan'];
    let state = value(createTable({ seatCount: 4, smallBlind: 50, bigBlind: 100 }));
    for (const [i, player] of names.entries()) {
      state = play(state, { type: 'sit', player, seat: i + 1, buyIn: 5000 });
    }
    const shown = () => {
      const { button, bigBlind } = state.hand?.positions ?? { button: 0, bigBlind: 0 };
      const payer = state.hand?.config.smallBlindSeat ?? null;
      return Array.from({ length: 4 }, (_, i) => ({
        name: state.seats.find(({ seat }) => seat === i + 1)?.player ?? null,
        tags: [
          ...(button === i + 1 ? ['D'] : []),
          ...(payer === i + 1 ? ['SB'] : []),
          ...(bigBlind === i + 1 ? ['BB'] : []),
        ],
      }));
    };
    const picture = (at: number) =>
      SEAT_PICTURES.blinds?.[at]?.seats.map(({ name, tags = [] }) => ({ name, tags }));
    state = play(state, { type: 'startNextHand', now: 0, button: 4 });
    expect(shown()).toEqual(picture(0));
    const stacks = Object.fromEntries(state.seats.map(({ seat, stack }) => [seat, stack]));
    state = play(state, { type: 'finishHand', stacks, rake: 0, voided: false });
    state = play(state, { type: 'leave', player: 'Bob' });
    state = play(state, { type: 'startNextHand', now: 0 });
    expect(shown()).toEqual(picture(1));
  });

  test('the hands stand from best to worst', () => {
    const values = RANKED_HANDS.map(([, cards]) => evaluate(parseCards(cards)));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(values).size).toBe(9);
  });

  test('the payments settle the ledger, and are the fewest', () => {
    const nets = LEDGER.map(({ name, bought, left }) => ({ player: name, net: left - bought }));
    expect(settleUp(nets)).toEqual(TRANSFERS);
  });

  test('the prizes are the ones that are paid', () => {
    const { story } = words.rules.sections.prizes;
    const [first, second, third] = prizes(5 * 25, [50, 30, 20], 5);
    expect(story).toContain(`${first}, ${second} and ${third}`);
  });

  test('chips are added up to the most', () => {
    const sat = value(
      applyTable(
        value(createTable({ smallBlind: 5, bigBlind: 10, minBuyIn: 250, maxBuyIn: 1000 })),
        {
          ...{ type: 'sit', player: 'Bob', seat: 1, buyIn: 250 },
        },
      ),
    ).state;
    const add = (chips: number) =>
      decideTable(sat, { type: 'topUp', player: 'Bob', amount: chips }).ok;
    expect([add(750), add(751)]).toEqual([true, false]);
    expect(words.rules.sections['buy-in'].story).toContain('750');
  });

  test('no card is there twice', () => {
    expect(new Set(parseCards(RABBIT.board + RABBIT.next)).size).toBe(5);
  });
});

describe('sections', () => {
  test('every anchor has words, and there are no others', () => {
    expect(Object.keys(words.rules.sections).sort()).toEqual([...RULE_ANCHORS].sort());
    expect(new Set(RULE_ANCHORS).size).toBe(RULE_ANCHORS.length);
  });

  test.each(RULE_ANCHORS)('%s has a picture or an example', (anchor) => {
    const { story, body } = words.rules.sections[anchor];
    expect(body.length).toBeGreaterThan(0);
    expect(story).toBeDefined();
  });

  test('every setting links to a section that is there', () => {
    const anchors = Object.keys(DEFAULT_DRAFT).flatMap((field) => ruleOf(field) ?? []);
    expect(anchors.length).toBeGreaterThan(15);
    for (const anchor of anchors) expect(RULE_ANCHORS).toContain(anchor);
  });
});
