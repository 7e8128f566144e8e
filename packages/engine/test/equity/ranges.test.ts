import { formatCards } from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import { parseRange } from '../../src/equity/ranges.js';

function combos(text: string): string[] {
  const range = parseRange(text);
  if (!range.ok) throw new Error(JSON.stringify(range.error));
  return range.value.map(({ cards, weight }) => `${formatCards(cards).replace(' ', '')}:${weight}`);
}

describe('parseRange', () => {
  it.each([
    ['QQ', 6],
    ['QQ+', 18],
    ['77-TT', 24],
    ['TT-77', 24],
    ['AKs', 4],
    ['AKo', 12],
    ['AK', 16],
    ['KA', 16],
    ['ATs+', 16],
    ['AT+', 64],
    ['T9s-65s', 20],
    ['65s-T9s', 20],
    ['A5s-A2s', 16],
    ['J9o-75o', 60],
    ['AsKd', 1],
    ['10s9s', 1],
    ['109s', 4],
    ['random', 1326],
    ['QQ+, AKs, T9s-65s', 42],
    ['QQ+ AKs;T9s - 65s', 42],
    ['qq+, aks', 22],
    ['AK, AKs', 16],
    ['AK, AKs:0', 12],
    ['A♠K♦', 1],
    ['A♠\uFE0FK♦\uFE0F, Q♤J♢', 2],
    ['QQ - 99 , AK', 40],
    ['QQ -99 AK@ 50%', 40],
  ])('%s is %i hands', (text, count) => expect(combos(text)).toHaveLength(count));

  it('writes hands high card first', () => {
    expect(combos('KdAs')).toEqual(['AsKd:1']);
    expect(combos('76s')).toEqual(['7s6s:1', '7h6h:1', '7d6d:1', '7c6c:1']);
  });

  it('reads weights; the last one counts', () => {
    expect(combos('AsKs:0.5, QhQd@25%')).toEqual(['AsKs:0.5', 'QhQd:0.25']);
    expect(combos('AsKs, AsKs : .5')).toEqual(['AsKs:0.5']);
  });

  it.each([
    ['', ''],
    ['QQs', 'QQs'],
    ['AKx', 'AKx'],
    ['QQ+, 1A', '1A'],
    ['T9s-66', 'T9s-66'],
    ['T9s-65o', 'T9s-65o'],
    ['T9s-86s', 'T9s-86s'],
    ['QQ+-AA', 'QQ+-AA'],
    ['AKs:2', 'AKs:2'],
    ['AKs:', 'AKs:'],
    ['AKs@50%@20%', 'AKs@50%@20%'],
    ['AsAs', 'AsAs'],
    ['AKs:0', 'AKs:0'],
    ['22-', '22-'],
  ])('%j is not a range', (text, token) => {
    expect(parseRange(text)).toMatchObject({
      ok: false,
      error: { code: 'BAD_RANGE', range: token },
    });
  });

  it('reads a megabyte of anything as fast as a megabyte is read', () => {
    const million = 1_000_000;
    expect(combos(`AsKs${' '.repeat(million)}`)).toEqual(['AsKs:1']);
    expect(combos(`AsKs${' '.repeat(million)}:${' '.repeat(million)}.5`)).toEqual(['AsKs:0.5']);
    for (const text of [
      ' '.repeat(million),
      `x${' '.repeat(million)}x`,
      '1'.repeat(million),
      `AA:${'1'.repeat(million)}x`,
      '- '.repeat(million),
      'A♠'.repeat(million),
    ]) {
      expect(parseRange(text)).toMatchObject({ ok: false, error: { code: 'BAD_RANGE' } });
    }
    expect(combos('random '.repeat(1000))).toHaveLength(1326);
  });

  it.each([null, undefined, 7, 5n, Symbol('s'), {}, [], Object.create(null)])('%o', (text) => {
    expect(parseRange(text as string)).toMatchObject({ ok: false, error: { code: 'BAD_RANGE' } });
  });
});
