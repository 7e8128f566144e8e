/** Issue 14, 5: a process that dies, a loop that stands still, a database that is away. */

import type { RoomOptions } from '@sidepot/protocol';
import { describe, expect, test, vi } from 'vitest';
import { StoreError } from '../../src/store/index.js';
import { Onlooker, World } from './in-process.js';

const NAMES = ['ann_000000', 'bob_000000'] as const;
const ROOM: RoomOptions = {
  ...{ actionClock: 10_000, timeBank: null, runOut: 'none', botSpeed: 'none' },
  handPause: 1000,
};

const leftOf = ({ clock }: Onlooker): number => clock.deadline - Date.now();
const typesOf = ({ events }: Onlooker): readonly string[] => events.map(({ type }) => type);

describe('issue 14, 5: time that the server was down is nobody’s thinking time', () => {
  test('after a restart whoever comes back sees what was left, to within half a second', async () => {
    const world = await World.open();
    const [ann] = (await world.seated(NAMES, ROOM)) as [Onlooker];
    await world.pass(4000);
    await world.away(3_600_000);
    const again = await new Onlooker(world, ann.id).open();
    await world.pass(1);
    expect(typesOf(again)).toContain('clockMoved');
    expect(leftOf(again)).toBeGreaterThanOrEqual(6000 - 1);
    expect(leftOf(again)).toBeLessThanOrEqual(6500);
    await world.pass(5900);
    expect(typesOf(again)).not.toContain('timedOut');
    await world.pass(700);
    expect(typesOf(again)).toContain('timedOut');
  });

  test('also if nobody comes back, and after one outage upon the other', async () => {
    const world = await World.open();
    const [ann] = (await world.seated(NAMES, ROOM)) as [Onlooker];
    await world.pass(4000);
    await world.away(7000);
    await world.pass(100);
    await world.away(20_000);
    // Due long ago by the old deadline: it is looked for and given back.
    await world.pass(5000);
    const again = await new Onlooker(world, ann.id).open();
    expect(again.view?.clock?.kind).toBe('action');
    await world.pass(3000);
    expect(again.view?.seats.some(({ status }) => status === 'out')).toBe(true);
  });

  test('a quick restart moves nothing', async () => {
    const world = await World.open();
    const [ann] = (await world.seated(NAMES, ROOM)) as [Onlooker];
    const { deadline } = ann.clock;
    await world.pass(4000);
    await world.away(100);
    const again = await new Onlooker(world, ann.id).open();
    await world.pass(1000);
    expect(again.clock.deadline).toBe(deadline);
  });

  test('a process that stood still past the deadline folds nobody when it goes on', async () => {
    const world = await World.open();
    const [ann] = (await world.seated(NAMES, ROOM)) as [Onlooker];
    await world.pass(4000);
    // No timer ran meanwhile; the alarm is the first thing that does.
    vi.setSystemTime(Date.now() + 30_000);
    await world.pass(5999);
    expect(typesOf(ann)).toContain('clockMoved');
    expect(typesOf(ann)).not.toContain('timedOut');
    await world.pass(600);
    expect(typesOf(ann)).toContain('timedOut');
  });

  test('nor does one whose database was away', async () => {
    const world = await World.open();
    const [ann] = (await world.seated(NAMES, ROOM)) as [Onlooker];
    await world.pass(4000);
    const away = Promise.reject(new StoreError('DATABASE_UNREACHABLE', 'away'));
    away.catch(() => {});
    const spies = (['beat', 'append', 'claimDue'] as const).map((name) =>
      vi.spyOn(world.store, name).mockImplementation(() => away),
    );
    await world.pass(20_000);
    for (const spy of spies) spy.mockRestore();
    await world.pass(2000);
    expect(typesOf(ann)).toContain('clockMoved');
    expect(typesOf(ann)).not.toContain('timedOut');
    expect(leftOf(ann)).toBeGreaterThan(3000);
    await world.pass(5000);
    expect(typesOf(ann)).toContain('timedOut');
  });
});

describe('issue 14, 5: the machine’s clock jumps while somebody thinks', () => {
  const HOUR = 3_600_000;
  /** The tables' clock follows a jump by so much of each millisecond (docs/adr/0014). */
  const SLEW = 0.05;

  test.each([HOUR, -HOUR])('by %i ms: they run out of time, and not early', async (jump) => {
    let shift = 0;
    const world = await World.open({ wall: () => Date.now() + shift });
    const [ann] = (await world.seated(NAMES, ROOM)) as [Onlooker];
    const began = Date.now();
    await world.pass(2000);
    shift = jump;
    const earliest = began + 10_000 * (1 - SLEW);
    await world.pass(earliest - Date.now());
    expect(typesOf(ann)).not.toContain('timedOut');
    const latest = began + 10_000 * (1 + SLEW) + 1000;
    await world.pass(latest - Date.now());
    expect(typesOf(ann)).toContain('timedOut');
    // Nobody was away: nobody is given time back.
    expect(typesOf(ann)).not.toContain('clockMoved');
    const timedOut = ann.events.find(({ type }) => type === 'timedOut');
    expect(Math.abs((timedOut?.at ?? 0) - began - 10_000)).toBeLessThan(1000);
  });
});
