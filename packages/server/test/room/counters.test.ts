import { deck, type HandEvent, playHand, readPhh, seededRng, unwrap } from '@sidepot/engine';
import { HUD_STATS, report, type StatKey, statsOf } from '@sidepot/engine/stats';
import type { HudRule } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import { historyOf } from '../../src/history/index.js';
import { countHand, MOST_COUNTED, NOTHING_COUNTED } from '../../src/room/counters/count-hand.js';
import { finishedHand, rebuildRoom, viewStats } from '../../src/room/index.js';
import { handRecordOf } from '../../src/runtime/journal/hand-records.js';
import { ANN, BOB, CAT, HOST, NO_PAUSES, playing, type Table } from './tables.js';

/** Some hands of three, each as its file has it for who was not dealt in. */
function evening(hud: HudRule, hands: number): { table: Table; files: readonly string[] } {
  const poker = { smallBlind: 5, bigBlind: 10, seatCount: 6, maxBuyIn: 1000 } as const;
  const table = playing({ poker, room: { ...NO_PAUSES, hud } }, [ANN, BOB, CAT], 7);
  const random = seededRng(3);
  const rng = (): number => random() / 2 ** 32;
  const files: string[] = [];
  const keep = (): void => {
    const over = table.finished ?? table.state;
    const hand = finishedHand(null, over);
    if (hand === null || files.length >= hand.number) return;
    files.push(historyOf(JSON.parse(handRecordOf(over, hand).log), 'nobody', 'phh'));
  };
  while (files.length < hands) {
    const turn = table.state.hand?.state.turn;
    if (turn?.kind === 'act' && table.state.table.hand !== null) {
      const { legal, seat } = turn;
      const to = (legal.raise ?? legal.bet)?.min;
      const action =
        to !== undefined && rng() < 0.3 && to < 150
          ? { type: legal.raise === null ? ('bet' as const) : ('raise' as const), to }
          : {
              type: legal.check
                ? ('check' as const)
                : rng() < 0.4
                  ? ('fold' as const)
                  : ('call' as const),
            };
      table.ask(String(table.state.hand?.state.players.find((one) => one.seat === seat)?.id), {
        type: 'act',
        action,
      });
    } else table.wake();
    keep();
  }
  return { table, files };
}

test('the counters of a table are those of its hands as they are exported', () => {
  const { table, files } = evening('all', 60);
  const { counters } = table.state;
  const records = files.map((text) => ({ record: unwrap(readPhh(text)) }));
  const exported = statsOf(records, { keep: [], ev: false });
  const byName = Object.fromEntries(
    counters.players.map(({ player, rows }) => [player.slice(0, 3), rows]),
  );
  const wanted = Object.entries(exported.players).map(([name, { rows }]) => [name, rows]);
  expect(counters.hands).toBe(60);
  expect(byName).toEqual(Object.fromEntries(wanted));
  expect(rebuildRoom(table.events).counters).toEqual(counters);
});

test('what stands beside a seat is what a report says, folds to steals of the big blind', () => {
  const { table } = evening('all', 40);
  const stats = viewStats(table.state, ANN);
  if (stats === null) throw new Error('nothing is told');
  const { hud } = table.view(ANN);
  expect(hud?.map(({ player }) => player)).toEqual([ANN, BOB, CAT]);
  for (const { player, hands, stats: told } of hud ?? []) {
    const [all] = report(stats, { player });
    const bb = report(stats, { player, by: 'position' }).find(({ group }) => group === 'bb');
    const pair = (key: StatKey): readonly unknown[] => {
      const { made, of } = (key === 'foldToSteal' ? bb : all)?.stats[key] ?? { made: 0, of: 0 };
      return [made, of];
    };
    expect(hands).toBe(all?.hands);
    expect(told).toEqual(HUD_STATS.map(pair));
  }
  expect(hud?.some(({ stats: told }) => told.some(([made]) => made > 5))).toBe(true);
});

test('who is told what: nobody, each their own, or all who may see hands', () => {
  const { table } = evening('off', 3);
  const players = (viewer: string): readonly string[] | undefined =>
    table.view(viewer).hud?.map(({ player }) => player);
  expect([table.view(ANN).hud, viewStats(table.state, ANN)]).toEqual([null, null]);
  table.ask(HOST, { type: 'changeSettings', settings: { room: { hud: 'own' } } });
  table.wakeUntil(({ room }) => room.hud === 'own');
  expect(['nobody_1', HOST, ANN].map(players)).toEqual([[], [], [ANN]]);
  expect(Object.keys(viewStats(table.state, BOB)?.players ?? {})).toEqual([BOB]);
  const spectators = { allowed: false, delay: 0 };
  table.ask(HOST, { type: 'changeSettings', settings: { room: { hud: 'all', spectators } } });
  table.wakeUntil(({ room }) => room.hud === 'all');
  expect([HOST, ANN].map(players)).toEqual([undefined, [ANN, BOB, CAT]]);
});

/** A hand that ends at once, of two, at this big blind. */
function walk(ids: readonly [string, string], bigBlind: number): readonly HandEvent[] {
  const players = ids.map((id, i) => ({ id, seat: i + 1, stack: 5000 }));
  const log: HandEvent[] = [];
  playHand(
    { players, button: 1, smallBlind: bigBlind / 2, bigBlind, deck: deck() },
    (_, seat) => ({ type: 'fold', seat }),
    (event) => log.push(event),
  );
  return log;
}

test('the counters do not grow with the people who come and go, nor with the levels', () => {
  let counters = NOTHING_COUNTED;
  for (let i = 0; i < 100; i++) counters = countHand(counters, walk([`p${i}`, ANN], 10), 'cash');
  expect(counters.hands).toBe(100);
  expect(counters.players).toHaveLength(MOST_COUNTED);
  expect(
    counters.players
      .slice(-2)
      .map(({ player }) => player)
      .sort(),
  ).toEqual([ANN, 'p99'].sort());
  let levels = NOTHING_COUNTED;
  for (let i = 1; i < 9; i++) levels = countHand(levels, walk([BOB, ANN], 20 * i), 'tournament');
  expect(levels.players.map(({ rows }) => Object.keys(rows))).toEqual([
    ['bb|0||||'],
    ['btn|0||||'],
  ]);
});

test('a hand that cannot be counted leaves the counters as they were', () => {
  const log = walk([ANN, BOB], 10);
  const before = countHand(NOTHING_COUNTED, log, 'cash');
  expect(countHand(before, [...log, { type: 'voided', reason: 'x' } as never], 'cash')).toBe(
    before,
  );
  expect(countHand(before, log.slice(0, 3), 'cash')).toBe(before);
});
