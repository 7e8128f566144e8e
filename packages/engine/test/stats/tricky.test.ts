/** Hands with corners: every counter of every player is what was worked out by hand. */
import { readPhh, unwrap } from '@sidepot/engine';
import { report, STAT_KEYS, statsOf } from '@sidepot/engine/stats';
import { expect, test } from 'vitest';
import { TRICKY, type Tricky } from './tricky-hands.js';

const NAMES = [...'ABCDEFGHI'];

function recordOf({ blinds, stacks, variant = 'NT', antes, cards = {}, ...hand }: Tricky): string {
  const seats = blinds.map((_, i) => NAMES[i] as string);
  const unseen = variant === 'PO' ? '????????' : '????';
  const actions = [
    ...(hand.before === undefined ? [] : [hand.before]),
    ...seats.map((name, i) => `d dh p${i + 1} ${cards[name] ?? unseen}`),
    ...hand.actions.flatMap((street) => street.split(', ')),
  ];
  const listed = (texts: readonly string[]): string => `[${texts.map((one) => `'${one}'`).join()}]`;
  const all = typeof stacks === 'number' ? blinds.map(() => stacks) : stacks;
  return [
    `variant = '${variant}'`,
    `antes = [${(antes ?? blinds.map(() => 0)).join()}]`,
    `blinds_or_straddles = [${blinds.join()}]`,
    variant === 'FT' ? 'small_bet = 100\nbig_bet = 200' : 'min_bet = 100',
    `starting_stacks = [${all.join()}]`,
    `actions = ${listed(actions)}`,
    `players = ${listed(seats)}`,
    hand.more ?? '',
  ].join('\n');
}

test.each(TRICKY)('STATS.md: $title', (hand) => {
  const stats = statsOf([{ record: unwrap(readPhh(recordOf(hand))) }]);
  expect([stats.hands, stats.refused]).toEqual([1, 0]);
  for (const [player, text] of Object.entries(hand.expect)) {
    const [row] = report(stats, { player });
    const [place] = report(stats, { player, by: 'position' });
    if (row === undefined) throw new Error(`nothing of ${player}`);
    const told = new Map(
      text.split(' ').map((one) => one.split('=') as [string, string | undefined]),
    );
    const number = (key: string): number | undefined =>
      told.has(key) ? Number(told.get(key)) : undefined;
    const net = number('net') ?? 0;
    const counts = Object.fromEntries(
      STAT_KEYS.flatMap((key) => {
        const { made, of } = row.stats[key];
        return made === 0 && of === 0 ? [] : [[key, `${made}/${of}`]];
      }),
    );
    const wanted = STAT_KEYS.flatMap((key) =>
      told.has(key) ? [[key, told.get(key) ?? '0/1'] as const] : [],
    );
    expect({ player, ...counts }).toEqual({ player, ...Object.fromEntries(wanted) });
    expect({ player, hands: row.hands, away: row.away, settled: row.settled }).toEqual({
      ...{ player, hands: told.has('away') ? 0 : 1, away: told.has('away') ? 1 : 0, settled: 1 },
    });
    expect({ player, net: row.net, show: row.netShowdown, ev: row.evNet, of: row.evHands }).toEqual(
      {
        ...{ player, net, show: told.has('sd') ? net : 0 },
        ...{ ev: number('ev') ?? net, of: told.has('ev') ? 1 : 0 },
      },
    );
    expect(row.bb100?.value).toBe(net);
    if (told.has('pos')) expect([player, place?.group]).toEqual([player, told.get('pos')]);
    if (told.has('d')) expect([player, row.depth.indexOf(1)]).toEqual([player, number('d')]);
  }
});
